import { bringOut, type Album } from '../../support/albums';
import { signUp, type Person } from '../../support/people';
import { expect, test } from '../../support/test';
import { readHtml } from './readHtml';

let artist: Person;
let album: Album;
let draft: Album;
test.beforeAll(async ({ product }) => {
  artist = await signUp(product, 'Ilse Brandt', 'artist');
  album = await bringOut(product, artist, { title: 'Paper Boats', price: 800, description: 'Made at the\n river.' });
  draft = await bringOut(product, artist, { title: 'Secret Drawer', price: 800, isDraft: true });
});

test('curl alone gets title, cover and the first albums', async ({ product }) => {
  const page = await readHtml(product.url, { accept: '*/*', 'user-agent': 'curl/8.5.0' });
  expect(page.title).toBe('Music straight from the artists · Fairtone');
  expect(page.text).toContain(`<a href="/album/${album.id}">Paper Boats by Ilse Brandt</a>`);
  expect(page.text).toContain(`<img src="${album.coverImage}"`);
});

test('an album says what it is, who made it and what it costs', async ({ product }) => {
  const page = await readHtml(`${product.url}/album/${album.id}`);
  expect(page.status).toBe(200);
  expect(page.title).toBe('Paper Boats by Ilse Brandt · Fairtone');
  expect(page.meta('description')).toBe('Made at the river.');
  for (const name of ['og:title', 'twitter:title']) expect(page.meta(name)).toBe('Paper Boats by Ilse Brandt');
  for (const name of ['og:image', 'twitter:image']) expect(page.meta(name)).toBe(album.coverImage);
  expect(page.meta('og:type')).toBe('music.album');
  expect(page.meta('twitter:card')).toBe('summary_large_image');
  expect(page.text).toContain(`<img src="${album.coverImage}" alt="Cover of Paper Boats"`);
  for (const { title } of album.tracks) expect(page.text).toContain(title);
  expect(page.structured.MusicAlbum).toMatchObject({
    name: 'Paper Boats',
    image: album.coverImage,
    byArtist: { name: 'Ilse Brandt' },
    track: album.tracks.map(({ title }) => ({ '@type': 'MusicRecording', name: title })),
    offers: { price: '8.00', priceCurrency: 'USD' },
  });
  const trail = page.structured.BreadcrumbList!.itemListElement as { name: string }[];
  expect(trail.map(({ name }) => name)).toEqual(['Home', 'Explore', 'Ilse Brandt', 'Paper Boats']);
});

test('prices that listeners name are told by what is the least', async ({ product }) => {
  const named = await bringOut(product, artist, { title: 'Open Hat', price: null, minimumPrice: 300 });
  const { structured } = await readHtml(`${product.url}/album/${named.id}`);
  expect(structured.MusicAlbum!.offers).toMatchObject({ price: '3.00', priceSpecification: { minPrice: '3.00' } });
});

test('an artist comes with the albums', async ({ product }) => {
  const page = await readHtml(`${product.url}/artist/${artist.id}`);
  expect(page.title).toBe('Ilse Brandt · Fairtone');
  expect(page.structured.MusicGroup).toMatchObject({ name: 'Ilse Brandt' });
  expect(page.text).toContain(`<a href="/album/${album.id}">Paper Boats</a>`);
  expect(page.links('application/rss+xml')).toEqual([`${product.url}/feeds/artist/${artist.id}.xml`]);
});

test('home tells search engines how to search here', async ({ product }) => {
  const { structured } = await readHtml(product.url);
  expect(structured.WebSite!.potentialAction).toMatchObject({
    target: { urlTemplate: `${product.url}/search?q={search_term_string}` },
  });
});

for (const path of ['/explore', '/all-albums', '/artists'])
  test(`${path} lists what it shows`, async ({ product }) => {
    const page = await readHtml(product.url + path);
    expect(page.links('canonical')).toEqual([product.url + path]);
    const items = page.structured.ItemList!.itemListElement as unknown[];
    expect(items.length).toBeGreaterThan(1);
    expect(page.text).toContain(path === '/artists' ? `/artist/${artist.id}` : `/album/${album.id}`);
  });

test('each language has an address of its own, and says so', async ({ product }) => {
  const address = `${product.url}/album/${album.id}`;
  const plain = await readHtml(address);
  expect(plain.links('hreflang="x-default"')).toEqual([address]);
  for (const language of ['en', 'pl', 'de', 'fr', 'tr'])
    expect(plain.links(`hreflang="${language}"`)).toEqual([`${address}?lang=${language}`]);
  const german = await readHtml(`${address}?lang=de`, { 'accept-language': 'fr' });
  expect(german.title).toBe('Paper Boats von Ilse Brandt · Fairtone');
  expect(german.html).toContain('<html lang="de"');
  expect(german.links('canonical')).toEqual([`${address}?lang=de`]);
  expect((await readHtml(address, { 'accept-language': 'fr' })).title).toBe('Paper Boats de Ilse Brandt · Fairtone');
});

