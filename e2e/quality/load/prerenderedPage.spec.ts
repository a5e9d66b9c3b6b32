import { PRERENDERED_STATE_ID } from '@fairtone/contracts';
import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { publishAlbum, type Album } from '../../support/albums';
import { firstOfItsDay } from '../../support/firstOfItsDay';
import { holdScripts } from '../../support/holdRequests';
import { order, pay } from '../../support/orders';
import { openDrawn as openDrawnPage } from '../../support/openDrawn';
import { signUp, type Person } from '../../support/people';
import { expect, test } from '../../support/test';
import type { Product } from '../../support/startProduct';
import { watch } from '../security/pageErrors';

// A host that is too slow to prerender a page does not try again for a minute.
const DRAWN_WITHIN_MS = 90_000;
test.setTimeout(150_000);

let artist: Person;
let album: Album;
test.beforeAll(async ({ product }) => {
  artist = await signUp(product, 'Wanda Kost', 'artist');
  const title = `Before The Scripts ${randomUUID().slice(0, 4)}`;
  // A list renders its lower rows when the page is scrolled there.
  album = await publishAlbum(product, artist, { title, price: 800, newId: firstOfItsDay });
});

const viewOf = (page: Page) => page.locator('html[data-first-view] #root');

/** Opens a page until it is answered with prerendered HTML: a busy host answers without it and has it ready for the next visit. */
const openDrawn = (page: Page, path: string) =>
  expect(async () => {
    const answer = await page.goto(path, { waitUntil: 'commit' });
    const html = await answer!.text();
    expect(html).toContain(`id="${PRERENDERED_STATE_ID}"`);
    expect(html).toContain(album.id);
  }).toPass({ timeout: DRAWN_WITHIN_MS });

/** Waits until the host answers browsers with the prerendered page and the album in it. */
const waitForPrerender = (product: Product, path: string) =>
  expect
    .poll(
      async () => {
        const headers = { accept: 'text/html', 'sec-fetch-dest': 'document' };
        const html = await (await fetch(product.url + path, { headers })).text();
        return [html.includes(`id="${PRERENDERED_STATE_ID}"`), html.includes(album.id)];
      },
      { message: path, timeout: DRAWN_WITHIN_MS },
    )
    .toEqual([true, true]);

/** The position of a text on the screen, in px. */
const placeOf = async (page: Page, root: string, text: string) =>
  (await page.locator(root).getByText(text, { exact: true }).last().boundingBox())!;

/** Style sheets that contain the rules of the whole product. */
const rulesOfProduct = () =>
  [...document.styleSheets].filter(({ cssRules }) => [...cssRules].some(({ cssText }) => cssText.startsWith(':root')));

