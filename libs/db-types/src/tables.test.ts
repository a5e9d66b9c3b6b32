/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const written = readFileSync(join(__dirname, 'database.types.ts'), 'utf8');

/** The columns of a table, each with its type ("string or null"): what a reader of its rows may rely on. */
function columnsOf(table: string): Record<string, string> {
  const rows = written.split(`\n      ${table}: {\n        Row: {\n`)[1]?.split('\n        };')[0] ?? '';
  return Object.fromEntries(
    [...rows.matchAll(/^ +(\w+): (.+);$/gm)].map(([, name, type = '']) => [name, type.replaceAll(' | ', ' or ')]),
  );
}

test('a profile has an id, its texts and pictures, and when it was made and changed', () => {
  expect(columnsOf('profiles')).toMatchObject({
    id: 'string',
    name: 'string',
    avatar_url: 'string or null',
    bio: 'string or null',
    location: 'string or null',
    genres: 'string[]',
    social_links: 'Json',
    role: "'customer' or 'artist'",
    created_at: 'string',
    updated_at: 'string',
  });
});

test('a role belongs to a person', () => {
  expect(columnsOf('user_roles')).toMatchObject({ user_id: 'string', role: expect.stringContaining("'artist'") });
});

test('an album has one artist, and may lack description, cover and price', () => {
  expect(columnsOf('albums')).toMatchObject({
    id: 'string',
    title: 'string',
    artist_id: 'string',
    description: 'string or null',
    cover_image: 'string or null',
    release_date: 'string',
    genre: 'string',
    price: 'number or null',
    created_at: 'string',
  });
});

test('a track has its number on one album', () => {
  expect(columnsOf('tracks')).toMatchObject({
    id: 'string',
    title: 'string',
    album_id: 'string',
    track_number: 'number',
    audio_url: 'string or null',
    duration: 'number or null',
  });
});

test('a recommendation says for whom, which album, of whom and of what genre', () => {
  expect(columnsOf('user_recommendations')).toMatchObject({
    user_id: 'string',
    album_id: 'string',
    album_title: 'string',
    artist_name: 'string',
    artist_id: 'string',
    genre: 'string',
  });
});

test('a playlist has an owner and a name, and may have a description', () => {
  expect(columnsOf('playlists')).toMatchObject({
    id: 'string',
    user_id: 'string',
    name: 'string',
    description: 'string or null',
    created_at: 'string',
  });
  expect(columnsOf('playlist_tracks')).toMatchObject({ playlist_id: 'string', track_id: 'string', position: 'number' });
});

test('a favourite is of a track or of an album, a follow of one person by another', () => {
  expect(columnsOf('user_favorites')).toMatchObject({
    id: 'string',
    user_id: 'string',
    track_id: 'string or null',
    album_id: 'string or null',
  });
  expect(columnsOf('user_follows')).toMatchObject({ follower_id: 'string', following_id: 'string' });
});

test('a purchase keeps what was bought, of whom and for how much', () => {
  expect(columnsOf('purchases')).toMatchObject({
    id: 'string',
    user_id: 'string or null',
    album_title: 'string',
    artist_name: 'string',
    amount_cents: 'number',
    created_at: 'string',
  });
});
