import { readFileSync } from 'node:fs';
import { bringOut } from '../../support/albums';
import { axeProblems } from '../../support/axe';
import { order, pay } from '../../support/orders';
import { PASSWORD, signUp } from '../../support/people';
import { tracesIn } from '../../support/traces';
import { expect, test } from '../../support/test';

test('everything about a person comes as one file', async ({ product, visit }) => {
  const lena = await signUp(product, 'Lena Marsh', 'customer');
  await lena.rest.from('playlists').insert({ user_id: lena.id, name: 'Rain' });
  const shop = await visit({ as: lena });
  await shop.open('/settings?tab=data');
  const saved = shop.page.waitForEvent('download');
  await shop.page.getByRole('button', { name: 'Export everything' }).click();
  const file = JSON.parse(readFileSync(await (await saved).path(), 'utf8')) as Record<string, unknown>;
  expect(JSON.stringify(file)).toContain(lena.email);
  expect(JSON.stringify(file)).toContain('"Rain"');
  await expect(shop.toast('Your data is in your downloads')).toBeVisible();
});

test('a deleted account leaves nameless sales, and nothing else anywhere', async ({ product, visit }) => {
  const name = `Quirin ${Date.now()}`;
  const nadia = await signUp(product, 'Nadia Voss', 'artist');
  const album = await bringOut(product, nadia, { title: 'Small Hours', price: 800, songs: ['mp3'] });
  const person = await signUp(product, name, 'customer');
  await pay(product, person, await order(product, person, [{ album }]));
  await person.rest.from('playlists').insert({ user_id: person.id, name: 'Rain' });
  await person.rest.from('user_follows').insert({ follower_id: person.id, following_id: nadia.id });
  await person.rest.from('user_favorites').insert({ user_id: person.id, album_id: album.id });
  await product.ask((sql) => sql`select send_message(${person.id}::uuid, ${nadia.id}::uuid, ${`Greetings, ${name}`})`);

  const shop = await visit({ as: person });
  const other = await shop.page.context().newPage();
  await other.goto('/dashboard');
  await shop.open('/settings?tab=data');
  await shop.page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = shop.page.getByRole('alertdialog');
  expect(await axeProblems(shop.page)).toEqual([]);
  await dialog.getByLabel('Your password').fill('Wr0ng!password');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByText('This password is not right.')).toBeVisible();
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(shop.toast('Your account is deleted')).toBeVisible();
  await expect(shop.page).toHaveURL('/');
  await expect(shop.header.root.getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(other.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();

  // The farewell waits for its sender; it is the last that knows the address.
  expect(await tracesIn(product, [person.email])).toEqual(['public.emails.to_address']);
  await product.ask((sql) => sql`update public.emails set state = 'sent' where to_address = ${person.email}`);
  expect(await tracesIn(product, [person.id, person.email, name])).toEqual([]);
  const sold = await product.ask(
    (sql) => sql`select user_id, amount_cents from purchases where album_id = ${album.id}`,
  );
  expect([...sold]).toEqual([{ user_id: null, amount_cents: 800 }]);
  const stored = await product.ask(
    (sql) => sql`select 1 from storage.objects where position(${person.id} in name) > 0`,
  );
  expect(stored).toHaveLength(0);
});
