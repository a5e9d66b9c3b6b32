import type { DemoDeps } from '../deps.ts';
import { once } from '../once.ts';
import { insertFollows } from './follows.ts';
import { insertPlays } from './insertPlays.ts';
import { dateNotifications } from './notifications.ts';
import { insertOrders } from './orders.ts';
import { insertFavourites, insertPlaylists } from './playlists.ts';

/** What the people of the demo did: bought, heard, followed, liked, collected. All of it or nothing. */
export function seedActivity({ sql, catalog, size }: DemoDeps): Promise<void> {
  return once(sql, `demo/${size}/activity`, async (transaction) => {
    const now = new Date();
    const { activity } = catalog;
    await insertOrders(transaction, activity.orders, size, now);
    await insertPlaylists(transaction, activity.playlists, now);
    await insertFavourites(transaction, activity.favourites, now);
    await insertFollows(transaction, catalog, now);
    await insertPlays(transaction, catalog, now);
    await dateNotifications(transaction);
    // What the clock does every ten minutes; the demo is to be complete at once.
    await transaction`select public.refresh_popularity(true), public.refresh_due_recommendations(1000)`;
  });
}
