import { randomUUID } from 'node:crypto';
import { server, sql } from '../support/backend.ts';
import { done } from '../support/outcomes.ts';
import { listener, signUp, type Person } from '../support/people.ts';
import { makeVictim, refusal, rest, rowsOf, snapshot, type Scene } from './victim.ts';

/** Lines 4 and 6 of the threat model: more rights than one's own, and rows that only the server may write. */

let scene: Scene;
let outsider: Person;
beforeAll(async () => {
  [scene, outsider] = [await makeVictim(), await listener('Xaver Outsider')];
});

describe('4. a listener who wants rights', () => {
  test('cannot write a role or a row of user_roles', async () => {
    const before = await snapshot('user_roles', 'user_id', outsider.id);
    await refusal(
      await rest(outsider, `profiles?id=eq.${outsider.id}`, { method: 'PATCH', body: '{"role":"artist"}' }),
    );
    for (const role of ['moderator', 'tester', 'staff']) {
      const body = JSON.stringify({ user_id: outsider.id, role });
      await refusal(await rest(outsider, 'user_roles', { method: 'POST', body }));
      await refusal(await rest(outsider, 'rpc/grant_role', { method: 'POST', body }));
    }
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
    'staff',
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

  test('cannot call internal functions', async () => {
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

  test('cannot act as another person by headers, settings or invented claims', async () => {
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

test('6. a listener cannot call functions that only the server may call', async () => {
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
