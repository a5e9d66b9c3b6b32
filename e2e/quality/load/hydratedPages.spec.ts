import { PRERENDERED_STATE_ID } from '@fairtone/contracts';
import {
  expectHydrated,
  GUEST_PAGES,
  LOGO,
  makePageContents,
  MEMBERS_PATHS,
  type PageContents,
} from '../../support/everyPage';
import { DRAWN_TEST_MS, fetchDrawn } from '../../support/openDrawn';
import { expect, test } from '../../support/test';
import { watch } from '../security/pageErrors';

test.setTimeout(DRAWN_TEST_MS);

let made: PageContents;
test.beforeAll(async ({ product }) => {
  made = await makePageContents(product);
});

const headingIn = (html: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html.slice(html.indexOf('<div id="root">')))?.[1];

test.describe('Each page that a guest sees', () => {
  for (const [group, pages] of Object.entries(GUEST_PAGES)) {
    test(`is in its HTML with its heading, and hydrated as it is: ${group}`, async ({ product, visit }) => {
      const { page } = await visit();
      const complaints = await watch(page.context());
      for (const [path, status, heading] of pages(made)) {
        const drawn = await fetchDrawn(product.url + path);
        expect([path, drawn.status]).toEqual([path, status]);
        if (heading) expect(headingIn(drawn.html), path).toContain(heading);
        else expect(headingIn(drawn.html), path).toBeTruthy();
        await expectHydrated(page, path);
        expect([path, complaints.errors, complaints.violations]).toEqual([path, [], []]);
      }
    });
  }
});

test.describe('An address for members', () => {
  test('shows a guest the login before the scripts, and leads back', async ({ product, visit }) => {
    const { page } = await visit();
    const complaints = await watch(page.context());
    for (const path of MEMBERS_PATHS) {
      await fetchDrawn(product.url + path);
      await expectHydrated(page, path);
      await expect(page).toHaveURL(`/login?returnTo=${encodeURIComponent(path)}`);
      expect([path, complaints.errors, complaints.violations]).toEqual([path, [], []]);
    }
  });
});

test.describe('The checkout', () => {
  test('shows a guest what is around it before the scripts, and then the cart of the device', async ({
    product,
    visit,
  }) => {
    await fetchDrawn(`${product.url}/checkout`);
    const guest = await visit();
    const { page } = guest;
    const complaints = await watch(page.context());
    await guest.open(`/album/${made.album.id}`);
    await page.getByRole('button', { name: 'Buy Now' }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Cart, 1 album' })).toBeVisible();
    await expectHydrated(page, '/checkout', LOGO);
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
    await expect(page.getByRole('main').getByText(made.album.title)).toBeVisible();
    expect([complaints.errors, complaints.violations]).toEqual([[], []]);
  });
});

test.describe('A link that a newsletter or a social network has marked', () => {
  test('opens the page as prerendered, at the address without the marks', async ({ product, visit }) => {
    const { page } = await visit();
    const address = `/album/${made.album.id}`;
    await fetchDrawn(`${product.url}${address}?utm_source=letter&fbclid=a1`);
    await expectHydrated(page, `${address}?utm_source=letter&fbclid=a1`);
    await expect(page).toHaveURL(address);
    const login = page.getByRole('banner').getByRole('link', { name: 'Log in' });
    await expect(login).toHaveAttribute('href', `/login?returnTo=${encodeURIComponent(address)}`);
  });
});

test.describe('The answer that the hash of the help page names', () => {
  test('is opened once the page is hydrated', async ({ product, visit }) => {
    await fetchDrawn(`${product.url}/help`);
    const { page } = await visit();
    const complaints = await watch(page.context());
    await expectHydrated(page, '/help#payments');
    await expect(page.locator('details#payments')).toHaveAttribute('open');
    await expect(page.locator('details[open]')).toHaveCount(1);
    await expect(page.locator('details#payments summary')).toBeInViewport();
    expect(complaints.errors).toEqual([]);
  });
});

test.describe('An address of long ago', () => {
  test('leads to its page by the host itself', async ({ product }) => {
    for (const [path, to] of [
      ['/albums', '/all-albums'],
      ['/purchases', '/dashboard?tab=purchases'],
    ]) {
      const answer = await fetch(product.url + path, { headers: { accept: 'text/html' }, redirect: 'manual' });
      expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 301, to]);
    }
  });
});

test.describe('The page of a link in an e-mail', () => {
  test('is not prerendered with its token, and stays as it is when it is loaded again', async ({ product, visit }) => {
    const headers = { accept: 'text/html', 'sec-fetch-dest': 'document' };
    await fetchDrawn(`${product.url}/reset-password`);
    const html = await (await fetch(`${product.url}/reset-password?token_hash=secret-token`, { headers })).text();
    expect(html).not.toContain('secret-token');
    expect(html).not.toContain(`id="${PRERENDERED_STATE_ID}"`);
    const { page } = await visit();
    const complaints = await watch(page.context());
    await page.goto('/reset-password?token_hash=secret-token');
    const field = page.getByLabel('New password', { exact: true });
    await expect(field).toBeVisible();
    await expect(page).toHaveURL('/reset-password');
    await page.reload();
    await expect(field).toBeVisible();
    expect(complaints.errors).toEqual([]);
  });
});

test.describe('Before the scripts of the login', () => {
  test('its links lead on', async ({ product, visit }) => {
    await fetchDrawn(`${product.url}/login`);
    const { page } = await visit();
    await page.route('**/*.js', () => undefined);
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
    await expect(page).toHaveURL('/signup');
    await expect(page.locator('#root h1')).toBeVisible();
  });

  for (const [language, theme] of [
    ['pl', 'dark'],
    ['de', 'light'],
    ['fr', 'dark'],
    ['tr', 'light'],
  ] as const) {
    test(`the page is in the visitor's language and theme, and is hydrated: ${language}, ${theme}`, async ({
      product,
      visit,
    }) => {
      const { page } = await visit({ locale: language, colorScheme: theme });
      const complaints = await watch(page.context());
      for (const path of ['/login', '/search', '/terms', '/for-artists', '/nowhere', `/profile/${made.artist.id}`]) {
        const { html } = await fetchDrawn(product.url + path, language);
        expect(html).toContain(`<html lang="${language}"`);
        await expectHydrated(page, path);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        expect([path, complaints.errors]).toEqual([path, []]);
      }
    });
  }
});
