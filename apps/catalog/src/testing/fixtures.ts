import type { AlbumDetailRow } from '@fairtone/music';
import { albumIdOf, albumRow, artistIdOf, trackIdOf } from '@fairtone/music/rows';
import type { AlbumPageRow } from '../api/albumListApi';
import type { ArtistDetailRow } from '../api/artistRows';

export { albumIdOf, albumRow, artistIdOf, trackIdOf, trackRow } from '@fairtone/music/rows';

export const LISTENER_ID = '00000001-dddd-4000-8000-000000000000';

export function albumDetailRow(number: number, changes: Partial<AlbumDetailRow> = {}): AlbumDetailRow {
  return {
    ...albumRow(number),
    artist: { id: artistIdOf(number), name: `Artist ${number}` },
    description: 'Recorded at night.',
    minimum_price: null,
    suggested_price: null,
    pricing_message: null,
    state: 'public',
    accent: null,
    ...changes,
  };
}

/** A page of the list of albums, numbered from `first` on. */
export function albumPage(count: number, first = 1): AlbumPageRow[] {
  return Array.from({ length: count }, (_, index) => {
    const { artist, ...row } = albumRow(first + index);
    return { ...row, artist_id: artist!.id, artist_name: artist!.name, next: `["after", "${first + index}"]` };
  });
}

export function artistPage(count: number, first = 1) {
  return Array.from({ length: count }, (_, index) => ({
    ...artistRow(first + index),
    next: `["after", "${first + index}"]`,
  }));
}

const hit = (number: number, found: number) => ({
  artist_id: artistIdOf(number),
  artist_name: `Artist ${number}`,
  cover_image: null,
  genre: 'Jazz',
  found,
});
export const artistHit = (number: number, found = 1) => ({
  ...hit(number, found),
  kind: 'artist',
  id: artistIdOf(number),
  title: `Artist ${number}`,
});
export const albumHit = (number: number, found = 1) => ({
  ...hit(number, found),
  kind: 'album',
  id: albumIdOf(number),
  title: `Album ${number}`,
  album_id: albumIdOf(number),
  album_title: `Album ${number}`,
  price: 800,
  track_count: 2,
  release_date: '2026-03-01',
});
export const trackHit = (number: number, found = 1) => ({
  ...albumHit(number, found),
  kind: 'track',
  id: trackIdOf(number),
  title: `Track ${number}`,
  track_number: 1,
  duration: 245,
  audio_url: `https://files.test/${number}.mp3`,
});

export function artistRow(number: number, changes: Partial<ArtistDetailRow> = {}): ArtistDetailRow {
  return {
    id: artistIdOf(number),
    name: `Artist ${number}`,
    avatar_url: null,
    genres: ['Jazz', 'Soul'],
    role: 'artist',
    bio: 'Plays at night.',
    location: 'Gdańsk, Poland',
    social_links: {},
    created_at: '2025-02-01T10:00:00Z',
    counts: { followers: 2 },
    page: null,
    ...changes,
  };
}

/** The store's session of a signed-in person. */
export function sessionOf(id: string, role: 'customer' | 'artist' = 'customer') {
  return {
    session: {
      status: 'signedIn' as const,
      user: { id, email: 'someone@example.com', name: 'Someone', role, avatarUrl: null },
      view: 'artist' as const,
    },
  };
}

export const guestSession = { session: { status: 'guest' as const, user: null, view: 'artist' as const } };

/** The data API's answer to a request for a single row when none is visible. */
export const noRow = () => Response.json({ code: 'PGRST116', message: 'no rows', details: '0 rows' }, { status: 406 });
export const serverError = () => Response.json({ code: 'XX000', message: 'boom' }, { status: 500 });
