import { expect, test } from '../../support/test';
import type { Shop } from '../../support/pages/shop';

const REFUSED = 'Invalid email or password';

async function provoke(guest: Shop) {
  await guest.page.clock.install();
  await guest.open('/login');
  await guest.login.logIn('nobody@people.test', 'wrong');
  const toast = guest.toast(REFUSED);
  await expect(toast).toBeVisible();
  return toast;
}

test('what went wrong is told at once, in the one place for messages, and goes after 5000 ms', async ({ visit }) => {
  const guest = await visit();
  const toast = await provoke(guest);
  await expect(toast.getByRole('alert')).toHaveText(/^Error/);
  await expect(guest.page.locator('[data-sonner-toaster]')).toHaveCount(1);
  await guest.page.clock.runFor(4000);
  await expect(toast).toBeVisible();
  await guest.page.clock.runFor(2000);
  await expect(toast).toBeHidden();
  // Beside the form it stays.
  await expect(guest.page.getByRole('main').getByText(REFUSED)).toBeVisible();
});

test('a message stays under the pointer', async ({ visit }) => {
  const guest = await visit();
  const toast = await provoke(guest);
  await toast.hover();
  await guest.page.clock.runFor(20_000);
  await expect(toast).toBeVisible();
  await guest.page.mouse.move(0, 600);
  await guest.page.clock.runFor(6000);
  await expect(toast).toBeHidden();
});

test('a message stays while the focus is on it', async ({ visit }) => {
  const guest = await visit();
  const toast = await provoke(guest);
  await toast.getByRole('button', { name: 'Close notification' }).focus();
  await guest.page.clock.runFor(20_000);
  await expect(toast).toBeVisible();
  await guest.page.getByRole('textbox', { name: 'Email' }).focus();
  await guest.page.clock.runFor(6000);
  await expect(toast).toBeHidden();
});
