import { axeProblems } from '../../support/axe';
import { signUp, type Person } from '../../support/people';
import { expect, test } from '../../support/test';

let artist: Person;
test.beforeAll(async ({ product }) => {
  artist = await signUp(product, 'Nadia Voss', 'artist');
});

const givenBy = async (person: Person) => {
  const { data } = await person.rest.rpc('list_support', { side: 'given' });
  return data?.map(({ artist_id, amount_cents, state }) => ({ artist_id, amount_cents, state }));
};

test('a listener supports an artist each month, by card, and is thanked', async ({ product, visit }) => {
  const lena = await signUp(product, 'Lena Marsh', 'customer');
  const shop = await visit({ as: lena });
  await shop.artist.open(artist.id);
  await shop.artist.press('Support Monthly');
  await expect(shop.support.amount).toHaveValue('5');
  await expect(shop.support.root.getByText('$4.25')).toBeVisible();
  expect(await axeProblems(shop.page)).toEqual([]);
  await shop.support.amount.fill('0.99');
  await expect(shop.support.root.getByText('Minimum donation amount is $1')).toBeVisible();
  await shop.support.give('7.5');

  await expect(shop.provider.total).toContainText('7.50');
  await shop.provider.payWithTestCard();
  await expect(shop.toast('Thank you!')).toContainText('You now support Nadia Voss every month.');
  await expect(shop.support.root).toBeHidden();
  await expect(shop.page).toHaveURL(`/artist/${artist.id}`);
  expect(await givenBy(lena)).toEqual([{ artist_id: artist.id, amount_cents: 750, state: 'active' }]);

  await shop.artist.press('Support Monthly');
  await expect(shop.support.root.getByText('You already support Nadia Voss. Thank you!')).toBeVisible();
  await expect(shop.support.root.getByText('$7.50 a month')).toBeVisible();
});

test('a guest is asked to sign in', async ({ visit }) => {
  const shop = await visit();
  await shop.artist.open(artist.id);
  await shop.artist.press('Support Monthly');
  await shop.support.give('5');
  await expect(shop.toast('Authentication required')).toContainText('Please sign in to make a donation');
});

test('an artist who is no longer one cannot be supported, and the server says so', async ({ product, visit }) => {
  const former = await signUp(product, 'Omar Reyes', 'artist');
  const shop = await visit({ as: await signUp(product, 'Lena Marsh', 'customer') });
  await shop.artist.open(former.id);
  await shop.artist.press('Support Monthly');
  await product.ask((sql) => sql`delete from public.user_roles where user_id = ${former.id} and role = 'artist'`);
  await shop.support.give('5');
  await expect(shop.toast('Payment Failed')).toContainText('This artist can no longer be supported.');
  await expect(shop.support.amount).toHaveValue('5');
});
