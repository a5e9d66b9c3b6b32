import { axeProblems } from '../../support/axe';
import { signUp, type Person } from '../../support/people';
import { expect, test } from '../../support/test';

const givenBy = async (person: Person) => {
  const { data } = await person.rest.rpc('list_support', { side: 'given' });
  return data?.map(({ artist_id, amount_cents, state }) => ({ artist_id, amount_cents, state }));
};

test.describe('Artist page', () => {
  test('a listener follows an artist, supports them every month by card, is thanked and known again, and stops following', async ({
    product,
    visit,
  }) => {
    const artist = await signUp(product, 'Nadia Voss', 'artist');
    const lena = await signUp(product, 'Lena Marsh', 'customer');
    const shop = await visit({ as: lena });
    await shop.artist.open(artist.id);
    await expect(shop.page.getByText('0 followers')).toBeVisible();
    await shop.artist.follow.click();
    await expect(shop.toast('You are now following this user')).toBeVisible();
    await expect(shop.page.getByText('1 follower', { exact: true })).toBeVisible();

    await shop.artist.press('Support Monthly');
    await expect(shop.support.amount).toHaveValue('5');
    await expect(shop.support.root.getByText('$4.25')).toBeVisible();
    expect(await axeProblems(shop.page)).toEqual([]);
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
    await shop.page.keyboard.press('Escape');

    // The page was left for the payment page: its data was requested again.
    await expect(shop.artist.following).toHaveAttribute('aria-pressed', 'true');
    await expect(shop.page.getByText('1 follower', { exact: true })).toBeVisible();
    await shop.artist.following.click();
    await expect(shop.toast('You have unfollowed this user')).toBeVisible();
    await expect(shop.page.getByText('0 followers')).toBeVisible();
  });
});
