import { albumId, type DemoCatalog } from '../../content/catalog/index.ts';
import { newestFirst } from '../catalogOrder.ts';
import { daysBefore } from '../rows/releaseDate.ts';
import type { DemoEvent } from './event.ts';

/** Publishes an album at its historical date: people who follow the artist by then are notified. */
export const releaseEvents = (catalog: DemoCatalog, now: Date): DemoEvent[] =>
  newestFirst(catalog).map(({ album }) => ({
    at: daysBefore(now, album.releasedDaysAgo),
    happen: (sql) =>
      sql`select private.tell_followers(album) from public.albums as album where id = ${albumId(album.key)}`,
  }));
