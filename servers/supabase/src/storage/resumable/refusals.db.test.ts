import { randomUUID } from 'node:crypto';
import { MASTER_MAX_BYTES } from '@fairtone/domain';
import { chunkedBody, sharedBackend, signUp, withSql, type Person } from '../../../../testing/clients.ts';
import {
  beginUpload,
  filesOf,
  LENGTH,
  masters,
  metadata,
  newName,
  offsetOf,
  tus,
  WAV,
} from '../../../../testing/masterUploads.ts';
import { jpegBytes } from '../../../../testing/mediaFiles.ts';
import { tusAs } from '../../../../testing/tus.ts';

const backend = sharedBackend();

let artist: Person;
let stranger: Person;
beforeAll(async () => {
  [artist, stranger] = [await signUp(backend, 'artist'), await signUp(backend, 'artist')];
});

describe('a resumable upload is refused', () => {
  it('to guests, to strangers, and to people without the right, before a byte is sent', async () => {
    const listener = await signUp(backend);
    expect((await tusAs(backend, backend.anonKey).create(metadata(newName(artist)), LENGTH)).status).toBe(403);
    expect((await tus(stranger).create(metadata(newName(artist)), LENGTH)).status).toBe(403);
    expect((await tus(listener).create(metadata(newName(listener)), LENGTH)).status).toBe(403);
    expect((await tusAs(backend, 'nonsense').create(metadata(newName(artist)), LENGTH)).status).toBe(401);
    expect(filesOf(stranger)).toEqual([]);
    expect(filesOf(listener)).toEqual([]);
  });

  it('when another person continues, inspects or deletes it', async () => {
    const path = await beginUpload(artist);
    await tus(artist).patch(path, 0, WAV.subarray(0, 1000));
    for (const other of [tus(stranger), tusAs(backend, backend.anonKey), tusAs(backend, backend.serviceKey)]) {
      const answers = [
        await other.head(path),
        await other.patch(path, 1000, WAV.subarray(1000)),
        await other.remove(path),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    }
    expect(await offsetOf(artist, path)).toBe(1000);
  });

  it('when the right was revoked before it ends', async () => {
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
    ['over the limit of the bucket', 413, MASTER_MAX_BYTES + 1, {}],
    ['of a type that the bucket does not take', 415, 1000, { contentType: 'text/html' }],
    ['without a name', 400, 1000, { objectName: '' }],
    ['with a path traversal in its name', 400, 1000, { objectName: '../../secrets.json' }],
    ['for a bucket that is not there', 404, 1000, { bucketName: 'nowhere' }],
    ['of an unknown length', 400, 'x', {}],
    ['of a negative length', 400, '-1', {}],
  ])('%s (%i)', async (_what, status, length, changes) => {
    const answer = await tus(artist).create({ ...metadata(newName(artist)), ...changes }, length);
    expect([answer.status, Object.keys((await answer.json()) as object)]).toEqual([
      status,
      ['statusCode', 'error', 'message'],
    ]);
  });

  it('with another offset, another body, another version, or more bytes than announced', async () => {
    const name = newName(artist);
    const path = await beginUpload(artist, name);
    expect((await tus(artist).patch(path, 5, WAV)).status).toBe(409);
    expect((await tus(artist).patch(path, 0, WAV, { 'content-type': 'audio/wav' })).status).toBe(415);
    expect((await tus(artist).patch(path, 0, WAV, { 'tus-resumable': '0.2.2' })).status).toBe(412);
    expect((await tus(artist).patch(path, 0, new Uint8Array(LENGTH + 1))).status).toBe(413);
    expect((await tus(artist).patch(path, 0, chunkedBody([WAV, new Uint8Array(1)]))).status).toBe(413);
    expect((await masters(artist).exists(name)).data).toBe(false);
  });

  it('when its content is of another type', async () => {
    const name = newName(artist);
    const path = await beginUpload(artist, name);
    const answer = await tus(artist).patch(
      path,
      0,
      new TextEncoder().encode(`<!doctype html>${'x'.repeat(LENGTH - 15)}`),
    );
    expect(answer.status).toBe(415);
    expect(await answer.json()).toMatchObject({ error: 'invalid_mime_type', reason: 'not_audio' });
    expect((await tus(artist).head(path)).status).toBe(404);
    const avatar = { bucketName: 'avatars', objectName: `${artist.id}-${randomUUID()}.jpg`, contentType: 'image/jpeg' };
    const bomb = (await tus(artist).create(avatar, 500)).headers.get('location')!;
    expect(
      (await tus(artist).patch(bomb, 0, jpegBytes(1, 500, 50_000, 50_000) as Uint8Array<ArrayBuffer>)).status,
    ).toBe(413);
  });
});
