import { listedAlbumRowSchema, listedTrackRowSchema } from '@fairtone/music';
import * as z from 'zod/mini';

/** Number of all hits of the row's kind, those on other pages included. */
const found = { found: z.int() };

/** A row of `search_catalog`; which columns are filled depends on its kind. */
export const searchRowSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('artist'),
    ...found,
    id: z.uuid(),
    title: z.string(),
    artist_name: z.string(),
    cover_image: z.nullable(z.string()),
    genre: z.string(),
  }),
  z.extend(listedAlbumRowSchema, { kind: z.literal('album'), ...found }),
  z.extend(listedTrackRowSchema, { kind: z.literal('track'), artist_id: z.uuid(), ...found }),
]);
export type SearchRow = z.infer<typeof searchRowSchema>;
