/** @jest-environment node */
import { CONFIG_ELEMENT_ID, LANGUAGES, type PublicConfig } from '@fairtone/contracts';
import { isInCanary, readPageToken } from '@fairtone/domain';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseOf } from '../../../../delivery/release/testing/builds.ts';
import { makeTestedHost, PAGE_SECRET } from '../testing/testedHost.ts';

const { root, ask } = makeTestedHost();
afterAll(() => rmSync(root, { recursive: true, force: true }));

const cache = { seconds: 60, purge: null };
const ASKED = { 'x-fairtone-language': 'de', 'x-fairtone-group': 'live', 'x-fairtone-share': '4200' };
const KEPT = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400';

const pages = (routes: string[], page = {}) => ({
  ...releaseOf('1'),
  routes,
  pages: Object.fromEntries(routes.map((route) => [route, { first: [], ...page }])),
});
const live = (channel: object) => writeFileSync(join(root, 'releases/catalog/live.json'), JSON.stringify(channel));
beforeEach(() => live({ promoted: [pages(['/', '/album/:id'])] }));

const askCache = (path: string, { cookie = '', headers = {} as Record<string, string>, change = {} } = {}) =>
  ask(path, { cache, ...change }, cookie, { ...ASKED, ...headers });
const configIn = (html: string) =>
  JSON.parse(new RegExp(`id="${CONFIG_ELEMENT_ID}">(.*?)</script>`).exec(html)![1]!) as PublicConfig;
const controlOf = async (answer: Promise<Response>) => (await answer).headers.get('cache-control');

describe('A guest’s page', () => {
  it('may be kept for everybody who has its language and canaries', async () => {
    const page = await askCache('/');
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, KEPT]);
    expect(page.headers.get('vary')).toBe('x-fairtone-language, x-fairtone-group, accept-encoding');
    expect(page.headers.has('set-cookie')).toBe(false);
  });

  it('may be kept where nothing is, too', async () => {
    const page = await askCache('/nothing-here', { change: shellWithRoutes() });
    expect([page.status, page.headers.get('cache-control')]).toEqual([404, KEPT]);
  });

  it.each(LANGUAGES)('is in the language that the cache chose: %s', async (language) => {
    // The host of the tests has a shell of its own, whose document names the language.
    const page = await askCache('/', { headers: { 'x-fairtone-language': language }, change: shellWithRoutes() });
    expect(await page.text()).toContain(`<html lang="${language}"`);
  });

  it('has no token of one visit, but the path that gives each visit its own', async () => {
    const config = configIn(await (await askCache('/')).text());
    expect(config).not.toHaveProperty('pageToken');
    const tokens = await Promise.all([1, 2].map(() => ask(config.pageTokenPath!, { cache })));
    expect(tokens.map(({ headers }) => headers.get('cache-control'))).toEqual(Array(2).fill('private, no-store'));
    const texts = await Promise.all(tokens.map((answer) => answer.text()));
    const visits = await Promise.all(texts.map((token) => readPageToken(PAGE_SECRET, token)));
    expect(visits).toEqual([expect.any(String), expect.any(String)]);
    expect(visits[0]).not.toBe(visits[1]);
  });

  it('names what it contains', async () => {
    const id = '0A1b2c3d-0000-4000-8000-00000000000a';
    const tags = async (path: string) => (await askCache(path)).headers.get('surrogate-key');
    expect(await tags('/')).toBe('all remote-catalog');
    expect(await tags(`/album/${id}`)).toBe('all remote-catalog id-0a1b2c3d');
    const purge = { kind: 'cloudflare' as const, urls: ['http://cache.test'], secret: 'secret' };
    const page = await askCache('/', { change: { cache: { seconds: 60, purge } } });
    expect(page.headers.get('cache-tag')).toBe('all,remote-catalog');
  });
});

