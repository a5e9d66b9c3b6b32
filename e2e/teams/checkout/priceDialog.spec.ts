import { publishAlbum } from '../../support/albums';
import { signUp } from '../../support/people';
import { expect, test } from '../../support/test';

test.describe('Name your price', () => {
  test('takes an amount by keyboard into the cart, and an album for nothing into the collection', async ({
    product,
    visit,
  }) => {
    const artist = await signUp(product, 'Omar Reyes', 'artist');
    const lena = await signUp(product, 'Lena Marsh', 'customer');
    const named = { price: null, songs: ['mp3' as const] };
    const open = await publishAlbum(product, artist, {
      ...named,
      ...{ title: 'Salt and Light', minimumPrice: 300, suggestedPrice: 700, pricingMessage: 'Strings cost money.' },
    });
    const gift = await publishAlbum(product, artist, { ...named, title: 'First Light', minimumPrice: 0 });
    const shop = await visit({ as: lena });
    const { root } = shop.priceDialog;
    const field = root.getByLabel('Your price in US dollars');

    await shop.album.open(open.id);
    await shop.album.nameYourPrice();
    await expect(field).toHaveValue('7.00');
    await expect(root).toContainText('Strings cost money.');
    await root.getByRole('slider').focus();
    await shop.page.keyboard.press('End');
    await expect(field).toHaveValue('100.00');
    await shop.page.keyboard.press('ArrowLeft');
    await expect(field).toHaveValue('99.50');
    await shop.priceDialog.offer('2.99');
    // The button can be pressed: it explains why nothing happens.
    await root.getByRole('button', { name: 'Add to cart' }).click({ force: true });
    await expect(root.getByText('Price Too Low. The minimum is $3.00.')).toBeVisible();
    await shop.priceDialog.offer('12,5x0');
    await expect(root.getByText('Enter an amount such as 5 or 7.50.')).toBeVisible();
    await expect(field).toHaveValue('12,5x0');
    await shop.priceDialog.offer('12,50');
    await shop.priceDialog.addToCart();
    await expect(shop.cart.line('Salt and Light')).toContainText('$12.50');

    await shop.album.open(gift.id);
    await shop.album.nameYourPrice();
    await shop.priceDialog.offer('0');
    await root.getByRole('button', { name: 'Get it for free' }).click();
    await expect(shop.toast('Added to your collection')).toContainText('First Light is yours.');
    const { data } = await lena.rest.from('purchases').select('album_id, amount_cents');
    expect(data).toEqual([{ album_id: gift.id, amount_cents: 0 }]);
  });
});
