import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inPieces, sharedBackend, signUp, storageClient, withSql, type Person } from '../../../testing/clients.ts';
import { jpegBytes, wavBytes } from '../../../testing/mediaFiles.ts';
import { TUS_PATH, tusAs } from '../../../testing/tus.ts';

const backend = sharedBackend();
const LENGTH = 900_000;
const WAV = wavBytes(3, LENGTH) as Uint8Array<ArrayBuffer>;

let artist: Person;
let stranger: Person;
beforeAll(async () => {
  [artist, stranger] = [await signUp(backend, 'artist'), await signUp(backend, 'artist')];
});

const tus = (who = artist) => tusAs(backend, who.token);
const masters = (who = artist) => storageClient(backend, who.token).from('audio_masters');
const newName = (who = artist) => `${who.id}/${randomUUID()}/original.wav`;
const metadata = (name: string) => ({
  bucketName: 'audio_masters',
  objectName: name,
  contentType: 'audio/wav',
  cacheControl: '3600',
});
const folder = (who = artist) => join(backend.dataDir, 'storage/uploads', who.id);
const filesOf = (who = artist) => (existsSync(folder(who)) ? readdirSync(folder(who)) : []);
const offsetOf = async (path: string) => Number((await tus().head(path)).headers.get('upload-offset'));

async function begin(name = newName(), headers: Record<string, string> = {}): Promise<string> {
  const answer = await tus().create(metadata(name), LENGTH, headers);
  expect(answer.status).toBe(201);
  return answer.headers.get('location')!;
}

