import { randomUUID } from 'node:crypto';
import { sharedBackend, signUp, type Person } from '../../../servers/testing/clients.ts';
import { jpegBytes, mp3Bytes, wavBytes } from '../../../servers/testing/mediaFiles.ts';
import { ok } from './ok.ts';
import { supabaseAs } from './supabaseAs.ts';

const backend = sharedBackend();

let artist: Person;
beforeAll(async () => {
  artist = await signUp(backend, 'artist');
});

const blob = (bytes: Uint8Array, type = 'image/jpeg') => new Blob([bytes as Uint8Array<ArrayBuffer>], { type });
const bucket = (name: string, token = artist.token) => supabaseAs(token).storage.from(name);
const newCover = () => `${artist.id}/${randomUUID()}-1400.jpg`;
const newMaster = () => `${artist.id}/${randomUUID()}/original.wav`;

describe('the calls that the product makes', () => {
  test('an avatar: upload with upsert and cache time, then its public URL', async () => {
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

    const grouped = await ok(own.listV2({ prefix: `${other.id}/`, with_delimiter: true, limit: 1 }));
    expect(grouped.folders).toEqual([{ name: `${other.id}/${first}/`, key: first }]);
    const inside = await ok(own.listV2({ prefix: `${other.id}/${first}/s`, with_delimiter: true }));
    expect(inside.objects).toMatchObject([{ name: `${other.id}/${first}/stream.mp3`, key: 'stream.mp3' }]);
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

  test('buckets are listed for the service only', async () => {
    expect(await ok(supabaseAs(artist.token).storage.listBuckets())).toEqual([]);
    const names = (await ok(supabaseAs(backend.serviceKey).storage.listBuckets())).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['album_covers', 'audio_files', 'audio_masters', 'avatars']));
  });

  test('the size limit of a bucket is a number of bytes', async () => {
    const { storage } = supabaseAs(backend.serviceKey);
    const [covers] = (await ok(storage.listBuckets())).filter(({ name }) => name === 'album_covers');
    expect(covers?.file_size_limit).toEqual(expect.any(Number));
    expect((await ok(storage.getBucket('album_covers'))).file_size_limit).toBe(covers?.file_size_limit);
  });

  test.each(['service', 'artist'])('a bucket that does not exist is refused for the %s, and no fault', async (who) => {
    const nowhere = bucket('nowhere', who === 'service' ? backend.serviceKey : artist.token);
    const answers = [
      await nowhere.createSignedUrl('a.jpg', 60),
      await nowhere.createSignedUploadUrl('a.jpg'),
      await nowhere.createSignedUploadUrl('a.jpg', { upsert: true }),
      await nowhere.upload('a.jpg', blob(jpegBytes(1))),
      await nowhere.info('a.jpg'),
    ];
    for (const { error } of answers) expect([400, 403, 404]).toContain((error as { status?: number } | null)?.status);
    const [one] = await ok(nowhere.createSignedUrls(['a.jpg'], 60));
    expect(one).toMatchObject({ error: expect.any(String), signedUrl: null });
  });
});
