import {
  dataCacheOf,
  DATA_PREFIX,
  PUBLIC_OWNER,
  GUEST,
  savedAlbumsCacheOf,
  SAVED_ALBUMS_PREFIX,
  ownCacheOf,
  OWN_PREFIX,
} from './cacheNames.ts';

const PERSONAL = [DATA_PREFIX, OWN_PREFIX, SAVED_ALBUMS_PREFIX];

/**
 * Deletes the caches of other users: on a shared tablet no user must see what another one saw or saved.
 * @param personId id of the signed-in person; null for a guest
 * @returns names of the deleted caches
 */
export async function forgetOthers(caches: CacheStorage, personId: string | null): Promise<string[]> {
  const own = [
    ...[PUBLIC_OWNER, personId ?? GUEST].map(dataCacheOf),
    ...(personId ? [ownCacheOf(personId), savedAlbumsCacheOf(personId)] : []),
  ];
  const personal = (await caches.keys()).filter((name) => PERSONAL.some((prefix) => name.startsWith(prefix)));
  const others = personal.filter((name) => !own.includes(name));
  await Promise.all(others.map((name) => caches.delete(name)));
  return others;
}

/** Deletes all caches of this site. */
export async function forgetAll(caches: CacheStorage): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith('fairtone-'));
  await Promise.all(names.map((name) => caches.delete(name)));
}
