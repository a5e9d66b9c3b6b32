import { sql } from './backend.ts';

/**
 * Makes all sales and payouts of these artists this many days older, because a test cannot wait for days. Triggers forbid
 * changes of ledger rows, so they are disabled for this.
 */
export async function ageSales(days: number, artistIds: string[]): Promise<void> {
  await sql().begin(async (database) => {
    await database`set local session_replication_role = replica`;
    const ago = `${days} days`;
    await database`update public.ledger_entries set created_at = created_at - ${ago}::interval, payable_at = payable_at - ${ago}::interval
      where artist_id = any (${artistIds})`;
    await database`update public.orders set created_at = created_at - ${ago}::interval, paid_at = paid_at - ${ago}::interval
      where id in (select order_id from public.order_items where artist_id = any (${artistIds}))`;
    await database`update public.order_items set sold_at = sold_at - ${ago}::interval where artist_id = any (${artistIds})`;
    await database`update public.donation_payments set paid_at = paid_at - ${ago}::interval
      where donation_id in (select id from public.donations where artist_id = any (${artistIds}))`;
  });
}

/** Starts another month of payouts: those of these artists become last month's, and the next run opens new ones. */
export async function startPayoutMonth(artistIds: string[]): Promise<void> {
  await sql()`update public.payouts set period = period - interval '1 month' where artist_id = any (${artistIds})`;
  await sql()`delete from public.payout_runs`;
}
