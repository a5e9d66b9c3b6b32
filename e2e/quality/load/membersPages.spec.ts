import type { Page } from '@playwright/test';
import { makePageContents, MEMBERS_PATHS, type PageContents } from '../../support/everyPage';
import { holdScripts } from '../../support/holdRequests';
import { DRAWN_TEST_MS, fetchDrawn } from '../../support/openDrawn';
import { expect, test } from '../../support/test';
import { watch } from '../security/pageErrors';

test.setTimeout(DRAWN_TEST_MS);

let made: PageContents;
test.beforeAll(async ({ product }) => {
  made = await makePageContents(product);
});

interface Move {
  /** Ms since the visit began. */
  at: number;
  /** `main`, `footer`, or `around` them. */
  part: string;
  element: string | undefined;
}

/** Records in each page that is opened from now on what moves by itself. */
const recordMoves = (page: Page) =>
  page.addInitScript(() => {
    const moves: Move[] = [];
    Object.assign(window, { moves });
    const partOf = (element: Element) => ['main', 'footer'].find((name) => element.closest?.(name)) ?? 'around';
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node: Element }[] })[])
        for (const { node } of entry.sources)
          moves.push({ at: entry.startTime, part: partOf(node), element: node.outerHTML?.slice(0, 120) });
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The time when the page has been parsed: a browser shows what has arrived, and what comes after it may move it. */
async function timeOfWholePage(page: Page): Promise<number> {
  await page.waitForFunction(() => document.readyState !== 'loading');
  return page.evaluate(() => new Promise<number>((resolve) => requestAnimationFrame(() => resolve(performance.now()))));
}

const movesSince = async (page: Page, time: number) =>
  (await page.evaluate(() => (window as unknown as { moves: Move[] }).moves)).filter(({ at }) => at > time);

test.describe('A page for guests and members', () => {
  for (const width of [390, 1280]) {
    test(`hides from a member what is for guests, and moves nothing when it shows them, at ${width} px`, async ({
      product,
      visit,
    }) => {
      const { page } = await visit({ as: made.listener, viewport: { width, height: 800 } });
      // Fonts are loaded by the scripts; texts have other widths with them.
      await page.route('**/*.woff2', (route) => route.abort());
      await recordMoves(page);
      for (const path of ['/', '/explore', `/album/${made.album.id}`]) {
        await fetchDrawn(product.url + path);
        const scripts = await holdScripts(page);
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.locator('html[data-first-view] #root')).toBeVisible();
        await expect(page.getByText('Log in', { exact: true }).filter({ visible: true })).toHaveCount(0);
        await expect(page.getByText('Sign up', { exact: true }).filter({ visible: true })).toHaveCount(0);
        const shown = await timeOfWholePage(page);
        await scripts.letThrough();
        await expect(page.locator('html[data-first-view]'), path).toHaveCount(0);
        await expect(page.getByRole('banner').getByRole('button', { name: 'Account' })).toBeVisible();
        expect([path, await movesSince(page, shown)]).toEqual([path, []]);
      }
    });
  }
});

test.describe('An address for members', () => {
  for (const [width, paths] of [
    [390, ['/dashboard', '/settings?tab=privacy', '/messages', '/favorites']],
    [1280, MEMBERS_PATHS],
  ] as const) {
    test(`shows a member the page around the screen before the scripts, and moves nothing, at ${width} px`, async ({
      product,
      visit,
    }) => {
      const { page } = await visit({ as: made.artist, viewport: { width, height: 800 } });
      const complaints = await watch(page.context());
      await page.route('**/*.woff2', (route) => route.abort());
      await recordMoves(page);
      for (const path of paths) {
        await fetchDrawn(product.url + path);
        const scripts = await holdScripts(page);
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.locator('html[data-first-view] #root header')).toBeVisible();
        await expect(page.getByText('Log in', { exact: true }).filter({ visible: true })).toHaveCount(0);
        const logo = await page.getByRole('banner').getByRole('link').first().elementHandle();
        const shown = await timeOfWholePage(page);
        await scripts.letThrough();
        await expect(page.locator('html[data-first-view]'), path).toHaveCount(0);
        await expect(page.getByRole('banner').getByRole('button', { name: 'Account' })).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await expect(page).toHaveURL(path);
        await expect(page.getByRole('contentinfo'), path).toBeVisible();
        // The screen requests its data when it is there, and may have another height with them: the footer waits for it.
        const others = (await movesSince(page, shown)).filter(({ part }) => part !== 'main');
        expect([path, await logo!.evaluate((element) => element.isConnected), others]).toEqual([path, true, []]);
        expect([path, complaints.errors, complaints.violations]).toEqual([path, [], []]);
      }
    });
  }

  test('has links for a member that lead on before the scripts', async ({ product, visit }) => {
    await fetchDrawn(`${product.url}/dashboard`);
    await fetchDrawn(`${product.url}/explore`);
    const { page } = await visit({ as: made.listener, viewport: { width: 1280, height: 800 } });
    await page.route('**/*.js', () => undefined);
    await page.goto('/dashboard', { waitUntil: 'commit' });
    await page.getByRole('banner').getByRole('link', { name: 'Explore' }).click();
    await expect(page).toHaveURL('/explore');
    await expect(page.locator('#root h1')).toBeVisible();
  });
});

test.describe('A page that members see differently', () => {
  test('is empty for them until the scripts run', async ({ product, visit }) => {
    const { page } = await visit({ as: made.artist });
    const missing = '/album/00000000-0000-4000-8000-000000000000';
    for (const path of [missing, '/login', '/kept', `/artist/${made.artist.id}`]) {
      await fetchDrawn(product.url + path);
      await holdScripts(page);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.locator('#root'), path).toBeEmpty();
    }
  });
});
