import { axeProblems } from '../../support/axe';
import { publishAlbum } from '../../support/albums';
import { signUp } from '../../support/people';
import { expect, test } from '../../support/test';
import { SearchBox } from '../../support/pages/searchBox';

const NAME = 'Velmarinka';
const PHONE = { width: 390, height: 844 };
/** More matches than the list of suggestions shows. */
const MOST_STEPS = 20;

test.beforeAll(async ({ product }) => {
  const artist = await signUp(product, `${NAME} Trio`, 'artist');
  await publishAlbum(product, artist, { title: `${NAME} Tides`, price: 800, songs: ['mp3'], hasCover: false });
});

test.describe('Search', () => {
  test('a guest finds an album by the keyboard despite a typing error, then all results, and on a phone an artist behind the icon', async ({
    visit,
  }) => {
    const guest = await visit();
    const { page } = guest;
    const search = new SearchBox(page);
    await guest.open('/');
    await expect(search.field).toBeVisible();
    await search.type('velmarnka tides');
    const album = search.option(`${NAME} Tides`).first();
    await expect(album).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
    const isMeant = async () => (await album.getAttribute('aria-selected')) === 'true';
    for (let step = 0; step < MOST_STEPS && !(await isMeant()); step += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(guest.heading(`${NAME} Tides`)).toBeVisible();

    await page.keyboard.press('/');
    await expect(search.field).toBeFocused();
    await search.field.fill(NAME);
    await page.keyboard.press('Enter');
    await expect(guest.heading(`Results for “${NAME}”`)).toBeVisible();
    const region = (name: string) => page.getByRole('region', { name });
    await expect(region('Artists').getByRole('link', { name: `${NAME} Trio` })).toBeVisible();
    await expect(region('Albums').getByRole('link', { name: `${NAME} Tides` })).toBeVisible();

    await page.setViewportSize(PHONE);
    await expect(search.field).toBeHidden();
    await search.unfold();
    await expect(search.field).toBeFocused();
    await search.field.fill(`${NAME} Trio`);
    // "All results for …" comes first, and moves when the suggestions arrive.
    await search.option(new RegExp(`${NAME} Trio\\s*Artist`)).click();
    await expect(guest.heading(`${NAME} Trio`)).toBeVisible();
    await expect(search.field).toBeHidden();
  });
});
