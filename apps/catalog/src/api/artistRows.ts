import * as z from 'zod/mini';

export { ARTIST_DETAIL_COLUMNS } from './columns';

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
  social_links: z.record(z.string(), z.unknown()),
  created_at: z.string(),
  counts: z.nullable(z.object({ followers: z.int() })),
  page: z.nullable(
    z.object({
      accent: z.nullable(z.string()),
      banner_url: z.nullable(z.string()),
      pinned_album_id: z.nullable(z.uuid()),
      sections: z.array(z.string()),
    }),
  ),
});
export type ArtistDetailRow = z.infer<typeof artistDetailRowSchema>;
