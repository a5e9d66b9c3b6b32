import { randomUUID } from 'node:crypto';
import { server, sql } from '../support/backend.ts';
import { done } from '../support/outcomes.ts';
import { artist, listener, signUp, type Person } from '../support/people.ts';
import { draft, readyTrack, release } from '../support/releases.ts';
import { makeVictim, refusal, rest, snapshot, type Scene } from './victim.ts';

/** Lines 1 and 4 to 10 of the threat model: reading and writing what is another's. */

let scene: Scene;
let outsider: Person;
beforeAll(async () => {
  [scene, outsider] = [await makeVictim(), await listener('Xaver Outsider')];
});

const rowsOf = async (answer: Response) => (answer.ok ? ((await answer.json()) as Record<string, unknown>[]) : []);

const relations = async () =>
  sql()<{ schema: string; name: string }[]>`
    select nspname as schema, relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind in ('r', 'p', 'v', 'm', 'f') and nspname in ('public', 'auth', 'storage', 'private', 'fairtone_private')`;

describe('1. a guest who reads every table and view', () => {
  test('of other schemas gets none of them, asked for in any way', async () => {
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

  test('of the data API sees nothing that is private to the victim, and no e-mail at all', async () => {
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

  test('finds no map of the schema, and no plan of a query', async () => {
    expect((await rest(null, '')).status).toBe(404);
    expect((await rest(null, '', { headers: { accept: 'application/openapi+json' } })).status).toBe(404);
    for (const accept of ['application/vnd.pgrst.plan', 'application/vnd.pgrst.plan+json; options=analyze|verbose']) {
      await refusal(await rest(null, 'albums', { headers: { accept } }));
    }
  });
});

describe('4. a listener who wants rights', () => {
  test('writes neither a role nor a row of user_roles', async () => {
    const before = await snapshot('user_roles', 'user_id', outsider.id);
    await refusal(
      await rest(outsider, `profiles?id=eq.${outsider.id}`, { method: 'PATCH', body: '{"role":"artist"}' }),
    );
    await refusal(
      await rest(outsider, 'user_roles', {
        method: 'POST',
        body: JSON.stringify({ user_id: outsider.id, role: 'moderator' }),
      }),
    );
    await refusal(
      await rest(outsider, 'user_roles', {
        method: 'POST',
        headers: { prefer: 'resolution=merge-duplicates' },
        body: JSON.stringify({ user_id: outsider.id, role: 'artist' }),
      }),
    );
    await refusal(
      await rest(outsider, `user_roles?user_id=eq.${outsider.id}`, { method: 'PATCH', body: '{"role":"artist"}' }),
    );
    expect(await snapshot('user_roles', 'user_id', outsider.id)).toBe(before);
    expect(await done(server().from('profiles').select('role').eq('id', outsider.id).single())).toEqual({
      role: 'customer',
    });
  });

  test.each([
    'admin',
    'moderator',
    'tester',
    'service_role',
    'postgres',
    ['artist', 'moderator'],
    { role: 'artist' },
    'ARTIST',
    'artist ',
    null,
    1,
  ])('signs up with the role %j and stays a customer', async (role) => {
    const person = await signUp({ role, roles: [role], is_admin: true, app_metadata: { role } });
    expect(await done(server().from('user_roles').select('role').eq('user_id', person.id))).toEqual([
      { role: 'customer' },
    ]);
    expect(
      await sql()`select 1 from auth.users where id = ${person.id} and (role <> 'authenticated' or is_super_admin)`,
    ).toHaveLength(0);
  });

  test('calls nothing of the inside as a function', async () => {
    const inside = await sql()<{ name: string }[]>`
      select distinct proname as name from pg_proc where pronamespace in ('private'::regnamespace, 'auth'::regnamespace, 'storage'::regnamespace)`;
    for (const name of [
      ...inside.map((one) => one.name),
      'pg_sleep',
      'version',
      'pg_read_file',
      'lo_import',
      'set_config',
      'current_setting',
      'dblink',
      'query_to_xml',
    ]) {
      const answer = await rest(outsider, `rpc/${name}`, { method: 'POST', body: '{}' });
      expect([name, answer.status]).toEqual([name, 404]);
    }
  });

  test('is no other person by headers, settings or claims of its own', async () => {
    const claims = {
      role: 'service_role',
      'request.jwt.claims': JSON.stringify({ sub: scene.victim.id }),
      'x-supabase-role': 'service_role',
      'x-user-id': scene.victim.id,
      forwarded: 'for=127.0.0.1',
    };
    const answer = await rest(outsider, `playlists?user_id=eq.${scene.victim.id}`, { headers: claims });
    expect(await rowsOf(answer)).toEqual([]);
    const prefers = await rest(outsider, 'purchases', {
      headers: { prefer: 'role=service_role, tx=commit, params=single-object' },
    });
    expect(await rowsOf(prefers)).toEqual([]);
  });
});

describe('5. a listener and what is the victim’s', () => {
  test('changes neither the victim’s profile nor the own row’s id', async () => {
    const before = await snapshot('profiles', 'id', scene.victim.id);
    await rest(outsider, `profiles?id=eq.${scene.victim.id}`, { method: 'PATCH', body: '{"name":"Mine now"}' });
    await refusal(
      await rest(outsider, `profiles?id=eq.${outsider.id}`, {
        method: 'PATCH',
        body: JSON.stringify({ id: scene.victim.id }),
      }),
    );
    await refusal(
      await rest(outsider, 'profiles?on_conflict=id', {
        method: 'POST',
        headers: { prefer: 'resolution=merge-duplicates' },
        body: JSON.stringify({ id: scene.victim.id, name: 'Mine now' }),
      }),
    );
    expect(await snapshot('profiles', 'id', scene.victim.id)).toBe(before);
    expect(await snapshot('profiles', 'id', outsider.id)).toContain(outsider.id);
  });

  test.each([
    'purchases',
    'orders',
    'order_items',
    'user_favorites',
    'playlists',
    'playlist_tracks',
    'plays',
    'notifications',
    'user_roles',
    'user_settings',
  ])('reads no row of the victim’s %s, counts none, and guesses none by a filter', async (table) => {
    const column =
      { plays: 'listener_id', order_items: 'order_id', playlist_tracks: 'playlist_id' }[table] ?? 'user_id';
    for (const path of [
      `${table}?limit=1000`,
      `${table}?${column}=not.is.null`,
      `${table}?or=(${column}.not.is.null,${column}.is.null)`,
    ]) {
      const text = await (await rest(outsider, path)).text();
      for (const secret of [scene.victim.id, scene.victim.email, scene.playlist.id]) expect(text).not.toContain(secret);
    }
    const counted = await rest(outsider, `${table}?${column}=not.is.null&${column}=neq.${outsider.id}`, {
      method: 'HEAD',
      headers: { prefer: 'count=exact' },
    });
    expect(counted.headers.get('content-range')).toBe('*/0');
  });
});

test.each([
  [
    'purchases',
    () => ({ user_id: outsider.id, album_id: scene.album.id, album_title: 'A', artist_name: 'B', amount_cents: 0 }),
  ],
  ['orders', () => ({ user_id: outsider.id, total_cents: 0, state: 'paid', paid_at: '2026-01-01' })],
  [
    'order_items',
    () => ({ order_id: randomUUID(), album_title: 'A', artist_name: 'B', amount_cents: 0, pricing: 'free' }),
  ],
  ['ledger_entries', () => ({ account: 'artist', artist_id: outsider.id, kind: 'donation', amount_cents: 100 })],
  [
    'plays',
    () => ({
      track_id: scene.album.trackId,
      album_id: scene.album.id,
      artist_id: scene.ada.id,
      listener_id: outsider.id,
    }),
  ],
  ['payment_events', () => ({ id: 'evt_made_up', type: 'charge.refunded' })],
  ['notifications', () => ({ user_id: scene.victim.id, kind: 'sale', payload: {} })],
  ['emails', () => ({ to_address: 'x@people.test', kind: 'sale', language: 'en' })],
])(
  '6. a listener inserts into %s: refused, alone, in bulk, as an upsert and with named columns',
  async (table, row) => {
    const count = async () => (await sql().unsafe(`select count(*)::int as all from ${table}`))[0]!.all as number;
    const before = await count();
    const columns = Object.keys(row()).join();
    for (const attempt of [
      rest(outsider, table, { method: 'POST', body: JSON.stringify(row()) }),
      rest(outsider, table, { method: 'POST', body: JSON.stringify([row(), row()]) }),
      rest(outsider, table, {
        method: 'POST',
        headers: { prefer: 'resolution=merge-duplicates' },
        body: JSON.stringify(row()),
      }),
      rest(outsider, `${table}?columns=${columns}`, {
        method: 'POST',
        headers: { prefer: 'missing=default' },
        body: JSON.stringify(row()),
      }),
      rest(null, table, { method: 'POST', body: JSON.stringify(row()) }),
    ])
      await refusal(await attempt);
    expect(await count()).toBe(before);
  },
);

test('6. a listener calls what only the server may call: refused', async () => {
  for (const [name, body] of [
    ['create_order', { user_id: outsider.id, items: [] }],
    ['fulfil_order', { order_id: randomUUID(), provider_event_id: 'evt_x' }],
    ['mark_album_published', { album_id: scene.hidden.id, track_urls: {} }],
    ['can_download', { user_id: scene.victim.id, album_id: scene.album.id }],
  ] as const) {
    const send = (who: Person | null) => rest(who, `rpc/${name}`, { method: 'POST', body: JSON.stringify(body) });
    expect((await refusal(await send(outsider))).code).toBe('42501');
    expect((await refusal(await send(null))).code).toBe('42501');
  }
});

describe('7. an artist and another’s music', () => {
  let other: Person;
  beforeAll(async () => {
    other = await artist('Otto Other');
  });

  test('edits and deletes none of it', async () => {
    const before = [
      await snapshot('albums', 'artist_id', scene.ada.id),
      await snapshot('tracks', 'album_id', scene.album.id),
    ];
    for (const path of [
      `albums?id=eq.${scene.album.id}`,
      `albums?artist_id=eq.${scene.ada.id}`,
      `tracks?album_id=eq.${scene.album.id}`,
      `tracks?id=eq.${scene.hiddenTrack.id}`,
    ]) {
      await rest(other, path, { method: 'PATCH', body: '{"title":"Stolen"}' });
      await rest(other, path, { method: 'DELETE' });
    }
    await refusal(
      await rest(other, 'albums?on_conflict=id', {
        method: 'POST',
        headers: { prefer: 'resolution=merge-duplicates' },
        body: JSON.stringify({ id: scene.album.id, title: 'Stolen' }),
      }),
    );
    await refusal(
      await rest(other, 'tracks?on_conflict=id', {
        method: 'POST',
        headers: { prefer: 'resolution=merge-duplicates' },
        body: JSON.stringify({
          id: scene.hiddenTrack.id,
          album_id: (await draft(other)).id,
          title: 'Stolen',
          track_number: 1,
        }),
      }),
    );
    await refusal(
      await rest(other, 'rpc/withdraw_album', { method: 'POST', body: JSON.stringify({ album_id: scene.album.id }) }),
    );
    expect([
      await snapshot('albums', 'artist_id', scene.ada.id),
      await snapshot('tracks', 'album_id', scene.album.id),
    ]).toEqual(before);
  });

  test('inserts none for another, hands none over, and moves no track into another’s album', async () => {
    const mine = await draft(other);
    const track = await readyTrack(other, mine.id);
    await refusal(
      await rest(other, 'albums', {
        method: 'POST',
        body: JSON.stringify({ title: 'Foreign', artist_id: scene.ada.id }),
      }),
    );
    await refusal(
      await rest(other, `albums?id=eq.${mine.id}`, {
        method: 'PATCH',
        body: JSON.stringify({ artist_id: scene.ada.id }),
      }),
    );
    await refusal(
      await rest(other, 'tracks', {
        method: 'POST',
        body: JSON.stringify({ title: 'Foreign', album_id: scene.album.id, track_number: 9 }),
      }),
    );
    await refusal(
      await rest(other, `tracks?id=eq.${track.id}`, {
        method: 'PATCH',
        body: JSON.stringify({ album_id: scene.album.id }),
      }),
    );
    await refusal(
      await rest(other, 'track_files', {
        method: 'POST',
        body: JSON.stringify({
          track_id: scene.hiddenTrack.id,
          kind: 'original',
          path: `${other.id}/${scene.hiddenTrack.id}/original.mp3`,
          bytes: 1,
          format: 'mp3',
        }),
      }),
    );
    await refusal(
      await rest(other, 'track_files', {
        method: 'POST',
        body: JSON.stringify({
          track_id: track.id,
          kind: 'original',
          path: `${scene.ada.id}/${track.id}/original.mp3`,
          bytes: 1,
          format: 'mp3',
        }),
      }),
    );
    await refusal(
      await rest(other, `albums?id=eq.${mine.id}`, {
        method: 'PATCH',
        body: '{"state":"public","published_at":"2026-01-01"}',
      }),
    );
    await refusal(
      await rest(other, `tracks?id=eq.${track.id}`, {
        method: 'PATCH',
        body: '{"audio_url":"https://elsewhere.test/a.mp3"}',
      }),
    );
    expect(await done(server().from('tracks').select('album_id').eq('id', track.id).single())).toEqual({
      album_id: mine.id,
    });
  });
});

test('8. a listener without the artist role inserts no album, no track and no file', async () => {
  await refusal(
    await rest(outsider, 'albums', { method: 'POST', body: JSON.stringify({ title: 'Mine', artist_id: outsider.id }) }),
  );
  const once = await artist('Once an artist');
  const album = await draft(once);
  await sql()`delete from user_roles where user_id = ${once.id} and role = 'artist'`;
  await refusal(
    await rest(once, 'albums', { method: 'POST', body: JSON.stringify({ title: 'Mine', artist_id: once.id }) }),
  );
  await refusal(
    await rest(once, 'tracks', {
      method: 'POST',
      body: JSON.stringify({ title: 'Mine', album_id: album.id, track_number: 1 }),
    }),
  );
});

describe('9. in another’s name, and without a filter', () => {
  test('follows, favourites and playlists are refused', async () => {
    const { victim, ada, album, playlist } = scene;
    const post = (path: string, body: object, prefer = 'return=minimal') =>
      rest(outsider, path, { method: 'POST', headers: { prefer }, body: JSON.stringify(body) });
    await refusal(await post('user_follows', { follower_id: victim.id, following_id: ada.id }));
    await refusal(await post('user_favorites', { user_id: victim.id, album_id: album.id }));
    await refusal(await post('playlists', { user_id: victim.id, name: 'Not mine' }));
    await refusal(await post('playlist_tracks', { playlist_id: playlist.id, track_id: album.trackId, position: 5 }));
    await refusal(
      await post('playlists?on_conflict=id', { id: playlist.id, name: 'Stolen' }, 'resolution=merge-duplicates'),
    );
    await refusal(
      await post(
        'user_settings?on_conflict=user_id',
        { user_id: victim.id, theme: 'dark' },
        'resolution=merge-duplicates',
      ),
    );
  });

  test('a delete and a change of everything reach own rows at most', async () => {
    const tables = [
      'playlists',
      'playlist_tracks',
      'user_favorites',
      'user_follows',
      'albums',
      'tracks',
      'profiles',
      'notifications',
      'user_settings',
      'blocks',
      'privacy_settings',
      'notification_preferences',
    ];
    const mine = await done(outsider.rest.from('playlists').insert({ name: 'To be emptied' }).select().single());
    const others = async () =>
      JSON.stringify(
        await Promise.all(
          tables.map(async (table) => {
            const owner =
              {
                playlists: 'user_id',
                playlist_tracks: `(select user_id from playlists where id = playlist_id)`,
                user_follows: 'follower_id',
                albums: 'artist_id',
                tracks: `(select artist_id from albums where id = album_id)`,
                profiles: 'id',
                blocks: 'blocker_id',
              }[table] ?? 'user_id';
            return sql().unsafe(
              `select to_jsonb(it) as row from ${table} as it where ${owner} <> $1 order by to_jsonb(it)::text`,
              [outsider.id],
            );
          }),
        ),
      );
    const before = await others();
    for (const table of tables) {
      await rest(outsider, table, { method: 'DELETE' });
      for (const change of [
        '{"name":"Everywhere"}',
        '{"title":"Everywhere"}',
        '{"read_at":"2026-01-01"}',
        '{"theme":"dark"}',
        '{"position":3}',
        '{"show_followers":false}',
        '{"in_app":false}',
      ])
        await rest(outsider, table, { method: 'PATCH', body: change });
    }
    for (const table of tables) await rest(null, table, { method: 'DELETE' });
    expect(await others()).toBe(before);
    expect(await done(server().from('playlists').select().eq('id', mine.id))).toEqual([]);
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

  test('no filter tells by its count, order or error what is in a hidden row', async () => {
    for (const path of [
      `albums?id=eq.${scene.hidden.id}`,
      `albums?title=eq.Not out yet`,
      `tracks?title=eq.Nobody hears this`,
      `playlists?name=eq.Secret songs`,
    ]) {
      const answer = await rest(outsider, path, { headers: { prefer: 'count=exact' } });
      expect([await answer.json(), answer.headers.get('content-range')]).toEqual([[], '*/0']);
    }
    // A division by zero, or a cast that fails, in a filter would speak of rows that are never shown.
    const cast = await rest(outsider, 'albums?select=title&title::int=eq.1');
    expect([200, 400]).toContain(cast.status);
    expect(await cast.text()).not.toContain('Not out yet');
  });

  test('the definer functions keep their own eyes shut', async () => {
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

  test('a withdrawn album disappears for everybody but its artist and its buyers', async () => {
    const album = await release(scene.ada, { title: 'Taken back' });
    await done(scene.ada.rest.rpc('withdraw_album', { album_id: album.id }));
    for (const who of [null, outsider]) {
      expect(await rowsOf(await rest(who, `albums?id=eq.${album.id}`))).toEqual([]);
      expect(await rowsOf(await rest(who, `tracks?album_id=eq.${album.id}`))).toEqual([]);
    }
  });
});