describe('A page is never kept', () => {
  it('without the setting', async () => {
    expect(await controlOf(askCache('/', { change: { cache: null } }))).toBe('no-cache');
  });

  it.each(Object.keys(ASKED))('for a cache that does not send %s', async (name) => {
    const page = await askCache('/', { headers: { [name]: '' } });
    expect([page.headers.get('cache-control'), page.headers.get('vary')]).toEqual([
      'no-cache',
      'cookie, accept-language, accept-encoding',
    ]);
    expect(configIn(await page.text()).pageToken).toEqual(expect.any(String));
  });

  it.each([
    ['a preview', { cookie: `fairtone_language=de; fairtone_preview=catalog.${'a'.repeat(22)}` }],
    ['a session in a cookie', { cookie: 'sb-project-auth-token=base64-e30' }],
    ['a token of a person', { headers: { authorization: 'Bearer e30' } }],
  ])('for a visitor with %s', async (_visitor, visit) => {
    expect(await controlOf(askCache('/', visit))).toBe('no-cache');
  });

  it('at a URL with a parameter that no route declares: it may be a secret of one visitor', async () => {
    expect(await controlOf(askCache('/?lang=de'))).toBe(KEPT);
    expect(await controlOf(askCache('/?token=1'))).toBe('no-cache');
  });

  it('of a member', async () => {
    live({ promoted: [pages(['/dashboard'], { isForMembers: true })] });
    expect(await controlOf(askCache('/dashboard'))).toBe('no-cache');
  });

  it('that lacks an answer of the database', async () => {
    live({ promoted: [pages(['/'], { first: [{ get: '/rest/v1/albums' }] })] });
    expect(await controlOf(askCache('/'))).toBe('no-cache');
  });

  it('for a group that its device left, or offline', async () => {
    expect(await controlOf(askCache('/', { headers: { 'x-fairtone-group': 'catalog@9' } }))).toBe('no-cache');
    expect(await controlOf(askCache('/offline.html'))).toBe('no-cache');
  });
});

describe('The group of a device', () => {
  const askGroup = (share: number) => ask('/cache/group', { cache }, '', { 'x-fairtone-share': String(share) });
  const groupIn = async (share: number) => (await askGroup(share)).headers.get('x-fairtone-group');

  it('is the same for all while there is no canary', async () => {
    const answer = await askGroup(4200);
    expect([answer.headers.get('x-fairtone-group'), answer.headers.get('vary')]).toEqual(['live', null]);
  });

  it('is the canary for its share of devices, whose pages contain it', async () => {
    live({ promoted: [pages(['/'])], canary: { release: { ...pages(['/']), version: '2' }, percent: 20 } });
    const hundreds = Array.from({ length: 100 }, (_, at) => at * 100);
    const groups = await Promise.all(hundreds.map((share) => groupIn(share + 37)));
    const chosen = hundreds.filter((_share, at) => groups[at] === 'catalog@2');
    expect(chosen).toEqual(hundreds.filter((share) => isInCanary(share, { name: 'catalog', version: '2' }, 20)));
    expect(chosen).toHaveLength(20);
    expect((await askGroup(0)).headers.get('vary')).toBe('x-fairtone-share');
    const headers = { 'x-fairtone-group': 'catalog@2', 'x-fairtone-share': String(chosen[0]! + 99) };
    const page = await askCache('/', { headers, change: shellWithRoutes() });
    expect(page.headers.get('cache-control')).toBe(KEPT);
    expect(await page.text()).toContain('"isCanary":true');
  });

  it('is nowhere without a cache', async () => {
    const statuses = await Promise.all(
      ['/cache/group', '/cache/page-token'].map(async (path) => (await ask(path)).status),
    );
    expect(statuses).not.toContain(204);
    expect((await ask('/cache/group')).headers.has('x-fairtone-group')).toBe(false);
  });
});

describe('A feed or a sitemap', () => {
  it('may be kept by a cache that is told of changes, and by its readers as before', async () => {
    const answer = await ask('/robots.txt', { cache });
    expect(answer.headers.get('cache-control')).toBe(
      'public, max-age=600, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400',
    );
    expect(answer.headers.get('surrogate-key')).toBe('all lists');
    expect(await controlOf(ask('/robots.txt'))).toBe('public, max-age=600');
  });
});

/** A shell that says which paths it has, so that others are not found. */
function shellWithRoutes() {
  const shellFolder = join(root, 'dist/apps/shell');
  writeFileSync(
    join(shellFolder, 'index.html'),
    '<html lang="en"><head><!--fairtone:config--><!--fairtone:releases--></head>',
  );
  writeFileSync(join(shellFolder, 'shell.json'), JSON.stringify({ contract: '1.0.0', routes: ['/help'] }));
  return { releases: { folder: join(root, 'releases'), url: null, keyringFile: null, shellFolder } };
}
