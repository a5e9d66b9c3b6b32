import { DEMO_ARTIST_KEY, personId, type DemoCatalog } from '../../content/catalog/index.ts';
import type { Transaction } from '../shop.ts';
import { daysBefore } from '../rows/releaseDate.ts';
import type { DemoEvent } from './event.ts';

/** Hour (UTC) at which the schedule runs payouts. */
const PAYOUT_HOUR = 6;

/** Pays the demo artist out on the first day of each month since she joined, when her balance was high enough. */
export function payoutEvents(catalog: DemoCatalog, now: Date): DemoEvent[] {
  const artist = catalog.artists.find(({ key }) => key === DEMO_ARTIST_KEY)!;
  const since = daysBefore(now, artist.joinedDaysAgo);
  return payoutMoments(since, now).map((at) => ({ at, happen: (sql) => payOut(sql, personId(artist.key), at) }));
}

/** The first days of all months between two moments, oldest first. */
export function payoutMoments(since: Date, until: Date): Date[] {
  const moments: Date[] = [];
  for (let month = since.getUTCMonth() + 1; ; month += 1) {
    const moment = new Date(Date.UTC(since.getUTCFullYear(), month, 1, PAYOUT_HOUR));
    if (moment > until) return moments;
    moments.push(moment);
  }
}

async function payOut(sql: Transaction, artistId: string, at: Date): Promise<void> {
  const month = at.toISOString().slice(0, 10);
  const [{ id }] = await sql<[{ id: string | null }]>`
    select private.open_payout(${artistId}, ${month}::date, ${at}) as id`;
  if (id === null) return;
  await sql`select public.finish_payout(${id}, ${`tr_demo_${month.replaceAll('-', '')}`})`;
  await sql`update public.payouts set paid_at = ${at} where id = ${id}`;
}