test.describe('A page before its scripts', () => {
  for (const [width, paths] of [
    [390, () => ['/explore', `/album/${album.id}`]],
    [1280, () => ['/', `/artist/${artist.id}`]],
  ] as const) {
    test(`is there before the scripts of a page are, and nothing moves when they are, at ${width} px`, async ({
      visit,
    }) => {
      const { page } = await visit({ viewport: { width, height: 900 }, colorScheme: 'dark' });
      const complaints = await watch(page.context());
      // Fonts are loaded by the scripts; the test compares positions with one font.
      await page.route('**/*.woff2', (route) => route.abort());
      const scripts = await holdScripts(page);
      const view = viewOf(page);
      for (const path of paths()) {
        scripts.hold();
        await openDrawn(page, path);
        const text = path.startsWith('/artist/') ? 'Wanda Kost' : album.title;
        await expect(view.getByText(text, { exact: true }).filter({ visible: true }).first()).toBeVisible();
        await expect(view.getByRole('link', { name: 'Explore', exact: true }).first()).toBeVisible();
        expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(18, 16, 14)');
        const link = await page.locator('#root main a[href^="/a"]').first().elementHandle();
        await link!.focus();
        const before = await placeOf(page, '#root main', text);
        const heading = await page.locator('#root main h1').elementHandle();
        const rules = await page.evaluateHandle(rulesOfProduct);

        await scripts.letThrough();
        await expect(view).toHaveCount(0);
        // The same elements, not others in their place.
        expect(await heading!.evaluate((element) => element.isConnected), path).toBe(true);
        expect(await link!.evaluate((element) => element === document.activeElement), path).toBe(true);
        const after = await placeOf(page, '#root main', text);
        for (const side of ['x', 'y', 'width'] as const) expect(after[side], path).toBeCloseTo(before[side], 0);
        await expect(page.locator('style#fairtone-first-view-style')).toHaveCount(0);
        // Neither moved nor inserted again, for which the browser would compute the style of everything.
        expect(await (await page.evaluateHandle(rulesOfProduct)).evaluate(({ length }) => length), path).toBe(1);
        expect(await rules.evaluate(([sheet]) => sheet?.ownerNode?.isConnected), path).toBe(true);
      }
      expect(complaints.violations).toEqual([]);
      expect(complaints.errors).toEqual([]);
    });
  }

  test('is drawn for each kind of page, in the visitor’s language, and leads on where the scripts do not come', async ({
    product,
    visit,
  }) => {
    for (const path of ['/', '/explore', '/all-albums', `/album/${album.id}`, `/artist/${artist.id}`])
      await waitForPrerender(product, path);
    const { page } = await visit({ locale: 'pl-PL' });
    await page.route('**/*.js', () => undefined);
    await openDrawn(page, '/explore');
    await expect(viewOf(page).getByRole('heading', { level: 1 })).toHaveText('Odkrywaj');
    await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
    await viewOf(page).getByText(album.title, { exact: true }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(`/album/${album.id}`);
  });

  test('performs what was pressed, typed and scrolled as soon as it can', async ({ visit }) => {
    const guest = await visit({ viewport: { width: 1280, height: 500 } });
    const { page } = guest;
    const scripts = await holdScripts(page);
    await openDrawn(page, `/album/${album.id}`);
    await page.mouse.wheel(0, 120);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(120);
    const play = page.getByRole('button', { name: 'Play all' });
    await play.click();
    await expect(play).toHaveAttribute('aria-busy', 'true');
    await guest.album.buy();
    // The pointer may have scrolled a little to reach the button.
    const scrolled = await page.evaluate(() => scrollY);
    await scripts.letThrough();
    await expect(guest.cart.line(album.title)).toBeVisible();
    await expect(guest.player.title(album.tracks[0]!.title)).toBeVisible();
    await guest.player.reaches(1);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    expect(scrolled).toBeGreaterThanOrEqual(120);

    scripts.hold();
    await openDrawn(page, '/explore');
    await page.getByRole('searchbox', { name: 'Search by title or artist' }).fill(album.title);
    await scripts.letThrough();
    await expect(page).toHaveURL(/before/i);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  });

  test('performs what a member pressed by what they have, which a guest’s page does not show', async ({
    product,
    visit,
  }) => {
    const member = await signUp(product, 'Mila Brandt', 'customer');
    const [bought, other] = [album, await publishAlbum(product, artist, { title: 'Not Bought Yet', price: 500 })];
    await pay(product, member, await order(product, member, [{ album: bought }]));
    await member.rest.from('user_favorites').insert({ user_id: member.id, album_id: bought.id });
    const shop = await visit({ as: member, viewport: { width: 1280, height: 800 } });
    const { page } = shop;
    const like = page.getByRole('button', { name: 'Like', exact: true });
    const scripts = await holdScripts(page);
    await openDrawn(page, `/album/${bought.id}`);
    await like.click();
    await shop.album.buy();
    await scripts.letThrough();
    await expect(page.getByText('In your collection')).toBeVisible();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await expect(shop.cart.line(bought.title)).toHaveCount(0);

    scripts.hold();
    await openDrawnPage(() => page.goto(`/album/${other.id}`, { waitUntil: 'commit' }));
    await like.click();
    await shop.album.buy();
    await scripts.letThrough();
    await expect(shop.cart.line(other.title)).toBeVisible();
    await expect(like).toHaveAttribute('aria-pressed', 'true');

    scripts.hold();
    const follow = page.getByRole('main').getByRole('button', { name: /^Follow/ });
    await openDrawnPage(() => page.goto(`/artist/${artist.id}`, { waitUntil: 'commit' }));
    await follow.click();
    await scripts.letThrough();
    await expect(follow).toHaveAttribute('aria-pressed', 'true');
  });

  test('searches by key and form before the scripts, and suggests what was typed before after them', async ({
    visit,
  }) => {
    const { page } = await visit();
    const scripts = await holdScripts(page);
    const field = page.getByRole('combobox', { name: 'Search artists, albums and tracks' });
    await openDrawn(page, '/');
    await page.keyboard.press('/');
    await expect(field).toBeFocused();
    await page.keyboard.type(album.title);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=Before/);

    scripts.hold();
    await openDrawn(page, `/album/${album.id}`);
    await page.keyboard.press('/');
    await page.keyboard.type(album.title);
    await scripts.letThrough();
    await expect(page.getByRole('option', { name: album.title }).first()).toBeVisible();
    await expect(field).toBeFocused();
  });

  test('keeps what was typed and chosen in a form before the scripts', async ({ visit }) => {
    const { page } = await visit();
    const scripts = await holdScripts(page);
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    await openDrawnPage(() => page.goto('/signup', { waitUntil: 'commit' }));
    await expect(viewOf(page)).toBeVisible();
    await page.getByText('I want to publish and sell music.').click();
    await field('Email').fill('kept@example.com');
    await scripts.letThrough();
    await expect(viewOf(page)).toHaveCount(0);
    await field('Full name').fill('Typed Afterwards');
    await page.getByRole('button', { name: 'Create account' }).click();
    // The refusals show what the form knows.
    await expect(field('Password')).toHaveAttribute('aria-invalid', 'true');
    await expect(field('Email')).not.toHaveAttribute('aria-invalid', 'true');
    await expect(field('Email')).toHaveValue('kept@example.com');
    await expect(page.getByRole('radio', { name: 'Artist' })).toBeChecked();
  });

  test('is hidden where there are no scripts: the page’s text stands there instead', async ({ visit, product }) => {
    await waitForPrerender(product, `/album/${album.id}`);
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto(`/album/${album.id}`);
    await expect(viewOf(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: album.title })).toBeVisible();
  });
});
