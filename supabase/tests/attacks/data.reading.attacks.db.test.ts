import { sql } from '../support/backend.ts';
import { done } from '../support/outcomes.ts';
import { listener, type Person } from '../support/people.ts';
import { release } from '../support/releases.ts';
import { makeVictim, refusal, rest, rowsOf, type Scene } from './victim.ts';

/** Lines 1 and 10 of the threat model: reading other people's data, directly or indirectly. */

let scene: Scene;
let outsider: Person;
beforeAll(async () => {
  [scene, outsider] = [await makeVictim(), await listener('Xaver Outsider')];
});

const relations = async () =>
  sql()<{ schema: string; name: string }[]>`
    select nspname as schema, relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind in ('r', 'p', 'v', 'm', 'f') and nspname in ('public', 'auth', 'storage', 'private', 'fairtone_private')`;

describe('1. a guest who reads every table and view', () => {
  test('gets none of other schemas, in any way', async () => {
    for (const { schema, name } of await relations()) {
      if (schema === 'public') continue;
      expect((await refusal(await rest(null, name, { headers: { 'accept-profile': schema } }))).code).toBe('PGRST106');
      expect(
        (await refusal(await rest(null, name, { method: 'POST', body: '{}', headers: { 'content-profile': schema } })))
          .code,
      ).toBe('PGRST106');
      expect((await rest(null, `${schema}.${name}`)).status).toBe(404);
    }
  });

  test('sees no private data of the victim in the data API, and no e-mail address at all', async () => {
    const { victim, playlist, hidden, hiddenTrack } = scene;
    for (const { schema, name } of await relations()) {
      if (schema !== 'public') continue;
      for (const method of ['GET', 'HEAD']) {
        const answer = await rest(null, `${name}?limit=1000`, { method, headers: { prefer: 'count=exact' } });
        const text = (await answer.text()) + (answer.headers.get('content-range') ?? '');
        for (const secret of [victim.email, playlist.id, playlist.name, hidden.id, hiddenTrack.id, 'for Vera only'])
          expect([name, text]).not.toContainEqual(expect.stringContaining(secret));
        expect(text).not.toMatch(/@people\.test|encrypted_password|refresh_token/);
      }
    }
  });

  test('gets no schema description and no query plan', async () => {
    expect((await rest(null, '')).status).toBe(404);
    expect((await rest(null, '', { headers: { accept: 'application/openapi+json' } })).status).toBe(404);
    for (const accept of ['application/vnd.pgrst.plan', 'application/vnd.pgrst.plan+json; options=analyze|verbose']) {
      await refusal(await rest(null, 'albums', { headers: { accept } }));
    }
  });
});

describe('10. roundabout ways to private rows', () => {
  test.each([
    'profiles?select=name,purchases(*)',
    'profiles?select=name,orders(*)',
    'profiles?select=name,user_favorites(*)',
    'profiles?select=name,playlists(*)',
    'profiles?select=name,notifications(*)',
    'profiles?select=name,plays!plays_listener_id_fkey(*)',
    'profiles?select=name,user_roles(*)',
    'profiles?select=name,emails(*)',
    'albums?select=title,purchases(*)',
    'albums?select=title,order_items(*)',
    'tracks?select=title,track_files(*)',
    'tracks?select=title,user_favorites(*)',
    'tracks?select=title,playlist_tracks(*,playlists(*))',
    'user_follows?select=*,profiles!user_follows_follower_id_fkey(*,playlists(*))',
    'albums?select=title,tracks(title,status,audio_url)&state=eq.draft',
    'albums?select=title&purchases.user_id=not.is.null',
    'albums?select=*&order=purchases(created_at)',
    'profiles?select=name,user_settings(*)',
    'profiles?select=name,privacy_settings(*)',
    'profiles?select=name,blocks!blocks_blocked_id_fkey(*)',
  ])('%s shows nothing', async (path) => {
    for (const who of [null, outsider]) {
      const answer = await rest(who, path);
      const text = await answer.text();
      for (const secret of [
        scene.victim.email,
        scene.playlist.id,
        'for Vera only',
        scene.hidden.id,
        scene.hiddenTrack.id,
        'original.mp3',
        '"draft"',
        '"processing"',
      ])
        expect(text).not.toContain(secret);
      if (answer.ok)
        for (const inner of (JSON.parse(text) as Record<string, unknown>[])
          .flatMap((row) => Object.values(row))
          .filter((value) => Array.isArray(value))
          .flat()) {
          expect(JSON.stringify(inner)).not.toContain(scene.victim.id);
        }
    }
  });

  test('no filter reveals by its count, order or error what is in a hidden row', async () => {
    for (const path of [
      `albums?id=eq.${scene.hidden.id}`,
      `albums?title=eq.Not out yet`,
      `tracks?title=eq.Nobody hears this`,
      `playlists?name=eq.Secret songs`,
    ]) {
      const answer = await rest(outsider, path, { headers: { prefer: 'count=exact' } });
      expect([await answer.json(), answer.headers.get('content-range')]).toEqual([[], '*/0']);
    }
    // An error in a filter, such as a division by zero, would reveal hidden rows.
    const cast = await rest(outsider, 'albums?select=title&title::int=eq.1');
    expect([200, 400]).toContain(cast.status);
    expect(await cast.text()).not.toContain('Not out yet');
  });

  test('security definer functions return nothing that is hidden from the caller', async () => {
    const call = async (name: string, args: object) =>
      (await rest(outsider, `rpc/${name}`, { method: 'POST', body: JSON.stringify(args) })).text();
    const answers = await Promise.all([
      call('open_playlist', { playlist_id: scene.playlist.id }),
      call('open_playlist_tracks', { playlist_id: scene.playlist.id }),
      call('favorites_of', { person: scene.victim.id }),
      call('recently_played_of', { person: scene.victim.id }),
      call('list_notifications', {}),
      call('search_catalog', { query: 'Not out yet' }),
      call('search_catalog', { query: 'Nobody hears this' }),
      call('search_suggestions', { query: 'Not out yet' }),
    ]);
    for (const text of answers)
      for (const secret of [
        scene.playlist.id,
        scene.album.trackId,
        scene.free.trackId,
        scene.hidden.id,
        scene.hiddenTrack.id,
        'for Vera only',
      ])
        expect(text).not.toContain(secret);
  });

  test('a withdrawn album is visible only to its artist and its buyers', async () => {
    const album = await release(scene.ada, { title: 'Taken back' });
    await done(scene.ada.rest.rpc('withdraw_album', { album_id: album.id }));
    for (const who of [null, outsider]) {
      expect(await rowsOf(await rest(who, `albums?id=eq.${album.id}`))).toEqual([]);
      expect(await rowsOf(await rest(who, `tracks?album_id=eq.${album.id}`))).toEqual([]);
    }
  });
});
