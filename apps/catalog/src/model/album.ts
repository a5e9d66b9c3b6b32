import type { AlbumState } from '@fairtone/domain';
import { toAlbumSummary, type AlbumDetailRow, type AlbumSummary } from '@fairtone/music';

/** An album on its own page. */
export interface Album extends AlbumSummary {
  description: string | null;
  minimumPrice: number;
  suggestedPrice: number | null;
  pricingMessage: string | null;
  state: AlbumState;
  accent: string | null;
}

export function toAlbum(row: AlbumDetailRow): Album {
  return {
    ...toAlbumSummary(row),
    description: row.description?.trim() || null,
    minimumPrice: row.minimum_price ?? 0,
    suggestedPrice: row.suggested_price,
    pricingMessage: row.pricing_message?.trim() || null,
    state: row.state,
    accent: row.accent,
  };
}
