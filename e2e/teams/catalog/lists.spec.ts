import { bringOut } from '../../support/albums';
import { fillShelf } from '../../support/manyAlbums';
import { signUp } from '../../support/people';
import { expect, test } from '../../support/test';
import { withoutRight } from '../../support/withoutRight';
import { ListPage } from '../../support/pages/listPage';

const WORD = 'Brumalicia';

test.beforeAll(async ({ product }) => {
  const artist = await signUp(product, `${WORD} Choir`, 'artist');
  await bringOut(product, artist, { title: `${WORD} One`, price: 800, songs: ['mp3'], hasCover: false });
  const silent = await signUp(product, `${WORD} Silence`, 'artist');
  await fillShelf(product, silent, { count: 1, genre: 'Ambient', title: `${WORD} Hush` });
});

test('an album plays from its cover in the list of all albums', async ({ visit }) => {
  const guest = await visit();
  await guest.open(`/all-albums?q=${WORD}`);
  await guest.albumCard(`${WORD} One`).play();
  await expect(guest.player.root).toBeVisible();
});

test('an album without tracks refuses to play in the words of its list', async ({ visit }) => {
  const guest = await visit();
  const title = `${WORD} Hush 000001`;
  await guest.open(`/all-albums?q=${WORD}`);
  await guest.albumCard(title).play();
  await expect(guest.toast('Cannot play album')).toContainText("This album doesn't have any playable tracks");
  await guest.open(`/explore?q=${WORD}`);
  await guest.albumCard(title).play();
  await expect(guest.toast('No tracks available')).toBeVisible();
});

test('a card says when the music could not be reached', async ({ visit, product }) => {
  const guest = await visit();
  await guest.open(`/all-albums?q=${WORD}`);
  await expect(new ListPage(guest.page).cards.first()).toBeVisible();
  await withoutRight(product, 'select on public.tracks', async () => {
    await guest.albumCard(`${WORD} One`).play();
    await expect(guest.toast('Playback Error')).toContainText('Could not play this album. Please try again.');
  });
});

test('all artists are searched by name and counted', async ({ visit }) => {
  const guest = await visit();
  const list = new ListPage(guest.page);
  await guest.open('/artists');
  await list.search.pressSequentially(`${WORD} choir`);
  await expect(list.cards.first().getByRole('link', { name: `${WORD} Choir` })).toBeVisible();
  await expect(guest.page.getByText(/^Showing \d+ of \d+ artists?$/)).toBeVisible();
});

test('the sorts of both lists each bring an order of their own', async ({ visit }) => {
  const guest = await visit();
  const list = new ListPage(guest.page);
  for (const path of ['/all-albums', '/artists']) {
    await guest.open(path);
    for (const [label, sort] of [
      ['Most popular', 'popularity'],
      ['Date added', 'dateAdded'],
    ] as const) {
      const answer = guest.page.waitForResponse((one) => one.url().includes(`sort=${sort}`) && one.ok());
      await list.sortBy(label);
      await answer;
      await expect(list.cards.first()).toBeVisible();
    }
  }
});
