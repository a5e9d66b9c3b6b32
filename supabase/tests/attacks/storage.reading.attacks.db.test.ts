import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sharedBackend, type Person } from '../../../servers/testing/clients.ts';
import { flacBytes, wavBytes } from '../../../servers/testing/mediaFiles.ts';
import { tusAs } from '../../../servers/testing/tus.ts';
import { call, refusal } from '../../functions/_testing/calls.ts';
import { recordedAlbum } from '../../functions/_testing/recordings.ts';
import { publicAddress, publish } from '../../functions/_testing/releases.ts';
import { artist as artistOfShop, listener as listenerOfShop } from '../support/people.ts';
import { buy } from '../support/releases.ts';
import { blob, bucketAs, bytesAt, masterName, oneOf, storagePeople } from './stores.ts';

// The numbers in the titles are those of the list of attacks that the product must withstand.
const backend = sharedBackend();

let listener: Person;
let artist: Person;
let otherArtist: Person;
beforeAll(async () => {
  ({ listener, artist, otherArtist } = await storagePeople());
});

describe('24: other people’s files', () => {
  let master: string;
  beforeAll(async () => {
    master = masterName(artist);
    await bucketAs(artist.token, 'audio_masters').upload(master, blob(wavBytes(1), 'audio/wav'));
  });
  const masters = (token: string) => bucketAs(token, 'audio_masters');

  it('24: a signed url that was altered, is another’s or has expired is refused', async () => {
    const { data } = await masters(artist.token).createSignedUrl(master, 1);
    const url = new URL(data!.signedUrl);
    expect((await fetch(url)).status).toBe(200);
    const [head, claims, signature] = url.searchParams.get('token')!.split('.');
    const changed = (from: RegExp, to: string) =>
      Buffer.from(Buffer.from(claims!, 'base64url').toString().replace(from, to)).toString('base64url');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    const other = masterName(otherArtist);
    await masters(otherArtist.token).upload(other, blob(wavBytes(2), 'audio/wav'));
    for (const token of [
      `${head}.${changed(/"exp":\d+/, '"exp":9999999999')}.${signature}`,
      `${head}.${changed(new RegExp(master), other)}.${signature}`,
      `${none}.${claims}.`,
      `${head}.${claims}.`,
      '',
      listener.token,
      backend.serviceKey,
    ]) {
      const forged = new URL(url);
      forged.searchParams.set('token', token);
      expect((await fetch(forged)).status).toBe(400);
      forged.pathname = forged.pathname.replace(master, other);
      expect((await fetch(forged)).status).toBe(400);
    }
    await sleep(2100);
    expect((await fetch(url)).status).toBe(400);
  });

  it('24: a read url cannot be used for writing, nor the reverse', async () => {
    const { data: reading } = await masters(artist.token).createSignedUrl(master, 60);
    const token = new URL(reading!.signedUrl).searchParams.get('token')!;
    expect(
      (await masters(listener.token).uploadToSignedUrl(master, token, blob(wavBytes(9), 'audio/wav'))).error,
    ).toMatchObject({ status: 400 });
    const { data: writing } = await masters(artist.token).createSignedUploadUrl(masterName(artist));
    expect(
      (await fetch(`${backend.url}/storage/v1/object/sign/audio_masters/${writing!.path}?token=${writing!.token}`))
        .status,
    ).toBe(400);
  });

  it('24: listing, reading, signing, moving, copying, deleting in another’s folder is refused', async () => {
    for (const token of [listener.token, otherArtist.token, backend.anonKey]) {
      const theirs = masters(token);
      expect((await theirs.list(artist.id)).data).toEqual([]);
      expect((await theirs.listV2({ prefix: artist.id })).data).toMatchObject({ objects: [], folders: [] });
      expect((await theirs.list('')).data?.filter((entry) => entry.name === artist.id)).toEqual([]);
      expect((await theirs.remove([master])).data).toEqual([]);
      const moved = `${otherArtist.id}/${randomUUID()}/original.wav`;
      for (const { error } of await Promise.all([
        theirs.download(master),
        theirs.info(master),
        theirs.createSignedUrl(master, 60),
        theirs.move(master, moved),
        theirs.copy(master, moved),
      ]))
        expect(error).toMatchObject({ status: oneOf(400, 404) });
      expect((await theirs.createSignedUrls([master], 60)).data).toMatchObject([{ signedUrl: null }]);
    }
    expect((await bytesAt('audio_masters', master)).equals(Buffer.from(wavBytes(1)))).toBe(true);
  });

  it('24: masters of a priced album cannot be read directly, with or without a purchase', async () => {
    const [owner, buyer, stranger] = [await artistOfShop(), await listenerOfShop(), await listenerOfShop()];
    const album = await recordedAlbum(owner, { price: 900 });
    await publish(owner, album.id);
    await buy(buyer, album);
    for (const file of ['original.flac', 'purchase.mp3']) {
      const name = `${owner.id}/${album.trackId}/${file}`;
      for (const token of [stranger.token, buyer.token, backend.anonKey]) {
        expect((await masters(token).download(name)).error).toMatchObject({ status: oneOf(400, 404) });
        expect((await masters(token).createSignedUrl(name, 60)).error).toMatchObject({ status: 404 });
      }
      for (const door of [
        'public/audio_masters',
        'public/audio_files',
        'authenticated/audio_masters',
        'sign/audio_masters',
      ])
        expect((await fetch(`${backend.url}/storage/v1/object/${door}/${name}`)).ok).toBe(false);
    }
    expect(refusal(await call('request-download', { albumId: album.id, format: 'original' }, stranger))).toEqual([
      403,
      'not_owned',
    ]);
    expect((await call('request-download', { albumId: album.id, format: 'original' }, buyer)).status).toBe(200);
  });

  it('24: audio of a draft, a scheduled or a withdrawn album cannot be read by a copied url', async () => {
    const owner = await artistOfShop();
    const draft = await recordedAlbum(owner);
    const scheduled = await recordedAlbum(owner, { release_date: '2150-01-01' });
    await publish(owner, scheduled.id);
    const withdrawn = await recordedAlbum(owner);
    await publish(owner, withdrawn.id);
    expect((await fetch(publicAddress(owner, withdrawn.trackId))).status).toBe(200);
    await call('withdraw-album', { albumId: withdrawn.id }, owner);
    const stranger = await listenerOfShop();
    for (const { trackId } of [draft, scheduled, withdrawn]) {
      expect((await fetch(publicAddress(owner, trackId))).status).toBe(404);
      expect((await fetch(publicAddress(owner, trackId), { method: 'HEAD' })).status).toBe(404);
      expect(
        (await fetch(publicAddress(owner, trackId), { headers: { authorization: `Bearer ${stranger.token}` } })).status,
      ).toBe(404);
      expect(
        (await bucketAs(stranger.token, 'audio_files').createSignedUrl(`${owner.id}/${trackId}.mp3`, 60)).error,
      ).toMatchObject({ status: 404 });
      for (const file of ['stream.mp3', 'original.flac', 'purchase.mp3'])
        expect(
          (await fetch(`${backend.url}/storage/v1/object/public/audio_masters/${owner.id}/${trackId}/${file}`)).status,
        ).toBe(404);
    }
  });

  it('24: an artist cannot replace or delete sold files', async () => {
    const [owner, buyer] = [await artistOfShop(), await listenerOfShop()];
    const album = await recordedAlbum(owner);
    await publish(owner, album.id);
    await buy(buyer, album);
    const name = `${owner.id}/${album.trackId}/original.flac`;
    const before = await bytesAt('audio_masters', name);
    expect((await masters(owner.token).update(name, blob(flacBytes(99), 'audio/flac'))).error).toMatchObject({
      status: 403,
    });
    expect((await masters(owner.token).remove([name])).data).toEqual([]);
    expect((await masters(owner.token).move(name, masterName(artist))).error).not.toBeNull();
    const tus = await tusAs(backend, owner.token).create(
      { bucketName: 'audio_masters', objectName: name, contentType: 'audio/flac' },
      2000,
      { 'x-upsert': 'true' },
    );
    expect(tus.status).toBe(403);
    expect((await bytesAt('audio_masters', name)).equals(before)).toBe(true);
  });
});
