import { randomUUID } from 'node:crypto';
import { sharedBackend, signUp, storageClient, type Person } from '../../../testing/clients.ts';
import { eventually } from '../../../testing/eventually.ts';
import { mp3Bytes, wavBytes } from '../../../testing/mediaFiles.ts';

const backend = sharedBackend();
const BYTES = Buffer.from(mp3Bytes(1, 100_000));
const MASTER = Buffer.from(wavBytes(1, 100_000));

let artist: Person;
let publicUrl: string;
let master: string;
beforeAll(async () => {
  artist = await signUp(backend, 'artist');
  const service = storageClient({ ...backend, anonKey: backend.serviceKey }, backend.serviceKey);
  const name = `${artist.id}/${randomUUID()}.mp3`;
  const { error } = await service.from('audio_files').upload(name, BYTES, { contentType: 'audio/mpeg' });
  expect(error).toBeNull();
  publicUrl = service.from('audio_files').getPublicUrl(name).data.publicUrl;
  master = `${artist.id}/${randomUUID()}/original.wav`;
  await storageClient(backend, artist.token).from('audio_masters').upload(master, MASTER, { contentType: 'audio/wav' });
});

const get = async (headers: Record<string, string> = {}, method = 'GET', url = publicUrl) => {
  const answer = await fetch(url, { method, headers });
  return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) };
};

describe('streaming an object', () => {
  it.each([
    ['bytes=0-', 0, 99_999],
    ['bytes=0-0', 0, 0],
    ['bytes=500-999', 500, 999],
    ['bytes=99999-', 99_999, 99_999],
    ['bytes=-1000', 99_000, 99_999],
    ['bytes=-200000', 0, 99_999],
    ['bytes=90000-200000', 90_000, 99_999],
  ])('%s answers 206 with exactly these bytes', async (range, start, end) => {
    const { status, headers, body } = await get({ range });
    expect([status, headers.get('content-range'), headers.get('content-length')]).toEqual([
      206,
      `bytes ${start}-${end}/100000`,
      String(end - start + 1),
    ]);
    expect(body.equals(BYTES.subarray(start, end + 1))).toBe(true);
  });

  it.each(['bytes=100000-', 'bytes=-0', 'bytes=200000-300000'])('%s answers 416 with the size', async (range) => {
    const { status, headers } = await get({ range });
    expect([status, headers.get('content-range')]).toEqual([416, 'bytes */100000']);
  });

  it.each(['bytes=9-1', 'bytes=a-b', 'items=0-1', 'bytes=0-1,5-6', 'bytes='])(
    '%s is no range and gives the whole',
    async (range) => {
      const { status, body } = await get({ range });
      expect([status, body.length]).toEqual([200, 100_000]);
    },
  );

  it('a range of an older version is not mixed with the new one', async () => {
    expect((await get({ range: 'bytes=0-9', 'if-range': '"older"' })).status).toBe(200);
    const { headers } = await get();
    expect((await get({ range: 'bytes=0-9', 'if-range': headers.get('etag')! })).status).toBe(206);
  });

  it('an unchanged object is not sent again', async () => {
    const { headers } = await get();
    expect((await get({ 'if-none-match': headers.get('etag')! })).status).toBe(304);
    expect((await get({ 'if-modified-since': headers.get('last-modified')! })).status).toBe(304);
    expect((await get({ 'if-none-match': '"older"' })).status).toBe(200);
  });

  it('HEAD returns the size and sends no bytes', async () => {
    const { status, headers, body } = await get({}, 'HEAD');
    expect([status, headers.get('content-length'), headers.get('accept-ranges'), body.length]).toEqual([
      200,
      '100000',
      'bytes',
      0,
    ]);
  });

  it('an object that is replaced again and again is read whole each time', async () => {
    const service = storageClient({ ...backend, anonKey: backend.serviceKey }, backend.serviceKey).from('audio_files');
    const name = `${artist.id}/${randomUUID()}.mp3`;
    const versions = [BYTES, Buffer.from(mp3Bytes(2, 400_000))];
    const replace = (bytes: Buffer) => service.upload(name, bytes, { contentType: 'audio/mpeg', upsert: true });
    await replace(BYTES);
    const url = service.getPublicUrl(name).data.publicUrl;

    let isReplacing = true;
    const readAgainAndAgain = async () => {
      let whole = 0;
      while (isReplacing) {
        const { status, body } = await get({}, 'GET', url);
        expect([status, versions.some((bytes) => bytes.equals(body))]).toEqual([200, true]);
        whole += 1;
      }
      return whole;
    };
    const readers = Array.from({ length: 4 }, readAgainAndAgain);
    try {
      for (let round = 0; round < 25; round += 1) expect((await replace(versions[round % 2]!)).error).toBeNull();
    } finally {
      isReplacing = false;
    }
    for (const whole of await Promise.all(readers)) expect(whole).toBeGreaterThan(0);
  });

  it('an object opened as a page cannot run scripts', async () => {
    const { headers } = await get();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
  });
});

