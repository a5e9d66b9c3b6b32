import { MASTER_MAX_BYTES } from '@fairtone/domain';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chunkedBody, sharedBackend, signUp, withSql, type Person } from '../../../../testing/clients.ts';
import {
  beginUpload,
  filesOf,
  folder,
  LENGTH,
  masters,
  metadata,
  newName,
  offsetOf,
  tus,
  WAV,
} from '../../../../testing/masterUploads.ts';
import { wavBytes } from '../../../../testing/mediaFiles.ts';
import { TUS_PATH, tusAs } from '../../../../testing/tus.ts';
import { openStorage } from '../openStorage.ts';
import { startSweeping } from '../sweep.ts';

const backend = sharedBackend();

let artist: Person;
beforeAll(async () => {
  artist = await signUp(backend, 'artist');
});

describe('a resumable upload', () => {
  it('is sent in chunks and becomes an object with its type, cache time and entity tag', async () => {
    const name = newName(artist);
    const path = await beginUpload(artist, name);
    expect(path).toMatch(new RegExp(`^${TUS_PATH}/[0-9a-f-]{36}$`));
    for (let offset = 0; offset < LENGTH; offset += 300_000) {
      expect((await masters(artist).exists(name)).data).toBe(false);
      expect(await offsetOf(artist, path)).toBe(offset);
      const answer = await tus(artist).patch(path, offset, WAV.subarray(offset, offset + 300_000));
      expect([answer.status, answer.headers.get('upload-offset')]).toEqual([204, String(offset + 300_000)]);
    }
    const { data } = await masters(artist).download(name);
    expect(Buffer.from(await data!.arrayBuffer()).equals(Buffer.from(WAV))).toBe(true);
    expect((await masters(artist).info(name)).data).toMatchObject({
      size: LENGTH,
      contentType: 'audio/wav',
      cacheControl: 'max-age=3600',
      etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
    });
  });

  it('may have one gigabyte', async () => {
    const answer = await tus(artist).create(metadata(newName(artist)), MASTER_MAX_BYTES);
    expect(answer.status).toBe(201);
    const { status } = await tus(artist).remove(answer.headers.get('location')!);
    expect(status).toBe(204);
  });

  it('may send its first bytes on creation, and returns when it expires', async () => {
    const name = newName(artist);
    const type = { 'content-type': 'application/offset+octet-stream' };
    const answer = await tus(artist).create(metadata(name), LENGTH, type, WAV.subarray(0, 1000));
    expect([answer.status, answer.headers.get('upload-offset')]).toEqual([201, '1000']);
    const hours = (Date.parse(answer.headers.get('upload-expires')!) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);
    await tus(artist).patch(answer.headers.get('location')!, 1000, WAV.subarray(1000));
    expect((await masters(artist).exists(name)).data).toBe(true);
  });

  it('gives the same response again when the last one was lost', async () => {
    const path = await beginUpload(artist);
    await tus(artist).patch(path, 0, WAV);
    const head = await tus(artist).head(path);
    expect([head.status, head.headers.get('upload-offset'), head.headers.get('upload-length')]).toEqual([
      200,
      String(LENGTH),
      String(LENGTH),
    ]);
    expect((await tus(artist).patch(path, LENGTH, '')).status).toBe(204);
    expect(filesOf(artist).filter((file) => file.endsWith('.part') && path.includes(file.slice(0, 36)))).toEqual([]);
  });

  it('replaces an object only when asked to', async () => {
    const name = newName(artist);
    await tus(artist).patch(await beginUpload(artist, name), 0, WAV);
    expect((await tus(artist).create(metadata(name), LENGTH)).status).toBe(409);
    const louder = wavBytes(9, LENGTH) as Uint8Array<ArrayBuffer>;
    await tus(artist).patch(await beginUpload(artist, name, { 'x-upsert': 'true' }), 0, louder);
    const { data } = await masters(artist).download(name);
    expect(Buffer.from(await data!.arrayBuffer()).equals(Buffer.from(louder))).toBe(true);
  });

  it('keeps the received bytes when the connection breaks', async () => {
    const name = newName(artist);
    const path = await beginUpload(artist, name);
    async function* broken() {
      yield WAV.subarray(0, 400_000);
      await sleep(300);
      throw new Error('the line broke');
    }
    await expect(tus(artist).patch(path, 0, chunkedBody(broken()))).rejects.toThrow();
    await sleep(100);
    const offset = await offsetOf(artist, path);
    expect(offset).toBe(400_000);
    await tus(artist).patch(path, offset, WAV.subarray(offset));
    expect((await masters(artist).exists(name)).data).toBe(true);
  });

  it('continues on a new connection while the old one only seems to be open', async () => {
    const name = newName(artist);
    const path = await beginUpload(artist, name);
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
    expect(await offsetOf(artist, path)).toBe(100_000);
    await isCut;
    expect((await tus(artist).patch(path, 100_000, WAV.subarray(100_000))).status).toBe(204);
    expect((await masters(artist).exists(name)).data).toBe(true);
  });

  it('stays intact when ten senders continue it at once', async () => {
    const name = newName(artist);
    const path = await beginUpload(artist, name);
    await Promise.all(
      Array.from({ length: 10 }, () =>
        tus(artist)
          .patch(path, 0, WAV)
          .catch(() => null),
      ),
    );
    const offset = await offsetOf(artist, path);
    if (offset < LENGTH) await tus(artist).patch(path, offset, WAV.subarray(offset));
    const { data } = await masters(artist).download(name);
    expect(Buffer.from(await data!.arrayBuffer()).equals(Buffer.from(WAV))).toBe(true);
  });

  it('ends when it is cancelled, and leaves nothing', async () => {
    const name = newName(artist);
    const path = await beginUpload(artist, name);
    await tus(artist).patch(path, 0, WAV.subarray(0, 1000));
    expect((await tus(artist).remove(path)).status).toBe(204);
    expect((await tus(artist).head(path)).status).toBe(404);
    expect((await masters(artist).exists(name)).data).toBe(false);
    expect(filesOf(artist).filter((file) => path.includes(file.slice(0, 36)))).toEqual([]);
  });

  it('is deleted after a day', async () => {
    const path = await beginUpload(artist);
    const record = join(folder(artist), `${path.slice(-36)}.json`);
    const content = JSON.parse(readFileSync(record, 'utf8')) as { createdAt: number };
    writeFileSync(record, JSON.stringify({ ...content, createdAt: content.createdAt - 25 * 3_600_000 }));
    expect((await tus(artist).patch(path, 0, WAV)).status).toBe(410);
    expect(existsSync(record)).toBe(false);
  });

  it('with a signed url needs no session, and accepts only that name', async () => {
    const name = newName(artist);
    const { data } = await masters(artist).createSignedUploadUrl(name);
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
    expect((await send(newName(artist))).status).toBe(400);
    const path = (await send(name)).headers.get('location')!;
    expect((await guest.patch(path, 0, WAV)).status).toBe(400);
    expect((await guest.patch(path, 0, WAV, headers)).status).toBe(204);
    expect((await masters(artist).info(name)).data).toMatchObject({ size: LENGTH });
  });
});

