import type { DemoRows } from '../deps.ts';
import { runOnce } from '../runOnce.ts';
import { replay } from './event.ts';
import { followEvents } from './follows.ts';
import { insertPlays } from './insertPlays.ts';
import { dateNotifications } from './notifications.ts';
import { orderEvents } from './orders.ts';
import { payoutEvents } from './payouts.ts';
import { insertFavourites, insertPlaylists } from './playlists.ts';
import { noteCountedPlays } from './recountEarlierPlays.ts';
import { releaseEvents } from './releases.ts';

/** Inserts what the demo people did (purchases, plays, follows, favorites, playlists) in one transaction. */
export function seedActivity({ sql, catalog, size }: DemoRows): Promise<void> {
  return runOnce(sql, `demo/${size}/activity`, async (transaction) => {
    const now = new Date();
    const { activity } = catalog;
    await replay(transaction, [
      ...followEvents(catalog, now),
      ...releaseEvents(catalog, now),
      ...orderEvents(activity.orders, size, now),
      ...payoutEvents(catalog, now),
    ]);
    await insertPlaylists(transaction, activity.playlists, now);
    await insertFavourites(transaction, activity.favourites, now);
    await insertPlays(transaction, catalog, now);
    await noteCountedPlays(transaction, size);
    await dateNotifications(transaction);
    // The schedule does this every ten minutes; the demo must be complete at once.
    await transaction`select public.refresh_popularity(true), public.refresh_due_recommendations(1000)`;
  });
}
