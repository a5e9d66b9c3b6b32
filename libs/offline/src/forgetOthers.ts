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
 * Deletes everything that this device cached for other users: on a shared device, one must not see what another saw or saved.
 * @param personId the signed-in user; null: a guest
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

/** Forgets everything that this site kept on the device. */
export async function forgetAll(caches: CacheStorage): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith('fairtone-'));
  await Promise.all(names.map((name) => caches.delete(name)));
}
