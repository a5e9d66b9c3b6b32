import { expect, test } from '../../support/test';
import { Shop } from '../../support/pages/shop';

const shown = ({ page }: Shop) => page.locator('html');
const toggle = ({ header }: Shop, name: 'dark' | 'light') =>
  header.root.getByRole('button', { name: `Use the ${name} theme` });

test('the theme is the system’s until somebody chooses, also when the system changes its mind', async ({ visit }) => {
  const guest = await visit({ colorScheme: 'dark' });
  await guest.open('/login');
  await expect(shown(guest)).toHaveAttribute('data-theme', 'dark');
  await expect(toggle(guest, 'light')).toBeVisible();
  await guest.page.emulateMedia({ colorScheme: 'light' });
  await expect(shown(guest)).toHaveAttribute('data-theme', 'light');
  await toggle(guest, 'dark').click();
  expect(await guest.page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await guest.page.emulateMedia({ colorScheme: 'dark' });
  await guest.page.emulateMedia({ colorScheme: 'light' });
  await expect(shown(guest)).toHaveAttribute('data-theme', 'dark');
});

test('the choice is remembered, and the first paint has it', async ({ visit }) => {
  const guest = await visit({ colorScheme: 'light' });
  await guest.open('/login');
  await toggle(guest, 'dark').click();
  // Nothing but the html: what decides stands in it.
  await guest.page.route('**/*.js', (route) => route.abort());
  await guest.page.reload({ waitUntil: 'commit' });
  await expect(shown(guest)).toHaveAttribute('data-theme', 'dark');
});

test('another tab takes the choice over', async ({ visit }) => {
  const one = await visit({ colorScheme: 'light' });
  const other = new Shop(await one.page.context().newPage());
  await one.open('/login');
  await other.open('/login');
  await expect(toggle(other, 'dark')).toBeVisible();
  await toggle(one, 'dark').click();
  await expect(shown(other)).toHaveAttribute('data-theme', 'dark');
  await expect(toggle(other, 'light')).toBeVisible();
});
