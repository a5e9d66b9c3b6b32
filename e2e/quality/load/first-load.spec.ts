import { fileUrl } from '@fairtone/releases';
import { publishAlbum } from '../../support/albums';
import { signUp, type Person } from '../../support/people';
import { expect, test } from '../../support/test';
import type { Product } from '../../support/startProduct';
import { recordFetches } from '../../support/pages/fetches';

/** URLs of the catalog's scripts for a route, or of its texts in a language. */
function scriptsOf({ releases }: Product, routeOrLanguage: string): string[] {
  const catalog = releases.live.catalog!;
  return catalog.preload[routeOrLanguage]!.map((file) => fileUrl(catalog, file));
}

test.describe('The first load', () => {
  test('of each kind of page fetches each script once, and runs every preloaded one', async ({ product, visit }) => {
    const artist = await signUp(product, 'Ilse Brandt', 'artist');
    const album = await publishAlbum(product, artist, { title: 'First Bytes', price: 800 });
    // A path of the shell, one of a remote as a guest sees it, and one for a signed-in artist.
    for (const [path, as] of [
      ['/login', undefined],
      [`/album/${album.id}`, undefined],
      ['/create-album', artist],
    ] as const) {
      // Each in a separate browser: a shared cache would hide files that are fetched twice.
      const guest = await visit(as && { as });
      const fetches = await recordFetches(guest.page);
      await guest.open(path);
      // Header, footer and slots load after the screen has its data.
      await expect(guest.player.root.or(guest.page.getByRole('contentinfo')).first()).toBeAttached();
      await expect.poll(() => fetches.preloadedInVain(), path).toEqual([]);
      await expect.poll(() => fetches.underWay(), path).toBe(0);
      expect(fetches.scripts().length, path).toBeGreaterThan(3);
      expect(fetches.twice(), path).toEqual([]);
      expect(fetches.complaints(), path).toEqual([]);
    }
  });

  test('of a guest fetches nothing of an app whose part of the header is for members', async ({ visit, product }) => {
    const scriptsOfAccount = async (as?: Person) => {
      const visitor = await visit(as && { as });
      const fetches = await recordFetches(visitor.page);
      await visitor.open('/');
      // The parts of the header load in their order in the page: the cart comes after the bell.
      await expect(visitor.header.root.getByRole('button', { name: /^Cart/ })).toBeVisible();
      if (as) await expect(visitor.header.root.getByRole('button', { name: /^Notifications/ })).toBeVisible();
      await expect.poll(() => fetches.underWay()).toBe(0);
      return fetches.scripts().filter((path) => path.startsWith('/releases/account/'));
    };
    expect(await scriptsOfAccount()).toEqual([]);
    expect(await scriptsOfAccount(await signUp(product, 'Lena Marsh', 'customer'))).not.toEqual([]);
  });

  test('of a page in the chosen language fetches its texts early, in that language', async ({ visit, product }) => {
    const guest = await visit({ locale: 'de-DE' });
    await guest.open('/login');
    await guest.header.root.getByRole('button', { name: 'Sprache' }).click();
    await guest.page.getByRole('menuitemradio', { name: 'Polski' }).click();
    await expect(guest.page.locator('html')).toHaveAttribute('lang', 'pl');
    const fetches = await recordFetches(guest.page);
    await guest.open('/artists');
    await expect(guest.page.locator('html')).toHaveAttribute('lang', 'pl');
    await expect.poll(() => fetches.preloadedInVain()).toEqual([]);
    const early = await guest.page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="script"]')].map(
        ({ href }) => new URL(href).pathname,
      ),
    );
    expect(early).toEqual(expect.arrayContaining(scriptsOf(product, 'pl')));
  });

  test('loads the screen of a link when the pointer reaches it, so that the click needs no script', async ({
    visit,
    product,
  }) => {
    const guest = await visit();
    const fetches = await recordFetches(guest.page);
    await guest.open('/login');
    await expect.poll(() => fetches.preloadedInVain()).toEqual([]);
    await expect.poll(() => fetches.underWay()).toBe(0);
    const screen = scriptsOf(product, '/all-albums');
    expect(fetches.scripts()).not.toEqual(expect.arrayContaining(screen));
    await guest.header.openDiscover();
    await guest.header.root.getByRole('link', { name: 'Albums', exact: true }).hover();
    await expect.poll(() => fetches.scripts()).toEqual(expect.arrayContaining(screen));
    await expect.poll(() => fetches.underWay()).toBe(0);
    await guest.header.goTo('Albums');
    await expect(guest.page.getByRole('article').first()).toBeVisible();
    expect(fetches.twice()).toEqual([]);
  });

  test('requests the data of a link when it is pressed, and not again when it opens', async ({ visit, product }) => {
    const artist = await signUp(product, 'Jonna Vik', 'artist');
    const album = await publishAlbum(product, artist, { title: 'Pressed Early', price: 800 });
    const guest = await visit();
    await guest.open(`/artist/${artist.id}`);
    const requested: string[] = [];
    guest.page.on('request', (request) => {
      if (/\/rest\/v1\/(albums|tracks)\?/.test(request.url()) && request.url().includes(album.id))
        requested.push(new URL(request.url()).pathname);
    });
    await guest.page.getByRole('main').getByRole('link', { name: album.title, exact: true }).hover();
    await guest.page.mouse.down();
    const both = ['/rest/v1/albums', '/rest/v1/tracks'];
    await expect.poll(() => requested.toSorted()).toEqual(both);
    await expect(guest.page).toHaveURL(`/artist/${artist.id}`);
    await guest.page.mouse.up();
    await expect(guest.page.getByRole('heading', { level: 1, name: album.title })).toBeVisible();
    await expect(guest.page.getByText(album.tracks[0]!.title, { exact: true })).toBeVisible();
    expect(requested.toSorted()).toEqual(both);
  });

  test('is followed, when the page is idle, by the screen that most of its links lead to', async ({
    visit,
    product,
  }) => {
    const guest = await visit();
    const fetches = await recordFetches(guest.page);
    await guest.open('/artists');
    const screen = scriptsOf(product, '/artist/:artistId');
    await expect.poll(() => fetches.scripts(), { timeout: 20_000 }).toEqual(expect.arrayContaining(screen));
  });
});
