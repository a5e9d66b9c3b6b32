import { createClient } from '@supabase/supabase-js';
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, connect, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Upload } from 'tus-js-client';
import WebSocket from 'ws';
import { sharedBackend, signUp, type Person } from '../../../apps/backend/testing/clients.ts';
import { jpegBytes, mp3Bytes, wavBytes } from '../../../apps/backend/testing/mediaFiles.ts';

const backend = sharedBackend();

/** The official client with somebody's token, as a page has it. */
function supabaseAs(token: string) {
  const auth = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false };
  const global = { headers: { Authorization: `Bearer ${token}` } };
  return createClient(backend.url, backend.anonKey, { auth, global, realtime: { transport: WebSocket as never } });
}

let artist: Person;
beforeAll(async () => {
  artist = await signUp(backend, 'artist');
});

const blob = (bytes: Uint8Array, type = 'image/jpeg') => new Blob([bytes as Uint8Array<ArrayBuffer>], { type });
const bucket = (name: string, token = artist.token) => supabaseAs(token).storage.from(name);
const newCover = () => `${artist.id}/${randomUUID()}-1400.jpg`;
const newMaster = () => `${artist.id}/${randomUUID()}/original.wav`;

/** The data of a call that must succeed. */
async function ok<Data>(answer: PromiseLike<{ data: Data; error: unknown }>): Promise<NonNullable<Data>> {
  const { data, error } = await answer;
  expect(error).toBeNull();
  return data as NonNullable<Data>;
}

describe('the calls that the product makes', () => {
  test('an avatar: upload with upsert and cache time, then its public url', async () => {
    const name = `${artist.id}-${randomUUID()}.jpg`;
    const options = { contentType: 'image/jpeg', cacheControl: '3600', upsert: true };
    for (const seed of [1, 2]) {
      const saved = await ok(bucket('avatars').upload(name, blob(jpegBytes(seed)), options));
      expect(saved).toEqual({ id: expect.any(String), path: name, fullPath: `avatars/${name}` });
    }
    const { publicUrl } = bucket('avatars').getPublicUrl(name).data;
    const answer = await fetch(publicUrl);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(jpegBytes(2));
    expect([answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      'image/jpeg',
      'public, max-age=3600',
    ]);
  });

  test('a cover: upload, then again with upsert when it is edited', async () => {
    const name = newCover();
    await ok(bucket('album_covers').upload(name, blob(jpegBytes(1)), { contentType: 'image/jpeg' }));
    expect((await bucket('album_covers').upload(name, blob(jpegBytes(2)))).error).toMatchObject({ status: 409 });
    await ok(bucket('album_covers').upload(name, blob(jpegBytes(2)), { contentType: 'image/jpeg', upsert: true }));
    expect(
      new Uint8Array(await (await fetch(bucket('album_covers').getPublicUrl(name).data.publicUrl)).arrayBuffer()),
    ).toEqual(jpegBytes(2));
  });

  test('a track: its master and its stream with a cache time', async () => {
    const folder = `${artist.id}/${randomUUID()}`;
    for (const [file, bytes, type] of [
      ['original.wav', wavBytes(1), 'audio/wav'],
      ['stream.mp3', mp3Bytes(1), 'audio/mpeg'],
    ] as const) {
      await ok(
        bucket('audio_masters').upload(`${folder}/${file}`, blob(bytes, type), { cacheControl: '3600', upsert: true }),
      );
      expect((await ok(bucket('audio_masters').info(`${folder}/${file}`))).cacheControl).toBe('max-age=3600');
    }
  });
});

