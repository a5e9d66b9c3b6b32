import type { Page } from '@playwright/test';
import type { Role, Scene } from '@fairtone/contracts/scene';
import { sceneSchema } from '@fairtone/contracts/scene';
import type { StageControl } from '@fairtone/harness';
import { makeWorld, sampleCartItem, sampleOf } from '@fairtone/harness/fixtures';
import { sceneUrl } from '@fairtone/scenes/link';
import { removeShop } from '../../../tools/scenes/removeShop';
import { seedShop } from '../../../tools/scenes/seedShop';
import { expect, test } from '../../support/test';
import { REMOTES } from './remotes';
import { serveStandalone } from './serveStandalone';
import { sessionOf } from './sceneSessions';

declare const fairtoneStage: StageControl;

const NOW = new Date();
const WORLD = makeWorld(NOW);
const ROLES: Role[] = ['guest', 'listener', 'artist'];

test.beforeAll(async ({ product }) => void (await seedShop(product, NOW)));
test.afterAll(({ product }) => removeShop(product));

/** Every row that a remote's screens and slots read, as the addresses of the requests. */
async function readsOf(
  page: Page,
  url: string,
  remote: { routes: string[]; slots: string[] },
  role: Role,
): Promise<string[]> {
  const places = [...remote.routes.map(sampleOf), ...remote.slots.map((slot) => `/harness/slots/${slot}`)];
  const reads = new Set<string>();
  for (const path of places) {
    const scene: Scene = sceneSchema.parse({ name: 'reads', path, role, clock: NOW.toISOString() });
    await page.goto(sceneUrl(url, scene));
    await page.waitForFunction(() => 'fairtoneStage' in window);
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    for (const name of await page.evaluate(() => fairtoneStage.requests())) {
      if (name.startsWith('GET /rest/v1/')) reads.add(withinWorld(name.slice('GET '.length)));
    }
  }
  return [...reads];
}

for (const remote of REMOTES) {
  test(`${remote}: each request of its screens is answered by the fixtures as by the live API`, async ({
    page,
    product,
  }) => {
    const parts = product.releases.live[remote]!;
    const server = await serveStandalone(remote);
    await page.addInitScript((cart) => localStorage.setItem('fairtone.cart', cart), JSON.stringify([sampleCartItem()]));
    let count = 0;
    try {
      for (const role of ROLES) {
        const token = role === 'guest' ? product.anonKey : (await sessionOf(product, role)).access_token;
        for (const read of await readsOf(page, server.url, parts, role)) {
          const ours = await page.evaluate(async (read) => {
            const session = JSON.parse(localStorage.getItem('fairtone.session') ?? 'null') as {
              access_token: string;
            } | null;
            const headers = { Authorization: `Bearer ${session?.access_token ?? 'guest'}` };
            return (await (await fetch(read, { headers })).json()) as unknown;
          }, read);
          const live = await fetch(product.url + read, {
            headers: { apikey: product.anonKey, Authorization: `Bearer ${token}` },
          });
          // Fixtures refuse nobody: who may do what is tested against the database.
          if ([401, 403].includes(live.status)) continue;
          expect.soft(comparable(read, await live.json()), `${role}: ${read}`).toEqual(comparable(read, ours));
          count += 1;
        }
      }
    } finally {
      await server.stop();
    }
    // The player reads waveforms, and only once something plays.
    if (remote !== 'player') expect(count).toBeGreaterThan(0);
  });
}

/** The demo's own people and albums are there too: whoever lists all is asked for those of the world only, here and there. */
function withinWorld(read: string): string {
  const table = /^\/rest\/v1\/(albums|profiles|tracks)\?/.exec(read)?.[1] as
    'albums' | 'profiles' | 'tracks' | undefined;
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
