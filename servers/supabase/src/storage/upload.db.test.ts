import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chunkedBody, sharedBackend, signUp, storageClient, type Person } from '../../../testing/clients.ts';
import { eventually } from '../../../testing/eventually.ts';
import { jpegBytes } from '../../../testing/mediaFiles.ts';

const backend = sharedBackend();
const AVATAR_LIMIT = 2_097_152;

let person: Person;
beforeAll(async () => {
  person = await signUp(backend);
});

const avatars = (token: string) => storageClient(backend, token).from('avatars');
const newName = (owner = person) => `${owner.id}-${randomUUID()}.jpg`;
const bytes = (length: number) => jpegBytes(7, length) as Uint8Array<ArrayBuffer>;
const picture = (length: number) => new Blob([bytes(length)], { type: 'image/jpeg' });
const unfinished = () => readdirSync(join(backend.dataDir, 'storage/incoming'));

describe('uploading', () => {
  it.each([
    ['a blob', () => picture(5000)],
    ['bare bytes', () => bytes(5000)],
    ['a stream', () => chunkedBody([bytes(5000).subarray(0, 2500), bytes(5000).subarray(2500)])],
  ])('stores %s byte for byte', async (_what, body) => {
    const name = newName();
    const { error } = await avatars(person.token).upload(name, body() as never, {
      contentType: 'image/jpeg',
      cacheControl: '77',
      duplex: 'half',
    });
    expect(error).toBeNull();
    const answer = await fetch(avatars(person.token).getPublicUrl(name).data.publicUrl);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(Buffer.from(bytes(5000)));
    expect([answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      'image/jpeg',
      'public, max-age=77',
    ]);
  });

  it('stores the metadata of the upload', async () => {
    const name = newName();
    await avatars(person.token).upload(name, picture(100), { metadata: { crop: '1:1' } });
    const { data } = await avatars(person.token).info(name);
    expect(data).toMatchObject({ size: 100, contentType: 'image/jpeg', metadata: { crop: '1:1' } });
  });

  it('replaces an object only with upsert', async () => {
    const name = newName();
    await avatars(person.token).upload(name, picture(100));
    expect((await avatars(person.token).upload(name, picture(200))).error).toMatchObject({ status: 409 });
    expect((await avatars(person.token).upload(name, picture(200), { upsert: true })).error).toBeNull();
    expect((await avatars(person.token).update(name, picture(300))).error).toBeNull();
    expect((await avatars(person.token).download(name)).data?.size).toBe(300);
  });

  it('is refused to guests and to strangers, also over an existing object', async () => {
    const name = newName();
    await avatars(person.token).upload(name, picture(100));
    const stranger = await signUp(backend);
    const attempts = [
      avatars(stranger.token).upload(name, picture(200), { upsert: true }),
      avatars(stranger.token).upload(newName(), picture(200)),
      avatars(backend.anonKey).upload(newName(), picture(200)),
      avatars(stranger.token).update(name, picture(200)),
    ];
    for (const { error } of await Promise.all(attempts)) expect(error).toMatchObject({ status: 403 });
    expect((await avatars(person.token).download(name)).data?.size).toBe(100);
  });

  it('accepts only the types of the bucket, for every file name', async () => {
    const { error } = await avatars(person.token).upload(newName(), new Blob(['<svg/>'], { type: 'image/svg+xml' }));
    expect(error).toMatchObject({ status: 415 });
  });

  it('checks the content, not the name: other files are not accepted as pictures', async () => {
    const name = newName();
    const page = new Blob([`<!doctype html>${'x'.repeat(500)}`], { type: 'image/jpeg' });
    expect((await avatars(person.token).upload(name, page)).error).toMatchObject({ status: 415 });
    expect((await avatars(person.token).exists(name)).data).toBe(false);
    const huge = new Blob([jpegBytes(1, 500, 50_000, 50_000) as Uint8Array<ArrayBuffer>], { type: 'image/jpeg' });
    expect((await avatars(person.token).upload(name, huge)).error).toMatchObject({ status: 413 });
    expect((await avatars(person.token).exists(name)).data).toBe(false);
  });
});

describe('the size limit of a bucket', () => {
  it('accepts exactly that many bytes', async () => {
    expect((await avatars(person.token).upload(newName(), picture(AVATAR_LIMIT))).error).toBeNull();
  });

  it.each([
    ['in a form', () => picture(AVATAR_LIMIT + 1)],
    ['as plain bytes', () => new Uint8Array(AVATAR_LIMIT + 1)],
    [
      'in pieces without an announced length',
      () => chunkedBody(Array.from({ length: 100 }, () => new Uint8Array(65_536))),
    ],
  ])('refuses one byte more %s and keeps nothing', async (_how, body) => {
    const name = newName();
    const { error } = await avatars(person.token).upload(name, body() as never, {
      contentType: 'image/jpeg',
      duplex: 'half',
    });
    expect(error).toMatchObject({ status: 413 });
    expect((await avatars(person.token).exists(name)).data).toBe(false);
    expect(unfinished()).toEqual([]);
  });

  it('leaves nothing of an upload that is interrupted', async () => {
    const name = newName();
    const stop = new AbortController();
    async function* broken() {
      yield new Uint8Array(1000);
      await eventually(() => expect(unfinished()).toHaveLength(1));
      stop.abort();
      yield new Uint8Array(1000);
    }
    const headers = { apikey: backend.anonKey, authorization: `Bearer ${person.token}`, 'content-type': 'image/jpeg' };
    const init = {
      method: 'POST',
      headers,
      body: chunkedBody(broken()),
      duplex: 'half',
      signal: stop.signal,
    } as RequestInit;
    await expect(fetch(`${backend.url}/storage/v1/object/avatars/${name}`, init)).rejects.toThrow();
    await eventually(() => expect(unfinished()).toEqual([]));
    expect((await avatars(person.token).exists(name)).data).toBe(false);
  });
});

describe('signed upload urls', () => {
  it('are valid for one name and the person they were created for', async () => {
    const name = newName();
    const { data } = await avatars(person.token).createSignedUploadUrl(name);
    const guest = avatars(backend.anonKey);
    expect((await guest.uploadToSignedUrl(newName(), data!.token, picture(100))).error).toMatchObject({ status: 400 });
    expect((await guest.uploadToSignedUrl(name, data!.token, picture(100))).error).toBeNull();
    expect((await guest.uploadToSignedUrl(name, data!.token, picture(100))).error).toMatchObject({ status: 409 });
    expect((await avatars(person.token).list('')).data?.some((entry) => entry.name === name)).toBe(true);
  });

  it('are not given to strangers', async () => {
    const stranger = await signUp(backend);
    expect((await avatars(stranger.token).createSignedUploadUrl(newName())).error).toMatchObject({ status: 403 });
  });
});
