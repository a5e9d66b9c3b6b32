import { selectSeesArtistView, selectUser, useAppSelector } from '@fairtone/store';
import { ownPlacesOf } from './navigation.ts';

/** The navigation that only the person who looks has. */
export function useOwnPlaces() {
  const isSignedIn = useAppSelector(selectUser) !== null;
  const seesArtistView = useAppSelector(selectSeesArtistView);
  return ownPlacesOf({ isSignedIn, seesArtistView });
}
