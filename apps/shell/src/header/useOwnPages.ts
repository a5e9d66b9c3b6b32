import { selectSeesArtistView, selectUser, useAppSelector } from '@fairtone/store';
import { ownPagesOf } from './navigation.ts';

/** The navigation that only the person who looks has. */
export function useOwnPages() {
  const isSignedIn = useAppSelector(selectUser) !== null;
  const seesArtistView = useAppSelector(selectSeesArtistView);
  return ownPagesOf({ isSignedIn, seesArtistView });
}
