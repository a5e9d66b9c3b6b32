import { bringOut } from '../../support/albums';
import { axeProblems } from '../../support/axe';
import { order, pay } from '../../support/orders';
import { signUp } from '../../support/people';
import { expect, test } from '../../support/test';

const TABS = ['profile', 'notifications', 'privacy', 'payments'];

test('the profile is edited, with its links, and others see it', async ({ product, visit }) => {
  const artist = await signUp(product, 'Nadia Voss', 'artist');
  const shop = await visit({ as: artist });
  const { page } = shop;
  await shop.open('/artist-settings');
  const form = page.getByRole('main');
  await form.getByLabel('Artist name').fill('  ');
  await form.getByLabel('Website').fill('nadia.test');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Artist name is required')).toBeVisible();
  await expect(form.getByText('Enter a full address, such as https://example.com')).toBeVisible();

  await form.getByLabel('Artist name').fill('Nadia V.');
  await form.getByLabel('Location').fill('Gdynia, Poland');
  await form.getByText('Ambient', { exact: true }).click();
  await form.getByLabel('Biography').fill('Tape, rain and patience.');
  await form.getByLabel('Website').fill('https://nadia.test/');
  await form.getByLabel('Instagram').fill('@nadia');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(shop.toast('Profile Updated')).toContainText('Your artist profile has been updated successfully.');
  await expect(page).toHaveURL(new RegExp(`/artist/${artist.id}$`));
  const { data } = await artist.rest.from('profiles').select('social_links').eq('id', artist.id).single();
  // Empty links are left out.
  expect(data).toEqual({ social_links: { website: 'https://nadia.test/', instagram: 'nadia' } });

  const guest = await visit();
  await guest.artist.open(artist.id);
  await expect(guest.heading('Nadia V.')).toBeVisible();
  for (const text of ['Gdynia, Poland', 'Tape, rain and patience.']) {
    await expect(guest.page.getByText(text).first()).toBeVisible();
  }
});

test('what an artist chooses about news takes effect with the next sale', async ({ product, visit }) => {
  const [artist, buyer] = [
    await signUp(product, 'Omar Reyes', 'artist'),
    await signUp(product, 'Lena Marsh', 'customer'),
  ];
  const albums = [
    await bringOut(product, artist, { title: 'Open Windows', price: 800, songs: ['mp3'] }),
    await bringOut(product, artist, { title: 'Harbour Songs', price: 900, songs: ['mp3'] }),
  ];
  const news = async () => {
    const { data } = await artist.rest.from('notifications').select('kind').eq('kind', 'sale');
    return data?.length;
  };
  await pay(product, buyer, await order(product, buyer, [{ album: albums[0]! }]));
  await expect.poll(news).toBe(1);

  const shop = await visit({ as: artist });
  await shop.open('/artist-settings?tab=notifications');
  const bell = shop.page
    .getByRole('group', { name: 'Sales of your music' })
    .getByRole('checkbox', { name: 'In the bell' });
  await expect(bell).toBeChecked();
  await bell.click();
  await expect(bell).not.toBeChecked();
  await expect
    .poll(async () => (await artist.rest.from('notification_preferences').select('in_app').eq('kind', 'sale')).data)
    .toEqual([{ in_app: false }]);
  await pay(product, buyer, await order(product, buyer, [{ album: albums[1]! }]));
  expect(await news()).toBe(1);
});

test('what an artist keeps private is kept from others', async ({ product, visit }) => {
  const [artist, fan] = [await signUp(product, 'Yuki Sato', 'artist'), await signUp(product, 'Lena Marsh', 'customer')];
  await fan.rest.from('user_follows').insert({ follower_id: fan.id, following_id: artist.id });
  const others = await signUp(product, 'Ivo Lund', 'customer');
  const seen = async () =>
    (await others.rest.from('user_follows').select('follower_id').eq('following_id', artist.id)).data;
  expect(await seen()).toEqual([{ follower_id: fan.id }]);
  const shop = await visit({ as: artist });
  await shop.open('/artist-settings?tab=privacy');
  const choice = shop.page.getByRole('checkbox', { name: 'Show who follows me' });
  await expect(choice).toBeChecked();
  await choice.click();
  await shop.page.getByRole('radio', { name: 'Nobody' }).click();
  await expect
    .poll(async () => (await artist.rest.from('privacy_settings').select('show_followers, allow_messages')).data)
    .toEqual([{ show_followers: false, allow_messages: 'nobody' }]);
  expect(await seen()).toEqual([]);
});

test('every tab is usable without seeing it, and its address leads back to it', async ({ product, visit }) => {
  const artist = await signUp(product, 'Nadia Voss', 'artist');
  const shop = await visit({ as: artist });
  for (const tab of TABS) {
    await shop.open(tab === 'profile' ? '/artist-settings' : `/artist-settings?tab=${tab}`);
    await expect(shop.page.getByRole('tab', { selected: true })).toHaveText(new RegExp(tab, 'i'));
    await expect(shop.page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect(await axeProblems(shop.page)).toEqual([]);
  }
});
