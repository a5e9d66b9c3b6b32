/** Every genre of the shop, in the order in which filters show them. Stored names are English. */
export const GENRES = [
  'Rock',
  'Pop',
  'Hip Hop',
  'Electronic',
  'Jazz',
  'Classical',
  'R&B',
  'Country',
  'Metal',
  'Folk',
  'Indie',
  'Blues',
  'Reggae',
  'Funk',
  'Soul',
  'Ambient',
  'World',
  'Experimental',
  'Latin',
  'Afrobeat',
] as const;

export type Genre = (typeof GENRES)[number];

/** Label of an album or artist without a genre. */
export const DEFAULT_GENRE = 'Music';

/** Reads `albums.genre` (comma-separated, may be empty) or a list into trimmed names. */
export function splitGenres(stored: string | readonly string[] | null | undefined): string[] {
  const parts = typeof stored === 'string' ? stored.split(',') : (stored ?? []);
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** The stored form of a list of genres. */
export function joinGenres(genres: readonly string[]): string {
  return genres.join(', ');
}

/** Key of a genre in the `common` translations: "R&B" gives "r-b". */
export function genreSlug(genre: string): string {
  return genre
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
