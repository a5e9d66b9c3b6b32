import { readFileSync } from 'node:fs';
import { PASSWORD, signUp } from '../../support/people';
import { expect, test } from '../../support/test';

test.describe('Own data', () => {
  test('a listener saves everything about them as a file, deletes the account, and is signed out in every tab', async ({
    product,
    visit,
  }) => {
    const lena = await signUp(product, 'Lena Marsh', 'customer');
    await lena.rest.from('playlists').insert({ user_id: lena.id, name: 'Rain' });
    const shop = await visit({ as: lena });
    const other = await shop.page.context().newPage();
    await other.goto('/explore');
    await expect(other.getByRole('banner').getByRole('button', { name: 'Your account' })).toBeVisible();
    await shop.open('/settings?tab=data');
    const saved = shop.page.waitForEvent('download');
    await shop.page.getByRole('button', { name: 'Export everything' }).click();
    const file = readFileSync(await (await saved).path(), 'utf8');
    expect(JSON.parse(file)).toMatchObject({ account: { email: lena.email }, playlists: [{ name: 'Rain' }] });
    await expect(shop.toast('Your data is in your downloads')).toBeVisible();

    await shop.page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = shop.page.getByRole('alertdialog');
    await dialog.getByLabel('Your password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await expect(shop.toast('Your account is deleted')).toBeVisible();
    await expect(shop.page).toHaveURL('/');
    await expect(shop.header.root.getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(other.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    expect(await product.ask((sql) => sql`select 1 from auth.users where id = ${lena.id}`)).toHaveLength(0);
  });
});
