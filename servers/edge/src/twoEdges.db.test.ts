import { CONFIG_ELEMENT_ID, type PublicConfig } from '@fairtone/contracts';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseOf } from '../../../delivery/release/testing/builds.ts';
import { buildWhenStale } from '../../testing/buildWhenStale.ts';
import { sharedBackend, signUp, withSql } from '../../testing/clients.ts';
import { projectRoot } from '../../testing/projectRoot.ts';
import { startEdgeProcess, type EdgeProcess } from '../../testing/edgeProcess.ts';

const SITE_URL = 'https://shop.test';
const shop = sharedBackend();

let store: string;
let edges: EdgeProcess[];
let artist: { id: string };

const startEdge = () =>
  startEdgeProcess({
    SITE_URL,
    SUPABASE_URL: shop.url,
    SUPABASE_PUBLISHABLE_KEY: shop.anonKey,
    FAIRTONE_RELEASES_DIR: join(store, 'releases'),
    FAIRTONE_SHELL_DIR: join(store, 'shell'),
  });

beforeAll(async () => {
  await buildWhenStale(projectRoot());
  store = mkdtempSync(join(tmpdir(), 'fairtone-edges-'));
  mkdirSync(join(store, 'releases/catalog'), { recursive: true });
  const release = { ...releaseOf('1'), routes: ['/artist/:id'], pages: { '/artist/:id': { kind: 'artist' } } };
  writeFileSync(join(store, 'releases/catalog/live.json'), JSON.stringify({ promoted: [release] }));
  mkdirSync(join(store, 'shell'));
  writeFileSync(
    join(store, 'shell/index.html'),
    '<html lang="en"><head><!--fairtone:page--><title>Fairtone</title><!--/fairtone:page--><!--fairtone:config--><!--fairtone:releases--></head><body><!--fairtone:text--></body></html>',
  );
  artist = await signUp(shop, 'artist');
  await withSql(
    shop,
    (sql) =>
      sql`update public.profiles set name = 'Two Edges', avatar_url = '/storage/v1/object/public/avatars/two.jpg' where id = ${artist.id}`,
  );
  edges = await Promise.all([startEdge(), startEdge()]);
}, 60_000);

afterAll(() => {
  for (const { child } of edges ?? []) child.kill('SIGKILL');
  rmSync(store, { recursive: true, force: true });
});

/** Sends the same request to both; returns the responses. */
async function askBoth(path: string): Promise<{ status: number; text: string; type: string | null }[]> {
  return Promise.all(
    edges.map(async ({ url }) => {
      const answer = await fetch(url + path, { headers: { accept: 'text/html' } });
      return { status: answer.status, text: await answer.text(), type: answer.headers.get('content-type') };
    }),
  );
}

describe('Two edges with one shop', () => {
  it.each(['/', '/releases.json', '/robots.txt', '/sitemap.xml', '/feeds/releases.xml', '/nothing-here'])(
    'answer %s alike',
    async (path) => {
      const [one, other] = await askBoth(path);
      expect(one).toEqual(other);
      expect(one!.text.length).toBeGreaterThan(0);
    },
  );

  it('show a reader without scripts an artist of the shop', async () => {
    const [one, other] = await askBoth(`/artist/${artist.id}`);
    expect(one).toEqual(other);
    expect(one).toMatchObject({ status: 200, text: expect.stringContaining('<title>Two Edges') });
    // The API's origin serves the file, another origin the page.
    expect(one!.text).toContain(
      `<meta property="og:image" content="${shop.url}/storage/v1/object/public/avatars/two.jpg"`,
    );
    expect(one!.text).toContain(`<link rel="canonical" href="${SITE_URL}/artist/${artist.id}"`);
  });

  it('give a page the API’s URL and account settings, and no secret', async () => {
    const { text } = (await askBoth('/'))[0]!;
    const config = JSON.parse(new RegExp(`id="${CONFIG_ELEMENT_ID}">(.*?)</script>`).exec(text)![1]!) as PublicConfig;
    expect(config).toMatchObject({
      siteUrl: SITE_URL,
      supabaseUrl: shop.url,
      supabaseAnonKey: shop.anonKey,
      emailConfirmation: false,
      phoneLogin: true,
    });
    expect(text).not.toContain(shop.serviceKey);
  });

  it('stop gracefully, and one continues without the other', async () => {
    const [one, other] = edges as [(typeof edges)[0], (typeof edges)[0]];
    const ended = new Promise<number | null>((resolve) => one.child.once('exit', resolve));
    one.child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect((await fetch(`${other.url}/robots.txt`)).status).toBe(200);
  });
});
