import * as z from 'zod/mini';

/** A bought album with title, artist and amount at the time of the purchase: they stay when the album changes. */
export const boughtAlbumRowSchema = z.object({
  id: z.uuid(),
  album_title: z.string(),
  artist_name: z.string(),
  /** Integer cents, 0 for an album that was free. */
  amount_cents: z.int(),
  albums: z.nullable(z.object({ cover_image: z.nullable(z.string()) })),
});
