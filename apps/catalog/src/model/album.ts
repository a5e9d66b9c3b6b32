import { splitGenres, type AlbumState } from '@fairtone/domain';
import type { AlbumDetailRow, AlbumRow } from '../api/albumRows';

/** An album as a card shows it. Prices are integer cents. */
export interface AlbumSummary {
  id: string;
  title: string;
  artist: string;
  artistId: string;
  coverImage: string | null;
  genres: string[];
  /** 0 free, null name-your-price, else fixed. */
  price: number | null;
  trackCount: number;
  /** ISO date. */
  releaseDate: string;
}

/** An album as its own page shows it. */
export interface Album extends AlbumSummary {
  description: string | null;
  minimumPrice: number;
  suggestedPrice: number | null;
  pricingMessage: string | null;
  state: AlbumState;
  accent: string | null;
}

export function toAlbumSummary(row: AlbumRow & { artist: NonNullable<AlbumRow['artist']> }): AlbumSummary {
  return {
    id: row.id,
    title: row.title,
    artist: row.artist.name,
    artistId: row.artist.id,
    coverImage: row.cover_image,
    genres: splitGenres(row.genre),
    price: row.price,
    trackCount: row.track_count,
    releaseDate: row.release_date,
  };
}

/** Albums whose artist is not there are left out: nobody could be paid for them. */
export function toAlbumSummaries(rows: readonly AlbumRow[]): AlbumSummary[] {
  return rows.flatMap((row) => (row.artist ? [toAlbumSummary({ ...row, artist: row.artist })] : []));
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
