import { callFunction } from '../callFunction';
import { localizedText } from './localizedText';
import { openBell } from './openBell';
import type { Scene, SceneContext } from './runScene';

const bell = (name: string, as: 'owing' | 'refunded'): Scene => ({
  name,
  as,
  isWindow: true,
  show: async ({ page, open }) => {
    await open('/no/such/page');
    await openBell(page);
  },
});

async function openPayouts({ page, open }: SceneContext) {
  await open('/artist-settings?tab=payments');
  await page.getByRole('table', { name: localizedText('studio:payouts.owedWhy') }).waitFor();
  await page.getByRole('table', { name: localizedText('studio:payouts.title') }).waitFor();
}

/** Refunds, disputes, their consequences, and deleted albums. */
export const reversalScenes: Scene[] = [
  bell('notifications-of-reversals', 'owing'),
  bell('notifications-of-refunds', 'refunded'),
  {
    name: 'receipt-partly-refunded',
    as: 'refunded',
    isState: true,
    show: ({ world, open }) => open(`/receipt/${world.partlyRefunded.orderId}`),
  },
  {
    name: 'purchases-reversed',
    as: 'refunded',
    isState: true,
    show: async ({ page, open }) => {
      await open('/dashboard?tab=purchases');
      await page.getByRole('table').waitFor();
    },
  },
  { name: 'artist-settings-payments-owing', as: 'owing', isState: true, show: openPayouts },
  {
    name: 'payout-lines',
    as: 'owing',
    show: async (stage) => {
      await openPayouts(stage);
      await stage.button('studio:payouts.linesOf').click();
      await stage.page.getByRole('table', { name: localizedText('studio:payouts.linesOf') }).waitFor();
    },
  },
  {
    name: 'sales-reversed',
    as: 'owing',
    isState: true,
    show: async ({ page, open }) => {
      await open('/dashboard?tab=sales');
      await page.getByRole('table').first().waitFor();
    },
  },
  {
    name: 'my-music-deleted',
    as: 'owing',
    show: async ({ page, open }) => {
      await open('/dashboard?tab=uploads');
      await page.getByRole('heading', { name: localizedText('studio:deletion.list.heading') }).waitFor();
    },
  },
  {
    name: 'my-music-undo',
    as: 'owing',
    isState: true,
    show: async ({ page, product, world, open }) => {
      const { id: albumId, title } = world.unsold;
      await open('/dashboard?tab=uploads');
      await page.locator(`li:has([href="/edit-album/${albumId}"]) button`).click();
      await page.getByRole('button', { name: localizedText('common:action.undo') }).waitFor();
      await page.getByRole('heading', { name: title }).waitFor({ state: 'detached' });
      // Changed in the database: the next picture starts with all albums again.
      await callFunction(product, 'restore-album', { albumId }, world.owing);
    },
  },
];