describe('every other call of the storage client', () => {
  test('update, download, info, exists', async () => {
    const name = newCover();
    await ok(
      bucket('album_covers').upload(name, jpegBytes(1), { contentType: 'image/jpeg', metadata: { side: 1400 } }),
    );
    await ok(
      bucket('album_covers').update(name, jpegBytes(3, 700), { contentType: 'image/jpeg', metadata: { side: 700 } }),
    );
    const file = await ok(bucket('album_covers').download(name));
    expect([file.type, new Uint8Array(await file.arrayBuffer())]).toEqual(['image/jpeg', jpegBytes(3, 700)]);
    expect(await ok(bucket('album_covers').info(name))).toMatchObject({
      name,
      size: 700,
      contentType: 'image/jpeg',
      metadata: { side: 700 },
      bucketId: 'album_covers',
    });
    expect((await bucket('album_covers').exists(name)).data).toBe(true);
    expect((await bucket('album_covers').exists(newCover())).data).toBe(false);
    expect((await bucket('album_covers').download(newCover())).error).toMatchObject({ status: expect.any(Number) });
  });

  test('list: folders and files, page by page, searched and sorted', async () => {
    const folder = `${artist.id}/${randomUUID()}`;
    for (const file of ['original.wav', 'stream.mp3', 'purchase.mp3'])
      await ok(
        bucket('audio_masters').upload(
          `${folder}/${file}`,
          blob(file.endsWith('wav') ? wavBytes(1) : mp3Bytes(1), file.endsWith('wav') ? 'audio/wav' : 'audio/mpeg'),
        ),
      );
    const names = async (...options: Parameters<ReturnType<typeof bucket>['list']>) =>
      (await ok(bucket('audio_masters').list(...options))).map(({ name }) => name);
    expect(await names(folder)).toEqual(['original.wav', 'purchase.mp3', 'stream.mp3']);
    expect(await names(folder, { limit: 1, offset: 1, sortBy: { column: 'name', order: 'desc' } })).toEqual([
      'purchase.mp3',
    ]);
    expect(await names(folder, { search: 'str' })).toEqual(['stream.mp3']);
    expect(await names(artist.id)).toContain(folder.split('/')[1]);
  });

  test('listV2: flat or by folder, by cursor until the end, in either direction', async () => {
    const [first, second] = [randomUUID(), randomUUID()].sort() as [string, string];
    const other = await signUp(backend, 'artist');
    const own = bucket('audio_masters', other.token);
    for (const name of [`${first}/original.wav`, `${first}/stream.mp3`, `${second}/original.wav`])
      await ok(
        own.upload(
          `${other.id}/${name}`,
          blob(name.endsWith('wav') ? wavBytes(1) : mp3Bytes(1), name.endsWith('wav') ? 'audio/wav' : 'audio/mpeg'),
        ),
      );
    const all = async (options: Parameters<typeof own.listV2>[0]) => {
      const seen: string[] = [];
      for (let cursor: string | undefined; ;) {
        const page = await ok(own.listV2({ ...options, limit: 2, cursor }));
        seen.push(...page.folders.map(({ name }) => name), ...page.objects.map(({ name }) => name));
        if (!page.hasNext) return seen.map((name) => name.slice(other.id.length + 1));
        cursor = page.nextCursor;
      }
    };
    const files = [`${first}/original.wav`, `${first}/stream.mp3`, `${second}/original.wav`];
    expect(await all({ prefix: `${other.id}/` })).toEqual(files);
    expect(await all({ prefix: `${other.id}/`, sortBy: { column: 'name', order: 'desc' } })).toEqual(
      [...files].reverse(),
    );
    expect(await all({ prefix: `${other.id}/`, sortBy: { column: 'created_at', order: 'asc' } })).toEqual(files);
    expect(await all({ prefix: `${other.id}/`, with_delimiter: true })).toEqual([`${first}/`, `${second}/`]);
    expect(await all({ prefix: `${other.id}/${first}/s` })).toEqual([`${first}/stream.mp3`]);
    expect((await own.listV2({ cursor: 'nonsense' })).error).toMatchObject({ status: 400 });
  });

  test('move, copy and remove between own folders', async () => {
    const [from, moved, copied] = [newMaster(), newMaster(), newMaster()];
    await ok(bucket('audio_masters').upload(from, blob(wavBytes(4), 'audio/wav')));
    await ok(bucket('audio_masters').move(from, moved));
    expect(await ok(bucket('audio_masters').copy(moved, copied))).toEqual({ path: `audio_masters/${copied}` });
    expect((await bucket('audio_masters').exists(from)).data).toBe(false);
    const removed = await ok(bucket('audio_masters').remove([moved, from]));
    expect(removed.map(({ name }) => name)).toEqual([moved]);
    expect((await ok(bucket('audio_masters').download(copied))).size).toBe(2000);
  });

  test('signed urls: one, many, with a name to save under', async () => {
    const name = newMaster();
    await ok(bucket('audio_masters').upload(name, blob(wavBytes(5), 'audio/wav')));
    const { signedUrl } = await ok(bucket('audio_masters').createSignedUrl(name, 60, { download: 'Song №1.wav' }));
    const answer = await fetch(signedUrl);
    expect(decodeURIComponent(answer.headers.get('content-disposition')!)).toContain('Song №1.wav');
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(wavBytes(5));
    const many = await ok(bucket('audio_masters').createSignedUrls([name, newMaster()], 60));
    expect(many.map(({ error }) => error === null)).toEqual([true, false]);
  });

  test('signed upload urls', async () => {
    const name = newMaster();
    const { token } = await ok(bucket('audio_masters').createSignedUploadUrl(name));
    await ok(bucket('audio_masters', backend.anonKey).uploadToSignedUrl(name, token, blob(wavBytes(6), 'audio/wav')));
    expect((await ok(bucket('audio_masters').download(name))).size).toBe(2000);
  });

  test('buckets are known to the service alone', async () => {
    expect(await ok(supabaseAs(artist.token).storage.listBuckets())).toEqual([]);
    const names = (await ok(supabaseAs(backend.serviceKey).storage.listBuckets())).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['album_covers', 'audio_files', 'audio_masters', 'avatars']));
  });
});

