import { splitGenres } from '@fairtone/domain';
import * as z from 'zod/mini';
import type { AlbumSummary } from '../model/album';

/** An album as the SQL functions of lists and recommendations give it. */
export const listedAlbumRowSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  artist_id: z.uuid(),
  artist_name: z.string(),
  cover_image: z.nullable(z.string()),
  genre: z.string(),
  price: z.nullable(z.int()),
  track_count: z.int(),
  release_date: z.string(),
});
export type ListedAlbumRow = z.infer<typeof listedAlbumRowSchema>;

export const albumPageRowSchema = z.extend(listedAlbumRowSchema, { next: z.string() });
export type AlbumPageRow = z.infer<typeof albumPageRowSchema>;

export function toListedAlbum(row: ListedAlbumRow): AlbumSummary {
  return {
    id: row.id,
    title: row.title,
    artist: row.artist_name,
    artistId: row.artist_id,
    coverImage: row.cover_image,
    genres: splitGenres(row.genre),
    price: row.price,
    trackCount: row.track_count,
    releaseDate: row.release_date,
  };
}
