import { randomUUID } from 'node:crypto';
import { done } from '../../tests/support/outcomes';
import { artist, listener, type Person } from '../../tests/support/people';
import { buy, draft, refundAll } from '../../tests/support/releases';
import { call, refusal } from '../_testing/calls';
import { recordedAlbum, recordTrack, soundBytes } from '../_testing/recordings';
import type { RequestDownloadResponse } from '@fairtone/contracts';

let owner: Person;
let stranger: Person;
beforeAll(async () => {
  [owner, stranger] = [await artist('Ada'), await listener()];
});

const ask = (who: Person | null, albumId: string, format = 'original', trackId?: string) =>
  call('request-download', { albumId, format, trackId }, who);
const files = async (...args: Parameters<typeof ask>) =>
  (await ask(...args)).body as unknown as RequestDownloadResponse;
const bytesAt = async (url: string) => new Uint8Array(await (await fetch(url)).arrayBuffer());
const publish = async (albumId: string) => {
  const { status, body } = await call('publish-album', { albumId }, owner);
  if (status !== 200) throw new Error(JSON.stringify(body));
};

describe('a bought album', () => {
  test('comes as original and as MP3, byte for byte, with what its tags need', async () => {
    const album = await recordedAlbum(owner, { title: 'Tin Roof', genre: 'Jazz, Soul', release_date: '2024-03-02' });
    await publish(album.id);
    const buyer = await listener();
    await buy(buyer, album);
    const original = await files(buyer, album.id);
    expect(original.album).toEqual({
      id: album.id,
      title: 'Tin Roof',
      artist: 'Ada',
      year: 2024,
      genre: 'Jazz, Soul',
      coverUrl: null,
      trackTotal: 1,
    });
    expect(original.files).toEqual([
      {
        trackId: album.trackId,
        title: 'Track 1',
        trackNumber: 1,
        format: 'flac',
        bytes: 2000,
        url: expect.any(String),
      },
    ]);
    expect(await bytesAt(original.files[0]!.url)).toEqual(soundBytes(10, 'original'));
    const mp3 = await files(buyer, album.id, 'mp3');
    expect(mp3.files[0]).toMatchObject({ format: 'mp3' });
    expect(await bytesAt(mp3.files[0]!.url)).toEqual(soundBytes(11, 'purchase'));
  });

  test.each([
    ['is published and handed on without a rendition', ['original', 'stream']],
    ['is handed on in place of a rendition that was stored once', ['original', 'purchase', 'stream']],
  ] as const)('an MP3 master %s: byte for byte, where MP3 is asked', async (_, kinds) => {
    const album = await draft(owner, { price: 500 });
    const track = await recordTrack(owner, album.id, 1, 1, { master: 'mp3', kinds });
    await publish(album.id);
    const buyer = await listener();
    await buy(buyer, album);
    for (const format of ['mp3', 'original']) {
      const given = (await files(buyer, album.id, format)).files;
      expect(given).toMatchObject([{ trackId: track.id, format: 'mp3' }]);
      expect(await bytesAt(given[0]!.url)).toEqual(soundBytes(10, 'original', 'mp3'));
    }
  });

  test('comes in track order, or one track alone', async () => {
    const album = await recordedAlbum(owner);
    const second = await recordTrack(owner, album.id, 2, 2);
    await publish(album.id);
    expect((await files(owner, album.id)).files.map((file) => file.trackNumber)).toEqual([1, 2]);
    const alone = await files(owner, album.id, 'mp3', second.id);
    expect(alone.files.map((file) => file.trackId)).toEqual([second.id]);
    expect(alone.album.trackTotal).toBe(2);
    expect(refusal(await ask(owner, album.id, 'mp3', randomUUID()))).toEqual([404, 'no_files']);
  });

  test('stays with its buyers when it is withdrawn, and leaves them when the money is given back', async () => {
    const album = await recordedAlbum(owner);
    await publish(album.id);
    const buyer = await listener();
    const order = await buy(buyer, album);
    await done(owner.rest.rpc('withdraw_album', { album_id: album.id }));
    expect((await ask(buyer, album.id)).status).toBe(200);
    expect(refusal(await ask(stranger, album.id))).toEqual([404, 'album_not_found']);
    await refundAll(order);
    expect(refusal(await ask(buyer, album.id))).toEqual([404, 'album_not_found']);
  });

  test('keeps the words of its sale for its buyer when the artist renames it and themselves', async () => {
    const renamed = await artist('First Name');
    const album = await recordedAlbum(renamed, { title: 'First Title', price: 0 });
    await call('publish-album', { albumId: album.id }, renamed);
    const buyer = await listener();
    await done(buyer.rest.rpc('grant_free_album', { album_id: album.id }));
    await done(renamed.rest.from('albums').update({ title: 'Second Title' }).eq('id', album.id).select());
    await done(renamed.rest.from('profiles').update({ name: 'Second Name' }).eq('id', renamed.id).select());
    expect((await files(buyer, album.id)).album).toMatchObject({ title: 'First Title', artist: 'First Name' });
    for (const who of [renamed, null])
      expect((await files(who, album.id)).album).toMatchObject({ title: 'Second Title', artist: 'Second Name' });
  });

  test('has as many tracks as when it was sold: one that was taken off counts for its buyers alone', async () => {
    const album = await recordedAlbum(owner, { price: 0 });
    const second = await recordTrack(owner, album.id, 2, 2);
    await publish(album.id);
    const buyer = await listener();
    await done(buyer.rest.rpc('grant_free_album', { album_id: album.id }));
    const taken = { status: 'failed', failure: 'withdrawn' } as const;
    await done(owner.rest.from('tracks').update(taken).eq('id', second.id).select('id'));
    expect((await files(buyer, album.id)).album.trackTotal).toBe(2);
    expect((await files(null, album.id)).album.trackTotal).toBe(1);
  });

  test('has urls that cannot be changed to another file', async () => {
    const album = await recordedAlbum(owner);
    const other = await recordedAlbum(owner);
    await publish(album.id);
    const { url } = (await files(owner, album.id)).files[0]!;
    expect((await fetch(url.replace(album.trackId, other.trackId))).ok).toBe(false);
    expect((await fetch(url.split('?')[0]!)).ok).toBe(false);
  });
});

