import { SAVED_ALBUMS_PREFIX } from '../cacheNames.ts';

/** A complete file of a saved album. */
export async function matchSavedAlbum(caches: CacheStorage, url: string): Promise<Response | undefined> {
  const names = (await caches.keys()).filter((name) => name.startsWith(SAVED_ALBUMS_PREFIX));
  for (const name of names) {
    const file = await (await caches.open(name)).match(url);
    if (file) return file;
  }
  return undefined;
}
