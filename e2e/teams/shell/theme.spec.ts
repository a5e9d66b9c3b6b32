import { expect, test } from '../../support/test';
import { Shop } from '../../support/pages/shop';

const html = ({ page }: Shop) => page.locator('html');
const toggle = ({ header }: Shop, name: 'dark' | 'light') =>
  header.root.getByRole('button', { name: `Use the ${name} theme` });

test.describe('Theme', () => {
  test('follows the system until the visitor chooses one, then is the same in every tab and at the first paint', async ({
    visit,
  }) => {
    const one = await visit({ colorScheme: 'dark' });
    const other = new Shop(await one.page.context().newPage());
    await one.open('/login');
    await other.open('/login');
    await expect(html(one)).toHaveAttribute('data-theme', 'dark');
    await one.page.emulateMedia({ colorScheme: 'light' });
    await expect(html(one)).toHaveAttribute('data-theme', 'light');
    await toggle(one, 'dark').click();
    await expect(html(one)).toHaveAttribute('data-theme', 'dark');
    await other.page.emulateMedia({ colorScheme: 'light' });
    await expect(html(other)).toHaveAttribute('data-theme', 'dark');
    await expect(toggle(other, 'light')).toBeVisible();
    // Only the HTML is answered: the script that decides is inline.
    await one.page.route('**/*.js', (route) => route.abort());
    await one.page.reload({ waitUntil: 'commit' });
    await expect(html(one)).toHaveAttribute('data-theme', 'dark');
  });
});
