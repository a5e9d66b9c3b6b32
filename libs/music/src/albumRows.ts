import * as z from 'zod/mini';

const artistSchema = z.object({ id: z.uuid(), name: z.string() });

export const albumHeadRowSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  cover_image: z.nullable(z.string()),
  artist: z.nullable(artistSchema),
});
export type AlbumHeadRow = z.infer<typeof albumHeadRowSchema>;

export const albumRowSchema = z.extend(albumHeadRowSchema, {
  genre: z.string(),
  /** Integer cents: 0 free, null name your price, else fixed. */
  price: z.nullable(z.int()),
  track_count: z.int(),
  release_date: z.string(),
});
export type AlbumRow = z.infer<typeof albumRowSchema>;

/** Columns of name-your-price albums; prices in integer cents. */
export const pricingColumns = {
  minimum_price: z.nullable(z.int()),
  suggested_price: z.nullable(z.int()),
  pricing_message: z.nullable(z.string()),
};

export const albumDetailRowSchema = z.extend(albumRowSchema, {
  ...pricingColumns,
  artist: artistSchema,
  description: z.nullable(z.string()),
  state: z.enum(['draft', 'scheduled', 'public', 'withdrawn']),
  accent: z.nullable(z.string()),
});
export type AlbumDetailRow = z.infer<typeof albumDetailRowSchema>;
