import { bringOut, type Album } from '../../support/albums';
import { axeProblems } from '../../support/axe';
import { signUp, type Person } from '../../support/people';
import { refuseWrites } from '../../support/refuseWrites';
import { expect, test } from '../../support/test';

let artist: Person;
let open: Album;
let gift: Album;
test.beforeAll(async ({ product }) => {
  artist = await signUp(product, 'Omar Reyes', 'artist');
  const named = { price: null, songs: ['mp3' as const] };
  open = await bringOut(product, artist, {
    ...named,
    ...{ title: 'Salt and Light', minimumPrice: 300, suggestedPrice: 700, pricingMessage: 'Strings cost money.' },
  });
  gift = await bringOut(product, artist, { ...named, title: 'First Light', minimumPrice: 0 });
});

test('a listener names the price: by field, slider and picks, and each wrong amount is explained', async ({
  visit,
}) => {
  const shop = await visit();
  await shop.album.open(open.id);
  await shop.album.nameYourPrice();
  const { root } = shop.priceDialog;
  const field = root.getByLabel('Your price in US dollars');
  await expect(field).toHaveValue('7.00');
  await expect(root).toContainText('Strings cost money.');
  await expect(root).toContainText('$5.95');
  expect(await axeProblems(shop.page)).toEqual([]);

  for (const [pick, value] of [
    ['Minimum', '3.00'],
    ['Suggested', '7.00'],
    ['Generous', '10.50'],
  ] as const) {
    await root.getByRole('button', { name: new RegExp(`^${pick}`) }).click();
    await expect(field).toHaveValue(value);
  }
  const slider = root.getByRole('slider');
  await slider.focus();
  await shop.page.keyboard.press('End');
  await expect(field).toHaveValue('100.00');
  await shop.page.keyboard.press('ArrowLeft');
  await expect(field).toHaveValue('99.50');

  for (const [typed, words] of [
    ['2.99', 'Price Too Low. The minimum is $3.00.'],
    ['', 'Enter an amount such as 5 or 7.50.'],
    ['10000.01', 'That is very generous. The most we can take is $10,000.00.'],
  ] as const) {
    await shop.priceDialog.offer(typed);
    await expect(root.getByText(words)).toBeVisible();
    const add = root.getByRole('button', { name: 'Add to cart' });
    await expect(add).toHaveAttribute('aria-disabled', 'true');
    // It can be pressed all the same, and does nothing.
    await add.click({ force: true });
    await expect(root).toBeVisible();
  }
  await shop.priceDialog.offer('12,5x0');
  await expect(field).toHaveValue('12.50');
  await shop.priceDialog.addToCart();
  await expect(shop.cart.line('Salt and Light')).toContainText('$12.50');
});

test('cards cannot be charged less than 50 cents; nothing at all needs no card', async ({ product, visit }) => {
  const lena = await signUp(product, 'Lena Marsh', 'customer');
  const shop = await visit({ as: lena });
  await shop.album.open(gift.id);
  await shop.album.nameYourPrice();
  const { root } = shop.priceDialog;
  await shop.priceDialog.offer('0.49');
  await expect(root).toContainText('Cards can be charged from $0.50.');
  await shop.priceDialog.offer('0');
  await refuseWrites(product, 'orders', async () => {
    await root.getByRole('button', { name: 'Get it for free' }).click();
    await expect(shop.toast('The album was not added')).toBeVisible();
  });
  await root.getByRole('button', { name: 'Get it for free' }).click();
  await expect(shop.toast('Added to your collection')).toContainText('First Light is yours.');
  const { data } = await lena.rest.from('purchases').select('album_id, amount_cents');
  expect(data).toEqual([{ album_id: gift.id, amount_cents: 0 }]);
});

test('a guest who wants it for nothing is asked to log in, and comes back to the album', async ({ visit }) => {
  const shop = await visit();
  await shop.album.open(gift.id);
  await shop.album.nameYourPrice();
  await shop.priceDialog.offer('0');
  await shop.priceDialog.root.getByRole('button', { name: 'Get it for free' }).click();
  await expect(shop.toast('Login Required')).toContainText('the album goes straight into your collection');
  await expect(shop.page).toHaveURL(`/login?returnTo=${encodeURIComponent(`/album/${gift.id}`)}`);
});
