import { randomUUID } from 'node:crypto';
import { sharedBackend, signUp, type Person } from '../../../servers/testing/clients.ts';
import { TUS_PATH, tusMetadata } from '../../../servers/testing/tus.ts';
import { rawRequest } from './rawRequest.ts';

/** Line 54 of the threat model: requests that break a parser or a header. Each is refused with a 4xx. */

const backend = sharedBackend();
const json = { 'content-type': 'application/json' };
let artist: Person;
beforeAll(async () => {
  artist = await signUp(backend, 'artist');
});

const asArtist = () => ({ apikey: backend.anonKey, authorization: `Bearer ${artist.token}` });
const masterName = () => `${artist.id}/${randomUUID()}/original.wav`;

const NO_UTF8 = Buffer.from([0xff, 0xfe, 0xc3, 0x28]).toString('latin1');

test.each(['/rest/v1/genres?limit=1', '/auth/v1/user', '/storage/v1/bucket', '/functions/v1/request-download'])(
  '54. a bearer that is no UTF-8 is no session for %s',
  async (path) => {
    const method = path.startsWith('/functions') ? 'POST' : 'GET';
    const headers = { apikey: backend.anonKey, authorization: `Bearer ${NO_UTF8}` };
    const { status } = await rawRequest(method, path, headers);
    expect([401, 403]).toContain(status);
  },
);

test.each(['prefer', 'accept', 'range', 'content-profile', 'if-none-match'])(
  '54. a header %s that is no UTF-8 is refused by the data API',
  async (name) => {
    const { status, text } = await rawRequest('GET', '/rest/v1/genres?limit=1', { [name]: NO_UTF8 });
    expect([status, (JSON.parse(text) as { code: string }).code]).toEqual([400, 'PGRST100']);
  },
);

const DEEP = '['.repeat(10_000) + ']'.repeat(10_000);

test.each([
  ['the data API', '/rest/v1/playlists', `{"name":${DEEP}}`],
  ['functions of the database', '/rest/v1/rpc/search_catalog', `{"query":${DEEP}}`],
  [
    'sign-up',
    '/auth/v1/signup',
    `{"email":"deep@people.test","password":"Str0ng!password","data":{"full_name":${DEEP}}}`,
  ],
  ['storage', '/storage/v1/object/list/avatars', `{"prefix":${DEEP}}`],
  ['an edge function', '/functions/v1/request-download', `{"albumId":${DEEP}}`],
])('54. a body nested 10 000 deep is refused by %s', async (_what, path, body) => {
  const { status } = await rawRequest('POST', path, { ...asArtist(), ...json }, body);
  expect(status).toBe(400);
});

test('54. an upload with metadata nested 10 000 deep is refused', async () => {
  const metadata = Buffer.from(`{"a":${DEEP.slice(4000, -4000)}}`).toString('base64');
  const headers = { ...asArtist(), 'content-type': 'audio/wav', 'x-metadata': metadata };
  const { status } = await rawRequest('POST', `/storage/v1/object/audio_masters/${masterName()}`, headers, 'RIFF');
  expect(status).toBe(400);
});

test.each([
  'audio/wav\r\nset-cookie: a=b',
  'audio/wav; x="\r\n"',
  'audio/wav\u0000',
  'audio',
  'audio/wav; ',
  'ａudio/wav',
])('54. %j is no content type of an upload', async (contentType) => {
  const metadata = tusMetadata({ bucketName: 'audio_masters', objectName: masterName(), contentType });
  const tus = { 'tus-resumable': '1.0.0', 'upload-length': '1000', 'upload-metadata': metadata };
  const { status } = await rawRequest('POST', TUS_PATH, { ...asArtist(), ...tus });
  expect(status).toBe(415);
});

test('54. conditions nested 3000 deep are refused by the data API', async () => {
  const filter = `or=(${'or('.repeat(3000)}title.eq.a${')'.repeat(3001)}`;
  const { status, text } = await rawRequest('GET', `/rest/v1/albums?limit=1&${filter}`);
  expect([status, (JSON.parse(text) as { code: string }).code]).toEqual([400, 'PGRST100']);
});

test('54. an upload to a bucket that does not exist is not signed', async () => {
  const { status } = await rawRequest('POST', `/storage/v1/object/upload/sign/nowhere/${randomUUID()}`);
  expect(status).toBe(404);
});
