import { randomUUID } from 'node:crypto';
import { sharedBackend } from '../../../servers/testing/clients.ts';
import { startUnfinishedRequest } from '../../../servers/testing/unfinishedRequest.ts';
import { wavBytes } from '../../../servers/testing/mediaFiles.ts';
import { TUS_PATH, tusAs } from '../../../servers/testing/tus.ts';
import { sql } from '../support/backend.ts';
import { artist, listener, type Person } from '../support/people.ts';
import { buy, draft, publish, readyTrack } from '../support/releases.ts';
import { blob, bucketAs, bytesAt, incoming, oneOf, rowsOf } from './stores.ts';

/** Line 52 of the threat model: an upload has the rights at the time when it ends, not when it was allowed or started. */

const backend = sharedBackend();
const [FIRST, OTHER] = [wavBytes(1) as Uint8Array<ArrayBuffer>, wavBytes(9) as Uint8Array<ArrayBuffer>];
const BUCKET = 'audio_masters';

let buyer: Person;
beforeAll(async () => {
  buyer = await listener();
});

const masters = (who: Person) => bucketAs(who.token, BUCKET);
const base64 = (text: string) => Buffer.from(text).toString('base64');
const signUrl = async (who: Person, name: string) =>
  (await masters(who).createSignedUploadUrl(name, { upsert: true })).data!.token;
const putSigned = async (name: string, token: string) =>
  (await bucketAs(backend.anonKey, BUCKET).uploadToSignedUrl(name, token, blob(OTHER, 'audio/wav'))).error;

/** An original that its artist may still replace, and a function that sells the album. */
async function unsoldMaster() {
  const ada = await artist('Ada');
  const album = await draft(ada);
  const { id } = await readyTrack(ada, album.id);
  const name = `${ada.id}/${id}/original.wav`;
  await masters(ada).upload(name, blob(FIRST, 'audio/wav'));
  const sell = async () => {
    await publish(album.id);
    await buy(buyer, album);
  };
  return { ada, name, sell };
}

/** Starts a resumable upload that replaces `name`; returns a function that sends its bytes. */
async function beginResumable(token: string, name: string, signed: Record<string, string> = {}) {
  const client = tusAs(backend, token);
  const metadata = { bucketName: BUCKET, objectName: name, contentType: 'audio/wav' };
  const answer = await client.send('POST', 'x-signature' in signed ? `${TUS_PATH}/sign` : TUS_PATH, {
    ...signed,
    'x-upsert': 'true',
    'upload-length': String(OTHER.length),
    'upload-metadata': Object.entries(metadata)
      .map(([key, value]) => `${key} ${base64(value)}`)
      .join(','),
  });
  const path = answer.headers.get('location')!;
  return { status: answer.status, finish: () => client.patch(path, 0, OTHER, signed) };
}

const signOutEverywhere = ({ id }: Person) => sql()`delete from auth.sessions where user_id = ${id}`;
const eraseAccount = ({ id }: Person) => sql()`delete from auth.users where id = ${id}`;
const dismiss = ({ id }: Person) => sql()`delete from public.user_roles where user_id = ${id}`;

describe('52. an upload that was allowed when it started', () => {
  it('before the sale cannot replace a sold master, by a signed url, resumed, or both', async () => {
    const { ada, name, sell } = await unsoldMaster();
    const token = await signUrl(ada, name);
    const resumed = await beginResumable(ada.token, name);
    const both = await beginResumable(backend.anonKey, name, { 'x-signature': token });
    expect([resumed.status, both.status]).toEqual([201, 201]);
    await sell();
    expect(await putSigned(name, token)).toMatchObject({ status: 403 });
    expect([(await resumed.finish()).status, (await both.finish()).status]).toEqual([403, 403]);
    expect((await beginResumable(backend.anonKey, name, { 'x-signature': token })).status).toBe(403);
    expect(await bytesAt(BUCKET, name)).toEqual(Buffer.from(FIRST));
  });

  it.each([
    ['before signing out everywhere', signOutEverywhere, [400, 401]],
    // The notification of an ended session takes a moment; until it arrives, policies refuse people who are no longer artists.
    ['before the account was deleted', eraseAccount, [400, 401, 403]],
    ['to a person who was an artist then', dismiss, [403]],
  ])('%s is refused', async (_when, end, statuses) => {
    const ada = await artist('Ada');
    const [name, other] = [`${ada.id}/${randomUUID()}/original.wav`, `${ada.id}/${randomUUID()}/original.wav`];
    const token = await signUrl(ada, name);
    const resumed = await beginResumable(ada.token, other);
    const both = await beginResumable(backend.anonKey, name, { 'x-signature': token });
    await end(ada);
    expect(await putSigned(name, token)).toMatchObject({ status: oneOf(...statuses) });
    expect((await resumed.finish()).status).toEqual(oneOf(...statuses));
    expect((await both.finish()).status).toEqual(oneOf(...statuses));
    expect([await rowsOf(name), await rowsOf(other)]).toEqual([[], []]);
  });

  it('and is running when the person signs out is refused with its last byte', async () => {
    const ada = await artist('Ada');
    const name = `${ada.id}/${randomUUID()}/original.wav`;
    const headers = { authorization: `Bearer ${ada.token}`, 'content-type': 'audio/wav' };
    const sending = await startUnfinishedRequest(
      `${backend.url}/storage/v1/object/${BUCKET}/${name}`,
      'POST',
      headers,
      FIRST,
    );
    await bucketIsReceiving();
    await signOutEverywhere(ada);
    expect((await sending.finish()).status).toBe(401);
    expect(await rowsOf(name)).toEqual([]);
  });
});

/** Waits until the store has accepted an upload and writes its bytes. */
async function bucketIsReceiving(): Promise<void> {
  while (incoming().length === 0) await new Promise((resolve) => setImmediate(resolve));
}
