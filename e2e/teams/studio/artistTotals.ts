import type { Person } from '../../support/people';
import type { Product } from '../../support/startProduct';

/** Totals computed from the rows alone, without the product's functions. */
export interface ArtistTotals {
  plays: number;
  /** Sales that were not refunded; `listed` also counts refunded ones. */
  sales: number;
  soldCents: number;
  shareCents: number;
  listed: number;
  listedCents: number;
  followers: number;
  refunded: number;
  earnedCents: number;
  balanceCents: number;
  movements: number;
  payoutCents: number[];
  days: { day: string; plays: number; sales: number; soldCents: number }[];
}

/** Reads the rows of one artist as the database's owner. */
export const readArtistTotals = (product: Product, { id }: Person): Promise<ArtistTotals> =>
  product.ask(async (sql) => {
    const [sums] = await sql<Omit<ArtistTotals, 'payoutCents' | 'days'>[]>`select
      (select count(*) from plays where artist_id = ${id})::int as plays,
      (select count(*) from order_items where artist_id = ${id} and state = 'sold')::int as sales,
      (select sum(amount_cents) from order_items where artist_id = ${id} and state = 'sold')::int as "soldCents",
      (select sum(floor(amount_cents * 0.85)) from order_items where artist_id = ${id} and state = 'sold')::int as "shareCents",
      (select count(*) from order_items where artist_id = ${id} and sold_at is not null)::int as listed,
      (select sum(amount_cents) from order_items where artist_id = ${id} and sold_at is not null)::int as "listedCents",
      (select count(*) from user_follows where following_id = ${id})::int as followers,
      (select count(*) from order_items where artist_id = ${id} and state = 'refunded')::int as refunded,
      (select sum(amount_cents) from ledger_entries
        where artist_id = ${id} and account = 'artist' and kind in ('artist_share', 'refund'))::int as "earnedCents",
      (select sum(amount_cents) from ledger_entries where artist_id = ${id} and account = 'artist')::int as "balanceCents",
      (select count(*) from ledger_entries where artist_id = ${id} and account = 'artist')::int as movements`;
    const payouts = await sql<{ cents: number }[]>`select amount_cents - returned_cents as cents from payouts
      where artist_id = ${id} order by created_at desc, id desc`;
    const days = await sql<ArtistTotals['days']>`select to_char(day, 'YYYY-MM-DD') as day,
      (select count(*) from plays where artist_id = ${id} and (created_at at time zone 'UTC')::date = day)::int as plays,
      (select count(*) from order_items
        where artist_id = ${id} and state = 'sold' and (sold_at at time zone 'UTC')::date = day)::int as sales,
      (select coalesce(sum(amount_cents), 0) from order_items
        where artist_id = ${id} and state = 'sold' and (sold_at at time zone 'UTC')::date = day)::int as "soldCents"
      from generate_series((now() at time zone 'UTC')::date - 29, (now() at time zone 'UTC')::date, interval '1 day') as day
      order by day desc`;
    return { ...sums!, payoutCents: payouts.map(({ cents }) => cents), days: [...days] };
  });
