import { api } from '@fairtone/api';
import { getRest } from '@fairtone/platform';
import { profileChanged, viewSwitched, type AppStore } from '@fairtone/store';

/** Turns the signed-in listener into an artist. @returns whether the server accepted that */
export async function startSelling(store: AppStore): Promise<boolean> {
  const { error } = await getRest().rpc('start_selling');
  if (error) return false;
  store.dispatch(profileChanged({ role: 'artist' }));
  store.dispatch(viewSwitched('artist'));
  store.dispatch(api.util.invalidateTags(['Profile', 'Artist']));
  return true;
}
