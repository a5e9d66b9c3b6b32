import { logInfo, messageOf, warn } from '@fairtone/servers/shared';
import type { GuestApi } from '../../pages/guestApi.ts';
import { repeat } from '../../process/repeat.ts';
import type { ReleaseStore } from '../../releases/releaseStore.ts';
import type { PurgeSettings } from '../cacheSettings.ts';
import { ALL_TAG, MANY_TAG } from '../pageTags.ts';
import { followPageChanges } from './pageChanges.ts';
import { createPurger } from './purger.ts';
import { followReleases } from './releaseChanges.ts';

/** Time between two looks, in ms: a change must be seen within two seconds. */
const EVERY_MS = 500;
/**
 * A tag is purged again after this time, in ms: an edge may have read a row before it changed, and the cache stored the page after the first
 * purge. No page is rendered for longer.
 */
const AGAIN_MS = 5_000;

type Deps = { api: Pick<GuestApi, 'get'>; store: Pick<ReleaseStore, 'channels'> };

/**
 * Makes the caches forget pages whose rows or releases change. Every edge does it for itself: another one may see a promotion later, and
 * answer with the old release until then.
 * @returns a function that stops it
 */
export function startPurging(settings: PurgeSettings, { api, store }: Deps): () => Promise<void> {
  const changes = followPageChanges(api);
  const releases = followReleases(store);
  const purger = createPurger(settings, AGAIN_MS);
  let fault: string | null = null;

  async function look(): Promise<void> {
    const [rows, remotes] = await Promise.allSettled([changes.read(), releases()]);
    if (rows.status === 'fulfilled') purger.add(rows.value ? withMany(rows.value) : [ALL_TAG]);
    if (remotes.status === 'fulfilled') purger.add(remotes.value);
    const sent = await purger.send().then(
      () => null,
      (error: unknown) => messageOf(error),
    );
    const failed = [rows, remotes].flatMap((each) => (each.status === 'rejected' ? [messageOf(each.reason)] : []));
    note([...failed, ...(sent ? [sent] : [])].join('; ') || null);
  }

  /** Logs a fault once, and its end. */
  function note(found: string | null): void {
    if (found === fault) return;
    if (found) warn('cache', `Changed pages may be shown until they expire: ${found}`);
    else logInfo('cache', 'Changed pages are purged again');
    fault = found;
  }

  return repeat(EVERY_MS, look);
}

/** A page with more ids than it names changes with any of them. */
const withMany = (tags: string[]): string[] => (tags.length > 0 ? [...tags, MANY_TAG] : tags);
