import { sql } from '../support/backend.ts';
import { done } from '../support/outcomes.ts';
import { buy, release } from '../support/releases.ts';
import { makeCatalogue, type Catalogue } from './catalogue.ts';
import { supabaseAs } from './supabaseAs.ts';

let ada: Catalogue['ada'];
let lena: Catalogue['lena'];
let album: Catalogue['album'];
let second: Catalogue['second'];
beforeAll(async () => {
  ({ ada, lena, album, second } = await makeCatalogue());
});

const everyone = () => [supabaseAs(), supabaseAs(lena.token), supabaseAs(ada.token)];
const asAda = () => supabaseAs(ada.token);
const asLena = () => supabaseAs(lena.token);

describe('profiles and roles', () => {
  test('one profile by id, single or maybeSingle, for everybody', async () => {
    for (const client of everyone()) {
      expect((await done(client.from('profiles').select('*').eq('id', ada.id).single())).name).toBe('Ada');
      const { data, error } = await client.from('profiles').select('*').eq('id', crypto.randomUUID()).maybeSingle();
      expect([data, error]).toEqual([null, null]);
      expect((await client.from('profiles').select('*').eq('id', crypto.randomUUID()).single()).error).toMatchObject({
        code: 'PGRST116',
      });
    }
  });

  test('all artists, and artists by a list of ids', async () => {
    for (const client of everyone()) {
      const artists = await done(
        client.from('profiles').select('*').eq('role', 'artist').order('created_at', { ascending: false }),
      );
      expect(artists.map(({ id }) => id)).toContain(ada.id);
      expect(artists.map(({ id }) => id)).not.toContain(lena.id);
      expect(await done(client.from('profiles').select('id').in('id', [ada.id, lena.id]))).toHaveLength(2);
    }
  });

  test('the own profile is updated, also the picture alone; attempts on another’s and by a guest change nothing', async () => {
    const changes = {
      name: 'Ada B.',
      bio: 'Plays.',
      location: 'Kraków',
      genres: ['Jazz'],
      social_links: { website: 'https://ada.test' },
    };
    await done(asAda().from('profiles').update(changes).eq('id', ada.id).select());
    const [shown] = await done(
      asAda()
        .from('profiles')
        .update({ avatar_url: '/storage/v1/object/public/avatars/a.jpg' })
        .eq('id', ada.id)
        .select(),
    );
    expect(shown).toMatchObject({ ...changes, avatar_url: '/storage/v1/object/public/avatars/a.jpg' });
    expect(await done(asLena().from('profiles').update({ name: 'Mine' }).eq('id', ada.id).select())).toEqual([]);
    expect(
      (await supabaseAs().from('profiles').update({ name: 'Mine' }).eq('id', ada.id).select()).error,
    ).not.toBeNull();
    await done(asAda().from('profiles').update({ name: 'Ada' }).eq('id', ada.id).select());
  });

  test('the role of a person, only for that person', async () => {
    expect(
      (await done(asAda().from('user_roles').select('role').eq('user_id', ada.id))).map(({ role }) => role),
    ).toContain('artist');
    expect((await supabaseAs().from('user_roles').select('role').eq('user_id', ada.id)).data ?? []).toEqual([]);
  });
});