test('the page in the language of its address starts in it, until another is chosen', async ({ visit }) => {
  const guest = await visit({ locale: 'en-US' });
  await guest.open(`/album/${album.id}?lang=de`);
  await expect(guest.page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(guest.page).toHaveTitle('Paper Boats von Ilse Brandt · Fairtone');
  await guest.header.root.getByRole('button', { name: 'Sprache' }).click();
  await guest.page.getByRole('menuitemradio', { name: 'Polski' }).click();
  await expect(guest.page.locator('html')).toHaveAttribute('lang', 'pl');
  await guest.page.reload();
  await expect(guest.page.locator('html')).toHaveAttribute('lang', 'pl');
});

test('what nobody may see is not found, and tells nothing', async ({ product }) => {
  const nobody = '00000000-0000-4000-8000-000000000000';
  const listener = await signUp(product, 'Only Listening', 'customer');
  const paths = [`/album/${draft.id}`, `/album/${nobody}`, '/album/101', `/artist/${nobody}`, `/artist/${listener.id}`];
  for (const path of paths) {
    const page = await readHtml(product.url + path);
    expect(page.status, path).toBe(404);
    expect(page.html, path).not.toMatch(/Secret Drawer|Only Listening/);
    expect(page.html, path).toContain('<div id="root"></div>');
  }
  for (const path of ['/', '/explore', '/all-albums', `/artist/${artist.id}`])
    expect((await readHtml(product.url + path)).html, path).not.toContain('Secret Drawer');
});

test('an album that is withdrawn or hidden is gone from the html at once', async ({ product }) => {
  const taken = await bringOut(product, artist, { title: 'Short Life', price: 0 });
  const address = `${product.url}/album/${taken.id}`;
  expect((await readHtml(address)).status).toBe(200);
  const { error } = await artist.rest.rpc('withdraw_album', { album_id: taken.id });
  expect(error).toBeNull();
  const gone = await readHtml(address);
  expect(gone.status).toBe(404);
  expect(gone.html).not.toContain('Short Life');
  expect((await readHtml(product.url)).html).not.toContain('Short Life');
});

test('its owner still sees a draft in the page that a guest is told is missing', async ({ visit }) => {
  const owner = await visit({ as: artist });
  await owner.open(`/album/${draft.id}`);
  await expect(owner.heading('Secret Drawer')).toBeVisible();
});

test('what somebody else put into the address is not repeated, and asks for nothing else', async ({ product }) => {
  for (const path of [
    '/album/"><img src=x onerror=alert(1)>',
    '/album/x&select=*',
    '/artist/..%2Falbums',
    '/album/%00',
  ]) {
    const page = await readHtml(product.url + path);
    expect(page.html).not.toContain('alert(1)');
    expect(page.status).toBe(404);
  }
});

test('no title ends an element, an attribute or a script', async ({ product, visit }) => {
  const title = `</script><img src=x onerror=alert(1)>"'& שלום</title><!--`;
  const evil = await bringOut(product, artist, {
    title,
    price: 800,
    description: '</noscript><script>alert(2)</script>',
  });
  for (const path of [`/album/${evil.id}`, '/', '/explore', `/artist/${artist.id}`]) {
    const page = await readHtml(product.url + path);
    expect(page.html, path).not.toMatch(/<img src=x|<script>alert/);
    expect(page.html.match(/<\/head>/g), path).toHaveLength(1);
  }
  const page = await readHtml(`${product.url}/album/${evil.id}`);
  expect(page.title).toBe(`${title} by Ilse Brandt · Fairtone`);
  expect(page.structured.MusicAlbum!.name).toBe(title);
  const guest = await visit();
  const dialogs: string[] = [];
  guest.page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await guest.open(`/album/${evil.id}`);
  await expect(guest.heading(title)).toBeVisible();
  expect(dialogs).toEqual([]);
});

test('an address that nobody shows is answered with 404, and every screen with 200', async ({ product }) => {
  const status = async (path: string) => (await readHtml(product.url + path)).status;
  for (const path of ['/no/such/page', '/login/x', '/albumss', '/dashboard/nothing'])
    expect(await status(path), path).toBe(404);
  const screens = ['/login', '/signup', '/forgot-password', '/reset-password', '/auth/confirm', '/albums', '/purchases'];
  for (const path of [...screens, '/dashboard', '/checkout', '/for-artists', '/artist-settings', '/search'])
    expect(await status(path), path).toBe(200);
});
