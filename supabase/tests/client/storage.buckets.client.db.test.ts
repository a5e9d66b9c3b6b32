import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sharedBackend, signUp } from '../../../servers/testing/clients.ts';
import { jpegBytes } from '../../../servers/testing/mediaFiles.ts';
import { ok } from './ok.ts';
import { supabaseAs } from './supabaseAs.ts';

const backend = sharedBackend();
const { storage } = supabaseAs(backend.serviceKey);
const newName = () => `bucket-${randomUUID()}`;
const upload = (bucket: string, name: string) =>
  storage.from(bucket).upload(name, new Blob([jpegBytes(1) as Uint8Array<ArrayBuffer>], { type: 'image/jpeg' }));
const storedFiles = () =>
  readdirSync(join(backend.dataDir, 'storage/objects'), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  ).length;

const made: string[] = [];
async function createBucket(options?: Parameters<typeof storage.createBucket>[1]): Promise<string> {
  const name = newName();
  made.push(name);
  expect(await ok(storage.createBucket(name, options))).toEqual({ name });
  return name;
}
afterAll(async () => {
  for (const name of made) {
    await storage.emptyBucket(name);
    await storage.deleteBucket(name);
  }
});

test('a bucket is created with its limits, changed in part, emptied and deleted', async () => {
  const name = await createBucket({ public: true, fileSizeLimit: '20mb', allowedMimeTypes: ['image/jpeg'] });
  expect(await ok(storage.getBucket(name))).toMatchObject({
    id: name,
    public: true,
    file_size_limit: 20_000_000,
    allowed_mime_types: ['image/jpeg'],
  });
  await ok(storage.updateBucket(name, { public: false }));
  expect(await ok(storage.getBucket(name))).toMatchObject({ public: false, file_size_limit: 20_000_000 });
  const before = storedFiles();
  for (const at of [1, 2, 3]) await ok(upload(name, `folder/${at}.jpg`));
  expect(storedFiles()).toBe(before + 3);
  const refused = await storage.deleteBucket(name);
  expect(refused.error).toMatchObject({ status: 409, message: 'The bucket you tried to delete is not empty' });
  await ok(storage.emptyBucket(name));
  expect(await ok(storage.from(name).list('folder'))).toEqual([]);
  expect(storedFiles()).toBe(before);
  await ok(storage.deleteBucket(name));
  expect((await storage.getBucket(name)).error).toMatchObject({ status: 404 });
});

test('what cannot be is refused: the same name again, a size that is none, a bucket that is not there', async () => {
  const name = await createBucket();
  expect((await storage.createBucket(name)).error).toMatchObject({ status: 409 });
  expect((await storage.createBucket(newName(), { public: false, fileSizeLimit: 'many' })).error).toMatchObject({
    status: 400,
    message: expect.stringContaining('20GB / 20MB'),
  });
  expect((await storage.createBucket('../avatars')).error).toMatchObject({ status: 400 });
  for (const answer of [
    await storage.updateBucket(newName(), { public: true }),
    await storage.emptyBucket(newName()),
    await storage.deleteBucket(newName()),
  ])
    expect(answer.error).toMatchObject({ status: 404 });
});

test.each(['artist', 'guest'])('an attacker as %s changes no bucket', async (who) => {
  const name = await createBucket();
  await ok(upload(name, 'kept.jpg'));
  const token = who === 'artist' ? (await signUp(backend, 'artist')).token : backend.anonKey;
  const { storage: theirs } = supabaseAs(token);
  for (const bucket of [name, 'avatars']) {
    expect((await theirs.updateBucket(bucket, { public: true })).error).toMatchObject({ status: 404 });
    expect((await theirs.emptyBucket(bucket)).error).toMatchObject({ status: 404 });
    expect((await theirs.deleteBucket(bucket)).error).toMatchObject({ status: 404 });
  }
  expect((await theirs.createBucket(newName())).error).toMatchObject({ status: 403 });
  expect(await ok(storage.getBucket(name))).toMatchObject({ public: false });
  expect(await ok(storage.from(name).list())).toHaveLength(1);
});
