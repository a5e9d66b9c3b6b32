import { splitGenres } from '@fairtone/domain';
import type { AlbumRow } from './albumRows.ts';
import type { ListedAlbumRow } from './listedRows.ts';

/** Title, artist and cover of an album. */
export interface AlbumHead {
  id: string;
  title: string;
  artist: string;
  artistId: string;
  /** Url of the 1400 px picture. */
  coverImage: string | null;
}

/** An album as a card shows it. Prices are integer cents. */
export interface AlbumSummary extends AlbumHead {
  genres: string[];
  /** 0 free, null name-your-price, else fixed. */
  price: number | null;
  trackCount: number;
  /** ISO date. */
  releaseDate: string;
}

/** Converts a row of the SQL functions for lists, search and recommendations. */
export function toListedAlbum(row: ListedAlbumRow): AlbumSummary {
  return {
    id: row.id,
    title: row.title,
    artist: row.artist_name,
    artistId: row.artist_id,
    coverImage: row.cover_image,
    genres: splitGenres(row.genre),
    price: row.price,
    trackCount: row.track_count,
    releaseDate: row.release_date,
  };
}

/** Converts a row of the albums table, whose genres are one comma-separated text. */
export function toAlbumSummary(row: AlbumRow & { artist: NonNullable<AlbumRow['artist']> }): AlbumSummary {
  return toListedAlbum({ ...row, artist_id: row.artist.id, artist_name: row.artist.name });
}

/** Leaves out albums without an artist: their sales could not be paid out. */
export function toAlbumSummaries(rows: readonly AlbumRow[]): AlbumSummary[] {
  return rows.flatMap((row) => (row.artist ? [toAlbumSummary({ ...row, artist: row.artist })] : []));
}