describe('a resumable upload', () => {
  it('arrives in pieces and becomes an object with its type, cache time and entity tag', async () => {
    const name = newName();
    const path = await begin(name);
    expect(path).toMatch(new RegExp(`^${TUS_PATH}/[0-9a-f-]{36}$`));
    for (let offset = 0; offset < LENGTH; offset += 300_000) {
      expect((await masters().exists(name)).data).toBe(false);
      expect(await offsetOf(path)).toBe(offset);
      const answer = await tus().patch(path, offset, WAV.subarray(offset, offset + 300_000));
      expect([answer.status, answer.headers.get('upload-offset')]).toEqual([204, String(offset + 300_000)]);
    }
    const { data } = await masters().download(name);
    expect(Buffer.from(await data!.arrayBuffer()).equals(Buffer.from(WAV))).toBe(true);
    expect((await masters().info(name)).data).toMatchObject({
      size: LENGTH,
      contentType: 'audio/wav',
      cacheControl: 'max-age=3600',
      etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
    });
  });

  it('may bring its first bytes along, and says until when it may go on', async () => {
    const name = newName();
    const type = { 'content-type': 'application/offset+octet-stream' };
    const answer = await tus().create(metadata(name), LENGTH, type, WAV.subarray(0, 1000));
    expect([answer.status, answer.headers.get('upload-offset')]).toEqual([201, '1000']);
    const hours = (Date.parse(answer.headers.get('upload-expires')!) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);
    await tus().patch(answer.headers.get('location')!, 1000, WAV.subarray(1000));
    expect((await masters().exists(name)).data).toBe(true);
  });

  it('answers the same again when the last answer was lost', async () => {
    const path = await begin();
    await tus().patch(path, 0, WAV);
    const head = await tus().head(path);
    expect([head.status, head.headers.get('upload-offset'), head.headers.get('upload-length')]).toEqual([
      200,
      String(LENGTH),
      String(LENGTH),
    ]);
    expect((await tus().patch(path, LENGTH, '')).status).toBe(204);
    expect(filesOf().filter((file) => file.endsWith('.part') && path.includes(file.slice(0, 36)))).toEqual([]);
  });

  it('replaces an object only when asked to', async () => {
    const name = newName();
    await tus().patch(await begin(name), 0, WAV);
    expect((await tus().create(metadata(name), LENGTH)).status).toBe(409);
    const louder = wavBytes(9, LENGTH) as Uint8Array<ArrayBuffer>;
    await tus().patch(await begin(name, { 'x-upsert': 'true' }), 0, louder);
    const { data } = await masters().download(name);
    expect(Buffer.from(await data!.arrayBuffer()).equals(Buffer.from(louder))).toBe(true);
  });

  it('keeps what had arrived when the line breaks', async () => {
    const name = newName();
    const path = await begin(name);
    async function* broken() {
      yield WAV.subarray(0, 400_000);
      await sleep(300);
      throw new Error('the line broke');
    }
    await expect(tus().patch(path, 0, inPieces(broken()))).rejects.toThrow();
    await sleep(100);
    const offset = await offsetOf(path);
    expect(offset).toBe(400_000);
    await tus().patch(path, offset, WAV.subarray(offset));
    expect((await masters().exists(name)).data).toBe(true);
  });

  it('goes on over a new line while the old one only seems to be open', async () => {
    const name = newName();
    const path = await begin(name);
    const { hostname, port } = new URL(backend.url);
    const headers = {
      authorization: `Bearer ${artist.token}`,
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
      'content-length': String(LENGTH),
    };
    const hanging = request({ hostname, port, method: 'PATCH', path, headers });
    const isCut = new Promise((resolve) => hanging.on('error', resolve));
    hanging.write(WAV.subarray(0, 100_000));
    await sleep(300);
    expect(await offsetOf(path)).toBe(100_000);
    await isCut;
    expect((await tus().patch(path, 100_000, WAV.subarray(100_000))).status).toBe(204);
    expect((await masters().exists(name)).data).toBe(true);
  });

  it('stays whole when ten senders continue it at once', async () => {
    const name = newName();
    const path = await begin(name);
    await Promise.all(
      Array.from({ length: 10 }, () =>
        tus()
          .patch(path, 0, WAV)
          .catch(() => null),
      ),
    );
    const offset = await offsetOf(path);
    if (offset < LENGTH) await tus().patch(path, offset, WAV.subarray(offset));
    const { data } = await masters().download(name);
    expect(Buffer.from(await data!.arrayBuffer()).equals(Buffer.from(WAV))).toBe(true);
  });

  it('ends when it is called off, and leaves nothing', async () => {
    const name = newName();
    const path = await begin(name);
    await tus().patch(path, 0, WAV.subarray(0, 1000));
    expect((await tus().remove(path)).status).toBe(204);
    expect((await tus().head(path)).status).toBe(404);
    expect((await masters().exists(name)).data).toBe(false);
    expect(filesOf().filter((file) => path.includes(file.slice(0, 36)))).toEqual([]);
  });

  it('is gone after a day', async () => {
    const path = await begin();
    const record = join(folder(), `${path.slice(-36)}.json`);
    const content = JSON.parse(readFileSync(record, 'utf8')) as { createdAt: number };
    writeFileSync(record, JSON.stringify({ ...content, createdAt: content.createdAt - 25 * 3_600_000 }));
    expect((await tus().patch(path, 0, WAV)).status).toBe(410);
    expect(existsSync(record)).toBe(false);
  });

  it('with a signed url needs no session, and takes that one name', async () => {
    const name = newName();
    const { data } = await masters().createSignedUploadUrl(name);
    const headers = { 'x-signature': data!.token };
    const guest = tusAs(backend, backend.anonKey);
    const send = (objectName: string) =>
      guest.send('POST', `${TUS_PATH}/sign`, {
        ...headers,
        'upload-length': String(LENGTH),
        'upload-metadata': Object.entries(metadata(objectName))
          .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
          .join(','),
      });
    expect((await send(newName())).status).toBe(400);
    const path = (await send(name)).headers.get('location')!;
    expect((await guest.patch(path, 0, WAV)).status).toBe(400);
    expect((await guest.patch(path, 0, WAV, headers)).status).toBe(204);
    expect((await masters().info(name)).data).toMatchObject({ size: LENGTH });
  });
});

