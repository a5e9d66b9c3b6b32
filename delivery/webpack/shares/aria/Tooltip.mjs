export { Focusable, Tooltip, TooltipTrigger } from 'whole/react-aria-components/Tooltip';
