export { Menu, MenuItem, Popover } from 'whole/react-aria-components/Menu';
