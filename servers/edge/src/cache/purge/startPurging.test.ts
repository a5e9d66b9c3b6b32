/** @jest-environment node */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { followPageChanges } from './pageChanges.ts';
import { createPurger } from './purger.ts';
import { followReleases } from './releaseChanges.ts';

type Taken = { method: string; url: string; headers: IncomingMessage['headers']; body: string };

/** A cache that notes what it is asked, and answers with a status. */
async function startCache() {
  const taken: Taken[] = [];
  const state = { status: 200 };
  const server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      taken.push({ method: request.method!, url: request.url!, headers: request.headers, body });
      response.writeHead(state.status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, taken, state, stop: () => server.close() };
}

let cache: Awaited<ReturnType<typeof startCache>>;
beforeEach(async () => void (cache = await startCache()));
afterEach(() => void cache.stop());

const AGAIN_MS = 5_000;
const purgerFor = (kind: 'varnish' | 'fastly' | 'cloudflare', now = () => 0) =>
  createPurger({ kind, urls: [`${cache.url}/place`], secret: 'the-secret' }, AGAIN_MS, now);

describe('A purge', () => {
  it('of Varnish is a request with the tags in a header', async () => {
    const purger = purgerFor('varnish');
    purger.add(['id-0a1b2c3d', 'lists']);
    await purger.send();
    expect(cache.taken).toMatchObject([
      { method: 'PURGE', headers: { authorization: 'Bearer the-secret', 'surrogate-key': 'id-0a1b2c3d lists' } },
    ]);
  });

  it('of Fastly has at most 256 keys', async () => {
    const purger = purgerFor('fastly');
    purger.add(Array.from({ length: 300 }, (_, at) => `id-${at}`));
    await purger.send();
    expect(cache.taken).toMatchObject(Array(2).fill({ method: 'POST', url: '/place/purge', headers: { 'fastly-key': 'the-secret' } })); // prettier-ignore
    const sizes = cache.taken.map(
      ({ body }) => (JSON.parse(body) as { surrogate_keys: string[] }).surrogate_keys.length,
    );
    expect(sizes.sort()).toEqual([256, 44]);
  });

  it('of Cloudflare has at most 30 tags', async () => {
    const purger = purgerFor('cloudflare');
    purger.add(Array.from({ length: 31 }, (_, at) => `id-${at}`));
    await purger.send();
    const bearer = { authorization: 'Bearer the-secret', 'content-type': 'application/json' };
    expect(cache.taken).toMatchObject(Array(2).fill({ method: 'POST', url: '/place/purge_cache', headers: bearer }));
    const sizes = cache.taken.map(({ body }) => (JSON.parse(body) as { tags: string[] }).tags.length);
    expect(sizes.sort()).toEqual([1, 30]);
  });

  it('is sent until the cache has taken it, and once more later, for pages that were being rendered', async () => {
    let time = 0;
    const purger = purgerFor('varnish', () => time);
    const sent = () => cache.taken.map(({ headers }) => headers['surrogate-key']);
    purger.add(['lists']);
    cache.state.status = 503;
    await expect(purger.send()).rejects.toThrow('answers 503');
    cache.state.status = 200;
    await purger.send();
    await purger.send();
    expect(sent()).toEqual(['lists', 'lists']);
    time = AGAIN_MS;
    await purger.send();
    await purger.send();
    expect(sent()).toEqual(['lists', 'lists', 'lists']);
  });

  it('is of everything when there are too many tags', async () => {
    const purger = purgerFor('varnish');
    purger.add(Array.from({ length: 2_001 }, (_, at) => `id-${at}`));
    purger.add(['lists']);
    await purger.send();
    expect(cache.taken.map(({ headers }) => headers['surrogate-key'])).toEqual(['all']);
  });
});

describe('Changes of the database', () => {
  it('are answered once each, although the database repeats those of open transactions', async () => {
    const asked: string[] = [];
    const answers = [
      { next: '10', changes: [] },
      { next: '11', changes: [[1, 'lists'], [3, 'id-3']] }, // prettier-ignore
      { next: '11', changes: [[1, 'lists'], [2, 'id-2'], [3, 'id-3']] }, // prettier-ignore
      { next: '20', changes: [] },
    ];
    const get = (path: string) => {
      asked.push(path);
      return Promise.resolve({ isOk: true, body: answers[asked.length - 1] });
    };
    const changes = followPageChanges({ get });
    // Nobody knows what changed before an edge started.
    expect(await changes.read()).toBeNull();
    expect(await changes.read()).toEqual(['lists', 'id-3']);
    expect(await changes.read()).toEqual(['id-2']);
    expect(await changes.read()).toEqual([]);
    const path = '/rest/v1/rpc/page_changes';
    expect(asked).toEqual([path, `${path}?after=10`, `${path}?after=11`, `${path}?after=11`]);
  });

  it('may be any after a silence that is longer than the database remembers, and when there were too many', async () => {
    let time = 0;
    const answers = [{ changes: [] }, { changes: [] }, { changes: null }, { changes: [] }];
    const get = () => Promise.resolve({ isOk: true, body: { next: '10', ...answers.shift() } });
    const changes = followPageChanges({ get }, () => time);
    await changes.read();
    time += 3_600_000;
    expect(await changes.read()).toBeNull();
    expect(await changes.read()).toBeNull();
    expect(await changes.read()).toEqual([]);
  });
});

describe('Changes of releases', () => {
  it('name the remotes that were promoted or got a canary; a new remote may have any page', async () => {
    let channels: object = { catalog: { promoted: ['1'] }, player: { promoted: ['1'] } };
    const releases = followReleases({ channels: () => Promise.resolve(channels as never) });
    expect(await releases()).toEqual([]);
    channels = { catalog: { promoted: ['2', '1'] }, player: { promoted: ['1'] } };
    expect(await releases()).toEqual(['remote-catalog']);
    expect(await releases()).toEqual([]);
    channels = { ...channels, radio: { promoted: ['1'] } };
    expect(await releases()).toEqual(['all']);
  });
});
