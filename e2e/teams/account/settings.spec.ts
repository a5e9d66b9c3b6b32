import { readFileSync } from 'node:fs';
import { newestMail } from '../../../apps/backend/testing/clients';
import { axeProblems } from '../../support/axe';
import { PASSWORD, signUp, type Person } from '../../support/people';
import { refuseWrites } from '../../support/refuseWrites';
import { expect, test } from '../../support/test';
import type { Shop } from '../../support/pages/shop';

let lena: Person;
test.beforeEach(async ({ product }) => {
  lena = await signUp(product, 'Lena Marsh', 'customer');
});
const open = async (shop: Shop, tab: string) => {
  await shop.open(`/settings?tab=${tab}`);
  await expect(shop.heading('Settings')).toBeVisible();
};

test('settings are for people with an account', async ({ visit }) => {
  const guest = await visit();
  await guest.open('/settings?tab=privacy');
  await expect(guest.page).toHaveURL('/login?returnTo=%2Fsettings%3Ftab%3Dprivacy');
});

for (const [tab, name] of [
  ['account', 'Account'],
  ['profile', 'Profile'],
  ['notifications', 'Notifications'],
  ['privacy', 'Privacy'],
  ['payments', 'Payments'],
  ['data', 'Your data'],
] as const) {
  test(`the tab ${name} opens by its address, and is usable without seeing it`, async ({ visit }) => {
    const shop = await visit({ as: lena });
    await open(shop, tab);
    await expect(shop.page.getByRole('tab', { name, exact: true })).toHaveAttribute('aria-selected', 'true');
    await expect(shop.page.getByRole('tabpanel').getByRole('status', { name: 'Loading…' })).toBeHidden();
    expect(await axeProblems(shop.page)).toEqual([]);
  });
}

test('profile: name, place and words are saved, refused without a name, and kept when the server refuses', async ({
  product,
  visit,
}) => {
  const shop = await visit({ as: lena });
  await open(shop, 'profile');
  const name = shop.page.getByLabel('Name', { exact: true });
  await name.fill('  ');
  await shop.page.getByRole('button', { name: 'Save' }).click();
  await expect(shop.page.getByText('Name is required')).toBeVisible();
  await name.fill('Lena M.');
  await refuseWrites(product, 'profiles', async () => {
    await shop.page.getByRole('button', { name: 'Save' }).click();
    await expect(shop.toast('Failed to update profile')).toBeVisible();
  });
  await shop.page.getByRole('button', { name: 'Save' }).click();
  await expect(shop.toast('Profile Updated')).toBeVisible();
  const { data } = await lena.rest.from('profiles').select('name').eq('id', lena.id).single();
  expect(data).toEqual({ name: 'Lena M.' });
});

