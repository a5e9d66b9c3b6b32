import type { DemoRows } from '../deps.ts';
import { once } from '../once.ts';
import type { Transaction } from '../shop.ts';

const stepOf = (size: string) => `demo/${size}/counted-plays`;

/** Notes that the plays of this demo were counted at the length of their tracks, when all tracks had one. */
export async function noteCountedPlays(sql: Transaction, size: string): Promise<void> {
  await sql`
    insert into fairtone_private.settings (name, value) select ${stepOf(size)}, 'done'
    where not exists (select 1 from public.tracks where duration is null) on conflict do nothing`;
}

/** Demo data of versions that counted plays before any track had a length: their listeners heard nothing, by the counters. */
export const recountEarlierPlays = ({ sql, size }: DemoRows): Promise<void> =>
  once(sql, stepOf(size), async (transaction) => {
    await transaction`select private.recount_plays()`;
  });
