import { done } from '../support/outcomes.ts';
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
const own = ['Night Walks', 'Day Breaks'];

describe('albums and tracks', () => {
  test('one album with its artist, or null', async () => {
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

  test('tracks to play next: with album title, cover and artist', async () => {
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