const MASTER_BYTES = 60_000_000;
const CHUNK_BYTES = 6 * 1024 * 1024;

/** A line to the backend that counts what is sent and can be cut. */
async function line() {
  const { hostname, port } = new URL(backend.url);
  const open = new Set<Socket>();
  let sentBytes = 0;
  let cutAt = Infinity;
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => [client, upstream].forEach((each) => each.destroy()));
    }
    client.on('data', (bytes: Buffer) => {
      sentBytes += bytes.length;
      if (sentBytes > cutAt) for (const socket of open) socket.destroy();
    });
    client.pipe(upstream).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sentBytes: () => sentBytes,
    cutAfter: (bytes: number) => (cutAt = bytes),
    mend: () => {
      cutAt = Infinity;
      sentBytes = 0;
    },
    close: () => {
      for (const socket of open) socket.destroy();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

const highestMemoryBytes = () => {
  const { pid } = JSON.parse(readFileSync(join(backend.dataDir, 'run.json'), 'utf8')) as { pid: number };
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;
};

describe('a master of 60 MB with tus-js-client, as the documentation of the hosted service says', () => {
  const master = Buffer.from(wavBytes(7, MASTER_BYTES).buffer);
  const options = (name: string) => ({
    endpoint: `${backend.url}/storage/v1/upload/resumable`,
    headers: { authorization: `Bearer ${artist.token}`, 'x-upsert': 'true' },
    uploadDataDuringCreation: true,
    removeFingerprintOnSuccess: true,
    chunkSize: CHUNK_BYTES,
    metadata: { bucketName: 'audio_masters', objectName: name, contentType: 'audio/wav', cacheControl: '3600' },
  });
  const arrived = async (name: string) => {
    const file = await ok(bucket('audio_masters').download(name));
    return Buffer.from(await file.arrayBuffer()).equals(master);
  };

  test('goes on where it was cut at 40 %, and sends no more than the rest and one chunk', async () => {
    const name = newMaster();
    const wire = await line();
    wire.cutAfter(MASTER_BYTES * 0.4);
    let failed = 0;
    const upload = (resolve: (value: unknown) => void, isFirst: boolean, url: string | null) =>
      new Upload(master, {
        ...options(name),
        endpoint: `${wire.url}/storage/v1/upload/resumable`,
        uploadUrl: url ?? undefined,
        retryDelays: isFirst ? null : [0, 500],
        onError: () => {
          failed += 1;
          resolve(null);
        },
        onSuccess: resolve,
      });
    let url: string | null = null;
    await new Promise((resolve) => {
      const first = upload((value) => { url = first.url; resolve(value); }, true, null); // prettier-ignore
      first.start();
    });
    expect(failed).toBe(1);
    expect(url).toMatch(/resumable\/[0-9a-f-]{36}$/);
    expect((await bucket('audio_masters').exists(name)).data).toBe(false);
    wire.mend();
    await new Promise((resolve) => upload(resolve, false, url).start());
    expect(failed).toBe(1);
    expect(wire.sentBytes()).toBeLessThanOrEqual(MASTER_BYTES * 0.6 + CHUNK_BYTES);
    expect(await arrived(name)).toBe(true);
    await wire.close();
  });

  test('never lies in the memory of the server, neither coming nor going', async () => {
    const isMeasurable = existsSync('/proc/self/status');
    const before = isMeasurable ? highestMemoryBytes() : 0;
    const resumed = newMaster();
    await new Promise((resolve, reject) =>
      new Upload(master, { ...options(resumed), onError: reject, onSuccess: resolve }).start(),
    );
    const names = [resumed, newMaster(), newMaster(), newMaster()];
    await Promise.all(
      names.slice(1).map((name) => ok(bucket('audio_masters').upload(name, blob(master, 'audio/wav')))),
    );
    const received = await Promise.all(names.map(arrived));
    expect(received).toEqual([true, true, true, true]);
    // 240 MB came and went; a buffer of the whole would show.
    if (isMeasurable) expect(highestMemoryBytes() - before).toBeLessThan(MASTER_BYTES);
  });
});
