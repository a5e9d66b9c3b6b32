import * as z from 'zod/mini';

/** An album as the SQL functions for lists, search and recommendations return it. */
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

/** A track as those functions return it. Functions for one artist leave out the artist's id. */
export const listedTrackRowSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  album_id: z.uuid(),
  album_title: z.string(),
  artist_name: z.string(),
  cover_image: z.nullable(z.string()),
  duration: z.nullable(z.int()),
  audio_url: z.nullable(z.string()),
  track_number: z.int(),
});
export type ListedTrackRow = z.infer<typeof listedTrackRowSchema>;
