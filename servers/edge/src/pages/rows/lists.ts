import * as z from 'zod/mini';
import type { GuestApi } from '../guestApi.ts';

const listedAlbumSchema = z.object({
  id: z.string(),
  title: z.string(),
  artist_id: z.string(),
  artist_name: z.string(),
  cover_image: z.nullable(z.string()),
  description: z.nullable(z.string()),
  release_date: z.string(),
});
export type ListedAlbum = z.infer<typeof listedAlbumSchema>;

const listedArtistSchema = z.object({ id: z.string(), name: z.string() });
export type ListedArtist = z.infer<typeof listedArtistSchema>;

/** The first page of a list of public albums. */
export const listAlbums = async (
  api: GuestApi,
  sort: 'mostRecent' | 'dateAdded',
  count: number,
): Promise<ListedAlbum[]> =>
  (await api.rows(`/rest/v1/rpc/list_albums?sort=${sort}&page_size=${count}`, listedAlbumSchema)) ?? [];

export const listArtists = async (api: GuestApi, count: number): Promise<ListedArtist[]> =>
  (await api.rows(`/rest/v1/rpc/list_artists?sort=alphabetical&page_size=${count}`, listedArtistSchema)) ?? [];
