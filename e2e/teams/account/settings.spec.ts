import { readFileSync } from 'node:fs';
import { newestMail } from '../../../servers/testing/clients';
import { PASSWORD, signUp } from '../../support/people';
import type { Product } from '../../support/startProduct';
import { expect, test } from '../../support/test';
import type { Shop } from '../../support/pages/shop';

const openTab = (shop: Shop, name: string) => shop.page.getByRole('tab', { name, exact: true }).click();

/** Whether the password is correct; if so, this starts a session as on another device. */
async function signsIn({ url, anonKey }: Product, email: string, password: string) {
  const { ok } = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: anonKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return ok;
}

test.describe('Settings', () => {
  test('a listener changes name, picture, notifications, privacy, theme and language, and each is kept', async ({
    product,
    visit,
  }) => {
    const lena = await signUp(product, 'Lena Marsh', 'customer');
    const shop = await visit({ as: lena });
    await shop.open('/settings?tab=profile');
    await shop.page.getByLabel('Name', { exact: true }).fill('Lena M.');
    await shop.page.getByRole('button', { name: 'Save' }).click();
    await expect(shop.toast('Profile Updated')).toBeVisible();
    const picture = { name: 'me.png', mimeType: 'image/png', buffer: readFileSync(product.media.picture) };
    await shop.page.getByLabel('Choose a picture').setInputFiles(picture);
    const dialog = shop.page.getByRole('dialog', { name: 'Crop the picture' });
    await expect(dialog.getByRole('slider', { name: 'Zoom' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Use this picture' }).click();
    await expect(shop.toast('Image uploaded')).toBeVisible();
    await expect(shop.header.root.locator(`img[src*="${lena.id}"]`).first()).toBeVisible();
    const { data } = await lena.rest.from('profiles').select('name, avatar_url').eq('id', lena.id).single();
    expect(data?.name).toBe('Lena M.');
    expect(data?.avatar_url).toMatch(new RegExp(`/avatars/${lena.id}-[0-9a-f-]{36}\\.jpg$`));

    await openTab(shop, 'Notifications');
    const followers = shop.page.getByRole('group', { name: 'New followers' });
    await followers.getByRole('checkbox', { name: 'By e-mail' }).check();
    const chosen = async () => (await lena.rest.from('notification_preferences').select('kind, email, in_app')).data;
    await expect.poll(chosen).toEqual([{ kind: 'follower', email: true, in_app: true }]);
    await followers.getByRole('checkbox', { name: 'In the bell' }).uncheck();
    await expect.poll(chosen).toEqual([{ kind: 'follower', email: true, in_app: false }]);

    await openTab(shop, 'Privacy');
    await shop.page.getByRole('radio', { name: 'Nobody' }).check();
    const privacy = async () => (await lena.rest.from('privacy_settings').select('allow_messages')).data;
    await expect.poll(privacy).toEqual([{ allow_messages: 'nobody' }]);

    await openTab(shop, 'Account');
    await shop.page.getByRole('radio', { name: 'Dark' }).check();
    await expect(shop.page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await shop.page.getByRole('combobox', { name: 'Language' }).selectOption('de');
    await expect(shop.heading('Einstellungen')).toBeVisible();
  });

  test('a listener ends the sessions elsewhere, changes the password, and has a new e-mail address once both links were followed', async ({
    product,
    visit,
  }) => {
    const lena = await signUp(product, 'Lena Marsh', 'customer');
    const [old, next] = [lena.email, `next.${lena.email}`];
    expect(await signsIn(product, old, PASSWORD)).toBe(true);
    const shop = await visit({ as: lena });
    await shop.open('/settings?tab=account');
    const sessions = shop.page.getByRole('list', { name: 'Where you are logged in' }).getByRole('listitem');
    await expect(sessions).toHaveCount(2);
    await expect(sessions.first()).toContainText('This browser');
    await shop.page.getByRole('button', { name: 'Log out everywhere else' }).click();
    await expect(shop.toast('You are logged out everywhere else')).toBeVisible();
    await expect(sessions).toHaveCount(1);

    for (const field of ['New password', 'Confirm password'])
      await shop.page.getByLabel(field).fill('An0ther!password');
    await shop.page.getByRole('button', { name: 'Change password' }).click();
    await expect(shop.toast('Your password has been changed')).toBeVisible();
    expect(await signsIn(product, old, 'An0ther!password')).toBe(true);

    await shop.page.getByLabel('New e-mail address').fill(next);
    await shop.page.getByRole('button', { name: 'Change e-mail' }).click();
    await expect(shop.page.getByText(`a link to ${old} and one to ${next}`, { exact: false })).toBeVisible();
    for (const [address, kind] of [
      [old, 'email_change_current'],
      [next, 'email_change'],
    ] as const) {
      await shop.open((await newestMail(product, address, kind)).link);
      const confirm = shop.page.getByRole('button', { name: 'Confirm the change' });
      await confirm.click();
      await expect(confirm).toBeHidden();
    }
    await expect(shop.page).toHaveURL('/settings?tab=account');
    await expect(shop.page.getByText(`Your address is ${next}.`)).toBeVisible();
  });
});
