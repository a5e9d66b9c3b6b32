import type { Scene, Stage } from './stage';

const settings = (tab: string, isReady: (stage: Stage) => Promise<void>): Scene => ({
  name: `settings-${tab}`,
  as: 'buyer',
  show: async (stage) => {
    await stage.open(`/settings?tab=${tab}`);
    await isReady(stage);
  },
});

/** What people have for themselves: lists, letters, settings, receipts. */
export const accountScenes: Scene[] = [
  settings('account', ({ page }) => page.getByRole('tabpanel').getByRole('listitem').first().waitFor()),
  settings('profile', ({ field }) => field('account:settings.name').waitFor()),
  settings('notifications', ({ page }) => page.getByRole('checkbox').first().waitFor()),
  settings('privacy', ({ page }) => page.getByRole('radio').first().waitFor()),
  settings('payments', ({ link }) => link('account:support.toPurchases').waitFor()),
  settings('data', ({ button }) => button('account:settings.exportButton').waitFor()),
  {
    name: 'delete-account',
    as: 'buyer',
    show: async ({ page, open, button }) => {
      await open('/settings?tab=data');
      await button('account:settings.delete').click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'playlists',
    as: 'buyer',
    show: async ({ page, open }) => {
      await open('/playlists');
      await page.getByRole('article').first().waitFor();
    },
  },
  {
    name: 'playlist',
    as: 'buyer',
    show: async ({ page, world, open }) => {
      await open(`/playlist/${world.playlistId}`);
      await page.getByRole('grid').waitFor();
    },
  },
  {
    name: 'favorites',
    as: 'buyer',
    show: async ({ page, open }) => {
      await open('/favorites');
      await page.getByRole('main').getByRole('listitem').first().waitFor();
    },
  },
  {
    name: 'profile-artist',
    as: 'buyer',
    show: async ({ page, world, open }) => {
      await open(`/profile/${world.artist.id}`);
      await page.getByRole('tabpanel').getByRole('link').first().waitFor();
    },
  },
  {
    name: 'profile-own',
    as: 'buyer',
    show: async ({ page, open }) => {
      await open('/profile');
      await page.getByRole('tabpanel').getByRole('link').first().waitFor();
    },
  },
  {
    name: 'messages',
    as: 'buyer',
    show: async ({ page, open }) => {
      await open('/messages');
      await page.getByRole('tabpanel').getByRole('listitem').first().waitFor();
    },
  },
  {
    name: 'conversation',
    as: 'buyer',
    show: async ({ page, world, open }) => {
      await open(`/messages/${world.artist.id}`);
      await page.getByRole('main').getByRole('textbox').waitFor();
    },
  },
  {
    name: 'notifications',
    as: 'buyer',
    isWindow: true,
    show: async ({ page, open }) => {
      await open('/');
      await page.getByRole('banner').locator('[aria-haspopup="dialog"]').first().click();
      await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    },
  },
  { name: 'receipt', as: 'buyer', show: ({ world, open }) => open(`/receipt/${world.paid.orderId}`) },
  {
    name: 'download-everything',
    as: 'buyer',
    show: async ({ page, open, button }) => {
      await open('/dashboard?tab=purchases');
      await button('account:downloadAll.button').click();
      await page.getByRole('dialog').getByRole('radio').first().waitFor();
    },
  },
  {
    name: 'moderation-forbidden',
    as: 'buyer',
    isState: true,
    show: async ({ page, open }) => {
      await open('/moderation');
      await page.getByRole('tabpanel').getByRole('heading').waitFor();
    },
  },
  {
    name: 'moderation',
    as: 'moderator',
    show: async ({ page, open }) => {
      await open('/moderation');
      await page.getByRole('tabpanel').getByRole('listitem').first().waitFor();
    },
  },
  {
    name: 'moderation-case',
    as: 'moderator',
    show: async ({ page, open, button }) => {
      await open('/moderation');
      await button('account:moderation.lookAt').first().click();
      await page.getByRole('dialog').getByRole('radio').first().waitFor();
    },
  },
];
