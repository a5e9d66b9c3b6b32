import { api, API_TAGS, letEndpointsBeReplaced } from '@fairtone/api';
import { getStore } from './currentStore.ts';
import { letSlicesBeReplaced } from './rootReducer.ts';

/**
 * Prepares the page for another version of a remote that already ran in it: endpoints and slices with the remote's prefix may be injected
 * again, and fetched data is invalidated, because the two versions may expect different shapes.
 * @param remote name of the remote, such as `catalog`; names of other remotes stay protected
 */
export function resetRemoteState(remote: string): void {
  const prefix = remote.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
  letEndpointsBeReplaced(prefix);
  letSlicesBeReplaced(prefix);
  getStore().dispatch(api.util.invalidateTags([...API_TAGS]));
}
