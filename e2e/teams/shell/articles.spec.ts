import { publishAlbum } from '../../support/albums';
import { signUp } from '../../support/people';
import { expect, test } from '../../support/test';
import { ArticlePages } from '../../support/pages/articles';

test.describe('Articles', () => {
  test('help opens at the part that a link names, and keeps a search in its address', async ({ visit }) => {
    const shop = await visit();
    const articles = new ArticlePages(shop.page);
    await shop.open('/help#payments');
    await expect(shop.page.getByText(/one payment can hold albums of many artists/)).toBeInViewport();
    await articles.search.fill('paid');
    await expect(shop.page).toHaveURL(/\/help\?q=paid/);
    await expect(shop.page.getByText(/^Monthly\. On the first day of each month/)).toBeVisible();
  });

  test('a rights holder sends a notice without an account, and moderators have it', async ({ visit, product }) => {
    const artist = await signUp(product, 'Ilse Brandt', 'artist');
    const album = await publishAlbum(product, artist, { title: 'Borrowed Light', price: 800 });
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
    const reports = await product.ask(
      (sql) => sql`select subject_title, reason, language from public.reports where subject_id = ${album.id}`,
    );
    expect(reports).toEqual([{ subject_title: 'Borrowed Light', reason: 'copyright', language: 'en' }]);
  });
});
