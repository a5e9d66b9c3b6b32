import { bringOut } from '../../support/albums';
import { signUp } from '../../support/people';
import { expect, test } from '../../support/test';
import { withoutRight } from '../../support/withoutRight';
import { ListPage } from '../../support/pages/listPage';

// Letters that no other name of the shop holds.
const WORD = 'Quixotria';

test.beforeAll(async ({ product }) => {
  const artist = await signUp(product, `${WORD} Quartet`, 'artist');
  await bringOut(product, artist, { title: `${WORD} Nights`, price: 800, songs: ['mp3'], hasCover: false });
  await bringOut(product, artist, { title: `${WORD} Mornings`, price: 0, songs: ['mp3'], hasCover: false });
});

test('albums are searched, counted, sorted and narrowed down, and the address says it all', async ({ visit }) => {
  const guest = await visit();
  const list = new ListPage(guest.page);
  await guest.open('/explore');
  await list.search.pressSequentially(WORD);
  await expect(list.count(2, 2, 'album')).toBeVisible();
  await expect(list.search).toHaveValue(WORD);
  await list.sortBy('Alphabetical');
  await expect.poll(() => list.titles()).toEqual([`${WORD} Mornings`, `${WORD} Nights`]);
  await expect(guest.page).toHaveURL(`/explore?q=${WORD}&sort=alphabetical`);

  await guest.page.reload();
  await expect(list.search).toHaveValue(WORD);
  await expect.poll(() => list.titles()).toEqual([`${WORD} Mornings`, `${WORD} Nights`]);
});

test('filters stand in a panel, show as badges, and go away one by one or all at once', async ({ visit }) => {
  const guest = await visit();
  const list = new ListPage(guest.page);
  await guest.open('/explore');
  await list.showFilters();
  await list.genre('Jazz').click();
  await list.genre('Metal').click();
  await expect(guest.page).toHaveURL('/explore?genre=Jazz&genre=Metal');
  await list.activeFilters.getByRole('button', { name: 'Remove Jazz' }).click();
  await expect(list.genre('Jazz')).toHaveAttribute('aria-pressed', 'false');
  await list.activeFilters.getByRole('button', { name: 'Clear all' }).click();
  await expect(guest.page).toHaveURL('/explore');
  await expect(list.activeFilters).toHaveCount(0);
  await guest.page.getByRole('button', { name: 'Hide filters' }).click();
  await expect(list.genre('Jazz')).toHaveCount(0);
});

test('artists have their own tab, search and order; a link leads there', async ({ visit }) => {
  const guest = await visit();
  const list = new ListPage(guest.page);
  await guest.open('/explore');
  await list.openTab('Artists');
  await list.search.pressSequentially(`${WORD} Quart`);
  await expect(list.cards.getByRole('link', { name: `${WORD} Quartet` })).toBeVisible();
  const { page: other } = await visit();
  await other.goto(guest.page.url());
  await expect(new ListPage(other).cards.getByRole('link', { name: `${WORD} Quartet` })).toBeVisible();
});

test('nothing that fits is said, with the way back to everything', async ({ visit }) => {
  const guest = await visit();
  await guest.open('/explore?q=zzqqxxyy');
  await expect(guest.page.getByRole('heading', { name: 'No albums match your search or filters' })).toBeVisible();
  await guest.page.getByRole('button', { name: 'Show everything' }).click();
  await expect(new ListPage(guest.page).cards.first()).toBeVisible();
  await expect(guest.page).toHaveURL('/explore');
});

for (const [path, right, message] of [
  ['/explore', 'execute on function public.list_albums', 'Error loading albums'],
  ['/explore?tab=artists', 'execute on function public.list_artists', 'Error loading artists'],
  ['/all-albums', 'execute on function public.list_albums', 'Error loading albums'],
  ['/artists', 'execute on function public.list_artists', 'Failed to load artists'],
] as const) {
  test(`${path} says "${message}" when the server refuses, and works again after another try`, async ({
    visit,
    product,
  }) => {
    const guest = await visit();
    const list = new ListPage(guest.page);
    await withoutRight(product, right, async () => {
      await guest.open(path);
      await expect(list.error).toContainText(message);
    });
    await list.error.getByRole('button', { name: 'Try again' }).click();
    await expect(list.cards.first()).toBeVisible();
  });
}
