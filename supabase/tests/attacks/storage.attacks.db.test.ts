import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  inPieces,
  sharedBackend,
  signUp,
  storageClient,
  withSql,
  type Person,
} from '../../../apps/backend/testing/clients.ts';
import { flacBytes, jpegBytes, mp3Bytes, wavBytes } from '../../../apps/backend/testing/mediaFiles.ts';
import { tusAs } from '../../../apps/backend/testing/tus.ts';
import { call, refusal } from '../../functions/_testing/calls.ts';
import { recordedAlbum } from '../../functions/_testing/recordings.ts';
import { publicAddress, publish } from '../../functions/_testing/releases.ts';
import { artist as artistOfShop, listener as listenerOfShop } from '../support/people.ts';
import { buy } from '../support/releases.ts';

// The numbers are those of the list of attacks that the product must withstand.
const backend = sharedBackend();
const AVATAR_LIMIT = 2_097_152;

let victim: Person;
let listener: Person;
let artist: Person;
let otherArtist: Person;
beforeAll(async () => {
  victim = await signUp(backend);
  listener = await signUp(backend);
  artist = await signUp(backend, 'artist');
  otherArtist = await signUp(backend, 'artist');
});

const bucketAs = (token: string, bucket: string) => storageClient(backend, token).from(bucket);
const service = (bucket: string) =>
  storageClient({ ...backend, anonKey: backend.serviceKey }, backend.serviceKey).from(bucket);
const blob = (bytes: Uint8Array, type: string) => new Blob([bytes as Uint8Array<ArrayBuffer>], { type });
const page = (length = 3000) =>
  new TextEncoder().encode(`<!doctype html><script>alert(document.domain)</script>${' '.repeat(length)}`);
const avatarName = (who = victim) => `${who.id}-${randomUUID()}.jpg`;
const masterName = (who = artist, file = 'original.wav') => `${who.id}/${randomUUID()}/${file}`;
const rowsOf = (name: string) =>
  withSql(backend, async (sql) => [
    ...(await sql`select bucket_id, version from storage.objects where name = ${name}`),
  ]);
const incoming = () => readdirSync(join(backend.dataDir, 'storage/incoming'));
const bytesAt = async (bucket: string, name: string) =>
  Buffer.from(await (await service(bucket).download(name)).data!.arrayBuffer());

/** Matches any of these statuses. */
const oneOf = (...statuses: number[]) => ({
  asymmetricMatch: (status: unknown) => statuses.includes(status as number),
});

