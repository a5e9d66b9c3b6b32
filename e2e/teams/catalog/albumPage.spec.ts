import { bringOut, type Album } from '../../support/albums';
import { signUp, type Person } from '../../support/people';
import { refuseWrites } from '../../support/refuseWrites';
import { expect, test } from '../../support/test';

let artist: Person;
let album: Album;
test.beforeAll(async ({ product }) => {
  artist = await signUp(product, 'Nadia Voss', 'artist');
  album = await bringOut(product, artist, { title: 'Small Hours', price: 800 });
});

test('a fixed price goes into the cart, once', async ({ visit }) => {
  const shop = await visit();
  await shop.album.open(album.id);
  await expect(shop.album.priceBox).toContainText('$8.00');
  await expect(shop.album.priceBox).toContainText('$6.80 of it goes to Nadia Voss');
  await expect(shop.album.priceBox.getByRole('button')).toHaveText(['Buy Now']);
  await shop.album.buy();
  await expect(shop.cart.line(album.title)).toContainText('$8.00');
  await shop.cart.close();
  await shop.album.priceBox.getByRole('button', { name: 'In your cart' }).click();
  await expect(shop.toast('Already in cart')).toBeVisible();
  await expect(shop.cart.button).toHaveAccessibleName(/1/);
});

test('a price that listeners name says what is the least, and takes no less', async ({ product, visit }) => {
  const named = await bringOut(product, artist, {
    title: 'Pay As You Like',
    price: null,
    minimumPrice: 300,
    pricingMessage: 'Be kind',
    songs: ['mp3'],
  });
  const shop = await visit();
  await shop.album.open(named.id);
  await expect(shop.album.priceBox).toContainText('$3.00 or more');
  await expect(shop.album.priceBox).toContainText('Be kind');
  await shop.album.nameYourPrice();
  await shop.priceDialog.offer('2');
  await expect(shop.priceDialog.root).toContainText('Price Too Low. The minimum is $3.00.');
  await expect(shop.priceDialog.root.getByRole('button', { name: 'Add to cart' })).toBeDisabled();
  await shop.priceDialog.offer('5');
  await shop.priceDialog.addToCart();
  await expect(shop.cart.line(named.title)).toContainText('$5.00');
});

test('a free album is anybody’s; one that costs is no guest’s to download', async ({ product, visit }) => {
  const free = await bringOut(product, artist, { title: 'A Gift', price: 0, songs: ['mp3'] });
  const shop = await visit();
  await shop.album.open(free.id);
  await expect(shop.album.priceBox).toContainText('Free');
  await shop.album.priceBox.getByRole('button', { name: 'Free Download' }).click();
  expect((await shop.downloads.save('MP3')).name).toMatch(/A Gift/);
  await shop.downloads.close();

  await shop.album.open(album.id);
  await expect(shop.album.priceBox.getByRole('button', { name: 'Buy Now' })).toBeVisible();
  await expect(shop.album.priceBox.getByRole('button', { name: /download/i })).toHaveCount(0);
});

test('its artist finds it as their own, a draft too; nobody else finds the draft', async ({ product, visit }) => {
  const draft = await bringOut(product, artist, { title: 'Not Yet', price: 500, songs: ['mp3'], isDraft: true });
  const owner = await visit({ as: artist });
  await owner.album.open(album.id);
  await expect(owner.album.priceBox).toContainText('Your albumIt is on sale now.');
  await expect(owner.album.priceBox.getByRole('link', { name: 'Edit Album' })).toHaveAttribute(
    'href',
    `/edit-album/${album.id}`,
  );
  await owner.page.getByRole('button', { name: 'More about this album' }).click();
  await expect(owner.page.getByRole('menuitem')).toHaveText(['Play next', 'Add to playlist']);
  await owner.page.keyboard.press('Escape');

  await owner.album.open(draft.id);
  await expect(owner.page.getByText('Draft: only you can see this page')).toBeVisible();
  await expect(owner.album.priceBox).toContainText('It is not published yet.');
  const guest = await visit();
  await guest.album.open(draft.id);
  await expect(guest.heading('Album Not Found')).toBeVisible();
});

