import { KEPT_PREFIX } from '../cacheNames.ts';

/** A file of a kept album, whole. */
export async function matchKept(caches: CacheStorage, url: string): Promise<Response | undefined> {
  const names = (await caches.keys()).filter((name) => name.startsWith(KEPT_PREFIX));
  for (const name of names) {
    const file = await (await caches.open(name)).match(url);
    if (file) return file;
  }
  return undefined;
}
