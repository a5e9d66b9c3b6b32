/** @jest-environment node */
import { folderStore, publishedFiles, readCandidate } from '@fairtone/releases';
import { bucketStore, openStore, s3Bucket } from '@fairtone/releases/buckets';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildFiles, writeFiles } from '../testing/builds.ts';
import { describeReleaseStore } from '../testing/describeReleaseStore.ts';
import { startS3Double, type S3Double } from '../testing/s3Double.ts';

const keys = { accessKeyId: 'AKTEST', secretAccessKey: 'a secret / of many + signs' };
let folder: string;
let s3: S3Double;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fairtone-store-'));
  s3 = await startS3Double(keys);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await s3.stop();
});

const bucket = (changes: Partial<typeof keys> = {}) =>
  s3Bucket({
    endpoint: s3.url,
    region: 'eu-central-1',
    bucket: 'shop',
    prefix: 'a/releases',
    sessionToken: null,
    ...keys,
    ...changes,
  });

describeReleaseStore('a folder', {
  open: (leaseMs) => folderStore(folder, '/releases/', leaseMs),
  files: {
    read: async (name) => (existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : null),
    write: async (name, text) => {
      if (text === null) rmSync(join(folder, name));
      else writeFiles({ [name]: text }, folder);
    },
  },
});
describeReleaseStore('a bucket that speaks S3', {
  open: () => bucketStore(bucket(), '/releases/'),
  files: {
    read: async (name) => s3.objects.get(`a/releases/${name}`)?.bytes.toString() ?? null,
    write: async (name, text) => {
      if (text === null) s3.objects.delete(`a/releases/${name}`);
      else s3.objects.set(`a/releases/${name}`, { bytes: Buffer.from(text), headers: {}, writtenAt: new Date() });
    },
  },
});

describe('files in a bucket that speaks S3', () => {
  const headersOf = (name: string) => s3.objects.get(`a/releases/${name}`)!.headers;

  it('carry their type, and an age by whether they ever change', () => {
    expect(headersOf('catalog/1/1.js')).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(headersOf('catalog/1/1.js.br')).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
    });
    expect(headersOf('catalog/live.json')).toMatchObject({ 'cache-control': 'no-cache' });
    expect(JSON.parse(s3.objects.get('a/releases/remotes.json')!.bytes.toString())).toEqual([
      'catalog',
      'radio',
      'shelf',
      'studio',
    ]);
  });

  it('are read byte for byte as they were published, compressed copies too', async () => {
    const script = 'globalThis.long = 1;'.repeat(500);
    const packed = brotliCompressSync(script);
    const folder = writeFiles({ ...buildFiles('7'), '1.js': script });
    writeFileSync(join(folder, '1.js.br'), packed);
    const store = bucketStore(bucket(), '/releases/');
    expect(await store.put('packed', '7', folder)).toBe('published');
    expect(await store.put('packed', '7', folder)).toBe('was there');
    expect(packed.equals((await store.readFile('packed', '7', '1.js.br'))!)).toBe(true);
    const { bytes } = await readCandidate(publishedFiles(store, 'packed', '7'), 'packed 7');
    expect(bytes['1.js']).toBe(packed.length);
    rmSync(folder, { recursive: true });
  });

  it('are read again when S3 is busy', async () => {
    const busy = [503];
    s3.beforeGet = () => busy.shift();
    expect(new TextDecoder().decode((await bucket().read('catalog/1/1.js'))!)).toBe('"a part"');
    s3.beforeGet = null;
    expect(busy).toEqual([]);
  });

  it('are written again when S3 asks for it, because another write of the name was not finished', async () => {
    const conflicts = ['a/releases/catalog/conflict.txt', 'a/releases/catalog/live.json'];
    s3.beforePut = async (key) =>
      conflicts.includes(key) ? (conflicts.splice(conflicts.indexOf(key), 1), 409) : undefined;
    const store = bucketStore(bucket(), '/releases/');
    const before = await store.readChannel('catalog');
    expect(await bucket().create('catalog/conflict.txt', Buffer.from('once'), { type: 'text/plain' })).toBe(true);
    await store.changeChannel('catalog', ({ promoted }) => ({ promoted: promoted.slice(0, 1) }));
    s3.beforePut = null;
    expect(conflicts).toEqual([]);
    expect((await store.readChannel('catalog')).promoted).toEqual(before.promoted.slice(0, 1));
  });

  it('are given up when others change them all the time', async () => {
    let writes = 0;
    s3.beforePut = async (key) => {
      const file = s3.objects.get(key)!;
      if (key.endsWith('catalog/live.json')) s3.objects.set(key, { ...file, bytes: Buffer.from(`{"promoted": [], "revision": ${(writes += 1)}}`) }); // prettier-ignore
    };
    const change = bucketStore(bucket(), '/releases/').changeChannel('catalog', (channel) => channel);
    await expect(change).rejects.toThrow('catalog/live.json all the time. Nothing was changed; run it again.');
    s3.beforePut = null;
    expect(writes).toBeGreaterThan(1);
  });

  it('list a remote that another team released for the first time meanwhile', async () => {
    const store = bucketStore(bucket(), '/releases/');
    let isFirst = true;
    s3.beforePut = async (key) => {
      if (!key.endsWith('remotes.json') || !isFirst) return;
      isFirst = false;
      // The other team publishes and releases after the list was made and before it is written.
      await store.changeChannel('video', () => ({ promoted: [] }));
    };
    await store.changeChannel('studio', (channel) => channel);
    s3.beforePut = null;
    expect(JSON.parse(s3.objects.get('a/releases/remotes.json')!.bytes.toString())).toContain('video');
  });

  it('are not written with a wrong key', async () => {
    const stranger = bucketStore(bucket({ secretAccessKey: 'guessed' }), '/releases/');
    await expect(stranger.changeChannel('catalog', () => ({ promoted: [] }))).rejects.toThrow(
      '403 SignatureDoesNotMatch',
    );
  });

  it('make no version before the last of them is there; publishing again completes it', async () => {
    const files = buildFiles('9');
    const { 'remote.json': last, ...rest } = files;
    for (const [file, text] of Object.entries(rest)) {
      await bucket().create(`catalog/9/${file}`, Buffer.from(text), { type: 'text/plain' });
    }
    const store = bucketStore(bucket(), '/releases/');
    expect(await store.versions('catalog')).not.toContain('9');
    const build = writeFiles({ ...rest, 'remote.json': last! });
    expect(await store.put('catalog', '9', build)).toBe('published');
    expect(await store.versions('catalog')).toContain('9');
    rmSync(build, { recursive: true });
  });
});

