import { publishAlbum } from '../../support/albums';
import { signUp } from '../../support/people';
import { expect, test } from '../../support/test';
import { ListPage } from '../../support/pages/listPage';

// Letters that occur in no other name of the shop.
const WORD = 'Quixotria';

test.beforeAll(async ({ product }) => {
  const artist = await signUp(product, `${WORD} Quartet`, 'artist');
  await publishAlbum(product, artist, { title: `${WORD} Nights`, price: 800, songs: ['mp3'], hasCover: false });
  await publishAlbum(product, artist, { title: `${WORD} Mornings`, price: 0, songs: ['mp3'], hasCover: false });
});

test.describe('Explore', () => {
  test('a guest searches and sorts albums, finds them again after a reload, and goes on to artists of that name', async ({
    visit,
  }) => {
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
    await list.openTab('Artists');
    await expect(list.cards.getByRole('link', { name: `${WORD} Quartet` })).toBeVisible();
  });
});
