import * as z from 'zod/mini';

export const ARTIST_COLUMNS = 'id, name, avatar_url, genres';
export const ARTIST_DETAIL_COLUMNS = `${ARTIST_COLUMNS}, role, bio, location`;

export const artistRowSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  avatar_url: z.nullable(z.string()),
  genres: z.array(z.string()),
});
export type ArtistRow = z.infer<typeof artistRowSchema>;

export const artistDetailRowSchema = z.extend(artistRowSchema, {
  role: z.enum(['customer', 'artist']),
  bio: z.nullable(z.string()),
  location: z.nullable(z.string()),
});
export type ArtistDetailRow = z.infer<typeof artistDetailRowSchema>;
