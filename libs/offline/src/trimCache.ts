/** Deletes the oldest entries until `most` are left. A cache lists its keys in the order of insertion. */
async function trimCache(cache: Pick<Cache, 'keys' | 'delete'>, most: number): Promise<void> {
  const keys = await cache.keys();
  for (const key of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(key);
}

/** Stores a response as the newest entry, and deletes the oldest beyond `most`. */
export async function putAndTrim(cache: Cache, key: string, answer: Response, most: number): Promise<void> {
  await cache.delete(key);
  await cache.put(key, answer);
  await trimCache(cache, most);
}
