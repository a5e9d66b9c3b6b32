import { randomUUID } from 'node:crypto';
import { MASTER_MAX_BYTES } from '@fairtone/domain';
import { sql } from './support/backend.ts';
import { artist, listener, type Person } from './support/people.ts';
import { buy, draft, publish, readyTrack } from './support/releases.ts';
import { sqlAs } from './support/sqlAs.ts';

let ada: Person;
let bela: Person;
let lena: Person;

beforeAll(async () => {
  [ada, bela, lena] = [await artist('Ada'), await artist('Bela'), await listener()];
});

const mayWrite = (who: Person | null, bucket: string, name: string) =>
  sqlAs(who, (run) => run`insert into storage.objects (bucket_id, name) values (${bucket}, ${name})`).then(
    () => true,
    () => false,
  );

const store = (bucket: string, name: string) =>
  sql()`insert into storage.objects (bucket_id, name) values (${bucket}, ${name})`;
const visibleTo = async (who: Person | null, name: string) =>
  (await sqlAs(who, (run) => run`select id from storage.objects where name = ${name}`)).length;
const removableBy = async (who: Person | null, name: string) =>
  (await sqlAs(who, (run) => run`delete from storage.objects where name = ${name} returning id`)).length;
const replaceableBy = async (who: Person | null, name: string) =>
  (await sqlAs(who, (run) => run`update storage.objects set updated_at = now() where name = ${name} returning id`))
    .length;

const master = (owner: Person, trackId: string = randomUUID(), file = 'original.wav') =>
  `${owner.id}/${trackId}/${file}`;

test('the buckets limit size and kind', async () => {
  const buckets =
    await sql()`select id, public, file_size_limit::int as bytes, allowed_mime_types as kinds from storage.buckets order by id`;
  const audio = expect.arrayContaining(['audio/mpeg', 'audio/wav', 'audio/x-wav', 'audio/flac', 'audio/x-flac']);
  expect([...buckets]).toEqual([
    { id: 'album_covers', public: true, bytes: 10 * 1024 * 1024, kinds: ['image/jpeg'] },
    { id: 'audio_files', public: true, bytes: MASTER_MAX_BYTES, kinds: audio },
    { id: 'audio_masters', public: false, bytes: MASTER_MAX_BYTES, kinds: audio },
    { id: 'avatars', public: true, bytes: 2 * 1024 * 1024, kinds: expect.not.arrayContaining(['image/svg+xml']) },
  ]);
});

test('a guest cannot write, list or delete anything', async () => {
  const name = `${lena.id}-${randomUUID()}.jpg`;
  await store('avatars', name);
  expect(await mayWrite(null, 'avatars', `${randomUUID()}.jpg`)).toBe(false);
  expect(await visibleTo(null, name)).toBe(0);
  expect(await removableBy(null, name)).toBe(0);
});

describe('an avatar', () => {
  test('is named after its owner', async () => {
    expect(await mayWrite(lena, 'avatars', `${lena.id}-${randomUUID()}.jpg`)).toBe(true);
    expect(await mayWrite(lena, 'avatars', `${ada.id}-${randomUUID()}.jpg`)).toBe(false);
    expect(await mayWrite(lena, 'avatars', `${lena.id}.jpg`)).toBe(false);
    expect(await mayWrite(lena, 'avatars', `${lena.id}-x/../${ada.id}-y.jpg`)).toBe(false);
  });

  test('can be replaced and deleted by its owner only', async () => {
    const name = `${lena.id}-${randomUUID()}.jpg`;
    await store('avatars', name);
    expect([await replaceableBy(ada, name), await removableBy(ada, name)]).toEqual([0, 0]);
    expect([await replaceableBy(lena, name), await removableBy(lena, name)]).toEqual([1, 1]);
  });
});

describe('covers and masters', () => {
  test('can be written by artists into their own folder', async () => {
    expect(await mayWrite(ada, 'album_covers', `${ada.id}/${randomUUID()}-1400.jpg`)).toBe(true);
    expect(await mayWrite(ada, 'audio_masters', master(ada))).toBe(true);
    expect(await mayWrite(ada, 'album_covers', `${bela.id}/${randomUUID()}-1400.jpg`)).toBe(false);
    expect(await mayWrite(ada, 'audio_masters', master(bela))).toBe(false);
  });

  test('cannot be written by listeners', async () => {
    expect(await mayWrite(lena, 'album_covers', `${lena.id}/${randomUUID()}-1400.jpg`)).toBe(false);
    expect(await mayWrite(lena, 'audio_masters', master(lena))).toBe(false);
  });

  test.each(['page.html', 'cover.svg', '../x.wav', 'original.exe', 'deep/original.wav'])(
    'have no room for %s',
    async (file) => {
      expect(await mayWrite(ada, 'audio_masters', master(ada, randomUUID(), file))).toBe(false);
      expect(await mayWrite(ada, 'album_covers', `${ada.id}/${file}`)).toBe(false);
    },
  );

  test('of another artist cannot be listed or deleted', async () => {
    const name = master(ada);
    await store('audio_masters', name);
    for (const who of [bela, lena, null]) {
      expect([await visibleTo(who, name), await replaceableBy(who, name), await removableBy(who, name)]).toEqual([
        0, 0, 0,
      ]);
    }
    expect([await visibleTo(ada, name), await removableBy(ada, name)]).toEqual([1, 1]);
  });
});

test('a master on sale can be read but not replaced or deleted by its artist, and its buyer has no direct access', async () => {
  const album = await draft(ada);
  const { id } = await readyTrack(ada, album.id);
  const name = master(ada, id);
  await store('audio_masters', name);
  const rights = async () => [await visibleTo(ada, name), await replaceableBy(ada, name), await removableBy(ada, name)];
  expect(await rights()).toEqual([1, 1, 1]);
  await publish(album.id);
  expect(await rights()).toEqual([1, 0, 0]);
  await buy(lena, album);
  expect(await rights()).toEqual([1, 0, 0]);
  expect(await visibleTo(lena, name)).toBe(0);
});

test('hosted, no upload URL is signed that would be valid longer than the right to it', async () => {
  const names = {
    avatars: `${ada.id}-${randomUUID()}.jpg`,
    album_covers: `${ada.id}/a-1400.jpg`,
    audio_masters: master(ada),
  };
  for (const [bucket, name] of Object.entries(names)) {
    const mayDo = (operation: string) =>
      sqlAs(ada, async (run) => {
        await run`select set_config('storage.operation', ${operation}, true)`;
        await run`insert into storage.objects (bucket_id, name) values (${bucket}, ${name})`;
        return true;
      }).catch(() => false);
    expect(await mayDo('storage.object.upload')).toBe(true);
    expect(await mayDo('storage.object.sign_upload_url')).toBe(false);
  }
});

test('published streams can be written by the server only', async () => {
  expect(await mayWrite(ada, 'audio_files', `${ada.id}/${randomUUID()}.mp3`)).toBe(false);
  expect(await mayWrite(lena, 'audio_files', `${lena.id}/${randomUUID()}.mp3`)).toBe(false);
});
