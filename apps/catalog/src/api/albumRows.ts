import { z } from 'zod';

export const ALBUM_COLUMNS =
  'id, title, cover_image, genre, track_count, release_date, artist:profiles!albums_artist_id_fkey!inner(id, name)';

export const ALBUM_DETAIL_COLUMNS = `${ALBUM_COLUMNS}, description, price, minimum_price, suggested_price, pricing_message, state, accent`;

export const TRACK_COLUMNS =
  'id, title, track_number, audio_url, duration, duration_ms, status, loudness_lufs, encoder_delay, encoder_padding';

const artistSchema = z.object({ id: z.uuid(), name: z.string() });

export const albumRowSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  cover_image: z.string().nullable(),
  genre: z.string(),
  track_count: z.int(),
  release_date: z.string(),
  artist: artistSchema.nullable(),
});
export type AlbumRow = z.infer<typeof albumRowSchema>;

export const albumDetailRowSchema = albumRowSchema.extend({
  artist: artistSchema,
  description: z.string().nullable(),
  price: z.int().nullable(),
  minimum_price: z.int().nullable(),
  suggested_price: z.int().nullable(),
  pricing_message: z.string().nullable(),
  state: z.enum(['draft', 'scheduled', 'public', 'withdrawn']),
  accent: z.string().nullable(),
});
export type AlbumDetailRow = z.infer<typeof albumDetailRowSchema>;

export const trackRowSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  track_number: z.int(),
  audio_url: z.string().nullable(),
  duration: z.int().nullable(),
  duration_ms: z.int().nullable(),
  status: z.enum(['processing', 'ready', 'failed']),
  loudness_lufs: z.number().nullable(),
  encoder_delay: z.int().nullable(),
  encoder_padding: z.int().nullable(),
});
export type TrackRow = z.infer<typeof trackRowSchema>;
