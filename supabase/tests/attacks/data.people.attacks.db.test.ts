import { server, sql } from '../support/backend.ts';
import { done } from '../support/outcomes.ts';
import { listener, type Person } from '../support/people.ts';
import { makeVictim, refusal, rest, snapshot, type Scene } from './victim.ts';

/** Lines 5 and 9 of the threat model: data of another person, and acting in another person's name. */

let scene: Scene;
let outsider: Person;
beforeAll(async () => {
  [scene, outsider] = [await makeVictim(), await listener('Xaver Outsider')];
});

describe('5. a listener with the victim’s data', () => {
  test('cannot change the victim’s profile or the own row’s id', async () => {
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
    const theirs = {
      order_items: (await done(scene.victim.rest.from('orders').select('id').limit(1).single())).id,
      playlist_tracks: scene.playlist.id,
    };
    const value = theirs[table as keyof typeof theirs] ?? scene.victim.id;
    const count = { method: 'HEAD', headers: { prefer: 'count=exact' } };
    const own = await rest(scene.victim, `${table}?${column}=eq.${value}`, count);
    expect(own.headers.get('content-range')).not.toBe('*/0');
    const counted = await rest(outsider, `${table}?${column}=eq.${value}`, count);
    expect(counted.headers.get('content-range')).toBe('*/0');
  });
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

  test('a delete and an update of all rows affect own rows at most', async () => {
    // A write without a filter is refused (bareWrites.attacks.db.test.ts): each has one that is true of every row.
    const keys = {
      playlists: 'id',
      playlist_tracks: 'playlist_id',
      user_favorites: 'user_id',
      user_follows: 'follower_id',
      albums: 'id',
      tracks: 'id',
      profiles: 'id',
      notifications: 'id',
      user_settings: 'user_id',
      blocks: 'blocker_id',
      privacy_settings: 'user_id',
      notification_preferences: 'user_id',
    };
    const tables = Object.keys(keys);
    const allOf = Object.entries(keys).map(([table, key]) => `${table}?${key}=not.is.null`);
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
    for (const all of allOf) {
      await rest(outsider, all, { method: 'DELETE' });
      for (const change of [
        '{"name":"Everywhere"}',
        '{"title":"Everywhere"}',
        '{"read_at":"2026-01-01"}',
        '{"theme":"dark"}',
        '{"position":3}',
        '{"show_followers":false}',
        '{"in_app":false}',
      ])
        await rest(outsider, all, { method: 'PATCH', body: change });
    }
    for (const all of allOf) await rest(null, all, { method: 'DELETE' });
    expect(await others()).toBe(before);
    expect(await done(server().from('playlists').select().eq('id', mine.id))).toEqual([]);
  });
});
