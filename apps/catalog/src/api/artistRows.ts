import { artistPageRowSchema } from '@fairtone/music';
import * as z from 'zod/mini';

export const artistDetailRowSchema = z.extend(artistPageRowSchema, {
  role: z.enum(['customer', 'artist']),
  created_at: z.string(),
  counts: z.nullable(z.object({ followers: z.int() })),
});
export type ArtistDetailRow = z.infer<typeof artistDetailRowSchema>;
