import type { Page } from '@playwright/test';
import { publishAlbum, type Album } from '../../support/albums';
import { signUp, type Person } from '../../support/people';
import type { Product } from '../../support/startProduct';
import { expect, test } from '../../support/test';
import { readHtml } from './readHtml';

const TITLE = 'Tea & "Toast" <live>';

let artist: Person;
let album: Album;
let draft: Album;
test.beforeAll(async ({ product }) => {
  artist = await signUp(product, 'Ilse Brandt', 'artist');
  album = await publishAlbum(product, artist, { title: TITLE, price: 800, description: 'Made at the <river>.' });
  draft = await publishAlbum(product, artist, { title: 'Secret Drawer', price: 800, isDraft: true });
});

/** Texts of the elements of an XML document; fails if the browser's parser finds an error. */
async function readXml(page: Page, url: string, name: string): Promise<string[]> {
  const answer = await fetch(url);
  expect(answer.headers.get('content-type'), url).toContain('xml');
  const text = await answer.text();
  expect(text).not.toContain('Secret Drawer');
  return page.evaluate(
    ([xml, tag]) => {
      const document = new DOMParser().parseFromString(xml!, 'text/xml');
      const error = document.querySelector('parsererror');
      if (error) throw new Error(error.textContent ?? 'broken');
      return [...document.getElementsByTagName(tag!)].map((element) => element.textContent ?? '');
    },
    [text, name],
  );
}

const oembed = (product: Product, query: Record<string, string>) =>
  fetch(`${product.url}/oembed?${new URLSearchParams(query)}`);

test.describe('What machines read', () => {
  test('robots are told where the sitemap is and what is private; the sitemap lists public pages that are there', async ({
    product,
    page,
  }) => {
    const answer = await fetch(`${product.url}/robots.txt`);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    const robots = await answer.text();
    expect(robots).toContain(`Sitemap: ${product.url}/sitemap.xml`);
    expect(robots).toContain('Disallow: /dashboard');

    const maps = await readXml(page, `${product.url}/sitemap.xml`, 'loc');
    const [places, ...others] = await Promise.all(maps.map((map) => readXml(page, map, 'loc')));
    const own = [`${product.url}/album/${album.id}`, `${product.url}/artist/${artist.id}`];
    expect(places).toContain(`${product.url}/`);
    expect(others.flat()).toEqual(expect.arrayContaining(own));
    expect(others.flat()).not.toContain(`${product.url}/album/${draft.id}`);
    const firstOfEach = others.flatMap((pages) => pages.slice(0, 1));
    for (const address of [...places!, ...own, ...firstOfEach])
      expect((await readHtml(address)).status, address).toBe(200);
    expect((await fetch(`${product.url}/sitemaps/albums/none.xml`)).status).toBe(404);
  });

  test('new albums can be followed as a feed, of everybody and of each artist', async ({ product, page }) => {
    const home = await readHtml(product.url);
    const [releases] = home.links('application/rss+xml');
    for (const feed of [releases!, `${product.url}/feeds/artist/${artist.id}.xml`]) {
      expect(await readXml(page, feed, 'title')).toContain(`${TITLE} by Ilse Brandt`);
      expect(await readXml(page, feed, 'guid')).toContain(`${product.url}/album/${album.id}`);
      const dates = await readXml(page, feed, 'pubDate');
      expect(dates.length).toBeGreaterThan(0);
      for (const date of dates) expect(new Date(date).toUTCString()).toBe(date);
    }
    const nobody = '00000000-0000-4000-8000-000000000000';
    expect((await fetch(`${product.url}/feeds/artist/${nobody}.xml`)).status).toBe(404);
  });

  test('the address of an album can be turned into a frame as its page says, and nothing else can', async ({
    product,
    page,
  }) => {
    const address = `${product.url}/album/${album.id}`;
    const { links } = await readHtml(address);
    const answer = await fetch(links('application/json+oembed')[0]!);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    const embed = (await answer.json()) as Record<string, string>;
    expect(embed).toMatchObject({
      version: '1.0',
      type: 'rich',
      title: `${TITLE} by Ilse Brandt`,
      author_name: 'Ilse Brandt',
      thumbnail_url: album.coverImage,
    });
    const [html] = await readXml(page, links('text/xml+oembed')[0]!, 'html');
    expect(html).toBe(embed.html);
    // A page outside the product: nothing is fetched into the frame.
    await page.route('**/embed/**', (route) => route.abort());
    await page.setContent(embed.html!);
    const frame = page.locator('iframe');
    await expect(frame).toHaveAttribute('src', `${product.url}/embed/album/${album.id}`);
    await expect(frame).toHaveAttribute('title', `${TITLE} by Ilse Brandt`);
    const small = (await (await oembed(product, { url: address, maxwidth: '300', maxheight: '10' })).json()) as object;
    expect(small).toMatchObject({ width: 300, height: 200 });

    const status = async (query: Record<string, string>) => (await oembed(product, query)).status;
    expect(await status({})).toBe(400);
    expect(await status({ url: address, format: 'yaml' })).toBe(501);
    for (const url of [
      `${product.url}/album/${draft.id}`,
      `${product.url}/artist/${artist.id}`,
      `https://elsewhere.test/album/${album.id}`,
      'javascript:alert(1)',
      'nonsense',
    ])
      expect(await status({ url }), url).toBe(404);
  });
});
