import { selectSeesArtistView, selectUser, useAppSelector } from '@fairtone/store';
import { navigationFor } from './navigation.ts';

/** The navigation of the person who looks. */
export function useNavigation() {
  const isSignedIn = useAppSelector(selectUser) !== null;
  const seesArtistView = useAppSelector(selectSeesArtistView);
  return navigationFor({ isSignedIn, seesArtistView });
}