describe('without a purchase', () => {
  test('a priced album is refused to strangers and guests, also for a free seat by another album', async () => {
    const album = await recordedAlbum(owner, { price: 900 });
    await publish(album.id);
    expect(refusal(await ask(stranger, album.id))).toEqual([403, 'not_owned']);
    expect(refusal(await ask(null, album.id))).toEqual([401, 'login_required']);
  });

  test('name-your-price is not free, even from 0', async () => {
    const album = await recordedAlbum(owner, { price: null, minimum_price: 0 });
    await publish(album.id);
    expect(refusal(await ask(null, album.id))).toEqual([401, 'login_required']);
  });

  test('a free album is for everybody', async () => {
    const album = await recordedAlbum(owner, { price: 0 });
    await publish(album.id);
    expect(await bytesAt((await files(null, album.id)).files[0]!.url)).toEqual(soundBytes(10, 'original'));
    expect((await ask(stranger, album.id, 'mp3')).status).toBe(200);
  });

  test('a draft does not exist for others, even a free one; its artist gets it', async () => {
    const album = await recordedAlbum(owner, { price: 0 });
    for (const who of [stranger, null, await artist()]) {
      expect(refusal(await ask(who, album.id))).toEqual([404, 'album_not_found']);
    }
    expect((await ask(owner, album.id)).status).toBe(200);
  });

  test.each([{ albumId: 'x', format: 'mp3' }, { albumId: randomUUID(), format: 'wav' }, {}, null])(
    '%p is no request',
    async (body) => {
      expect(refusal(await call('request-download', body, stranger))).toEqual([400, 'invalid_request']);
    },
  );
});
