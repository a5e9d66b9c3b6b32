import { z } from 'zod';

export const ARTIST_COLUMNS = 'id, name, avatar_url, genres';
export const ARTIST_DETAIL_COLUMNS = `${ARTIST_COLUMNS}, role, bio, location`;

export const artistRowSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  avatar_url: z.string().nullable(),
  genres: z.array(z.string()),
});
export type ArtistRow = z.infer<typeof artistRowSchema>;

export const artistDetailRowSchema = artistRowSchema.extend({
  role: z.enum(['customer', 'artist']),
  bio: z.string().nullable(),
  location: z.string().nullable(),
});
export type ArtistDetailRow = z.infer<typeof artistDetailRowSchema>;
