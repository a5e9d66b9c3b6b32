import type { Page, Request } from '@playwright/test';
import type { Role, Scene } from '@fairtone/contracts/scene';
import { sceneSchema } from '@fairtone/contracts/scene';
import type { HarnessControl } from '@fairtone/harness';
import { makeWorld, sampleCartItem, sampleOf } from '@fairtone/harness/fixtures';
import { sceneUrl } from '@fairtone/scenes/link';
import { removeShop } from '../../../delivery/qa/removeShop';
import { seedShop } from '../../../delivery/qa/seedShop';
import { expect, test } from '../../support/test';
import type { Parts } from './contractHost';
import { REMOTES } from './remotes';
import { serveStandalone } from './serveStandalone';
import { sessionOf } from './sceneSessions';
import { showNext } from './showNext';

declare const fairtoneHarness: HarnessControl;

const NOW = new Date();
const WORLD = makeWorld(NOW);
const ROLES: Role[] = ['guest', 'listener', 'artist'];

test.beforeAll(async ({ product }) => void (await seedShop(product, NOW)));
test.afterAll(({ product }) => removeShop(product));

/** Waits for the scripts of a part that shows nothing while it loads, such as a slot. */
function scriptsOf(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  page.on('request', (request) => request.resourceType() === 'script' && pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  const drawn = () =>
    page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return async () => {
    await drawn();
    await expect.poll(() => pending.size).toBe(0);
    await drawn();
  };
}

/** Every row that a remote's screens and slots read as one person, as the addresses of the requests. */
async function readsOf(page: Page, loaded: () => Promise<void>, { routes, slots }: Parts, role: Role) {
  const before = await page.evaluate(async (role) => {
    await fairtoneHarness.change({ role });
    return fairtoneHarness.requests().length;
  }, role);
  const open = (path: string) => page.evaluate((path) => fairtoneHarness.open(path), path);
  for (const route of routes) {
    await showNext(page, sampleOf(route), open);
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  }
  for (const slot of slots) {
    await open(`/harness/slots/${slot}`);
    await loaded();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  }
  const names = await page.evaluate((before) => fairtoneHarness.requests().slice(before), before);
  const reads = names.filter((name) => name.startsWith('GET /rest/v1/')).map((name) => name.slice('GET '.length));
  return [...new Set(reads.map(withinWorld))];
}

/** What the fixtures answer to whom the page belongs to. */
const answersOf = (page: Page, reads: string[]) =>
  page.evaluate(async (reads) => {
    const session = JSON.parse(localStorage.getItem('fairtone.session') ?? 'null') as { access_token: string } | null;
    const headers = { Authorization: `Bearer ${session?.access_token ?? 'guest'}` };
    return Promise.all(reads.map(async (read) => (await (await fetch(read, { headers })).json()) as unknown));
  }, reads);

for (const remote of REMOTES) {
  test.describe(`${remote} in its harness`, () => {
    test('the fixtures answer each request of its screens as the live API does', async ({ page, product }) => {
      const parts = product.releases.live[remote]!;
      const server = await serveStandalone(remote);
      const cart = JSON.stringify([sampleCartItem()]);
      await page.addInitScript((cart) => localStorage.setItem('fairtone.cart', cart), cart);
      const loaded = scriptsOf(page);
      let count = 0;
      try {
        const scene: Scene = sceneSchema.parse({ name: 'reads', path: '/harness', clock: NOW.toISOString() });
        await page.goto(sceneUrl(server.url, scene, '/no/such/page'));
        await page.waitForFunction(() => 'fairtoneHarness' in window);
        for (const role of ROLES) {
          const token = role === 'guest' ? product.anonKey : (await sessionOf(product, role)).access_token;
          const headers = { apikey: product.anonKey, Authorization: `Bearer ${token}` };
          const reads = await readsOf(page, loaded, parts, role);
          const ours = await answersOf(page, reads);
          for (const [index, read] of reads.entries()) {
            const live = await fetch(product.url + read, { headers });
            // Fixtures refuse nobody: who may do what is tested against the database.
            if ([401, 403].includes(live.status)) continue;
            expect.soft(comparable(read, await live.json()), `${role}: ${read}`).toEqual(comparable(read, ours[index]));
            count += 1;
          }
        }
      } finally {
        await server.stop();
      }
      // The player reads waveforms, and only once something plays.
      if (remote !== 'player') expect(count).toBeGreaterThan(0);
    });
  });
}

/** The demo's own people and albums are there too: requests for all rows are narrowed to those of the world, on both sides. */
function withinWorld(read: string): string {
  const table = /^\/rest\/v1\/(albums|profiles|tracks)\?/.exec(read)?.[1] as
    | 'albums'
    | 'profiles'
    | 'tracks'
    | undefined;
  const list = /^\/rest\/v1\/rpc\/list_(albums|artists)\?/.exec(read)?.[1];
  const rows = table ?? (list && (list === 'albums' ? 'albums' : 'profiles'));
  if (!rows) return read;
  const whole = list ? read.replace(/page_size=\d+/, 'page_size=100') : read;
  return `${whole}&id=in.(${WORLD[rows].map(({ id }) => id).join(',')})`;
}

/** How many there are and what is recommended depends on everything in the shop, a session on the browser: of these only the shape is compared. */
function comparable(read: string, answer: unknown): unknown {
  if (/\/rpc\/count_/.test(read)) return typeof answer;
  if (/\/rpc\/(recommended_|own_sessions)/.test(read) && Array.isArray(answer))
    return Object.keys(answer[0] as object).sort();
  return answer;
}
