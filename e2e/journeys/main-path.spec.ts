import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { publishAlbum } from '../support/albums';
import { PASSWORD, signUp, type Person } from '../support/people';
import { expect, test } from '../support/test';
import { decodeInBrowser } from '../support/files/decodeInBrowser';
import { expectRealFiles } from '../support/files/expectRealFiles';
import { wavSamples } from '../support/files/readArchive';
import { loudnessOf, recordOutput } from '../teams/player/sound/recording';

const SILENCE_DBFS = -40;
/** While the form is filled in, three tracks are encoded, each in two formats. */
const ENCODED_WITHIN_MS = 45_000;

test.setTimeout(120_000);

test.describe('Main path', () => {
  test('an artist publishes an album; a guest plays it, signs up, buys it with another one and downloads what was uploaded', async ({
    product,
    visit,
  }) => {
    test.info().annotations.push({ type: 'budget', description: '25 s' });
    const mark = randomUUID().slice(0, 4);
    const [firstLight, saltAndLight] = [`First Light ${mark}`, `Salt and Light ${mark}`];
    const newcomer = { name: 'Lena Marsh', email: `lena.${mark}@people.test`, password: PASSWORD };
    const nadia = await signUp(product, 'Nadia Voss', 'artist');
    const omar = await signUp(product, 'Omar Reyes', 'artist');
    const { mp3, wav, flac } = product.media.songs;
    const open = await publishAlbum(product, omar, {
      title: saltAndLight,
      price: null,
      minimumPrice: 300,
      suggestedPrice: 700,
      songs: ['mp3'],
    });

    await test.step('an artist logs in and publishes an album of MP3, WAV and FLAC', async () => {
      const artist = await visit();
      await artist.open('/login');
      await artist.login.logIn(nadia.email, PASSWORD);
      await expect(artist.page).toHaveURL(/\/dashboard/);
      await artist.header.chooseOfUserMenu('Create album');
      await artist.albumForm.addFiles([mp3.upload, wav.upload, flac.upload]);
      await artist.albumForm.describe({
        title: firstLight,
        description: 'Three pieces for early trains.',
        genres: ['Jazz', 'Electronic'],
        priceDollars: '9',
      });
      await artist.albumForm.chooseCover(product.media.picture);
      for (const number of [1, 2, 3]) {
        await expect(artist.albumForm.track(number)).toContainText('Uploaded', { timeout: ENCODED_WITHIN_MS });
      }
      await artist.albumForm.publish();
      await expect(artist.page).toHaveURL(/\/dashboard\?tab=uploads$/, { timeout: 30_000 });
      await expect(artist.page.getByText(firstLight).first()).toBeVisible();
      await artist.page.context().close();
    });

    const guest = await visit();
    const { page, player } = guest;
    await recordOutput(page);

    await test.step('a guest sees it on the home page; it plays, streams in ranges, and goes on from page to page', async () => {
      const streams: number[] = [];
      page.on('response', (response) => {
        if (response.url().includes('/object/public/audio_files/')) streams.push(response.status());
      });
      await guest.open('/');
      await expect(guest.recentReleases.filter({ hasText: firstLight })).toContainText('3 tracks');
      await guest.albumCard(firstLight).play();
      await expect(player.title('Paper Boats')).toBeVisible();
      await player.reaches(1);
      expect(await loudnessOf(page, 0.5)).toBeGreaterThan(SILENCE_DBFS);
      expect(new Set(streams)).toEqual(new Set([206]));

      const before = await player.seconds();
      await guest.albumCard(firstLight).openArtist('Nadia Voss');
      await expect(guest.heading('Nadia Voss')).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/artist/${nadia.id}$`));
      await player.reaches(before + 1);
      await player.pause();
    });

    await test.step('the guest signs up and is back where they came from', async () => {
      await guest.header.logIn();
      await guest.login.goToSignup();
      await guest.signup.fill({ ...newcomer, confirmation: newcomer.password });
      await guest.signup.submit();
      await expect(guest.toast('Welcome Aboard!')).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/artist/${nadia.id}$`));
      // It lies over the title of the album.
      await guest.closeToast('Welcome Aboard!');
    });

    await test.step('two albums of two artists go into the cart', async () => {
      await guest.albumCard(firstLight).open();
      await guest.album.buy();
      await expect(guest.cart.line(firstLight)).toContainText('$9.00');
      await guest.cart.close();
      await guest.header.goHome();
      await guest.albumCard(saltAndLight).open();
      await guest.album.nameYourPrice();
      await guest.priceDialog.offer('7.50');
      await guest.priceDialog.addToCart();
      await expect(guest.cart.line(saltAndLight)).toContainText('$7.50');
      await expect(guest.cart.root).toContainText('$16.50');
    });

    await test.step('the listener pays at the provider and comes back to a paid order', async () => {
      await guest.cart.proceed();
      await expect(guest.heading('Checkout')).toBeVisible();
      await guest.checkout.pay();
      await expect(guest.provider.total).toHaveText('$16.50');
      await guest.provider.payWithTestCard();
      await expect(guest.heading('Thank you!')).toBeVisible();
      await expect(page.getByRole('list', { name: 'Albums of this order' }).getByRole('listitem')).toHaveCount(2);
      await expect(guest.cart.button).toHaveAccessibleName('Cart, empty');
    });

    await test.step('each artist gets 85 %', async () => {
      expect(await sharesOf(product, nadia)).toEqual({ sale: 900, artist: 765 });
      expect(await sharesOf(product, omar)).toEqual({ sale: 750, artist: 637 });
    });

    await test.step('the downloads hold, sample by sample, what the artists uploaded', async () => {
      await guest.checkout.goToPurchases();
      await expect(guest.dashboard.purchase(firstLight)).toContainText('$9.00');
      await expect(guest.dashboard.purchase(saltAndLight)).toContainText('$7.50');
      const tracks = [mp3, wav, flac].map((song) => ({ title: song.title, song }));
      const [, boughtWav, boughtFlac] = await expectRealFiles(guest, { title: firstLight, artist: nadia, tracks });
      await expectRealFiles(guest, open);

      expect(wavSamples(boughtWav!).equals(wavSamples(readFileSync(wav.upload)))).toBe(true);
      const decoded = await decodeInBrowser(page, boughtFlac!);
      expect(decoded).toEqual(await decodeInBrowser(page, readFileSync(flac.upload)));
      expect(decoded.frames).toBeGreaterThan(44_100 * 10);
    });
  });
});

/** The sales of one artist and their share, by the ledger. */
async function sharesOf(product: Parameters<typeof signUp>[0], { id }: Person) {
  const rows = await product.ask(
    (sql) => sql<{ kind: string; cents: number }[]>`
      select kind, abs(sum(amount_cents))::int as cents from ledger_entries
      where order_item_id in (select id from order_items where artist_id = ${id}) group by kind`,
  );
  const cents = (kind: string) => rows.find((row) => row.kind === kind)?.cents;
  return { sale: cents('sale'), artist: cents('artist_share') };
}
