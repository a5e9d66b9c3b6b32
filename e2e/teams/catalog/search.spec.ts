import AxeBuilder from '@axe-core/playwright';
import { bringOut } from '../../support/albums';
import { signUp } from '../../support/people';
import { expect, test } from '../../support/test';
import { withoutRight } from '../../support/withoutRight';
import { SearchBox } from '../../support/pages/searchBox';

const NAME = 'Velmarinka';

let songTitle: string;
test.beforeAll(async ({ product }) => {
  const artist = await signUp(product, `${NAME} Trio`, 'artist');
  const album = await bringOut(product, artist, { title: `${NAME} Tides`, price: 800, songs: ['mp3', 'wav'] });
  songTitle = album.tracks[0]!.title;
});

test('by the keyboard alone: "/" and a name with a typing error lead to the album', async ({ visit }) => {
  const guest = await visit();
  const search = new SearchBox(guest.page);
  await guest.open('/');
  await expect(search.field).toBeVisible();
  await search.type('velmarnka tides');
  await expect(search.option(`${NAME} Tides`).first()).toBeVisible();
  const titles = await search.options.allInnerTexts();
  const place = titles.findIndex((text) => text.startsWith(`${NAME} Tides`));
  for (let step = 0; step <= place; step += 1) await guest.page.keyboard.press('ArrowDown');
  await guest.page.keyboard.press('Enter');
  await expect(guest.heading(`${NAME} Tides`)).toBeVisible();
});

test('Enter shows all results in sections, and a track plays from there', async ({ visit }) => {
  const guest = await visit();
  const search = new SearchBox(guest.page);
  await guest.open('/explore');
  await search.type(NAME);
  await guest.page.keyboard.press('Enter');
  await expect(guest.heading(`Results for “${NAME}”`)).toBeVisible();
  await expect(
    guest.page.getByRole('region', { name: 'Artists' }).getByRole('link', { name: `${NAME} Trio` }),
  ).toBeVisible();
  await expect(
    guest.page.getByRole('region', { name: 'Albums' }).getByRole('link', { name: `${NAME} Tides` }),
  ).toBeVisible();
  await guest.page
    .getByRole('region', { name: 'Tracks' })
    .getByRole('button', { name: `Play ${songTitle}` })
    .first()
    .click();
  await expect(guest.player.title(songTitle)).toBeVisible();
});

test('what was searched for is offered again on this device, and forgotten when asked', async ({ visit }) => {
  const guest = await visit();
  const search = new SearchBox(guest.page);
  await guest.open(`/`);
  await search.type(NAME);
  await guest.page.keyboard.press('Enter');
  await expect(guest.heading(`Results for “${NAME}”`)).toBeVisible();
  await guest.open('/');
  await search.field.click();
  await expect(search.option(NAME)).toBeVisible();
  await guest.page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(search.options).toHaveCount(0);
});

test('on a phone an icon opens the field', async ({ visit }) => {
  const guest = await visit({ viewport: { width: 390, height: 844 } });
  const search = new SearchBox(guest.page);
  await guest.open('/');
  await expect(search.field).toBeHidden();
  await search.unfold();
  await expect(search.field).toBeFocused();
  await search.field.pressSequentially(NAME);
  await search.option(`${NAME} Trio`).first().click();
  await expect(guest.heading(`${NAME} Trio`)).toBeVisible();
  await expect(search.field).toBeHidden();
});

test('nothing found and a refusing server are said, with what helps', async ({ visit, product }) => {
  const guest = await visit();
  await guest.open('/search?q=zzqqxxyy');
  await expect(guest.page.getByRole('heading', { name: 'Nothing found for “zzqqxxyy”' })).toBeVisible();
  await expect(guest.page.getByRole('link', { name: 'Browse albums' })).toBeVisible();
  await withoutRight(product, 'execute on function public.search_catalog', async () => {
    await guest.open(`/search?q=${NAME}`);
    await expect(guest.page.getByRole('alert')).toContainText('We could not search');
  });
  await guest.page.getByRole('button', { name: 'Try again' }).click();
  await expect(guest.page.getByRole('link', { name: `${NAME} Tides` }).first()).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the open search box, its results and the lists (${colorScheme})`, async ({ visit }) => {
    const guest = await visit({ colorScheme, reducedMotion: 'reduce' });
    const search = new SearchBox(guest.page);
    for (const path of [
      `/search?q=${NAME}`,
      '/search',
      '/search?q=zzqqxxyy',
      `/explore?q=${NAME}&genre=Jazz`,
      '/explore?tab=artists',
    ]) {
      await guest.open(path);
      await expect(guest.page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await expect(search.field).toBeVisible();
      if (path === '/search') {
        await search.type(NAME);
        await expect(search.option(`${NAME} Trio`).first()).toBeVisible();
      }
      const { violations } = await new AxeBuilder({ page: guest.page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
        .analyze();
      expect(
        violations.map(({ id, nodes }) => `${path}: ${id} ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
      ).toEqual([]);
    }
  });
}
