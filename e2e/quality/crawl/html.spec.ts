import { FIRST_ANSWERS_ELEMENT_ID, LANGUAGES } from '@fairtone/contracts';
import { publishAlbum, type Album } from '../../support/albums';
import { firstOfItsDay } from '../../support/firstOfItsDay';
import { signUp, type Person } from '../../support/people';
import { expect, test } from '../../support/test';
import { readHtml } from './readHtml';

const EVIL_TITLE = `</script><img src=x onerror=alert(1)>"'& שלום</title><!--`;

let artist: Person;
let album: Album;
let draft: Album;
let evil: Album;
test.beforeAll(async ({ product }) => {
  // The name sorts first in the list of artists.
  artist = await signUp(product, 'Aaltje Brandt', 'artist');
  draft = await publishAlbum(product, artist, { title: 'Secret Drawer', price: 800, isDraft: true });
  evil = await publishAlbum(product, artist, {
    title: EVIL_TITLE,
    price: null,
    minimumPrice: 300,
    description: '</noscript><script>alert(2)</script>',
    newId: firstOfItsDay,
  });
  album = await publishAlbum(product, artist, {
    title: 'Paper Boats',
    price: 800,
    description: 'Made at the\n river.',
    newId: firstOfItsDay,
  });
});

test.describe('The html of a page', () => {
  test('contains the title, artist and price of an album', async ({ product }) => {
    const page = await readHtml(`${product.url}/album/${album.id}`);
    expect(page.status).toBe(200);
    expect(page.title).toBe('Paper Boats by Aaltje Brandt · Fairtone');
    expect(page.meta('description')).toBe('Made at the river.');
    for (const name of ['og:title', 'twitter:title']) expect(page.meta(name)).toBe('Paper Boats by Aaltje Brandt');
    for (const name of ['og:image', 'twitter:image']) expect(page.meta(name)).toBe(album.coverImage);
    expect(page.meta('og:type')).toBe('music.album');
    expect(page.meta('twitter:card')).toBe('summary_large_image');
    expect(page.text).toContain(`<img src="${album.coverImage}" alt="Cover of Paper Boats"`);
    for (const { title } of album.tracks) expect(page.text).toContain(title);
    expect(page.structured.MusicAlbum).toMatchObject({
      name: 'Paper Boats',
      image: album.coverImage,
      byArtist: { name: 'Aaltje Brandt' },
      track: album.tracks.map(({ title }) => ({ '@type': 'MusicRecording', name: title })),
      offers: { price: '8.00', priceCurrency: 'USD' },
    });
    const trail = page.structured.BreadcrumbList!.itemListElement as { name: string }[];
    expect(trail.map(({ name }) => name)).toEqual(['Home', 'Explore', 'Aaltje Brandt', 'Paper Boats']);

    const named = await readHtml(`${product.url}/album/${evil.id}`);
    expect(named.structured.MusicAlbum!.offers).toMatchObject({
      price: '3.00',
      priceSpecification: { minPrice: '3.00' },
    });
  });

  test('has an address for each language of an album, and names them all', async ({ product }) => {
    const address = `${product.url}/album/${album.id}`;
    const plain = await readHtml(address);
    expect(plain.links('hreflang="x-default"')).toEqual([address]);
    for (const language of LANGUAGES)
      expect(plain.links(`hreflang="${language}"`)).toEqual([`${address}?lang=${language}`]);
    const german = await readHtml(`${address}?lang=de`, { 'accept-language': 'fr' });
    expect(german.title).toBe('Paper Boats von Aaltje Brandt · Fairtone');
    expect(german.html).toContain('<html lang="de"');
    expect(german.links('canonical')).toEqual([`${address}?lang=de`]);
    expect((await readHtml(address, { 'accept-language': 'fr' })).title).toBe(
      'Paper Boats de Aaltje Brandt · Fairtone',
    );
  });

  test('tells of an artist the albums and the feed, and of each list what it shows', async ({ product }) => {
    const page = await readHtml(`${product.url}/artist/${artist.id}`);
    expect(page.title).toBe('Aaltje Brandt · Fairtone');
    expect(page.structured.MusicGroup).toMatchObject({ name: 'Aaltje Brandt' });
    expect(page.text).toContain(`<a href="/album/${album.id}">Paper Boats</a>`);
    expect(page.links('application/rss+xml')).toEqual([`${product.url}/feeds/artist/${artist.id}.xml`]);
    for (const path of ['/explore', '/all-albums', '/artists']) {
      const list = await readHtml(product.url + path);
      expect(list.links('canonical')).toEqual([product.url + path]);
      expect((list.structured.ItemList!.itemListElement as unknown[]).length).toBeGreaterThan(1);
      expect(list.text).toContain(path === '/artists' ? `/artist/${artist.id}` : `/album/${album.id}`);
    }
  });

  test('gives curl alone the title, the first albums with a cover, and how to search here', async ({ product }) => {
    const page = await readHtml(product.url, { accept: '*/*', 'user-agent': 'curl/8.5.0' });
    expect(page.title).toBe('Music straight from the artists · Fairtone');
    expect(page.text).toContain(`<a href="/album/${album.id}">Paper Boats by Aaltje Brandt</a>`);
    expect(page.text).toContain(`<img src="${album.coverImage}"`);
    expect(page.structured.WebSite!.potentialAction).toMatchObject({
      target: { urlTemplate: `${product.url}/search?q={search_term_string}` },
    });
  });

  test('is a 404 without details for a page that guests may not see', async ({ product }) => {
    const nobody = '00000000-0000-4000-8000-000000000000';
    const listener = await signUp(product, 'Only Listening', 'customer');
    const hidden = [`/album/${draft.id}`, `/album/${nobody}`, '/album/101', `/artist/${nobody}`];
    for (const path of [...hidden, `/artist/${listener.id}`]) {
      const page = await readHtml(product.url + path);
      expect(page.status, path).toBe(404);
      expect(page.html, path).not.toMatch(/Secret Drawer|Only Listening/);
      expect(page.html, path).toContain('<div id="root"></div>');
    }
    for (const path of ['/', '/explore', '/all-albums', `/artist/${artist.id}`])
      expect((await readHtml(product.url + path)).html, path).not.toContain('Secret Drawer');
  });

  test('is gone at once when an album is withdrawn', async ({ product }) => {
    const taken = await publishAlbum(product, artist, { title: 'Short Life', price: 0 });
    const address = `${product.url}/album/${taken.id}`;
    expect((await readHtml(address)).status).toBe(200);
    const { error } = await artist.rest.rpc('withdraw_album', { album_id: taken.id });
    expect(error).toBeNull();
    const gone = await readHtml(address);
    expect(gone.status).toBe(404);
    expect(gone.html).not.toContain('Short Life');
    expect((await readHtml(product.url)).html).not.toContain('Short Life');
  });

  test('is a 404 for an unknown path, without repeating the path, and a 200 for every screen', async ({ product }) => {
    const markup = ['/album/"><img src=x onerror=alert(1)>', '/album/x&select=*', '/artist/..%2Falbums', '/album/%00'];
    for (const path of [...markup, '/no/such/page', '/login/x', '/albumss', '/dashboard/nothing']) {
      const page = await readHtml(product.url + path);
      expect(page.status, path).toBe(404);
      expect(page.html).not.toContain('alert(1)');
    }
    const account = ['/login', '/signup', '/forgot-password', '/reset-password', '/auth/confirm', '/purchases'];
    for (const path of [
      ...account,
      '/albums',
      '/dashboard',
      '/checkout',
      '/for-artists',
      '/artist-settings',
      '/search',
    ])
      expect((await readHtml(product.url + path)).status, path).toBe(200);
  });

  test('contains the data of a filtered list only when the screen requests it', async ({ product }) => {
    const brought = async (address: string) => {
      const { html } = await readHtml(product.url + address);
      const json = new RegExp(`id="${FIRST_ANSWERS_ELEMENT_ID}">(.*?)</script>`, 's').exec(html)?.[1];
      return Object.keys(JSON.parse(json ?? '{}') as object).map((key) => key.split('?', 1)[0]);
    };
    expect(await brought('/all-albums?lang=de')).toEqual(['/rest/v1/rpc/list_albums', '/rest/v1/rpc/count_albums']);
    expect(await brought('/all-albums?genre=Jazz')).toEqual(['/rest/v1/rpc/list_albums', '/rest/v1/rpc/count_albums']);
    expect(await brought('/all-albums?genre=Jazz&sort=popularity')).toEqual(['/rest/v1/rpc/count_albums']);
    expect(await brought('/all-albums?q=moon')).toEqual([]);
    expect(await brought('/explore?tab=artists')).toEqual([]);
    expect(await brought('/artists?sort=popularity')).toEqual(['/rest/v1/rpc/count_artists']);
  });

  test('holds no title that ends an element, an attribute or a script, and a browser shows the title as text', async ({
    product,
    visit,
  }) => {
    for (const path of [`/album/${evil.id}`, '/', '/explore', `/artist/${artist.id}`]) {
      const page = await readHtml(product.url + path);
      expect(page.html, path).not.toMatch(/<img src=x|<script>alert/);
      expect(page.html.match(/<\/head>/g), path).toHaveLength(1);
    }
    const page = await readHtml(`${product.url}/album/${evil.id}`);
    expect(page.title).toBe(`${EVIL_TITLE} by Aaltje Brandt · Fairtone`);
    expect(page.structured.MusicAlbum!.name).toBe(EVIL_TITLE);

    const owner = await visit({ as: artist });
    const dialogs: string[] = [];
    owner.page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await owner.open(`/album/${evil.id}?lang=de`);
    await expect(owner.heading(EVIL_TITLE)).toBeVisible();
    await expect(owner.page).toHaveTitle(`${EVIL_TITLE} von Aaltje Brandt · Fairtone`);
    await expect(owner.page.locator('html')).toHaveAttribute('lang', 'de');
    expect(dialogs).toEqual([]);
    // The HTML has status 404 for everyone; only the owner's browser may show the album.
    await owner.open(`/album/${draft.id}`);
    await expect(owner.heading('Secret Drawer')).toBeVisible();
  });
});
