export { DropIndicator, useDragAndDrop } from 'whole/react-aria-components/useDragAndDrop';
