import { albumId, type DemoCatalog } from '../../content/catalog/index.ts';
import { newestFirst } from '../catalogOrder.ts';
import { daysBefore } from '../rows/releaseDate.ts';
import type { DemoEvent } from './event.ts';

/** An album comes out: whoever follows its artist by then is told, as by publishing one. */
export const releaseEvents = (catalog: DemoCatalog, now: Date): DemoEvent[] =>
  newestFirst(catalog).map(({ album }) => ({
    at: daysBefore(now, album.releasedDaysAgo),
    happen: (sql) =>
      sql`select private.tell_followers(album) from public.albums as album where id = ${albumId(album.key)}`,
  }));