describe('private objects', () => {
  const masters = (token: string) => storageClient(backend, token).from('audio_masters');

  it('are read by those whom the policies allow, and by nobody at the public URL', async () => {
    const stranger = await signUp(backend, 'artist');
    expect((await masters(artist.token).download(master)).data?.size).toBe(100_000);
    for (const token of [stranger.token, backend.anonKey]) {
      expect((await masters(token).download(master)).error).toMatchObject({ status: 404 });
      expect((await masters(token).createSignedUrl(master, 60)).error).toMatchObject({ status: 404 });
      expect((await masters(token).list(artist.id)).data).toEqual([]);
      expect((await masters(token).remove([master])).data).toEqual([]);
      expect((await masters(token).move(master, `${artist.id}/${randomUUID()}/original.wav`)).error).toMatchObject({
        status: 404,
      });
      expect((await masters(token).copy(master, `${stranger.id}/${randomUUID()}/original.wav`)).error).toMatchObject({
        status: 404,
      });
    }
    expect((await get({}, 'GET', `${backend.url}/storage/v1/object/public/audio_masters/${master}`)).status).toBe(404);
  });

  it('open with a signed url, ranges included, and download under the requested name', async () => {
    const { data } = await masters(artist.token).createSignedUrl(master, 60, { download: 'Night Walks – “Intro”.wav' });
    const { status, headers, body } = await get({ range: 'bytes=10-19' }, 'GET', data!.signedUrl);
    expect([status, body.equals(MASTER.subarray(10, 20))]).toEqual([206, true]);
    expect(decodeURIComponent(headers.get('content-disposition')!)).toBe(
      "attachment; filename*=UTF-8''Night Walks – “Intro”.wav",
    );
    expect(headers.get('cache-control')).toMatch(/^private/);
  });

  it('are refused for a signed url that was altered, is another’s, or has expired', async () => {
    const { data } = await masters(artist.token).createSignedUrl(master, 1);
    const url = new URL(data!.signedUrl);
    const [head, claims, signature] = url.searchParams.get('token')!.split('.');
    const forged = Buffer.from(
      Buffer.from(claims!, 'base64url')
        .toString()
        .replace(/"exp":\d+/, '"exp":9999999999'),
    ).toString('base64url');
    const attempts = [`${head}.${forged}.${signature}`, `${head}.${claims}.`, '', artist.token, backend.serviceKey];
    for (const token of attempts) {
      url.searchParams.set('token', token);
      expect((await get({}, 'GET', url.toString())).status).toBe(400);
    }
    const other = data!.signedUrl.replace('original.wav', 'stream.mp3');
    expect((await get({}, 'GET', other)).status).toBe(400);
    await eventually(async () => expect((await get({}, 'GET', data!.signedUrl)).status).toBe(400));
  });

  it('a signed url is no session', async () => {
    const { data } = await masters(artist.token).createSignedUrl(master, 60);
    const token = new URL(data!.signedUrl).searchParams.get('token')!;
    const answer = await fetch(`${backend.url}/rest/v1/albums`, {
      headers: { apikey: backend.anonKey, authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(401);
  });

  it('several urls signed at once are signed one by one', async () => {
    const { data } = await masters(artist.token).createSignedUrls([master, 'nobody/nothing.wav'], 60);
    expect(data!.map((entry) => [entry.error === null, entry.signedUrl !== null])).toEqual([
      [true, true],
      [false, false],
    ]);
  });
});

describe('moving and copying', () => {
  const service = () => storageClient({ ...backend, anonKey: backend.serviceKey }, backend.serviceKey);

  it('into another bucket changes only the name', async () => {
    const [from, to] = [`${artist.id}/${randomUUID()}/stream.mp3`, `${artist.id}/${randomUUID()}.mp3`];
    await service().from('audio_masters').upload(from, BYTES, { contentType: 'audio/mpeg' });
    expect(
      (await service().from('audio_masters').move(from, to, { destinationBucket: 'audio_files' })).error,
    ).toBeNull();
    expect((await service().from('audio_masters').exists(from)).data).toBe(false);
    const moved = await get({}, 'GET', service().from('audio_files').getPublicUrl(to).data.publicUrl);
    expect(moved.body.equals(BYTES)).toBe(true);
  });

  it('does not overwrite, and checks the other bucket’s types', async () => {
    const [one, two] = [`${artist.id}/${randomUUID()}/a.mp3`, `${artist.id}/${randomUUID()}/b.mp3`];
    for (const name of [one, two])
      await service().from('audio_masters').upload(name, BYTES, { contentType: 'audio/mpeg' });
    expect((await service().from('audio_masters').move(one, two)).error).toMatchObject({ status: 409 });
    expect((await service().from('audio_masters').copy(one, two)).error).toMatchObject({ status: 409 });
    const { error } = await service()
      .from('audio_masters')
      .move(one, `${artist.id}-a.jpg`, { destinationBucket: 'avatars' });
    expect(error).toMatchObject({ status: 415 });
  });

  it('a copy remains when the original is deleted', async () => {
    const [one, two] = [`${artist.id}/${randomUUID()}/a.mp3`, `${artist.id}/${randomUUID()}/b.mp3`];
    await service().from('audio_masters').upload(one, BYTES, { contentType: 'audio/mpeg' });
    await service().from('audio_masters').copy(one, two);
    await service().from('audio_masters').remove([one]);
    expect((await service().from('audio_masters').download(two)).data?.size).toBe(100_000);
  });
});

describe('listing', () => {
  it('shows folders without an id and files with their size, page by page', async () => {
    const service = storageClient({ ...backend, anonKey: backend.serviceKey }, backend.serviceKey).from(
      'audio_masters',
    );
    const folder = randomUUID();
    for (const name of ['b/one.mp3', 'b/two.mp3', 'c.mp3', 'a.mp3'])
      await service.upload(`${folder}/${name}`, mp3Bytes(5, 500), { contentType: 'audio/mpeg' });
    const { data } = await service.list(folder);
    expect(data!.map((entry) => [entry.name, entry.id === null])).toEqual([
      ['a.mp3', false],
      ['b', true],
      ['c.mp3', false],
    ]);
    const page = await service.list(folder, { limit: 1, offset: 1, sortBy: { column: 'name', order: 'desc' } });
    expect(page.data!.map((entry) => entry.name)).toEqual(['b']);
    expect((await service.list(folder, { search: 'c' })).data!.map((entry) => entry.name)).toEqual(['c.mp3']);
  });
});
