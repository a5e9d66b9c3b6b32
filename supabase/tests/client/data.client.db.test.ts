import type { Database } from '@fairtone/db-types';
import { createClient } from '@supabase/supabase-js';
import WebSocket from 'ws';
import { sharedBackend } from '../../../apps/backend/testing/clients.ts';
import { sql } from '../support/backend.ts';
import { done } from '../support/outcomes.ts';
import { artist, listener, type Person } from '../support/people.ts';
import { buy, release } from '../support/releases.ts';

const backend = sharedBackend();

/** The official client of a page whose visitor has this token. */
function supabaseAs(token = backend.anonKey) {
  const auth = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false };
  const global = { headers: { Authorization: `Bearer ${token}` } };
  return createClient<Database>(backend.url, backend.anonKey, {
    auth,
    global,
    realtime: { transport: WebSocket as never },
  });
}

let ada: Person;
let lena: Person;
let album: Awaited<ReturnType<typeof release>>;
let second: typeof album;
beforeAll(async () => {
  [ada, lena] = [await artist('Ada'), await listener('Lena')];
  album = await release(ada, { title: 'Night Walks', genre: 'Jazz, Soul', price: 900, release_date: '2020-01-01' });
  second = await release(ada, { title: 'Day Breaks', genre: 'Folk', price: 0, release_date: '2021-01-01' });
});

const everyone = () => [supabaseAs(), supabaseAs(lena.token), supabaseAs(ada.token)];
const asAda = () => supabaseAs(ada.token);
const asLena = () => supabaseAs(lena.token);
const own = ['Night Walks', 'Day Breaks'];

