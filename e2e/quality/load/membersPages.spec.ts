import type { Page } from '@playwright/test';
import { publishAlbum, type Album } from '../../support/albums';
import { holdScripts } from '../../support/holdScripts';
import { DRAWN_TEST_MS } from '../../support/openDrawn';
import { signUp, type Person } from '../../support/people';
import { prerendered } from '../../support/prerendered';
import { expect, test } from '../../support/test';
import { watch } from '../security/pageErrors';

test.setTimeout(DRAWN_TEST_MS);

let artist: Person;
let listener: Person;
let album: Album;
test.beforeAll(async ({ product }) => {
  artist = await signUp(product, 'Edda Lorn', 'artist');
  listener = await signUp(product, 'Piet Maas', 'customer');
  album = await publishAlbum(product, artist, { title: 'Before Anyone Signs In', price: 800 });
});

const MEMBERS = ['/dashboard', '/settings?tab=privacy', '/messages', '/profile', '/create-album'];

/** Records in each page that is opened from now on what moved by itself, and in which part of the page. */
const recordMoves = (page: Page) =>
  page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    const partOf = (element: Element | null) => ['main', 'footer'].find((name) => element?.closest?.(name)) ?? 'around';
    const describe = (element: Element | null) => `${partOf(element)}: ${element?.outerHTML?.slice(0, 120)}`;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node: Node }[] })[])
        for (const { node } of entry.sources) moved.push(`${entry.value} ${describe(node as Element)}`);
    }).observe({ type: 'layout-shift', buffered: true });
  });

const movesOf = (page: Page) => page.evaluate(() => (window as unknown as { moved: string[] }).moved);
/** The screen itself requests its data when it is there, and may have another height with them. */
const movesAroundScreen = async (page: Page) => (await movesOf(page)).filter((move) => / around: /.test(move));

test.describe('A page for guests and members', () => {
  for (const width of [390, 1280]) {
    test(`hides from a member what is for guests, and moves nothing when it shows them, at ${width} px`, async ({
      product,
      visit,
    }) => {
      const { page } = await visit({ as: listener, viewport: { width, height: 800 } });
      // Fonts are loaded by the scripts; texts have other widths with them.
      await page.route('**/*.woff2', (route) => route.abort());
      await recordMoves(page);
      for (const path of ['/', '/explore', `/album/${album.id}`]) {
        await prerendered(product.url + path);
        const scripts = await holdScripts(page);
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.locator('html[data-first-view] #root')).toBeVisible();
        await expect(page.getByText('Log in', { exact: true }).filter({ visible: true })).toHaveCount(0);
        await expect(page.getByText('Sign up', { exact: true }).filter({ visible: true })).toHaveCount(0);
        await scripts.letThrough();
        await expect(page.locator('html[data-first-view]'), path).toHaveCount(0);
        await expect(page.getByRole('banner').getByRole('button', { name: 'Account' })).toBeVisible();
        expect([path, await movesOf(page)]).toEqual([path, []]);
      }
    });
  }
});

test.describe('An address for members', () => {
  for (const [width, paths] of [
    [390, MEMBERS.slice(0, 2)],
    [1280, MEMBERS],
  ] as const) {
    test(`shows a member the page around the screen before the scripts, and moves nothing, at ${width} px`, async ({
      product,
      visit,
    }) => {
      const { page } = await visit({ as: artist, viewport: { width, height: 800 } });
      const complaints = await watch(page.context());
      await page.route('**/*.woff2', (route) => route.abort());
      await recordMoves(page);
      for (const path of paths) {
        await prerendered(product.url + path);
        const scripts = await holdScripts(page);
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.locator('html[data-first-view] #root header')).toBeVisible();
        await expect(page.getByText('Log in', { exact: true }).filter({ visible: true })).toHaveCount(0);
        const logo = await page.getByRole('banner').getByRole('link').first().elementHandle();
        await scripts.letThrough();
        await expect(page.locator('html[data-first-view]'), path).toHaveCount(0);
        await expect(page.getByRole('banner').getByRole('button', { name: 'Account' })).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await expect(page).toHaveURL(path);
        expect([path, await logo!.evaluate((element) => element.isConnected), await movesAroundScreen(page)]).toEqual([
          path,
          true,
          [],
        ]);
        expect([path, complaints.errors, complaints.violations]).toEqual([path, [], []]);
      }
    });
  }

  test('has links for a member that lead on before the scripts', async ({ product, visit }) => {
    await prerendered(`${product.url}/dashboard`);
    await prerendered(`${product.url}/explore`);
    const { page } = await visit({ as: listener, viewport: { width: 1280, height: 800 } });
    await page.route('**/*.js', () => undefined);
    await page.goto('/dashboard', { waitUntil: 'commit' });
    await page.getByRole('banner').getByRole('link', { name: 'Explore' }).click();
    await expect(page).toHaveURL('/explore');
    await expect(page.locator('#root h1')).toBeVisible();
  });
});

test.describe('A page that members see differently', () => {
  test('is empty for them until the scripts run', async ({ product, visit }) => {
    const { page } = await visit({ as: artist });
    const missing = '/album/00000000-0000-4000-8000-000000000000';
    for (const path of [missing, '/login', '/kept', `/artist/${artist.id}`]) {
      await prerendered(product.url + path);
      await holdScripts(page);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.locator('#root'), path).toBeEmpty();
    }
  });
});
