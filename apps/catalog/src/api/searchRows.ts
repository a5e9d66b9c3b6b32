import * as z from 'zod/mini';

const hit = {
  id: z.uuid(),
  title: z.string(),
  artist_id: z.uuid(),
  artist_name: z.string(),
  cover_image: z.nullable(z.string()),
  genre: z.string(),
  found: z.int(),
};

/** A row of `search_catalog`; which columns are filled depends on its kind. */
export const searchRowSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('artist'), ...hit }),
  z.object({
    kind: z.literal('album'),
    ...hit,
    price: z.nullable(z.int()),
    track_count: z.int(),
    release_date: z.string(),
  }),
  z.object({
    kind: z.literal('track'),
    ...hit,
    album_id: z.uuid(),
    album_title: z.string(),
    track_number: z.int(),
    duration: z.nullable(z.int()),
    audio_url: z.nullable(z.string()),
  }),
]);
export type SearchRow = z.infer<typeof searchRowSchema>;