describe('data of a person', () => {
  test('purchases, newest first, only for their buyer', async () => {
    await buy(lena, album);
    const mine = await done(
      asLena().from('purchases').select('*').eq('user_id', lena.id).order('created_at', { ascending: false }),
    );
    expect(mine).toMatchObject([{ album_title: 'Night Walks', artist_name: 'Ada', amount_cents: 900 }]);
    for (const client of [asAda(), supabaseAs()])
      expect((await client.from('purchases').select('*').eq('user_id', lena.id)).data ?? []).toEqual([]);
  });

  test('recommendations, at most ten, only for their person', async () => {
    await sql()`insert into public.user_recommendations (user_id, album_id, album_title, artist_name, artist_id, place, reason)
      values (${lena.id}, ${second.id}, 'Day Breaks', 'Ada', ${ada.id}, 1, 'artist')`;
    const of = (client: ReturnType<typeof supabaseAs>) =>
      client.from('user_recommendations').select('*').eq('user_id', lena.id).limit(10);
    expect(await done(of(asLena()))).toMatchObject([
      { album_id: second.id, album_title: 'Day Breaks', artist_name: 'Ada', artist_id: ada.id, genre: '' },
    ]);
    for (const client of [asAda(), supabaseAs()]) expect((await of(client)).data ?? []).toEqual([]);
  });

  test('playlists and their tracks', async () => {
    const list = await done(
      asLena().from('playlists').insert({ user_id: lena.id, name: 'Evenings', description: 'Slow.' }).select().single(),
    );
    const lists = await done(
      asLena().from('playlists').select('*').eq('user_id', lena.id).order('created_at', { ascending: false }),
    );
    expect(lists.map(({ name }) => name)).toEqual(['Evenings']);
    for (const track_id of [album.trackId, second.trackId]) {
      const last = await done(
        asLena()
          .from('playlist_tracks')
          .select('position')
          .eq('playlist_id', list.id)
          .order('position', { ascending: false })
          .limit(1),
      );
      const position = last[0] ? last[0].position + 1 : 0;
      await done(asLena().from('playlist_tracks').insert({ playlist_id: list.id, track_id, position }).select());
    }
    expect(
      await done(asLena().from('playlist_tracks').select('position').eq('playlist_id', list.id).order('position')),
    ).toEqual([{ position: 0 }, { position: 1 }]);
    for (const client of [asAda(), supabaseAs()])
      expect((await client.from('playlists').delete().eq('id', list.id).select()).data ?? []).toEqual([]);
    expect(await done(asLena().from('playlists').delete().eq('id', list.id).select('name'))).toEqual([
      { name: 'Evenings' },
    ]);
  });

  test('favourites of tracks and of albums', async () => {
    for (const what of [{ track_id: album.trackId }, { album_id: album.id }])
      await done(
        asLena()
          .from('user_favorites')
          .insert({ user_id: lena.id, ...what })
          .select(),
      );
    const mine = await done(asLena().from('user_favorites').select('*').eq('user_id', lena.id));
    expect(mine).toHaveLength(2);
    expect(
      (await supabaseAs().from('user_favorites').insert({ user_id: lena.id, album_id: second.id }).select()).error,
    ).not.toBeNull();
    for (const { id } of mine)
      expect(await done(asLena().from('user_favorites').delete().eq('id', id).select('id'))).toEqual([{ id }]);
  });

  test('follows: insert, upsert again, delete by both', async () => {
    const pair = { follower_id: lena.id, following_id: ada.id };
    await done(asLena().from('user_follows').insert(pair).select());
    expect((await asLena().from('user_follows').insert(pair)).error).toMatchObject({ code: '23505' });
    const again = { onConflict: 'follower_id,following_id', ignoreDuplicates: true };
    expect((await asLena().from('user_follows').upsert(pair, again)).error).toBeNull();
    expect((await supabaseAs().from('user_follows').upsert(pair, again)).error).not.toBeNull();
    expect(await done(asLena().from('user_follows').delete().match(pair).select('following_id'))).toEqual([
      { following_id: ada.id },
    ]);
    const [row] = await sql()`select count(*)::int as left from public.user_follows where follower_id = ${lena.id}`;
    expect(row!.left).toBe(0);
  });

  test('database functions: by name, with arguments, and with a refusal', async () => {
    const withdrawn = await release(ada);
    expect(await done(asAda().rpc('withdraw_album', { album_id: withdrawn.id }))).toMatchObject({
      id: withdrawn.id,
      state: 'withdrawn',
    });
    expect((await asLena().rpc('withdraw_album', { album_id: withdrawn.id })).error).toMatchObject({
      code: 'P0001',
      message: 'album_not_found',
    });
    expect((await supabaseAs().rpc('withdraw_album', { album_id: withdrawn.id })).error).toMatchObject({
      code: '42501',
    });
  });
});
