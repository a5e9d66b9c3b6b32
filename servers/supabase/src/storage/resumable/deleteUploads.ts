import type { StorageDeps } from '../deps.ts';
import { foldersOf } from './uploader.ts';

/** Deletes the unfinished uploads of a person; running ones are aborted. */
export async function deleteUploads({ partials, locks }: Pick<StorageDeps, 'partials' | 'locks'>, userId: string) {
  for (const owner of foldersOf(userId)) {
    for (const id of await partials.idsOf(owner)) await locks.hold(id, () => partials.remove({ owner, id }));
  }
}
