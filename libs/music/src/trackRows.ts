import * as z from 'zod/mini';
import { albumHeadRowSchema } from './albumRows.ts';

const soundColumns = {
  duration_ms: z.nullable(z.int()),
  loudness_lufs: z.nullable(z.number()),
  true_peak_db: z.nullable(z.number()),
  encoder_delay: z.nullable(z.int()),
  encoder_padding: z.nullable(z.int()),
};

/** Loudness, encoder delay and exact length of a track, for the player. */
export const soundRowSchema = z.object({ id: z.uuid(), ...soundColumns });
export type SoundRow = z.infer<typeof soundRowSchema>;

export const trackRowSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  track_number: z.int(),
  audio_url: z.nullable(z.string()),
  duration: z.nullable(z.int()),
  status: z.enum(['processing', 'ready', 'failed']),
  ...soundColumns,
});
export type TrackRow = z.infer<typeof trackRowSchema>;

export const trackWithAlbumRowSchema = z.extend(trackRowSchema, { album: z.nullable(albumHeadRowSchema) });
export type TrackWithAlbumRow = z.infer<typeof trackWithAlbumRowSchema>;