/** Sends a path or a body as it stands: fetch would tidy both up. */
function raw(method: string, path: string, headers: Record<string, string> = {}, body?: Uint8Array | string) {
  const { hostname, port } = new URL(backend.url);
  const key = { apikey: backend.serviceKey, authorization: `Bearer ${backend.serviceKey}` };
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const outgoing = request({ hostname, port, method, path, headers: { ...key, ...headers } }, (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
      answer.on('end', () => resolve({ status: answer.statusCode!, text }));
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

describe('19: writing where one has no business', () => {
  it('19: a guest uploads anywhere', async () => {
    const names = {
      avatars: avatarName(),
      album_covers: `${artist.id}/${randomUUID()}-1400.jpg`,
      audio_files: `${artist.id}/${randomUUID()}.mp3`,
      audio_masters: masterName(),
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

  it('19: a listener overwrites somebody’s avatar, an artist’s cover or master by a path of their choice', async () => {
    const [avatar, cover, master] = [avatarName(), `${artist.id}/${randomUUID()}-1400.jpg`, masterName()];
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

  it('19: an artist writes a public stream past the publishing', async () => {
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

  it('19: a stranger takes over, reads or ends an upload that is under way', async () => {
    const tus = tusAs(backend, artist.token);
    const created = await tus.create(
      { bucketName: 'audio_masters', objectName: masterName(), contentType: 'audio/wav' },
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

const CLIMBING = ['../../secrets.json', '..%2f..%2fsecrets.json', '%2e%2e/%2e%2e/x.jpg', '%252e%252e/x', 'a/../b.jpg', 'a//b.jpg', '/x.jpg', 'x%00.jpg', 'x%0a.jpg', 'x%5c..%5cy.jpg', 'x.jpg.', 'x.jpg%20', '.', '%2e', 'caf%c3%a9.jpg', '%ff.jpg', 'n'.repeat(1025), `${'n'.repeat(256)}.jpg`]; // prettier-ignore

describe('20: names that climb, hide or overflow', () => {
  const filesOutside = () => readdirSync(backend.dataDir).sort();

  it.each(CLIMBING)('20: %j, through every door, with the service key', async (name) => {
    const before = filesOutside();
    const decoded = decodeURIComponent(name.replace('%ff', '')) || 'x';
    const json = { 'content-type': 'application/json' };
    const stored = avatarName();
    await service('avatars').upload(stored, blob(jpegBytes(1), 'image/jpeg'));
    const move = (from: string, to: string) =>
      JSON.stringify({ bucketId: 'avatars', sourceKey: from, destinationKey: to });
    const answers = [
      await raw('POST', `/storage/v1/object/avatars/${name}`, { 'content-type': 'image/jpeg' }, jpegBytes(1)),
      await raw('PUT', `/storage/v1/object/avatars/${name}`, { 'content-type': 'image/jpeg' }, jpegBytes(1)),
      await raw('GET', `/storage/v1/object/public/avatars/${name}`),
      await raw('GET', `/storage/v1/object/authenticated/avatars/${name}`),
      await raw('DELETE', `/storage/v1/object/avatars/${name}`),
      await raw('POST', `/storage/v1/object/sign/avatars/${name}`, json, '{"expiresIn":60}'),
      await raw('POST', `/storage/v1/object/upload/sign/avatars/${name}`),
    ];
    if (decoded === decodeURI(decoded) && name !== '%ff.jpg') {
      answers.push(await raw('POST', '/storage/v1/object/move', json, move(stored, decoded)));
      answers.push(await raw('POST', '/storage/v1/object/copy', json, move(stored, decoded)));
      const tus = await tusAs(backend, backend.serviceKey).create(
        { bucketName: 'avatars', objectName: decoded, contentType: 'image/jpeg' },
        2000,
      );
      answers.push({ status: tus.status, text: await tus.text() });
    }
    for (const { status, text } of answers) {
      expect([400, 404]).toContain(status);
      expect(text).not.toMatch(/jwtSecret|\/storage\/objects|at .*\.(ts|mjs):/);
    }
    expect(filesOutside()).toEqual(before);
    expect(await rowsOf(stored)).toHaveLength(1);
  });
});

describe('21: files that a browser might run', () => {
  const svg = new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script>${' '.repeat(600)}</svg>`,
  );

  it.each([
    ['a drawing with a script', 'avatars', svg, 'image/svg+xml'],
    ['a drawing called JPEG', 'avatars', svg, 'image/jpeg'],
    ['a drawing called PNG', 'avatars', svg, 'image/png'],
    ['a page', 'avatars', page(), 'text/html'],
    ['a page called JPEG', 'avatars', page(), 'image/jpeg; charset=text/html'],
    ['a page renamed .mp3', 'audio_masters', page(), 'audio/mpeg'],
    [
      'a page behind an ID3 tag',
      'audio_masters',
      Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\0\0'), page()]),
      'audio/mpeg',
    ],
    ['a page in a FLAC’s first bytes', 'audio_masters', Buffer.concat([Buffer.from('fLaC'), page()]), 'audio/flac'],
    ['a JPEG called MP3', 'audio_masters', jpegBytes(1), 'audio/mpeg'],
  ])('21: %s is refused, in one piece and in parts', async (_what, bucket, bytes, type) => {
    const name =
      bucket === 'avatars'
        ? avatarName()
        : masterName(artist, type === 'audio/flac' ? 'original.flac' : 'original.mp3');
    const who = bucket === 'avatars' ? victim : artist;
    expect(
      (await bucketAs(who.token, bucket).upload(name, blob(bytes, type), { contentType: type })).error,
    ).toMatchObject({ status: 415 });
    const tus = tusAs(backend, who.token);
    const created = await tus.create({ bucketName: bucket, objectName: name, contentType: type }, bytes.length);
    const path = created.headers.get('location');
    expect(path ? (await tus.patch(path, 0, bytes as Uint8Array<ArrayBuffer>)).status : created.status).toBe(415);
    expect(await rowsOf(name)).toEqual([]);
  });

  it('21: a picture that is a page as well is shown as a picture only, whatever is asked', async () => {
    const name = avatarName();
    const polyglot = Buffer.concat([jpegBytes(1, 64), page()]);
    expect((await bucketAs(victim.token, 'avatars').upload(name, blob(polyglot, 'image/jpeg'))).error).toBeNull();
    const url = bucketAs(victim.token, 'avatars').getPublicUrl(name).data.publicUrl;
    for (const address of [url, `${url}?content-type=text/html`, `${url}?download=x.html`, `${url}?render=1`]) {
      const { headers } = await fetch(address, { headers: { accept: 'text/html' } });
      expect(headers.get('content-type')).toBe('image/jpeg');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    }
    expect((await fetch(`${url}?download=x.html`)).headers.get('content-disposition')).toMatch(/^attachment;/);
  });

  it('21: what would run is handed out as a file, should it ever lie in a store', async () => {
    const name = avatarName();
    await service('avatars').upload(name, blob(jpegBytes(1), 'image/jpeg'));
    for (const type of [
      'image/svg+xml',
      'text/html',
      'text/html; charset=utf-8',
      'application/xml',
      'application/xhtml+xml',
      'text/javascript',
    ]) {
      await withSql(
        backend,
        (sql) =>
          sql`update storage.objects set metadata = metadata || ${sql.json({ mimetype: type })} where name = ${name}`,
      );
      const { headers } = await fetch(service('avatars').getPublicUrl(name).data.publicUrl);
      expect([headers.get('content-disposition')?.slice(0, 11), headers.get('x-content-type-options')]).toEqual([
        'attachment;',
        'nosniff',
      ]);
    }
  });

  it('21: a file name cannot break out of its header', async () => {
    const name = avatarName();
    await service('avatars').upload(name, blob(jpegBytes(1), 'image/jpeg'));
    const url = service('avatars').getPublicUrl(name).data.publicUrl;
    const { headers } = await fetch(`${url}?download=${encodeURIComponent('a"\r\nset-cookie: x=1\r\n;.html')}`);
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''[\w%.-]+$/);
  });
});

describe('22: more than is allowed', () => {
  const over = () => blob(jpegBytes(1, AVATAR_LIMIT + 1), 'image/jpeg');
  const endless = (pieces: number) =>
    inPieces(
      Array.from({ length: pieces }, (_, index) => (index === 0 ? jpegBytes(1, 65_536) : new Uint8Array(65_536))),
    );

  it.each([
    ['one byte over, in a form', () => over()],
    ['one byte over, bare', () => jpegBytes(1, AVATAR_LIMIT + 1)],
    ['an endless chunked body', () => endless(200)],
  ])('22: %s', async (_how, body) => {
    const name = avatarName();
    const options = { contentType: 'image/jpeg', duplex: 'half' };
    expect((await bucketAs(victim.token, 'avatars').upload(name, body() as never, options)).error).toMatchObject({
      status: 413,
    });
    expect([await rowsOf(name), incoming()]).toEqual([[], []]);
  });

  it('22: a Content-Length that promises more than comes, and one that promises less', async () => {
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
    const [more, less] = [avatarName(), avatarName()];
    expect(await send(more, 100_000, jpegBytes(1))).toBe('');
    // What follows the promised bytes is no request: the connection ends there.
    expect(await send(less, 500, jpegBytes(1))).toMatch(/HTTP\/1\.1 400/);
    await sleep(300);
    expect([await rowsOf(more), incoming()]).toEqual([[], []]);
    for (const { version } of await rowsOf(less)) {
      const stored = readFileSync(join(backend.dataDir, 'storage/objects', version.slice(0, 2), version));
      expect(stored).toEqual(Buffer.from(jpegBytes(1)).subarray(0, 500));
    }
  });

  it('22: a form of endless fields, a JSON body without an end, an upload announced as too large', async () => {
    const field = (index: number) =>
      `--b\r\nContent-Disposition: form-data; name="f${index}"\r\n\r\n${'x'.repeat(1000)}\r\n`;
    const form = await raw(
      'POST',
      `/storage/v1/object/avatars/${avatarName()}`,
      { 'content-type': 'multipart/form-data; boundary=b' },
      Array.from({ length: 500 }, (_, index) => field(index)).join(''),
    );
    expect(form.status).toBe(400);
    const list = await fetch(`${backend.url}/storage/v1/object/list/avatars`, { method: 'POST', headers: { authorization: `Bearer ${victim.token}`, 'content-type': 'application/json' }, body: inPieces(Array.from({ length: 64 }, () => new Uint8Array(65_536).fill(32))), duplex: 'half' } as RequestInit); // prettier-ignore
    expect(list.status).toBe(413);
    const tus = await tusAs(backend, victim.token).create(
      { bucketName: 'avatars', objectName: avatarName(), contentType: 'image/jpeg' },
      AVATAR_LIMIT + 1,
    );
    expect(tus.status).toBe(413);
    expect(incoming()).toEqual([]);
  });
});

describe('23: headers that promise what would burst the memory', () => {
  const backendPid = () =>
    Number((JSON.parse(readFileSync(join(backend.dataDir, 'run.json'), 'utf8')) as { pid: number }).pid);
  const highestKb = () => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${backendPid()}/status`, 'utf8'))?.[1]);

  it.each([
    ['a picture of 50 000 x 50 000 pixels', 'avatars', () => jpegBytes(1, 5000, 50_000, 50_000), 'image/jpeg', 413],
    ['a WAV that claims 4 GB', 'audio_masters', () => wavBytes(1, 5000, 0xffff_ffff), 'audio/wav', 415],
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
    const name = bucket === 'avatars' ? avatarName() : masterName(artist, file);
    expect((await bucketAs(who.token, bucket).upload(name, blob(bytes(), type))).error).toMatchObject({ status });
    expect(await rowsOf(name)).toEqual([]);
    if (existsSync('/proc')) expect(highestKb() - before).toBeLessThan(64 * 1024);
  });

  it('23: where the store takes anything, publishing still refuses what is no music, and a cover nobody can decode', async () => {
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

describe('24: other people’s files', () => {
  let master: string;
  beforeAll(async () => {
    master = masterName();
    await bucketAs(artist.token, 'audio_masters').upload(master, blob(wavBytes(1), 'audio/wav'));
  });
  const masters = (token: string) => bucketAs(token, 'audio_masters');

  it('24: a signed url that was altered, is another’s or has expired', async () => {
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

  it('24: a reading url used for writing, and the reverse', async () => {
    const { data: reading } = await masters(artist.token).createSignedUrl(master, 60);
    const token = new URL(reading!.signedUrl).searchParams.get('token')!;
    expect(
      (await masters(listener.token).uploadToSignedUrl(master, token, blob(wavBytes(9), 'audio/wav'))).error,
    ).toMatchObject({ status: 400 });
    const { data: writing } = await masters(artist.token).createSignedUploadUrl(masterName());
    expect(
      (await fetch(`${backend.url}/storage/v1/object/sign/audio_masters/${writing!.path}?token=${writing!.token}`))
        .status,
    ).toBe(400);
  });

  it('24: listing, reading, signing, moving, copying, deleting in another’s folder', async () => {
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

  it('24: masters of a priced album, without a purchase and with one, by every door', async () => {
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

  it('24: any audio of a draft, a scheduled or a withdrawn album by a copied url', async () => {
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

  it('24: an artist replaces or deletes what somebody bought', async () => {
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
