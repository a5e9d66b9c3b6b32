import type { PlayableTrack } from '@fairtone/domain';
import { savedAlbumsCacheOf } from '../cacheNames.ts';

/** An album saved on this device, with its data at that time. */
export interface SavedAlbum {
  id: string;
  title: string;
  artist: string;
  artistId: string;
  /** Url of the 1400 px picture. */
  coverImage: string | null;
  tracks: PlayableTrack[];
  /** Size of all its files. */
  bytes: number;
  /** Milliseconds since 1970. */
  keptAt: number;
  /** URLs of all its files. */
  files: string[];
}

const RECORDS = '/kept-albums/';

/** Cache key of an album's record. No request has this URL. */
export const recordPath = (albumId: string) => RECORDS + albumId;

/** Albums that a user saved on this device, newest first. */
export async function listSavedAlbums(caches: CacheStorage, personId: string): Promise<SavedAlbum[]> {
  // Opening a cache would create it.
  if (!(await caches.has(savedAlbumsCacheOf(personId)))) return [];
  const cache = await caches.open(savedAlbumsCacheOf(personId));
  const records = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(RECORDS));
  const albums = await Promise.all(records.map(async (key) => (await cache.match(key))?.json() as Promise<SavedAlbum>));
  return albums.sort((one, other) => other.keptAt - one.keptAt);
}

/** Deletes a saved album; does nothing when it is not saved. */
export async function removeSavedAlbum(caches: CacheStorage, personId: string, albumId: string): Promise<void> {
  if (!(await caches.has(savedAlbumsCacheOf(personId)))) return;
  const cache = await caches.open(savedAlbumsCacheOf(personId));
  const record = await cache.match(recordPath(albumId));
  if (!record) return;
  const { files } = (await record.json()) as SavedAlbum;
  // The record first: an album with a deleted file must not look complete.
  await cache.delete(recordPath(albumId));
  for (const file of files) await cache.delete(file);
}