test('the picture is checked, cropped, stored and shown; a failure says so', async ({ product, visit }) => {
  const shop = await visit({ as: lena });
  await open(shop, 'profile');
  const choose = (file: { name: string; mimeType: string; buffer: Buffer }) =>
    shop.page.getByLabel('Choose a picture').setInputFiles(file);
  const picture = readFileSync(product.media.picture);
  await choose({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await expect(shop.toast('Invalid file type')).toContainText('Please upload an image file');
  await choose({ name: 'big.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(2 * 1024 * 1024 + 1) });
  await expect(shop.toast('File too large')).toContainText('Please upload an image smaller than 2MB');
  await choose({ name: 'me.png', mimeType: 'image/png', buffer: picture });
  const dialog = shop.page.getByRole('dialog', { name: 'Crop the picture' });
  await expect(dialog.getByRole('slider', { name: 'Zoom' })).toBeVisible();
  expect(await axeProblems(shop.page)).toEqual([]);
  // Stored, and then the profile cannot be told: nothing is shown as if it had been.
  await refuseWrites(product, 'profiles', async () => {
    await dialog.getByRole('button', { name: 'Use this picture' }).click();
    await expect(shop.toast('Upload failed')).toContainText('Failed to upload image');
  });
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  await expect(shop.toast('Image uploaded')).toContainText('Your profile image has been updated.');
  const { data } = await lena.rest.from('profiles').select('avatar_url').eq('id', lena.id).single();
  expect(data?.avatar_url).toMatch(new RegExp(`/avatars/${lena.id}-[0-9a-f-]{36}\\.jpg$`));
  await expect(shop.page.getByRole('banner').locator(`img[src*="${lena.id}"]`).first()).toBeVisible();
});

test('notifications and privacy are kept with each press, and taken back when the server refuses', async ({
  product,
  visit,
}) => {
  const shop = await visit({ as: lena });
  await open(shop, 'notifications');
  const byMail = shop.page.getByRole('group', { name: 'New followers' }).getByRole('checkbox', { name: 'By e-mail' });
  await refuseWrites(product, 'notification_preferences', async () => {
    // It goes back at once: a check would wait for the tick to stay.
    await byMail.click();
    await expect(shop.toast('Failed to save settings')).toBeVisible();
    await expect(byMail).not.toBeChecked();
  });
  await byMail.check();
  const kept = async () => {
    const { data } = await lena.rest.from('notification_preferences').select('kind, email');
    return data;
  };
  await expect.poll(kept).toEqual([{ kind: 'follower', email: true }]);
  const group = shop.page.getByRole('group', { name: 'New followers' });
  await group.getByRole('checkbox', { name: 'In the bell' }).uncheck();
  await expect
    .poll(async () => (await lena.rest.from('notification_preferences').select('in_app')).data)
    .toEqual([{ in_app: false }]);
  const fan = await signUp(product, 'Yuki Sato', 'customer');
  await fan.rest.from('user_follows').insert({ follower_id: fan.id, following_id: lena.id });
  const told = await product.ask(
    (sql) => sql`select (select array_agg(kind) from emails where user_id = ${lena.id}) as mails,
      (select count(*)::int from notifications where user_id = ${lena.id}) as bell`,
  );
  expect(told[0]).toEqual({ mails: ['new_follower'], bell: 0 });

  await open(shop, 'privacy');
  await shop.page.getByRole('radio', { name: 'Nobody' }).check();
  const privacy = async () => {
    const { data } = await lena.rest.from('privacy_settings').select('allow_messages');
    return data;
  };
  await expect.poll(privacy).toEqual([{ allow_messages: 'nobody' }]);
});

test('a new password follows the five rules, and ends the sessions elsewhere', async ({ visit }) => {
  const shop = await visit({ as: lena });
  await open(shop, 'account');
  const password = shop.page.getByLabel('New password');
  const again = shop.page.getByLabel('Confirm password');
  const change = shop.page.getByRole('button', { name: 'Change password' });
  for (const [typed, words] of [
    ['Aa1!', 'Password must be at least 8 characters'],
    ['lowercase1!', 'Password must contain at least one uppercase letter'],
    ['UPPERCASE1!', 'Password must contain at least one lowercase letter'],
    ['NoNumber!', 'Password must contain at least one number'],
    ['NoSpecial1', 'Password must contain at least one special character'],
  ] as const) {
    await password.fill(typed);
    await again.fill(typed);
    await change.click();
    await expect(shop.page.getByText(words)).toBeVisible();
  }
  await password.fill('An0ther!password');
  await again.fill('An0ther?password');
  await change.click();
  await expect(shop.page.getByText("Passwords don't match")).toBeVisible();
  for (const field of [password, again]) await field.fill(PASSWORD);
  await change.click();
  await expect(shop.page.getByText('This is your password already. Choose another one.')).toBeVisible();
  for (const field of [password, again]) await field.fill('An0ther!password');
  await change.click();
  await expect(shop.toast('Your password has been changed')).toBeVisible();
  const other = await visit();
  await other.open('/login');
  await other.login.logIn(lena.email, 'An0ther!password');
  await expect(other.page).toHaveURL(/\/dashboard/);
});

test('where one is logged in is listed, and ended elsewhere with one press', async ({ visit }) => {
  const other = await visit();
  await other.open('/login');
  await other.login.logIn(lena.email, PASSWORD);
  await expect(other.page).toHaveURL(/\/dashboard/);
  const shop = await visit({ as: lena });
  await open(shop, 'account');
  const sessions = shop.page.getByRole('list', { name: 'Where you are logged in' }).getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await expect(sessions.first()).toContainText('This browser');
  await shop.page.getByRole('button', { name: 'Log out everywhere else' }).click();
  await expect(shop.toast('You are logged out everywhere else')).toBeVisible();
  await expect(sessions).toHaveCount(1);
});

test('another e-mail counts once both links were followed', async ({ product, visit }) => {
  const next = `next.${lena.email}`;
  const shop = await visit({ as: lena });
  await open(shop, 'account');
  const field = shop.page.getByLabel('New e-mail address');
  const change = shop.page.getByRole('button', { name: 'Change e-mail' });
  await field.fill('nobody');
  await change.click();
  await expect(shop.page.getByText('Please enter a valid email address')).toBeVisible();
  await field.fill(next);
  await change.click();
  await expect(shop.page.getByText(`a link to ${lena.email} and one to ${next}`, { exact: false })).toBeVisible();
  await shop.page.reload();
  await expect(shop.page.getByText(`and one to ${next}`, { exact: false })).toBeVisible();
  for (const [address, kind] of [
    [lena.email, 'email_change_current'],
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

test('language and theme change at once and outlive a reload', async ({ visit }) => {
  const shop = await visit({ as: lena });
  await open(shop, 'account');
  await shop.page.getByRole('radio', { name: 'Dark' }).check();
  await expect(shop.page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await shop.page.getByRole('combobox', { name: 'Language' }).selectOption('de');
  await expect(shop.heading('Einstellungen')).toBeVisible();
  await shop.page.reload();
  await expect(shop.heading('Einstellungen')).toBeVisible();
  await expect(shop.page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('settings that do not come are asked for again', async ({ product, visit }) => {
  const shop = await visit({ as: lena });
  const run = (statement: string) => product.ask((sql) => sql.unsafe(statement));
  await run('revoke select on public.profile_counts from authenticated');
  await run('revoke select on public.privacy_settings from authenticated');
  try {
    await open(shop, 'profile');
    await expect(shop.page.getByText('Failed to load profile data')).toBeVisible();
    await open(shop, 'privacy');
    await expect(shop.page.getByText('Failed to load settings')).toBeVisible();
  } finally {
    await run('grant select on public.profile_counts to authenticated');
    await run('grant select on public.privacy_settings to authenticated');
  }
  await shop.page.getByRole('button', { name: 'Try again' }).click();
  await expect(shop.page.getByRole('radio', { name: 'Nobody' })).toBeVisible();
});
