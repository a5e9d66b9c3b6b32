import { readFileSync } from 'node:fs';
import { bringOut } from '../support/albums';
import { PASSWORD, signUp, type Person } from '../support/people';
import { expect, test } from '../support/test';
import { decodeInBrowser } from '../support/files/decodeInBrowser';
import { expectRealFiles } from '../support/files/expectRealFiles';
import { readArchive, wavSamples } from '../support/files/readArchive';
import { loudnessOf, recordOutput } from '../teams/player/sound/recording';

const SILENCE_DBFS = -40;
const LENA = { name: 'Lena Marsh', email: 'lena.marsh@people.test', password: 'Str0ng!password' };

test.setTimeout(240_000);

test('browse, play, sign up, buy, download, publish', async ({ product, visit }) => {
  const nadia = await signUp(product, 'Nadia Voss', 'artist');
  const omar = await signUp(product, 'Omar Reyes', 'artist');
  const fixed = await bringOut(product, nadia, { title: 'Small Hours', price: 800, songs: ['flac', 'wav', 'mp3'] });
  const open = await bringOut(product, omar, {
    title: 'Salt and Light',
    price: null,
    minimumPrice: 300,
    suggestedPrice: 700,
  });

  const guest = await visit();
  await recordOutput(guest.page);

  await test.step('a guest sees the newest albums, which the page brings along', async () => {
    await guest.open('/');
    const newest = await product.ask(
      (sql) =>
        sql<
          { title: string }[]
        >`select title from albums where state = 'public' order by created_at desc, id desc limit 8`,
    );
    const shown = guest.recentReleases.getByRole('heading');
    await expect(shown).toHaveText(newest.map(({ title }) => title));
  });

  await test.step('play starts, sounds, streams in ranges, and goes on from page to page', async () => {
    const streams: number[] = [];
    guest.page.on('response', (response) => {
      if (response.url().includes('/object/public/audio_files/')) streams.push(response.status());
    });
    await guest.albumCard('Small Hours').play();
    await expect(guest.player.title('Corner Table')).toBeVisible();
    await guest.player.reaches(1);
    expect(await loudnessOf(guest.page)).toBeGreaterThan(SILENCE_DBFS);
    expect(streams.length).toBeGreaterThan(0);
    expect(new Set(streams)).toEqual(new Set([206]));

    const before = await guest.player.seconds();
    await guest.albumCard('Small Hours').open();
    await expect(guest.heading('Small Hours')).toBeVisible();
    await guest.album.openArtist('Nadia Voss');
    await expect(guest.heading('Nadia Voss')).toBeVisible();
    await expect(guest.page).toHaveURL(new RegExp(`/artist/${nadia.id}$`));
    await expect(guest.player.title('Corner Table')).toBeVisible();
    await guest.player.reaches(before + 1);

    await guest.player.seekTo(0.75);
    await expect.poll(() => guest.player.seconds()).toBeGreaterThanOrEqual(14);
    const landed = await guest.player.seconds();
    await guest.player.reaches(landed + 1);
    expect(await loudnessOf(guest.page)).toBeGreaterThan(SILENCE_DBFS);

    await guest.player.collapse();
    await guest.player.pause();
    await expect(guest.player.root.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  });

  await test.step('the guest signs up, after the rules were explained', async () => {
    await guest.header.logIn();
    await guest.login.goToSignup();
    await guest.signup.fill({ name: 'L', email: 'lena', password: 'short', confirmation: 'other' });
    await guest.signup.submit();
    for (const message of [
      'Name must be at least 2 characters',
      'Please enter a valid email address',
      'Password must be at least 8 characters',
      'Password must contain at least one uppercase letter',
      'Password must contain at least one number',
      'Password must contain at least one special character',
      "Passwords don't match",
    ]) {
      await expect(guest.page.getByText(message)).toBeVisible();
    }
    await guest.signup.fill({ ...LENA, confirmation: LENA.password });
    await guest.signup.submit();
    await expect(guest.toast('Welcome Aboard!')).toBeVisible();
    // Back to where the person came from.
    await expect(guest.page).toHaveURL(new RegExp(`/artist/${nadia.id}$`));
  });

  await test.step('two albums of two artists go into the cart', async () => {
    await guest.albumCard('Small Hours').open();
    await guest.album.buy();
    await expect(guest.cart.line('Small Hours')).toContainText('$8.00');
    await guest.cart.close();

    await guest.header.goHome();
    await guest.albumCard('Salt and Light').open();
    await guest.album.nameYourPrice();
    await guest.priceDialog.offer('2');
    await expect(guest.priceDialog.root).toContainText('Price Too Low. The minimum is $3.00.');
    await guest.priceDialog.offer('7.50');
    await expect(guest.priceDialog.root).toContainText('$6.37');
    await guest.priceDialog.addToCart();
    await expect(guest.cart.line('Salt and Light')).toContainText('$7.50');
    await expect(guest.cart.root).toContainText('$15.50');
  });

  await test.step('she pays at the provider and comes back to a paid order', async () => {
    await guest.cart.proceed();
    await expect(guest.heading('Checkout')).toBeVisible();
    await guest.checkout.pay();
    await expect(guest.provider.total).toHaveText('$15.50');
    await guest.provider.payWithTestCard();
    await expect(guest.heading('Thank you!')).toBeVisible();
    await expect(guest.page.getByRole('list', { name: 'Albums of this order' }).getByRole('listitem')).toHaveCount(2);
    await expect(guest.cart.button).toHaveAccessibleName('Cart, empty');
  });

  await test.step('both are hers, and the ZIP holds the real files', async () => {
    await guest.checkout.goToPurchases();
    await expect(guest.page).toHaveURL(/\/dashboard\?tab=purchases$/);
    await expect(guest.dashboard.purchase('Small Hours')).toContainText('$8.00');
    await expect(guest.dashboard.purchase('Salt and Light')).toContainText('$7.50');
    await expectRealFiles(guest, fixed);
    await expectRealFiles(guest, open);
  });

  await test.step('the ledger gives each artist 85 %', async () => {
    expect(await sharesOf(product, nadia)).toEqual({ sale: 800, artist: 680 });
    expect(await sharesOf(product, omar)).toEqual({ sale: 750, artist: 637 });
  });

  const artist = await visit();
  await test.step('an artist logs in and publishes an album of MP3, WAV and FLAC', async () => {
    await artist.open('/login');
    await artist.login.logIn(nadia.email, PASSWORD);
    await expect(artist.page).toHaveURL(/\/dashboard/);
    await artist.header.chooseOfUserMenu('Create album');
    const { songs, picture } = product.media;
    await artist.albumForm.addFiles([songs.mp3.upload, songs.wav.upload, songs.flac.upload]);
    await artist.albumForm.describe({
      title: 'First Light',
      description: 'Three pieces for early trains.',
      genres: ['Jazz', 'Electronic'],
      priceDollars: '9',
    });
    await artist.albumForm.chooseCover(picture);
    for (const number of [1, 2, 3]) {
      await expect(artist.albumForm.track(number)).toContainText('Uploaded', { timeout: 60_000 });
    }
    await artist.albumForm.publish();
    await expect(artist.page).toHaveURL(/\/dashboard\?tab=uploads$/, { timeout: 30_000 });
    await expect(artist.page.getByText('First Light').first()).toBeVisible();
  });

  const published = await product.ask(
    (sql) =>
      sql<
        { id: string; price: number; state: string }[]
      >`select id, price, state from albums where title = 'First Light'`,
  );
  const firstLight = published[0]!;
  expect(firstLight).toMatchObject({ price: 900, state: 'public' });

  await test.step('the guest sees it first', async () => {
    await guest.header.goHome();
    await expect(guest.recentReleases.first()).toContainText('First Light');
    await expect(guest.recentReleases.first()).toContainText('3 tracks');
  });

  await test.step('a stranger cannot change it: not on the screen, not in the database', async () => {
    const asStranger = await visit({ as: omar });
    await asStranger.open(`/edit-album/${firstLight.id}`);
    await expect(asStranger.heading('Access Denied')).toBeVisible();

    const patched = await omar.rest
      .from('albums')
      .update({ title: 'Mine now', price: 99 })
      .eq('id', firstLight.id)
      .select();
    expect(patched.data ?? []).toEqual([]);
    const track = { album_id: firstLight.id, title: 'Mine too', track_number: 4 };
    expect((await omar.rest.from('tracks').insert(track)).error?.code).toBe('42501');
    const kept = await product.ask(
      (sql) => sql`select title, price, track_count from albums where id = ${firstLight.id}`,
    );
    expect(kept[0]).toEqual({ title: 'First Light', price: 900, track_count: 3 });
  });

  await test.step('what a buyer downloads decodes to what the artist uploaded', async () => {
    await guest.albumCard('First Light').open();
    await guest.album.buy();
    await guest.cart.proceed();
    await guest.checkout.pay();
    await guest.provider.payWithTestCard();
    await expect(guest.heading('Thank you!')).toBeVisible();
    await guest.page.getByRole('button', { name: 'Download First Light' }).click();
    const { path } = await guest.downloads.save();
    const archive = await readArchive(path);
    const { songs } = product.media;
    const file = (name: string) => archive.get(`Nadia Voss - First Light/${name}`)!;

    const wav = file('02 Night Bus.wav');
    expect(wavSamples(wav).equals(wavSamples(readFileSync(songs.wav.upload)))).toBe(true);
    for (const [name, uploaded] of [
      ['02 Night Bus.wav', songs.wav.upload],
      ['03 Corner Table.flac', songs.flac.upload],
    ] as const) {
      const bought = await decodeInBrowser(guest.page, file(name));
      expect(bought, name).toEqual(await decodeInBrowser(guest.page, readFileSync(uploaded)));
      expect(bought.frames).toBeGreaterThan(44_100 * 10);
    }
  });
});

/** What one artist sold, and their part of it, by the ledger. */
async function sharesOf(product: Parameters<typeof signUp>[0], { id }: Person) {
  const rows = await product.ask(
    (sql) => sql<{ kind: string; cents: number }[]>`
      select kind, abs(sum(amount_cents))::int as cents from ledger_entries
      where order_item_id in (select id from order_items where artist_id = ${id}) group by kind`,
  );
  const cents = (kind: string) => rows.find((row) => row.kind === kind)?.cents;
  return { sale: cents('sale'), artist: cents('artist_share') };
}
