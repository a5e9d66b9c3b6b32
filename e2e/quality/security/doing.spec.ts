import { bringOut } from '../../support/albums';
import { signUp } from '../../support/people';
import { enterShop, expect, test } from '../../support/test';
import { watch } from './watch';

test.setTimeout(180_000);

test('playing, going from page to page and buying need nothing that the policy forbids', async ({
  browser,
  product,
}) => {
  const nadia = await signUp(product, 'Nadia Voss', 'artist');
  await bringOut(product, nadia, { title: 'Under Policy', price: 0, songs: ['mp3', 'wav'] });
  const listener = await enterShop(browser, product, { as: await signUp(product, 'Lena Marsh', 'customer') });
  const complaints = await watch(listener.page.context());
  await listener.open('/');
  await listener.albumCard('Under Policy').play();
  await listener.player.reaches(1);
  await listener.player.seekTo(0.5);
  await listener.player.collapse();
  await listener.player.pause();
  await listener.albumCard('Under Policy').open();
  await expect(listener.heading('Under Policy')).toBeVisible();
  expect(complaints).toEqual({ violations: [], errors: [] });
  await listener.page.context().close();
});

test('a real file is read, encoded and uploaded by a worker under the policy', async ({ browser, product }) => {
  const artist = await enterShop(browser, product, { as: await signUp(product, 'Omar Reyes', 'artist') });
  const complaints = await watch(artist.page.context());
  await artist.albumForm.open();
  const { songs } = product.media;
  await artist.albumForm.addFiles([songs.mp3.upload, songs.wav.upload, songs.flac.upload]);
  for (const number of [1, 2, 3]) {
    await expect(artist.albumForm.track(number)).toContainText('Uploaded', { timeout: 60_000 });
  }
  expect(complaints).toEqual({ violations: [], errors: [] });
  await artist.page.context().close();
});