describe('profiles and roles', () => {
  test('one by id, single or maybe single, as everybody', async () => {
    for (const client of everyone()) {
      expect((await done(client.from('profiles').select('*').eq('id', ada.id).single())).name).toBe('Ada');
      const { data, error } = await client.from('profiles').select('*').eq('id', crypto.randomUUID()).maybeSingle();
      expect([data, error]).toEqual([null, null]);
      expect((await client.from('profiles').select('*').eq('id', crypto.randomUUID()).single()).error).toMatchObject({
        code: 'PGRST116',
      });
    }
  });

  test('all artists, and those of a list of ids', async () => {
    for (const client of everyone()) {
      const artists = await done(
        client.from('profiles').select('*').eq('role', 'artist').order('created_at', { ascending: false }),
      );
      expect(artists.map(({ id }) => id)).toContain(ada.id);
      expect(artists.map(({ id }) => id)).not.toContain(lena.id);
      expect(await done(client.from('profiles').select('id').in('id', [ada.id, lena.id]))).toHaveLength(2);
    }
  });

  test('an own one is updated, also the picture alone; another’s and a guest’s attempt change nothing', async () => {
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

  test('the role of a person, to that person', async () => {
    expect(
      (await done(asAda().from('user_roles').select('role').eq('user_id', ada.id))).map(({ role }) => role),
    ).toContain('artist');
    expect((await supabaseAs().from('user_roles').select('role').eq('user_id', ada.id)).data ?? []).toEqual([]);
  });
});

describe('albums and tracks', () => {
  test('one with its artist, or none', async () => {
    for (const client of everyone()) {
      const found = await done(
        client.from('albums').select('*, profiles(id, name, avatar_url)').eq('id', album.id).maybeSingle(),
      );
      expect(found).toMatchObject({ title: 'Night Walks', price: 900, profiles: { id: ada.id, name: 'Ada' } });
      expect((await client.from('albums').select('*').eq('id', crypto.randomUUID()).maybeSingle()).data).toBeNull();
    }
  });

  test('lists: newest with their artist, with nested tracks, by artist, by ids', async () => {
    for (const client of everyone()) {
      const columns =
        'id, title, genre, cover_image, release_date, description, price, artist_id, profiles(id, name, avatar_url)';
      const newest = await done(
        client
          .from('albums')
          .select(columns)
          .eq('artist_id', ada.id)
          .order('created_at', { ascending: false })
          .limit(8),
      );
      expect(newest.map(({ title }) => title)).toEqual([...own].reverse());
      const nested = await done(
        client
          .from('albums')
          .select('id, tracks(id, title, duration, track_number, audio_url)')
          .eq('id', album.id)
          .single(),
      );
      expect(nested.tracks).toMatchObject([{ id: album.trackId, title: 'First Light', track_number: 1, duration: 30 }]);
      const dated = await done(
        client.from('albums').select('*').eq('artist_id', ada.id).order('release_date', { ascending: false }),
      );
      expect(dated.map(({ title }) => title)).toEqual(['Day Breaks', 'Night Walks']);
      const chosen = await done(client.from('albums').select('id, profiles(name)').in('id', [album.id, second.id]));
      expect(chosen.map(({ profiles }) => profiles?.name)).toEqual(['Ada', 'Ada']);
    }
  });

  test('filters, counts, pages and other formats', async () => {
    for (const client of everyone()) {
      const of = () => client.from('albums').select('title', { count: 'exact' }).eq('artist_id', ada.id);
      expect((await of().order('title').range(1, 1)).data).toEqual([{ title: 'Night Walks' }]);
      expect((await of().limit(1)).count).toBe(2);
      expect(
        (await client.from('albums').select('*', { count: 'exact', head: true }).eq('artist_id', ada.id)).count,
      ).toBe(2);
      expect((await of().contains('genres', ['Jazz'])).data).toEqual([{ title: 'Night Walks' }]);
      expect((await of().ilike('title', '%break%')).data).toEqual([{ title: 'Day Breaks' }]);
      expect((await of().or('price.eq.0,price.gt.5000')).data).toEqual([{ title: 'Day Breaks' }]);
      expect((await of().gte('price', 100).lt('release_date', '2020-06-01').not('genre', 'is', null)).data).toEqual([
        { title: 'Night Walks' },
      ]);
      expect((await client.from('albums').select('title').eq('artist_id', ada.id).order('title').csv()).data).toBe(
        'title\n"Day Breaks"\n"Night Walks"',
      );
      const inner = await done(client.from('tracks').select('title, albums!inner(title)').eq('albums.id', album.id));
      expect(inner).toEqual([{ title: 'First Light', albums: { title: 'Night Walks' } }]);
    }
  });

  test('an artist inserts and updates; a listener and a guest cannot', async () => {
    const fields = {
      title: 'Sketches',
      description: 'Rough.',
      cover_image: null,
      release_date: '2024-05-05',
      genre: 'Jazz',
      price: 500,
    };
    const made = await done(
      asAda()
        .from('albums')
        .insert({ ...fields, artist_id: ada.id })
        .select()
        .single(),
    );
    expect(made).toMatchObject({ ...fields, state: 'draft' });
    expect(
      await done(
        asAda()
          .from('albums')
          .update({ ...fields, title: 'Studies' })
          .eq('id', made.id)
          .select('title')
          .single(),
      ),
    ).toEqual({ title: 'Studies' });
    for (const client of [asLena(), supabaseAs()]) {
      expect(
        (
          await client
            .from('albums')
            .insert({ ...fields, artist_id: ada.id })
            .select()
        ).error,
      ).not.toBeNull();
      expect((await client.from('albums').update({ title: 'Mine' }).eq('id', made.id).select()).data ?? []).toEqual([]);
    }
    expect(await done(asAda().from('albums').delete().eq('id', made.id).select('title'))).toEqual([
      { title: 'Studies' },
    ]);
  });

  test('tracks: by album in order, ids of all own albums, insert, update, delete by ids', async () => {
    const draft = await done(
      asAda().from('albums').insert({ title: 'Takes', artist_id: ada.id, genre: '', price: 0 }).select('id').single(),
    );
    const rows = [2, 1].map((track_number) => ({
      title: `Take ${track_number}`,
      album_id: draft.id,
      track_number,
      duration: 61,
    }));
    const made = await done(asAda().from('tracks').insert(rows).select('id'));
    const ordered = () =>
      asAda().from('tracks').select('*').eq('album_id', draft.id).order('track_number', { ascending: true });
    expect((await done(ordered())).map(({ title }) => title)).toEqual(['Take 1', 'Take 2']);
    await done(asAda().from('tracks').update({ title: 'Best take', track_number: 3 }).eq('id', made[0]!.id).select());
    expect((await done(ordered())).map(({ title }) => title)).toEqual(['Take 1', 'Best take']);
    expect(await done(asAda().from('tracks').select('id').in('album_id', [draft.id, album.id]))).toHaveLength(3);
    for (const client of [asLena(), supabaseAs()]) {
      expect((await client.from('tracks').insert(rows).select()).error).not.toBeNull();
      expect(
        (
          await client
            .from('tracks')
            .delete()
            .in(
              'id',
              made.map(({ id }) => id),
            )
            .select()
        ).data ?? [],
      ).toEqual([]);
    }
    expect(
      await done(
        asAda()
          .from('tracks')
          .delete()
          .in(
            'id',
            made.map(({ id }) => id),
          )
          .select('id'),
      ),
    ).toHaveLength(2);
  });

  test('what to hear next: tracks with album title, cover and artist', async () => {
    for (const client of everyone()) {
      const tracks = await done(
        client
          .from('tracks')
          .select('id, title, audio_url, albums(title, cover_image, profiles(name))')
          .in('album_id', [album.id, second.id])
          .limit(30),
      );
      expect(tracks.map((track) => track.albums?.profiles?.name)).toEqual(['Ada', 'Ada']);
    }
  });
});

describe('what belongs to a person', () => {
  test('purchases, newest first, to their buyer alone', async () => {
    await buy(lena, album);
    const mine = await done(
      asLena().from('purchases').select('*').eq('user_id', lena.id).order('created_at', { ascending: false }),
    );
    expect(mine).toMatchObject([{ album_title: 'Night Walks', artist_name: 'Ada', amount_cents: 900 }]);
    for (const client of [asAda(), supabaseAs()])
      expect((await client.from('purchases').select('*').eq('user_id', lena.id)).data ?? []).toEqual([]);
  });

  test('recommendations, at most ten, to their person alone', async () => {
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

  test('functions of the database: by name, with arguments, with their refusal', async () => {
    const lent = await release(ada);
    expect(await done(asAda().rpc('withdraw_album', { album_id: lent.id }))).toMatchObject({
      id: lent.id,
      state: 'withdrawn',
    });
    expect((await asLena().rpc('withdraw_album', { album_id: lent.id })).error).toMatchObject({
      code: 'P0001',
      message: 'album_not_found',
    });
    expect((await supabaseAs().rpc('withdraw_album', { album_id: lent.id })).error).toMatchObject({ code: '42501' });
  });
});
