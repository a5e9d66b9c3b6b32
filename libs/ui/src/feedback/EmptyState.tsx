import { Placeholder, type PlaceholderProps } from './Placeholder';

/** Nothing here yet: says so and invites to the next step. */
export function EmptyState(props: PlaceholderProps) {
  return <Placeholder {...props} />;
}