describe('unfinished uploads of a person', () => {
  it('can be ended with the service key only', async () => {
    const [me, other] = [await signUp(backend, 'artist'), await signUp(backend, 'artist')];
    for (const who of [me, other]) await beginUpload(who);
    const end = async (token: string, person: string) =>
      (await tusAs(backend, token).remove(`/storage/v1/upload/unfinished/${person}`)).status;
    expect([await end(me.token, me.id), await end(backend.anonKey, me.id), filesOf(me).length]).toEqual([403, 403, 2]);
    expect(await end(backend.serviceKey, '..')).toBe(404);
    expect(await end(backend.serviceKey, 'service_role')).toBe(400);
    expect([await end(backend.serviceKey, me.id), await end(backend.serviceKey, me.id)]).toEqual([204, 204]);
    expect([filesOf(me), filesOf(other).length]).toEqual([[], 2]);
  });

  it('are deleted after the account was deleted', async () => {
    const [gone, other] = [await signUp(backend, 'artist'), await signUp(backend, 'artist')];
    for (const who of [gone, other]) await beginUpload(who);
    await withSql(backend, async (sql) => {
      await sql`delete from auth.users where id = ${gone.id}`;
      await startSweeping({ sql, ...openStorage(join(backend.dataDir, 'storage')) }, 0)();
    });
    expect([filesOf(gone), filesOf(other).length]).toEqual([[], 2]);
  });
});

it('lists its protocol extensions', async () => {
  const answer = await tus(artist).send('OPTIONS', TUS_PATH);
  expect([answer.status, answer.headers.get('tus-version'), answer.headers.get('tus-extension')]).toEqual([
    204,
    '1.0.0',
    'creation,creation-with-upload,expiration,termination',
  ]);
});
