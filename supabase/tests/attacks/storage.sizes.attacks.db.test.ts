import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chunkedBody, sharedBackend, type Person } from '../../../servers/testing/clients.ts';
import { flacBytes, jpegBytes, wavBytes } from '../../../servers/testing/mediaFiles.ts';
import { tusAs } from '../../../servers/testing/tus.ts';
import { refusal } from '../../functions/_testing/calls.ts';
import { recordedAlbum } from '../../functions/_testing/recordings.ts';
import { publicAddress, publish } from '../../functions/_testing/releases.ts';
import { artist as artistOfShop } from '../support/people.ts';
import { rawRequest } from './rawRequest.ts';
import { avatarName, blob, bucketAs, incoming, masterName, page, rowsOf, storagePeople } from './stores.ts';

// The numbers in the titles are those of the list of attacks that the product must withstand.
const backend = sharedBackend();
const AVATAR_LIMIT = 2_097_152;

let victim: Person;
let artist: Person;
beforeAll(async () => {
  ({ victim, artist } = await storagePeople());
});

describe('22: uploads above the limits', () => {
  const over = () => blob(jpegBytes(1, AVATAR_LIMIT + 1), 'image/jpeg');
  const endless = (pieces: number) =>
    chunkedBody(
      Array.from({ length: pieces }, (_, index) => (index === 0 ? jpegBytes(1, 65_536) : new Uint8Array(65_536))),
    );

  it.each([
    ['one byte over, in a form', () => over()],
    ['one byte over, bare', () => jpegBytes(1, AVATAR_LIMIT + 1)],
    ['an endless chunked body', () => endless(200)],
  ])('22: %s', async (_how, body) => {
    const name = avatarName(victim);
    const options = { contentType: 'image/jpeg', duplex: 'half' };
    expect((await bucketAs(victim.token, 'avatars').upload(name, body() as never, options)).error).toMatchObject({
      status: 413,
    });
    expect([await rowsOf(name), incoming()]).toEqual([[], []]);
  });

  it('22: a Content-Length larger or smaller than the body', async () => {
    const { hostname, port } = new URL(backend.url);
    const send = (name: string, length: number, bytes: Uint8Array) =>
      new Promise<string>((resolve) => {
        const socket = connect(Number(port), hostname, () => {
          socket.write(
            `POST /storage/v1/object/avatars/${name} HTTP/1.1\r\nhost: x\r\ncontent-type: image/jpeg\r\nauthorization: Bearer ${victim.token}\r\napikey: ${backend.anonKey}\r\ncontent-length: ${length}\r\n\r\n`,
          );
          socket.write(bytes);
        });
        let text = '';
        socket.on('data', (chunk) => (text += chunk.toString()));
        socket.on('close', () => resolve(text));
        socket.on('error', () => resolve(text));
        setTimeout(() => socket.destroy(), 700);
      });
    const [more, less] = [avatarName(victim), avatarName(victim)];
    expect(await send(more, 100_000, jpegBytes(1))).toBe('');
    // Bytes after the announced length are not a request: the connection is closed.
    expect(await send(less, 500, jpegBytes(1))).toMatch(/HTTP\/1\.1 400/);
    await sleep(300);
    expect([await rowsOf(more), incoming()]).toEqual([[], []]);
    for (const { version } of await rowsOf(less)) {
      const stored = readFileSync(join(backend.dataDir, 'storage/objects', version.slice(0, 2), version));
      expect(stored).toEqual(Buffer.from(jpegBytes(1)).subarray(0, 500));
    }
  });

  it('22: a form of endless fields, an endless JSON body, an upload announced as too large', async () => {
    const field = (index: number) =>
      `--b\r\nContent-Disposition: form-data; name="f${index}"\r\n\r\n${'x'.repeat(1000)}\r\n`;
    const form = await rawRequest(
      'POST',
      `/storage/v1/object/avatars/${avatarName(victim)}`,
      { 'content-type': 'multipart/form-data; boundary=b' },
      Array.from({ length: 500 }, (_, index) => field(index)).join(''),
    );
    expect(form.status).toBe(400);
    const list = await fetch(`${backend.url}/storage/v1/object/list/avatars`, { method: 'POST', headers: { authorization: `Bearer ${victim.token}`, 'content-type': 'application/json' }, body: chunkedBody(Array.from({ length: 64 }, () => new Uint8Array(65_536).fill(32))), duplex: 'half' } as RequestInit); // prettier-ignore
    expect(list.status).toBe(413);
    const tus = await tusAs(backend, victim.token).create(
      { bucketName: 'avatars', objectName: avatarName(victim), contentType: 'image/jpeg' },
      AVATAR_LIMIT + 1,
    );
    expect(tus.status).toBe(413);
    expect(incoming()).toEqual([]);
  });
});

