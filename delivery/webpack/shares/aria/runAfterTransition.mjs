export { runAfterTransition } from 'whole/react-aria/private/utils/runAfterTransition';
