import type { SlotProps } from '@fairtone/contracts';
import { FollowButton } from './FollowButton';

/** The follow button, lent to the profiles of people. */
export function Component({ personId }: SlotProps<'profile.follow'>) {
  return <FollowButton artistId={personId} />;
}
