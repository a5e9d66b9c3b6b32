export { Button, GridList, GridListItem } from 'whole/react-aria-components/GridList';