describe('a bucket of a service that has conditions only in part', () => {
  const change = async () => {
    const store = bucketStore(bucket(), '/releases/');
    await store.changeChannel('catalog', (channel) => channel);
    return (await store.readChannel('catalog')).promoted;
  };
  const text = () => s3.objects.get('a/releases/catalog/live.json')!.bytes.toString();
  afterEach(() => {
    s3.conditions = 'obeyed';
  });

  it.each(['If-None-Match', 'If-Match'] as const)(
    'is refused when it ignores %s, and nothing is written',
    async (name) => {
      const before = text();
      s3.conditions = `${name} ignored`;
      // Also a file that is there already says so.
      for (const isNew of [true, false]) {
        if (isNew) s3.objects.delete('a/releases/catalog/conditions.txt');
        await expect(change()).rejects.toThrow(`${s3.url} does not obey ${name}, so two promotions`);
        await expect(bucket().create('catalog/new.js', Buffer.from(''), { type: 'text/plain' })).rejects.toThrow(name);
      }
      expect(text()).toBe(before);
      expect(s3.objects.has('a/releases/catalog/new.js')).toBe(false);
    },
  );

  it('is written to when it compares ETags without their quotes', async () => {
    const before = text();
    s3.conditions = 'ETags without quotes';
    await change();
    expect(text()).not.toBe(before);
  });
});

describe('the store that the environment names', () => {
  it.each([
    ['ftp://x', {}, 's3://bucket/prefix'],
    ['supabase://bucket/with/prefix', {}, 'supabase://bucket'],
    ['s3://x/y', {}, 'AWS_ACCESS_KEY_ID'],
    ['s3://x/y', { AWS_ACCESS_KEY_ID: 'AKTEST' }, 'AWS_SECRET_ACCESS_KEY'],
    ['supabase://bucket', {}, 'FAIRTONE_SUPABASE_URL'],
  ])('%s with %j is refused: %s', (store, env, reason) => {
    expect(() => openStore(folder, { FAIRTONE_RELEASES_STORE: store, ...env } as NodeJS.ProcessEnv)).toThrow(reason);
  });

  it('is a folder of files without a name', async () => {
    const store = openStore(folder, {
      FAIRTONE_RELEASES_DIR: 'releases',
      FAIRTONE_RELEASES_BASE_URL: 'https://cdn/r',
    } as never);
    expect(store.baseUrl).toBe('https://cdn/r/');
    expect(await store.remotes()).toEqual([]);
  });
});
