import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inPieces, sharedBackend, signUp, storageClient, type Person } from '../../testing/clients.ts';

const backend = sharedBackend();
const AVATAR_LIMIT = 2_097_152;

let person: Person;
beforeAll(async () => {
  person = await signUp(backend);
});

const avatars = (token: string) => storageClient(backend, token).from('avatars');
const newName = (owner = person) => `${owner.id}-${randomUUID()}.jpg`;
const picture = (bytes: number) => new Blob([new Uint8Array(bytes).fill(7)], { type: 'image/jpeg' });
const unfinished = () => readdirSync(join(backend.dataDir, 'storage/incoming'));

describe('uploading', () => {
  it.each([
    ['a blob', () => picture(5000)],
    ['bare bytes', () => new Uint8Array(5000).fill(7)],
    ['a stream', () => inPieces([new Uint8Array(2500).fill(7), new Uint8Array(2500).fill(7)])],
  ])('stores %s byte for byte', async (_what, body) => {
    const name = newName();
    const { error } = await avatars(person.token).upload(name, body() as never, {
      contentType: 'image/jpeg',
      cacheControl: '77',
      duplex: 'half',
    });
    expect(error).toBeNull();
    const answer = await fetch(avatars(person.token).getPublicUrl(name).data.publicUrl);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(Buffer.alloc(5000, 7));
    expect([answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      'image/jpeg',
      'public, max-age=77',
    ]);
  });

  it('keeps the metadata that came along', async () => {
    const name = newName();
    await avatars(person.token).upload(name, picture(10), { metadata: { crop: '1:1' } });
    const { data } = await avatars(person.token).info(name);
    expect(data).toMatchObject({ size: 10, contentType: 'image/jpeg', metadata: { crop: '1:1' } });
  });

  it('does not replace unless asked, and replaces when asked', async () => {
    const name = newName();
    await avatars(person.token).upload(name, picture(10));
    expect((await avatars(person.token).upload(name, picture(20))).error).toMatchObject({ status: 409 });
    expect((await avatars(person.token).upload(name, picture(20), { upsert: true })).error).toBeNull();
    expect((await avatars(person.token).update(name, picture(30))).error).toBeNull();
    expect((await avatars(person.token).download(name)).data?.size).toBe(30);
  });

  it('is refused to guests and to strangers, also over an existing object', async () => {
    const name = newName();
    await avatars(person.token).upload(name, picture(10));
    const stranger = await signUp(backend);
    const attempts = [
      avatars(stranger.token).upload(name, picture(20), { upsert: true }),
      avatars(stranger.token).upload(newName(), picture(20)),
      avatars(backend.anonKey).upload(newName(), picture(20)),
      avatars(stranger.token).update(name, picture(20)),
    ];
    for (const { error } of await Promise.all(attempts)) expect(error).toMatchObject({ status: 403 });
    expect((await avatars(person.token).download(name)).data?.size).toBe(10);
  });

  it('takes only the types of the bucket, whatever the name says', async () => {
    const { error } = await avatars(person.token).upload(newName(), new Blob(['<svg/>'], { type: 'image/svg+xml' }));
    expect(error).toMatchObject({ status: 415 });
  });
});

describe('the size limit of a bucket', () => {
  it('lets exactly so many bytes through', async () => {
    expect((await avatars(person.token).upload(newName(), picture(AVATAR_LIMIT))).error).toBeNull();
  });

  it.each([
    ['in a form', () => picture(AVATAR_LIMIT + 1)],
    ['bare', () => new Uint8Array(AVATAR_LIMIT + 1)],
    [
      'in pieces without an announced length',
      () => inPieces(Array.from({ length: 100 }, () => new Uint8Array(65_536))),
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

  it('leaves nothing of an upload that breaks off', async () => {
    const name = newName();
    const stop = new AbortController();
    async function* bytes() {
      yield new Uint8Array(1000);
      setTimeout(() => stop.abort(), 50);
      await new Promise((resolve) => setTimeout(resolve, 500));
      yield new Uint8Array(1000);
    }
    const headers = { apikey: backend.anonKey, authorization: `Bearer ${person.token}`, 'content-type': 'image/jpeg' };
    const init = {
      method: 'POST',
      headers,
      body: inPieces(bytes()),
      duplex: 'half',
      signal: stop.signal,
    } as RequestInit;
    await expect(fetch(`${backend.url}/storage/v1/object/avatars/${name}`, init)).rejects.toThrow();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect((await avatars(person.token).exists(name)).data).toBe(false);
    expect(unfinished()).toEqual([]);
  });
});

describe('signed upload urls', () => {
  it('take one name, for whom they were made', async () => {
    const name = newName();
    const { data } = await avatars(person.token).createSignedUploadUrl(name);
    const guest = avatars(backend.anonKey);
    expect((await guest.uploadToSignedUrl(newName(), data!.token, picture(10))).error).toMatchObject({ status: 400 });
    expect((await guest.uploadToSignedUrl(name, data!.token, picture(10))).error).toBeNull();
    expect((await guest.uploadToSignedUrl(name, data!.token, picture(10))).error).toMatchObject({ status: 409 });
    expect((await avatars(person.token).list('')).data?.some((entry) => entry.name === name)).toBe(true);
  });

  it('are not given to strangers', async () => {
    const stranger = await signUp(backend);
    expect((await avatars(stranger.token).createSignedUploadUrl(newName())).error).toMatchObject({ status: 403 });
  });
});
