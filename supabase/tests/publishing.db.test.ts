import { guest, server, sql } from './support/backend.ts';
import { done, NOT_GRANTED, refusalOf } from './support/outcomes.ts';
import { artist, listener, type Person } from './support/people.ts';
import { addTrack, buy, draft, orderOf, publish, readyTrack, release } from './support/releases.ts';

let ada: Person;

beforeAll(async () => {
  ada = await artist('Ada');
});

const markPublished = (albumId: string, urls = {}) =>
  server().rpc('mark_album_published', { album_id: albumId, track_urls: urls });
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe('publishing', () => {
  test('makes the album public, stores the stream URLs and moves the records of the stream files', async () => {
    const album = await draft(ada);
    const track = await readyTrack(ada, album.id);
    const path = `${ada.id}/${track.id}/stream.mp3`;
    await done(
      ada.rest
        .from('track_files')
        .insert({ track_id: track.id, kind: 'stream', path, bytes: 10, format: 'mp3' })
        .select(),
    );
    expect(await publish(album.id)).toEqual({ album_id: album.id, state: 'public', published_tracks: 1 });
    const seen = await done(
      guest().from('albums').select('state, published_at, tracks(audio_url)').eq('id', album.id).single(),
    );
    expect(seen).toMatchObject({ state: 'public', tracks: [{ audio_url: expect.stringContaining(track.id) }] });
    const file = await done(ada.rest.from('track_files').select('bucket, path').eq('track_id', track.id).single());
    expect(file).toEqual({ bucket: 'audio_files', path: `${ada.id}/${track.id}.mp3` });
  });

  test('needs at least one ready track with a stream', async () => {
    const album = await draft(ada);
    expect(await refusalOf(markPublished(album.id))).toBe('no_ready_tracks');
    await readyTrack(ada, album.id);
    expect(await refusalOf(markPublished(album.id))).toBe('no_streams');
  });

  test('ignores URLs for tracks of other albums', async () => {
    const [first, second] = [await release(ada), await draft(ada)];
    await readyTrack(ada, second.id);
    expect(await refusalOf(markPublished(second.id, { [first.trackId]: 'https://evil.test/a.mp3' }))).toBe(
      'no_streams',
    );
  });

  test('again, after tracks were added, keeps the first date', async () => {
    const album = await release(ada);
    await readyTrack(ada, album.id, { track_number: 2 });
    expect(await publish(album.id)).toMatchObject({ published_tracks: 2 });
    const { published_at } = await done(guest().from('albums').select('published_at').eq('id', album.id).single());
    expect(published_at).toBe(album.published_at);
  });

  test('before the release date only schedules the album, and no track becomes playable', async () => {
    const album = await draft(ada, { release_date: inDays(10) });
    await readyTrack(ada, album.id);
    expect(await publish(album.id)).toEqual({ album_id: album.id, state: 'scheduled', published_tracks: 0 });
    expect(await done(guest().from('albums').select('id').eq('id', album.id))).toEqual([]);
    expect(await done(ada.rest.from('tracks').select('audio_url').eq('album_id', album.id).single())).toEqual({
      audio_url: null,
    });
  });

  test('notifies the followers once', async () => {
    const [newcomer, follower] = [await artist('Cleo'), await listener()];
    await done(
      follower.rest.from('user_follows').insert({ follower_id: follower.id, following_id: newcomer.id }).select(),
    );
    const album = await release(newcomer);
    await publish(album.id);
    const news = await done(follower.rest.from('notifications').select('kind, payload'));
    expect(news).toEqual([
      { kind: 'new_release', payload: expect.objectContaining({ album_id: album.id, artist_name: 'Cleo' }) },
    ]);
  });

  test('cannot be called by browsers', async () => {
    const album = await draft(ada);
    await readyTrack(ada, album.id);
    for (const who of [ada.rest, guest()]) {
      expect(await refusalOf(who.rpc('mark_album_published', { album_id: album.id, track_urls: {} }))).toMatch(
        NOT_GRANTED,
      );
    }
  });
});

describe('withdrawing', () => {
  test('is allowed for the artist of the album only', async () => {
    const album = await release(ada);
    const [otherArtist, lena] = [await artist(), await listener()];
    for (const { rest } of [otherArtist, lena]) {
      expect(await refusalOf(rest.rpc('withdraw_album', { album_id: album.id }))).toBe('album_not_found');
    }
    expect(await refusalOf(guest().rpc('withdraw_album', { album_id: album.id }))).toMatch(NOT_GRANTED);
    expect(await done(ada.rest.rpc('withdraw_album', { album_id: album.id }))).toMatchObject({ state: 'withdrawn' });
  });

  test('does not apply to drafts', async () => {
    expect(await refusalOf(ada.rest.rpc('withdraw_album', { album_id: (await draft(ada)).id }))).toBe(
      'album_not_found',
    );
  });
});

describe('deleting', () => {
  test('an unsold album is possible, with its tracks', async () => {
    const album = await release(ada);
    expect(await done(ada.rest.from('albums').delete().eq('id', album.id).select('id'))).toHaveLength(1);
    expect(await done(server().from('tracks').select('id').eq('album_id', album.id))).toEqual([]);
  });

  test('a sold album or track is refused, for its artist and for the server', async () => {
    const album = await release(ada);
    await buy(await listener(), album);
    for (const who of [ada.rest, server()]) {
      expect(await refusalOf(who.from('albums').delete().eq('id', album.id))).toBe('sold_cannot_be_deleted');
      expect(await refusalOf(who.from('tracks').delete().eq('id', album.trackId))).toBe('sold_cannot_be_deleted');
    }
  });

  test('a track of a sold album is possible if its files were never uploaded; one that had files stays', async () => {
    const album = await release(ada);
    await buy(await listener(), album);
    const remove = (id: string) => ada.rest.from('tracks').delete().eq('id', id).select('id');
    const [hollow, kept] = [
      await addTrack(ada, album.id, { status: 'failed', failure: 'network' }),
      await addTrack(ada, album.id, { status: 'failed', failure: 'withdrawn' }),
    ];
    const path = `${ada.id}/${kept.id}/stream.mp3`;
    const file = { track_id: kept.id, kind: 'stream', path, bytes: 10, format: 'mp3' } as const;
    await done(ada.rest.from('track_files').insert(file).select());
    expect(await done(remove(hollow.id))).toHaveLength(1);
    expect(await refusalOf(remove(kept.id))).toBe('sold_cannot_be_deleted');
  });

  test('the artist’s account keeps a sold album for its buyers, and ends its sale', async () => {
    const [seller, buyer] = [await artist(), await listener()];
    const album = await release(seller);
    await buy(buyer, album);
    await sql()`delete from auth.users where id = ${seller.id}`;
    expect(await done(buyer.rest.from('albums').select('id, state').eq('id', album.id))).toEqual([
      { id: album.id, state: 'withdrawn' },
    ]);
    expect(await done(guest().from('albums').select('id').eq('id', album.id))).toEqual([]);
  });

  test('an album with a payment in progress is refused until that payment ended', async () => {
    const album = await release(ada);
    const order = await orderOf(await listener(), [{ album_id: album.id }]);
    expect(await refusalOf(ada.rest.from('albums').delete().eq('id', album.id))).toBe('sold_cannot_be_deleted');
    await done(
      server().rpc('close_order', { order_id: order.id, provider_event_id: `evt_${order.id}`, outcome: 'cancelled' }),
    );
    expect(await done(ada.rest.from('albums').delete().eq('id', album.id).select('id'))).toHaveLength(1);
  });
});
