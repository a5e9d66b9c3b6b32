import { randomUUID } from 'node:crypto';
import { sharedBackend, type Person } from '../../../servers/testing/clients.ts';
import { jpegBytes, mp3Bytes, wavBytes } from '../../../servers/testing/mediaFiles.ts';
import { tusAs } from '../../../servers/testing/tus.ts';
import { avatarName, blob, bucketAs, bytesAt, masterName, oneOf, rowsOf, storagePeople } from './stores.ts';

// The numbers in the titles are those of the list of attacks that the product must withstand.
const backend = sharedBackend();

let victim: Person;
let listener: Person;
let artist: Person;
let otherArtist: Person;
beforeAll(async () => {
  ({ victim, listener, artist, otherArtist } = await storagePeople());
});

describe('19: writing without the right', () => {
  it('19: a guest cannot upload anything', async () => {
    const names = {
      avatars: avatarName(victim),
      album_covers: `${artist.id}/${randomUUID()}-1400.jpg`,
      audio_files: `${artist.id}/${randomUUID()}.mp3`,
      audio_masters: masterName(artist),
    };
    for (const [bucket, name] of Object.entries(names)) {
      for (const upsert of [false, true]) {
        const { error } = await bucketAs(backend.anonKey, bucket).upload(name, blob(jpegBytes(1), 'image/jpeg'), {
          upsert,
        });
        expect(error).toMatchObject({ status: oneOf(403, 415) });
      }
      expect((await bucketAs(backend.anonKey, bucket).createSignedUploadUrl(name)).error).toMatchObject({
        status: 403,
      });
      expect(await rowsOf(name)).toEqual([]);
    }
  });

  it('19: a listener cannot overwrite another’s avatar, cover or master by a chosen path', async () => {
    const [avatar, cover, master] = [avatarName(victim), `${artist.id}/${randomUUID()}-1400.jpg`, masterName(artist)];
    await bucketAs(victim.token, 'avatars').upload(avatar, blob(jpegBytes(1), 'image/jpeg'));
    await bucketAs(artist.token, 'album_covers').upload(cover, blob(jpegBytes(2), 'image/jpeg'));
    await bucketAs(artist.token, 'audio_masters').upload(master, blob(wavBytes(3), 'audio/wav'));
    const taken: [string, string, Blob][] = [
      ['avatars', avatar, blob(jpegBytes(9), 'image/jpeg')],
      ['album_covers', cover, blob(jpegBytes(9), 'image/jpeg')],
      ['audio_masters', master, blob(wavBytes(9), 'audio/wav')],
    ];
    for (const who of [listener, otherArtist]) {
      for (const [bucket, name, body] of taken) {
        const before = await bytesAt(bucket, name);
        const theirs = bucketAs(who.token, bucket);
        const own =
          bucket === 'avatars' ? avatarName(who) : bucket === 'album_covers' ? `${who.id}/a.jpg` : masterName(who);
        const attempts = [
          theirs.upload(name, body),
          theirs.upload(name, body, { upsert: true }),
          theirs.update(name, body),
          theirs.move(own, name),
          theirs.copy(own, name),
          theirs.createSignedUploadUrl(name, { upsert: true }),
        ];
        for (const { error } of await Promise.all(attempts))
          expect(error).toMatchObject({ status: oneOf(403, 404, 409) });
        const tus = await tusAs(backend, who.token).create(
          { bucketName: bucket, objectName: name, contentType: body.type },
          body.size,
          { 'x-upsert': 'true' },
        );
        expect(tus.status).toBe(403);
        expect((await bytesAt(bucket, name)).equals(before)).toBe(true);
      }
    }
  });

  it('19: an artist cannot write a public stream without publishing', async () => {
    const name = `${artist.id}/${randomUUID()}.mp3`;
    expect(
      (await bucketAs(artist.token, 'audio_files').upload(name, blob(mp3Bytes(1), 'audio/mpeg'))).error,
    ).toMatchObject({ status: 403 });
    const master = masterName(artist, 'stream.mp3');
    await bucketAs(artist.token, 'audio_masters').upload(master, blob(mp3Bytes(1), 'audio/mpeg'));
    const into = { destinationBucket: 'audio_files' };
    expect((await bucketAs(artist.token, 'audio_masters').move(master, name, into)).error).toMatchObject({
      status: 403,
    });
    expect((await bucketAs(artist.token, 'audio_masters').copy(master, name, into)).error).toMatchObject({
      status: 403,
    });
    expect(await rowsOf(name)).toEqual([]);
  });

  it('19: a stranger cannot take over, read or end a running upload', async () => {
    const tus = tusAs(backend, artist.token);
    const created = await tus.create(
      { bucketName: 'audio_masters', objectName: masterName(artist), contentType: 'audio/wav' },
      2000,
    );
    const path = created.headers.get('location')!;
    for (const token of [otherArtist.token, listener.token, backend.anonKey]) {
      const theirs = tusAs(backend, token);
      expect([
        (await theirs.head(path)).status,
        (await theirs.patch(path, 0, 'x')).status,
        (await theirs.remove(path)).status,
      ]).toEqual([404, 404, 404]);
    }
    expect((await tus.head(path)).headers.get('upload-offset')).toBe('0');
  });
});
