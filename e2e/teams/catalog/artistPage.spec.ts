import { bringOut, type Album } from '../../support/albums';
import { axeProblems } from '../../support/axe';
import { signUp, type Person } from '../../support/people';
import { expect, test } from '../../support/test';

const OWN = ['Quick Edit', 'Customise page'];
let artist: Person;
let album: Album;
test.beforeAll(async ({ product }) => {
  artist = await signUp(product, 'Ilse Brandt', 'artist');
  await artist.rest.from('profiles').update({ bio: 'Songs for late ferries.' }).eq('id', artist.id);
  album = await bringOut(product, artist, { title: 'Paper Boats', price: 800 });
});

test('a guest sees the artist and the albums, plays one, and may neither follow nor change anything', async ({
  visit,
}) => {
  const shop = await visit();
  await shop.artist.open(artist.id);
  await expect(shop.heading('Ilse Brandt')).toBeVisible();
  await expect(shop.page.getByText('Songs for late ferries.')).toBeVisible();
  await expect(shop.artist.section('Albums').getByRole('article')).toHaveCount(1);
  for (const name of OWN) await expect(shop.page.getByRole('button', { name })).toHaveCount(0);
  await shop.artist.follow.click();
  await expect(shop.toast('Please log in to follow people.')).toContainText('Login Required');
  await shop.albumCard(album.title).play();
  await expect(shop.player.title(album.tracks[0]!.title)).toBeVisible();
  expect(await axeProblems(shop.page)).toEqual([]);
});

test('only the artist is offered to look after the page', async ({ product, visit }) => {
  const owner = await visit({ as: artist });
  await owner.artist.open(artist.id);
  for (const name of OWN) await expect(owner.page.getByRole('button', { name })).toBeVisible();
  await expect(owner.artist.follow).toHaveCount(0);
  await expect(owner.page.getByRole('button', { name: 'Support Monthly' })).toHaveCount(0);

  const other = await visit({ as: await signUp(product, 'Yuki Sato', 'artist') });
  await other.artist.open(artist.id);
  await expect(other.artist.follow).toBeVisible();
  await expect(other.page.getByRole('button', { name: 'Support Monthly' })).toBeVisible();
  for (const name of OWN) await expect(other.page.getByRole('button', { name })).toHaveCount(0);
});

test('somebody who publishes nothing is no artist, and nobody is said to be nobody', async ({ product, visit }) => {
  const listener = await signUp(product, 'Lena Marsh', 'customer');
  const shop = await visit();
  await shop.artist.open(listener.id);
  await expect(shop.heading('This user is not an artist')).toBeVisible();
  for (const id of ['00000000-0000-4000-8000-000000000000', 'no-id']) {
    await shop.artist.open(id);
    await expect(shop.heading('Artist not found')).toBeVisible();
  }
  await shop.page.getByRole('main').getByRole('link', { name: 'Browse artists' }).click();
  await expect(shop.page).toHaveURL(/\/artists$/);
});

test('an artist without albums says so, to visitors and to the artist', async ({ product, visit }) => {
  const newcomer = await signUp(product, 'Omar Reyes', 'artist');
  const guest = await visit();
  await guest.artist.open(newcomer.id);
  await expect(guest.page.getByText('No albums yet. Follow this artist to hear about the first one.')).toBeVisible();
  const owner = await visit({ as: newcomer });
  await owner.artist.open(newcomer.id);
  await expect(owner.page.getByText('Your wall is still empty.')).toBeVisible();
});