test('the share menu copies the link and says so for a moment', async ({ product, visit }) => {
  const shop = await visit();
  await shop.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await shop.album.open(album.id);
  const share = (name: string) => shop.page.getByRole('article').first().getByRole('button', { name, exact: true });
  await share('Share').click();
  await expect(shop.page.getByRole('menuitem')).toHaveText(['Facebook', 'WhatsApp', 'Twitter', 'Copy link']);
  await shop.page.getByRole('menuitem', { name: 'Copy link' }).click();
  await expect(share('Link copied')).toBeVisible();
  await expect(share('Share')).toBeFocused();
  expect(await shop.page.evaluate(() => navigator.clipboard.readText())).toBe(`${product.url}/album/${album.id}`);
});

test('a track plays from its row, comes next, or goes to the end of the queue', async ({ visit }) => {
  const shop = await visit();
  const [first, second] = album.tracks.map(({ title }) => title) as [string, string];
  await shop.album.open(album.id);
  await shop.album
    .track(second)
    .getByRole('button', { name: `Play ${second}` })
    .click();
  await expect(shop.player.title(second)).toBeVisible();
  await expect(shop.album.track(second)).toHaveAttribute('aria-current', 'true');
  await shop.album
    .track(second)
    .getByRole('button', { name: `Pause ${second}` })
    .click();
  await expect(shop.player.playButton).toBeVisible();

  await shop.album.choose('Play next', first);
  await expect(shop.toast(`Plays next: ${first}`)).toBeVisible();
  const queue = await shop.player.openQueue();
  await expect.poll(async () => (await queue.titles())[0]).toBe(first);
});

test('a guest is told to log in before playlists and reports', async ({ visit }) => {
  const shop = await visit();
  await shop.album.open(album.id);
  await shop.album.choose('Add to playlist', album.tracks[0]!.title);
  await expect(shop.toast('Please log in to use playlists.')).toContainText('Login Required');
  await shop.album.choose('Report album');
  await expect(shop.toast('Please log in to report something.')).toContainText('Login Required');
});

test('a listener reports an album; what the server refuses is said in the dialog', async ({ product, visit }) => {
  const shop = await visit({ as: await signUp(product, 'Lena Marsh', 'customer') });
  await shop.album.open(album.id);
  await expect(shop.album.heart()).toHaveAttribute('aria-pressed', 'false');
  const dialog = shop.page.getByRole('dialog', { name: `Report ${album.title}` });
  await shop.album.choose('Report album');
  await expect(dialog).toBeVisible();
  await shop.page.keyboard.press('Escape');
  await expect(shop.page.getByRole('button', { name: 'More about this album' })).toBeFocused();

  await shop.album.choose('Report album');
  await dialog.getByLabel('What is wrong?').selectOption({ label: 'It is spam or misleading' });
  await dialog.getByLabel('Tell us more').fill('The cover is an advertisement.');
  await refuseWrites(product, 'reports', async () => {
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect(dialog.getByRole('alert')).toContainText('The report was not sent. Please try again.');
  });
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(shop.toast('Thank you for your report')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const [row] = await product.ask(
    (sql) => sql`select reason, details from public.reports where subject_id = ${album.id}::uuid`,
  );
  expect(row).toEqual({ reason: 'spam', details: 'The cover is an advertisement.' });
});

test('zoomed to 200 %, nothing runs out of the window and the player leaves room for the album', async ({ visit }) => {
  const shop = await visit({ viewport: { width: 640, height: 400 } });
  await shop.album.open(album.id);
  await shop.album.playAll();
  await expect(shop.player.title(album.tracks[0]!.title)).toBeVisible();
  expect(await shop.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(640);
  expect((await shop.player.root.boundingBox())!.height).toBeLessThan(200);
  await shop.album.buy();
  await expect(shop.cart.line(album.title)).toBeVisible();
});
