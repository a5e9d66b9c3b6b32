import { sql } from '../support/backend.ts';
import type { Person } from '../support/people.ts';

/** All money data that an attack could change, to compare before and after. */
export async function moneyOf(person: Person) {
  const database = sql();
  const id = person.id;
  const [owned, orders, balance, donations] = await Promise.all([
    database`select album_id from public.purchases where user_id = ${id} and revoked_at is null order by album_id`,
    database`select id, state, total_cents, tax_cents from public.orders where user_id = ${id} order by id`,
    database`select coalesce(sum(amount_cents), 0)::int as cents from public.ledger_entries
      where artist_id = ${id} and account = 'artist'`,
    database`select id, state, amount_cents from public.donations where ${id} in (giver_id, artist_id) order by id`,
  ]);
  return {
    owned: owned.map((row) => row.album_id as string),
    orders: orders.map((row) => ({ ...row }) as { id: string; state: string; total_cents: number }),
    balanceCents: balance[0]?.cents as number,
    donations: donations.map((row) => ({ ...row }) as { id: string; state: string; amount_cents: number }),
  };
}

/** Sums of an order's ledger rows by account. */
export async function sumsOf(orderId: string): Promise<Record<string, number>> {
  const rows = await sql()`select entry.account, sum(entry.amount_cents)::int as cents
    from public.ledger_entries as entry left join public.order_items as item on item.id = entry.order_item_id
    where coalesce(item.order_id, entry.order_id) = ${orderId} group by entry.account`;
  return Object.fromEntries(rows.map(({ account, cents }) => [account as string, cents as number]));
}
