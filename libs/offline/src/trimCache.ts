/** Forgets what was put in first, down to so many. A cache lists its keys in the order in which they came. */
export async function trimCache(cache: Pick<Cache, 'keys' | 'delete'>, most: number): Promise<void> {
  const keys = await cache.keys();
  for (const key of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(key);
}

/** Keeps an answer as the newest, and of all so many. */
export async function putAndTrim(cache: Cache, key: string, answer: Response, most: number): Promise<void> {
  await cache.delete(key);
  await cache.put(key, answer);
  await trimCache(cache, most);
}
