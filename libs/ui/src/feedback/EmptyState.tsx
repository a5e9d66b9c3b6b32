import { Placeholder, type PlaceholderProps } from './Placeholder';

/** Tells that there is nothing to show yet, and offers the next step. */
export function EmptyState(props: PlaceholderProps) {
  return <Placeholder {...props} />;
}
