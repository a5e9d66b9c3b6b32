import * as z from 'zod/mini';
import type { GuestApi } from '../guestApi.ts';

const artistSchema = z.object({ id: z.string(), name: z.string() });
const albumSchema = z.object({
  id: z.string(),
  title: z.string(),
  cover_image: z.nullable(z.string()),
  description: z.nullable(z.string()),
  release_date: z.string(),
  genres: z.array(z.string()),
  price: z.nullable(z.int()),
  minimum_price: z.nullable(z.int()),
  artist: artistSchema,
});
export type AlbumRow = z.infer<typeof albumSchema>;

const trackSchema = z.object({
  id: z.string(),
  title: z.string(),
  track_number: z.int(),
  duration: z.nullable(z.int()),
});
export type TrackRow = z.infer<typeof trackSchema>;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
export const isId = (text: string | undefined): text is string => text !== undefined && UUID.test(text);

// Signed-in people may read more by the same policies; for a guest, the policies and this filter agree.
const ALBUMS =
  '/rest/v1/albums?state=eq.public&select=id,title,cover_image,description,release_date,genres,price,minimum_price,' +
  'artist:profiles!albums_artist_id_fkey!inner(id,name)';

/** A published album of a visible artist; null for any other id. */
export async function readAlbum(api: GuestApi, id: string): Promise<AlbumRow | null> {
  return (await api.rows(`${ALBUMS}&id=eq.${id}`, albumSchema))?.[0] ?? null;
}

/** The newest published albums of an artist. */
export const readAlbumsOf = async (api: GuestApi, artistId: string, limit: number): Promise<AlbumRow[]> =>
  (await api.rows(`${ALBUMS}&artist_id=eq.${artistId}&order=release_date.desc,id.desc&limit=${limit}`, albumSchema)) ??
  [];

export const readTracks = async (api: GuestApi, albumId: string): Promise<TrackRow[]> =>
  (await api.rows(
    `/rest/v1/tracks?select=id,title,track_number,duration&status=eq.ready&album_id=eq.${albumId}&order=track_number.asc`,
    trackSchema,
  )) ?? [];