describe('23: file headers that would exhaust the memory', () => {
  const backendPid = () =>
    Number((JSON.parse(readFileSync(join(backend.dataDir, 'run.json'), 'utf8')) as { pid: number }).pid);
  const highestKb = () => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${backendPid()}/status`, 'utf8'))?.[1]);

  it.each([
    ['a picture of 50 000 x 50 000 pixels', 'avatars', () => jpegBytes(1, 5000, 50_000, 50_000), 'image/jpeg', 413],
    ['a WAV that claims 3 GB', 'audio_masters', () => wavBytes(1, 5000, 0xc000_0000), 'audio/wav', 415],
    [
      'an MP3 without frames',
      'audio_masters',
      () => Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\x07\x76'), Buffer.alloc(200_000)]),
      'audio/mpeg',
      415,
    ],
    ['a FLAC without frames', 'audio_masters', () => flacBytes(1).slice(0, 42), 'audio/flac', 415],
  ])('23: %s', async (_what, bucket, bytes, type, status) => {
    const before = existsSync('/proc') ? highestKb() : 0;
    const who = bucket === 'avatars' ? victim : artist;
    const file =
      { 'audio/wav': 'original.wav', 'audio/mpeg': 'original.mp3', 'audio/flac': 'original.flac' }[type] ?? '';
    const name = bucket === 'avatars' ? avatarName(victim) : masterName(artist, file);
    expect((await bucketAs(who.token, bucket).upload(name, blob(bytes(), type))).error).toMatchObject({ status });
    expect(await rowsOf(name)).toEqual([]);
    if (existsSync('/proc')) expect(highestKb() - before).toBeLessThan(64 * 1024);
  });

  it('23: publishing refuses files that are not music, and covers that cannot be decoded, even when the store accepted them', async () => {
    const owner = await artistOfShop();
    const spoil = async (bucket: string, name: string, bytes: Uint8Array) => {
      const [row] = await rowsOf(name);
      const version = row!.version as string;
      expect(row!.bucket_id).toBe(bucket);
      writeFileSync(join(backend.dataDir, 'storage/objects', version.slice(0, 2), version), bytes);
    };
    for (const file of ['original.flac', 'purchase.mp3', 'stream.mp3']) {
      const album = await recordedAlbum(owner);
      await spoil('audio_masters', `${owner.id}/${album.trackId}/${file}`, page());
      expect(refusal(await publish(owner, album.id))).toEqual([409, 'not_audio']);
      expect((await fetch(publicAddress(owner, album.trackId))).status).toBe(404);
    }
    const cover = `${owner.id}/${randomUUID()}-1400.jpg`;
    await bucketAs(owner.token, 'album_covers').upload(cover, blob(jpegBytes(1), 'image/jpeg'));
    const album = await recordedAlbum(owner, { cover_image: `/storage/v1/object/public/album_covers/${cover}` });
    await spoil('album_covers', cover, jpegBytes(1, 500, 50_000, 50_000));
    expect(refusal(await publish(owner, album.id))).toEqual([409, 'cover_unusable']);
  });
});
