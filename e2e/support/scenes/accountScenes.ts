import { openBell } from './openBell';
import type { Scene, SceneContext } from './runScene';

const settings = (tab: string, isReady: (stage: SceneContext) => Promise<void>): Scene => ({
  name: `settings-${tab}`,
  as: 'buyer',
  show: async (stage) => {
    await stage.open(`/settings?tab=${tab}`);
    await isReady(stage);
  },
});

/** Monthly donations, one of them about to end. */
const support = (artistId: string) =>
  ['active', 'ending'].map((state, index) => ({
    id: `c9000000-0000-4000-8000-00000000000${index}`,
    artist_id: artistId,
    artist_name: 'Nadia Voss',
    amount_cents: 500,
    state: 'active',
    cancel_at_period_end: state === 'ending',
    current_period_end: '2026-02-03T10:00:00Z',
    started_at: '2026-01-03T10:00:00Z',
    ended_at: null,
    created_at: '2026-01-03T10:00:00Z',
  }));

async function openSupport({ page, world, open, button }: SceneContext) {
  await page.route('**/rest/v1/rpc/list_support*', (route) => route.fulfill({ json: support(world.artist.id) }));
  await open('/settings?tab=payments');
  await button('account:support.endOf').waitFor();
}

/** Personal pages: lists, messages, settings, receipts. */
export const accountScenes: Scene[] = [
  settings('account', ({ page }) => page.getByRole('tabpanel').getByRole('listitem').first().waitFor()),
  settings('profile', ({ field }) => field('account:settings.name').waitFor()),
  settings('notifications', ({ page }) => page.getByRole('checkbox').first().waitFor()),
  settings('privacy', ({ page }) => page.getByRole('radio').first().waitFor()),
  settings('payments', ({ link }) => link('account:support.toPurchases').waitFor()),
  { name: 'support', as: 'buyer', show: openSupport },
  {
    name: 'support-end',
    as: 'buyer',
    isWindow: true,
    show: async (stage) => {
      await openSupport(stage);
      await stage.button('account:support.endOf').click();
      await stage.page.getByRole('alertdialog').waitFor();
    },
  },
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
      await openBell(page);
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
