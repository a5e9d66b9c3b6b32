import { selectSeesArtistView, selectUser, useAppSelector } from '@fairtone/store';
import { ownPagesOf } from './navigation.ts';

/** The navigation links that depend on the signed-in user and their view. */
export function useOwnPages() {
  const isSignedIn = useAppSelector(selectUser) !== null;
  const seesArtistView = useAppSelector(selectSeesArtistView);
  return ownPagesOf({ isSignedIn, seesArtistView });
}