describe('is refused', () => {
  it('to guests, to strangers, and to people without the right, before a byte has travelled', async () => {
    const listener = await signUp(backend);
    expect((await tusAs(backend, backend.anonKey).create(metadata(newName()), LENGTH)).status).toBe(403);
    expect((await tus(stranger).create(metadata(newName(artist)), LENGTH)).status).toBe(403);
    expect((await tus(listener).create(metadata(newName(listener)), LENGTH)).status).toBe(403);
    expect((await tusAs(backend, 'nonsense').create(metadata(newName()), LENGTH)).status).toBe(401);
    expect(filesOf(stranger)).toEqual([]);
    expect(filesOf(listener)).toEqual([]);
  });

  it('to go on, to be looked at or to be deleted by somebody else', async () => {
    const path = await begin();
    await tus().patch(path, 0, WAV.subarray(0, 1000));
    for (const other of [tus(stranger), tusAs(backend, backend.anonKey), tusAs(backend, backend.serviceKey)]) {
      const answers = [
        await other.head(path),
        await other.patch(path, 1000, WAV.subarray(1000)),
        await other.remove(path),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    }
    expect(await offsetOf(path)).toBe(1000);
  });

  it('when the right is gone by the time it ends', async () => {
    const someone = await signUp(backend, 'artist');
    const name = newName(someone);
    const path = (await tus(someone).create(metadata(name), LENGTH)).headers.get('location')!;
    await withSql(
      backend,
      (sql) => sql`delete from public.user_roles where user_id = ${someone.id} and role = 'artist'`,
    );
    expect((await tus(someone).patch(path, 0, WAV)).status).toBe(403);
    expect((await masters(someone).exists(name)).data).toBe(false);
    expect(filesOf(someone)).toEqual([]);
  });

  it.each([
    ['over the limit of the bucket', 413, 209_715_201, {}],
    ['of a type that the bucket does not take', 415, 1000, { contentType: 'text/html' }],
    ['without a name', 400, 1000, { objectName: '' }],
    ['with a name that climbs', 400, 1000, { objectName: '../../secrets.json' }],
    ['for a bucket that is not there', 404, 1000, { bucketName: 'nowhere' }],
    ['of an unknown length', 400, 'x', {}],
    ['of a negative length', 400, '-1', {}],
  ])('%s (%i)', async (_what, status, length, changes) => {
    const answer = await tus().create({ ...metadata(newName()), ...changes }, length);
    expect([answer.status, Object.keys((await answer.json()) as object)]).toEqual([
      status,
      ['statusCode', 'error', 'message'],
    ]);
  });

  it('at another place than where it stands, with another body, another version, or more than was announced', async () => {
    const name = newName();
    const path = await begin(name);
    expect((await tus().patch(path, 5, WAV)).status).toBe(409);
    expect((await tus().patch(path, 0, WAV, { 'content-type': 'audio/wav' })).status).toBe(415);
    expect((await tus().patch(path, 0, WAV, { 'tus-resumable': '0.2.2' })).status).toBe(412);
    expect((await tus().patch(path, 0, new Uint8Array(LENGTH + 1))).status).toBe(413);
    expect((await tus().patch(path, 0, inPieces([WAV, new Uint8Array(1)]))).status).toBe(413);
    expect((await masters().exists(name)).data).toBe(false);
  });

  it('when it turns out to be something else', async () => {
    const name = newName();
    const path = await begin(name);
    const answer = await tus().patch(path, 0, new TextEncoder().encode(`<!doctype html>${'x'.repeat(LENGTH - 15)}`));
    expect(answer.status).toBe(415);
    expect((await tus().head(path)).status).toBe(404);
    const avatar = { bucketName: 'avatars', objectName: `${artist.id}-${randomUUID()}.jpg`, contentType: 'image/jpeg' };
    const bomb = (await tus().create(avatar, 500)).headers.get('location')!;
    expect((await tus().patch(bomb, 0, jpegBytes(1, 500, 50_000, 50_000) as Uint8Array<ArrayBuffer>)).status).toBe(413);
  });
});

it('tells what it can do', async () => {
  const answer = await tus().send('OPTIONS', TUS_PATH);
  expect([answer.status, answer.headers.get('tus-version'), answer.headers.get('tus-extension')]).toEqual([
    204,
    '1.0.0',
    'creation,creation-with-upload,expiration,termination',
  ]);
});
