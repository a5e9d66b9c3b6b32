import type { Page } from '@playwright/test';
import { publishAlbum, type Album } from '../../support/albums';
import { publishByHand } from '../../support/handMadeRemote';
import { signUp, type Person } from '../../support/people';
import { expect, test } from '../../support/test';
import type { Shop } from '../../support/pages/shop';
import { FAULTY_TITLES, threat } from './faultyRemote';

const ROUNDS = 3;
const FEW = 10;
const MANY = 40;
let nadia: Person;
let album: Album;

test.beforeAll(async ({ product }) => {
  nadia = await signUp(product, 'Nadia Voss', 'artist');
  album = await publishAlbum(product, nadia, { title: 'Come and Go', price: 800 });
});
test.afterEach(({ product: { releases } }) => releases.forget('gremlin'));

declare global {
  interface Window {
    __intervals: Set<unknown>;
    __asking: number;
  }
}

/** Counts running intervals and requests to the server; must be called before the page is opened. */
const countRunning = (page: Page) =>
  page.addInitScript(() => {
    const running = new Set<unknown>();
    const { setInterval: set, clearInterval: clear, fetch: ask } = globalThis;
    Object.assign(globalThis, {
      __intervals: running,
      __asking: 0,
      fetch: (...args: Parameters<typeof ask>) => {
        window.__asking += 1;
        return ask(...args).finally(() => (window.__asking -= 1));
      },
      setInterval: (...args: Parameters<typeof set>) => {
        const id = set(...args);
        running.add(id);
        return id;
      },
      clearInterval: (id: number) => {
        running.delete(id);
        clear(id);
      },
    });
  });

async function measure(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const of = (name: string) => metrics.find((metric) => metric.name === name)!.value;
  const intervals = await page.evaluate(() => window.__intervals.size);
  return { listeners: of('JSEventListeners'), nodes: of('Nodes'), intervals };
}

/** One more object of a kind for every other visit counts as a leak. */
const LEAK = (MANY - FEW) / 2;

/**
 * Visits a screen and leaves it, this many times, and waits each time until its data is shown. Starts and ends at
 * a URL of the shell.
 */
const comeAndGo = ({ page }: Shop, path: string, sign: string, times: number) =>
  page.evaluate(
    async ({ to, away, sign, times }) => {
      const until = async (holds: () => boolean) => {
        while (!holds()) await new Promise(requestAnimationFrame);
      };
      const go = async (path: string) => {
        // Chromium allows a limited number of URL changes in ten seconds, and drops the others.
        await until(() => {
          history.pushState(null, '', path);
          return location.pathname + location.search === path;
        });
        dispatchEvent(new PopStateEvent('popstate'));
      };
      const headline = () => document.querySelector('main h1')?.textContent;
      const ofAway = headline();
      for (let time = 0; time < times; time += 1) {
        // Simulates user input: without it Chromium treats the page as one that redirects endlessly.
        document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
        await go(to);
        await until(() => headline() !== ofAway && Boolean(document.querySelector(`main ${sign}`)));
        await until(() => window.__asking === 0);
        await go(away);
        await until(() => headline() === ofAway);
      }
    },
    { to: path, away: '/forgot-password', sign, times },
  );

const COUNTED = ['listeners', 'nodes', 'intervals'] as const;

/**
 * The growth of many visits over that of few, in the round where it was smallest. A leak grows with every visit; the
 * browser and React keep the previous screen, or an abandoned render, until the next one: at most once a round.
 */
async function growth(shop: Shop, path: string, sign: string) {
  await shop.open('/forgot-password');
  await expect(shop.heading('Forgot your password?')).toBeVisible();
  // Code, texts and cached responses are loaded by the first visits, and stay.
  await comeAndGo(shop, path, sign, 5);
  let before = await measure(shop.page);
  const after = async (visits: number) => {
    await comeAndGo(shop, path, sign, visits);
    const now = await measure(shop.page);
    const left = COUNTED.map((what) => now[what] - before[what]);
    before = now;
    return left;
  };
  const least = COUNTED.map(() => Infinity);
  for (let round = 0; round < ROUNDS; round += 1) {
    const few = await after(FEW);
    const many = await after(MANY);
    least.forEach((value, at) => (least[at] = Math.min(value, many[at]! - few[at]!)));
  }
  const [listeners, nodes, intervals] = least as [number, number, number];
  return { listeners, nodes, intervals };
}

for (const [what, path, sign] of [
  ['the home page', '/', 'article'],
  ['the list of artists', '/artists', 'a[href^="/artist/"]'],
  ['the checkout', '/checkout', 'h1'],
  ['the page for artists', '/for-artists', 'h1'],
  ['the dashboard with what others lend to it', '/dashboard?tab=uploads', '[role="tabpanel"] h3'],
] as const) {
  test(
    `${what}, shown and left ${ROUNDS * (FEW + MANY)} times, leaves no listener, node or interval`,
    threat(43),
    async ({ visit }) => {
      const shop = await visit(path.startsWith('/dashboard') ? { as: nadia } : {});
      await countRunning(shop.page);
      if (path === '/checkout') {
        await shop.album.open(album.id);
        await shop.album.buy();
        await expect(shop.cart.line(album.title)).toBeVisible();
      }
      const left = await growth(shop, path, sign);
      expect(left.listeners).toBeLessThan(LEAK);
      expect(left.nodes).toBeLessThan(LEAK);
      expect(left.intervals).toBeLessThanOrEqual(0);
    },
  );
}

test('a remote that does leave things behind is found by the same measure', threat(43), async ({ product, visit }) => {
  const { releases } = product;
  const leaky = `() => {
    React.useEffect(() => {
      addEventListener('resize', () => {});
      setInterval(() => {}, 10_000);
      document.body.append(document.createElement('i'));
    }, []);
    return h('h1', null, 'Leaky');
  }`;
  const routes = { '/gremlin': leaky };
  releases.release(publishByHand(releases, { name: 'gremlin', version: '1.0.0', titles: FAULTY_TITLES, routes }));
  const guest = await visit();
  await countRunning(guest.page);
  const left = await growth(guest, '/gremlin', 'h1');
  expect(left.listeners).toBeGreaterThanOrEqual(LEAK);
  expect(left.nodes).toBeGreaterThanOrEqual(LEAK);
  expect(left.intervals).toBeGreaterThanOrEqual(LEAK);
});
