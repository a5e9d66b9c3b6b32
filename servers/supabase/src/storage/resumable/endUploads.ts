import type { StorageDeps } from '../deps.ts';
import { foldersOf } from './uploader.ts';

/** Lets go of all that has arrived of a person's unfinished uploads; one that is just sending is cut. */
export async function endUploads({ partials, locks }: Pick<StorageDeps, 'partials' | 'locks'>, userId: string) {
  for (const owner of foldersOf(userId)) {
    for (const id of await partials.idsOf(owner)) await locks.hold(id, () => partials.remove({ owner, id }));
  }
}
