import { splitGenres, type PlayableTrack } from '@fairtone/domain';
import { toListedAlbum, toListedTrack, type AlbumSummary } from '@fairtone/music';
import type { SearchRow } from '../api/searchRows';
import { trackPath } from '../features/track-menu/trackPath';
import type { ArtistSummary } from './artist';

export type HitKind = 'artist' | 'album' | 'track';

/** Hits of a search, best first in each kind. */
export interface SearchResult {
  artists: ArtistSummary[];
  albums: AlbumSummary[];
  tracks: PlayableTrack[];
  /** Number of artists and albums in the lists that the search filters, counted up to MOST_COUNTED + 1; of tracks up to 500. */
  found: Record<HitKind, number>;
}

/** One suggestion of the search box. */
export interface Suggestion {
  kind: HitKind;
  id: string;
  title: string;
  artist: string;
  picture: string | null;
  path: string;
}

type Row<Kind extends HitKind> = Extract<SearchRow, { kind: Kind }>;
const isKind =
  <Kind extends HitKind>(kind: Kind) =>
  (row: SearchRow): row is Row<Kind> =>
    row.kind === kind;

const toArtist = (row: Row<'artist'>): ArtistSummary => ({
  id: row.id,
  name: row.title,
  avatarUrl: row.cover_image,
  genres: splitGenres(row.genre),
});

export function toSearchResult(rows: readonly SearchRow[]): SearchResult {
  const countOf = (kind: HitKind) => rows.find(isKind(kind))?.found ?? 0;
  return {
    artists: rows.filter(isKind('artist')).map(toArtist),
    albums: rows.filter(isKind('album')).map(toListedAlbum),
    tracks: rows.filter(isKind('track')).flatMap((row) => toListedTrack(row)),
    found: { artist: countOf('artist'), album: countOf('album'), track: countOf('track') },
  };
}

const pathOf = (row: SearchRow) => {
  if (row.kind === 'artist') return `/artist/${row.id}`;
  return row.kind === 'album' ? `/album/${row.id}` : trackPath({ id: row.id, albumId: row.album_id });
};

/** The path of a track is its row on the page of its album. */
export function toSuggestion(row: SearchRow): Suggestion {
  const { kind, id, title, artist_name, cover_image } = row;
  return { kind, id, title, artist: artist_name, picture: cover_image, path: pathOf(row) };
}
