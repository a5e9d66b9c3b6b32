import type { SlotProps } from '@fairtone/contracts';
import { FollowButton } from './FollowButton';

/** The slot `profile.follow`: the follow button on people's profiles. */
export function Component({ personId }: SlotProps<'profile.follow'>) {
  return <FollowButton artistId={personId} />;
}
