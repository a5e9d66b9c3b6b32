import { LANGUAGES } from '@fairtone/contracts';
import { bringOut } from '../../support/albums';
import { signUp } from '../../support/people';
import { expect, test } from '../../support/test';
import { ArticlePages } from '../../support/pages/articles';

const PAGES = {
  '/help': 'Help',
  '/resources': 'Resources for artists',
  '/blog': 'Blog',
  '/developers': 'For developers',
  '/privacy': 'Privacy',
  '/terms': 'Terms',
  '/cookies': 'Cookies and what is stored on your device',
  '/copyright': 'Copyright',
};

test('every page of text opens by its address, says what it is, and fits a phone in each language', async ({
  visit,
  product,
}) => {
  const shop = await visit({ viewport: { width: 390, height: 844 } });
  const articles = new ArticlePages(shop.page);
  for (const [path, title] of Object.entries(PAGES)) {
    const answer = await shop.page.goto(path);
    expect(answer?.status(), path).toBe(200);
    await expect(articles.title(title)).toBeVisible();
    expect(await articles.head()).toMatchObject({ title: `${title} · Fairtone`, canonical: product.url + path });
  }
  for (const language of LANGUAGES) {
    for (const path of Object.keys(PAGES)) {
      await shop.open(`${path}?lang=${language}`);
      await expect(shop.page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      const { scrollWidth, clientWidth } = await shop.page.evaluate(() => ({
        scrollWidth: document.documentElement.scrollWidth,
        clientWidth: document.documentElement.clientWidth,
      }));
      expect(scrollWidth, `${path} in ${language}`).toBeLessThanOrEqual(clientWidth);
    }
  }
});

test('help answers the three questions of the specification, and is searched in its address', async ({ visit }) => {
  const shop = await visit();
  const articles = new ArticlePages(shop.page);
  await shop.open('/help');
  for (const question of ['How do I create an account?', 'How do I upload my music?', 'How do payments work?']) {
    await expect(articles.questions.filter({ hasText: question })).toBeVisible();
  }
  await articles.search.fill('paid');
  await expect(shop.page).toHaveURL(/\/help\?q=paid$/);
  await expect(shop.page.getByText(/^Monthly\. On the first day of each month/)).toBeVisible();
  await shop.open('/help?q=refund');
  await expect(articles.search).toHaveValue('refund');
  await expect(articles.questions.filter({ hasText: 'Can I get my money back?' })).toBeVisible();
  await shop.open('/help#payments');
  await expect(shop.page.getByText(/one payment can hold albums of many artists/)).toBeInViewport();
});

test('the blog has three posts with title, date, excerpt and author, and a feed of them', async ({
  visit,
  product,
}) => {
  const shop = await visit();
  const articles = new ArticlePages(shop.page);
  await shop.open('/blog');
  await expect(articles.posts).toHaveCount(3);
  await expect(articles.posts.first()).toContainText('Elif Aydın, November 17, 2026');
  await articles.posts.first().getByRole('link').click();
  await expect(articles.title('What we do not know about you')).toBeVisible();
  expect((await articles.head()).canonical).toBe(`${product.url}/blog/no-countries-no-profiles`);
  const feed = await fetch(`${product.url}/blog/rss.xml?lang=tr`);
  expect(feed.headers.get('content-type')).toContain('application/rss+xml');
  expect(await feed.text()).toContain('<title>Albüm bir bütündür</title>');
  const missing = await shop.page.goto('/blog/nothing');
  expect(missing?.status()).toBe(404);
  await expect(articles.title('Oops! Page not found')).toBeVisible();
});

test('a rights holder sends a notice without an account, and moderators have it', async ({ visit, product }) => {
  const artist = await signUp(product, 'Ilse Brandt', 'artist');
  const album = await bringOut(product, artist, { title: 'Borrowed Light', price: 800 });
  const shop = await visit();
  const articles = new ArticlePages(shop.page);
  await shop.open('/copyright#notice');
  const link = `${product.url}/album/${album.id}`;
  await articles.fillNotice({
    link,
    name: 'Rights Holder',
    email: 'legal@label.test',
    details: 'Our recording of 1999.',
  });
  await articles.sendNotice();
  await expect(shop.page.getByText('The answer goes to legal@label.test.')).toBeVisible();
  const [report] = await product.ask(
    (sql) =>
      sql`select subject_title, reason, language from public.reports where reason = 'copyright' order by created_at desc limit 1`,
  );
  expect(report).toEqual({ subject_title: 'Borrowed Light', reason: 'copyright', language: 'en' });
});

test('a text that does not arrive is asked for again when the connection is back', async ({ visit }) => {
  const shop = await visit();
  const articles = new ArticlePages(shop.page);
  await shop.page.route(/\/terms\.[0-9a-f]+\.json$/, (route) => route.abort());
  await shop.open('/terms');
  await expect(shop.page.getByRole('alert')).toContainText('This page did not load');
  await shop.page.unroute(/\/terms\.[0-9a-f]+\.json$/);
  await shop.page.getByRole('button', { name: 'Try again' }).click();
  await expect(articles.title('Terms')).toBeVisible();
});
