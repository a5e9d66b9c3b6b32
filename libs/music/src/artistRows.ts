import * as z from 'zod/mini';

export const artistRowSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  avatar_url: z.nullable(z.string()),
  genres: z.array(z.string()),
});
export type ArtistRow = z.infer<typeof artistRowSchema>;

/** An artist with bio, links and the look of the artist's page; `page` is null until the artist changes the look. */
export const artistPageRowSchema = z.extend(artistRowSchema, {
  bio: z.nullable(z.string()),
  location: z.nullable(z.string()),
  social_links: z.record(z.string(), z.unknown()),
  page: z.nullable(
    z.object({
      accent: z.nullable(z.string()),
      banner_url: z.nullable(z.string()),
      pinned_album_id: z.nullable(z.uuid()),
      sections: z.array(z.string()),
    }),
  ),
});
export type ArtistPageRow = z.infer<typeof artistPageRowSchema>;
