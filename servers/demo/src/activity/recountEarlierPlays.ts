import type { DemoRows } from '../deps.ts';
import { runOnce } from '../runOnce.ts';
import type { Transaction } from '../shop.ts';

const stepOf = (size: string) => `demo/${size}/counted-plays`;

/** Marks that the plays of this demo were counted with the length of their tracks. */
export async function noteCountedPlays(sql: Transaction, size: string): Promise<void> {
  await sql`
    insert into fairtone_private.settings (name, value) select ${stepOf(size)}, 'done'
    where not exists (select 1 from public.tracks where duration is null) on conflict do nothing`;
}

/** Repairs demo data of earlier versions, which counted plays before tracks had a length: their listening time was 0. */
export const recountEarlierPlays = ({ sql, size }: DemoRows): Promise<void> =>
  runOnce(sql, stepOf(size), async (transaction) => {
    await transaction`select private.recount_plays()`;
  });
