import { api, API_TAGS, letEndpointsBeReplaced } from '@fairtone/api';
import { getStore } from './currentStore.ts';
import { letSlicesBeReplaced } from './rootReducer.ts';

/**
 * Prepares the page for another version of a remote that ran in it: its endpoints and slices may come once more, and what the
 * earlier version fetched is fetched anew, because the shapes may differ.
 */
export function makeWayFor(remote: string): void {
  const prefix = remote.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
  letEndpointsBeReplaced(prefix);
  letSlicesBeReplaced(prefix);
  getStore().dispatch(api.util.invalidateTags([...API_TAGS]));
}
