import { publishAlbum, type Album } from '../../support/albums';
import { axeProblems } from '../../support/axe';
import { signUp, type Person } from '../../support/people';
import { expect, test } from '../../support/test';

let artist: Person;
let album: Album;
test.beforeAll(async ({ product }) => {
  artist = await signUp(product, 'Nadia Voss', 'artist');
  album = await publishAlbum(product, artist, { title: 'Small Hours', price: 800 });
});

const likesOf = async (person: Person) => (await person.rest.from('user_favorites').select('album_id, track_id')).data;

const tracksOf = async (person: Person, playlist: string) => {
  const columns = 'playlist_tracks(track_id, position)';
  const { data } = await person.rest.from('playlists').select(columns).eq('name', playlist).single();
  return data?.playlist_tracks.sort((a, b) => a.position - b.position).map(({ track_id }) => track_id);
};

test.describe('Album page', () => {
  test('zoomed to 200 %, a guest plays a track, copies the link, puts the album into the cart and downloads a free one', async ({
    product,
    visit,
  }) => {
    const free = await publishAlbum(product, artist, { title: 'A Gift', price: 0, songs: ['mp3'], hasCover: false });
    const shop = await visit({ viewport: { width: 640, height: 400 } });
    const { page } = shop;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const second = album.tracks[1]!.title;
    await shop.album.open(album.id);
    await shop.album
      .track(second)
      .getByRole('button', { name: `Play ${second}` })
      .click();
    await expect(shop.player.title(second)).toBeVisible();
    await expect(shop.album.track(second)).toHaveAttribute('aria-current', 'true');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(640);
    expect((await shop.player.root.boundingBox())!.height).toBeLessThan(200);

    const share = (name: string) => page.getByRole('article').first().getByRole('button', { name, exact: true });
    await share('Share').click();
    await page.getByRole('menuitem', { name: 'Copy link' }).click();
    await expect(share('Link copied')).toBeFocused();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${product.url}/album/${album.id}`);

    await shop.album.buy();
    await expect(shop.cart.line(album.title)).toContainText('$8.00');

    await shop.album.open(free.id);
    await shop.album.priceBox.getByRole('button', { name: 'Free Download' }).click();
    expect((await shop.downloads.save()).name).toBe(`${artist.name} - A Gift (MP3).zip`);
  });

  test('a listener likes the album and a track, puts both into a new playlist, reports the album, and finds the likes after a reload', async ({
    product,
    visit,
  }) => {
    const lena = await signUp(product, 'Lena Marsh', 'customer');
    const [first, second] = album.tracks as [Album['tracks'][number], Album['tracks'][number]];
    const shop = await visit({ as: lena });
    await shop.album.open(album.id);
    for (const heart of [shop.album.heart(), shop.album.heart(second.title)]) {
      await expect(heart).toHaveAttribute('aria-pressed', 'false');
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
    }
    await expect.poll(() => likesOf(lena)).toHaveLength(2);

    await shop.album.choose('Add to playlist', second.title);
    await shop.playlists.begin();
    await shop.playlists.create('Rain', 'For grey days');
    await expect(shop.toast('Added to playlist')).toContainText('Rain');
    await expect(shop.playlists.root).toBeHidden();
    await shop.album.choose('Add to playlist');
    await shop.playlists.choose('Rain');
    await expect(shop.playlists.root).toBeHidden();
    expect(await tracksOf(lena, 'Rain')).toEqual([second.id, first.id]);

    const report = shop.page.getByRole('dialog', { name: `Report ${album.title}` });
    await shop.album.choose('Report album');
    await expect(report).toBeVisible();
    await shop.page.keyboard.press('Escape');
    await expect(shop.page.getByRole('button', { name: 'More about this album' })).toBeFocused();
    await shop.album.choose('Report album');
    await report.getByLabel('What is wrong?').selectOption({ label: 'It is spam or misleading' });
    await report.getByLabel('Tell us more').fill('The cover is an advertisement.');
    expect(await axeProblems(shop.page)).toEqual([]);
    await report.getByRole('button', { name: 'Send report' }).click();
    await expect(shop.toast('Thank you for your report')).toBeVisible();
    await expect(report).toHaveCount(0);
    const [row] = await product.ask(
      (sql) => sql`select reason, details from public.reports where subject_id = ${album.id}::uuid`,
    );
    expect(row).toEqual({ reason: 'spam', details: 'The cover is an advertisement.' });

    await shop.page.reload();
    await expect(shop.album.heart()).toHaveAttribute('aria-pressed', 'true');
    await expect(shop.album.heart(second.title)).toHaveAttribute('aria-pressed', 'true');
    await expect(shop.album.heart(first.title)).toHaveAttribute('aria-pressed', 'false');
    await shop.album.heart().click();
    await shop.album.heart(second.title).click();
    await expect.poll(() => likesOf(lena)).toEqual([]);
  });
});
