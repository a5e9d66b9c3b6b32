import * as z from 'zod/mini';

export { ALBUM_COLUMNS, ALBUM_DETAIL_COLUMNS, TRACK_COLUMNS } from './columns';

const artistSchema = z.object({ id: z.uuid(), name: z.string() });

export const albumRowSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  cover_image: z.nullable(z.string()),
  genre: z.string(),
  price: z.nullable(z.int()),
  track_count: z.int(),
  release_date: z.string(),
  artist: z.nullable(artistSchema),
});
export type AlbumRow = z.infer<typeof albumRowSchema>;

export const albumDetailRowSchema = z.extend(albumRowSchema, {
  artist: artistSchema,
  description: z.nullable(z.string()),
  minimum_price: z.nullable(z.int()),
  suggested_price: z.nullable(z.int()),
  pricing_message: z.nullable(z.string()),
  state: z.enum(['draft', 'scheduled', 'public', 'withdrawn']),
  accent: z.nullable(z.string()),
});
export type AlbumDetailRow = z.infer<typeof albumDetailRowSchema>;

export const trackRowSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  track_number: z.int(),
  audio_url: z.nullable(z.string()),
  duration: z.nullable(z.int()),
  duration_ms: z.nullable(z.int()),
  status: z.enum(['processing', 'ready', 'failed']),
  loudness_lufs: z.nullable(z.number()),
  true_peak_db: z.nullable(z.number()),
  encoder_delay: z.nullable(z.int()),
  encoder_padding: z.nullable(z.int()),
});
export type TrackRow = z.infer<typeof trackRowSchema>;
