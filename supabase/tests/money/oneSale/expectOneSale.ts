import type { Database as Schema } from '@fairtone/db-types';
import type postgres from 'postgres';
import { sql } from '../../support/backend.ts';
import { done } from '../../support/outcomes.ts';
import type { Person } from '../../support/people.ts';
import { sqlAs } from '../../support/sqlAs.ts';
import { expectSalesFile, expectStatement } from './expectFiles.ts';
import type { Plan, SoldLine } from './plan.ts';
import { dayIn, remainingCents, shareOf, sum } from './soldLine.ts';

type Answer<Name extends keyof Schema['public']['Functions']> = Schema['public']['Functions'][Name]['Returns'];

/** All that the artist's pages read, in one transaction, so that `now()` is the same for all. */
const figuresOf = (seller: Person, zone: string) =>
  sqlAs(seller, async (database: postgres.TransactionSql) => {
    const month = { days: 30, zone };
    const [list, recent, chart, albums] = await Promise.all([
      database<Answer<'artist_sales'>>`select * from public.artist_sales(page_size => 100)`,
      database<Answer<'artist_sales'>>`
        select * from public.artist_sales(page_size => 100, days => ${month.days}, zone => ${month.zone})`,
      database<Answer<'artist_daily_stats'>>`
        select day::text as day, sales, sold_cents, share_cents from public.artist_daily_stats(${month.days}, ${month.zone})`,
      database<Answer<'artist_top_albums'>>`select * from public.artist_top_albums(${month.days}, 50, ${month.zone})`,
    ]);
    return { list: [...list], recent: [...recent], chart: [...chart], albums: [...albums] };
  });

function expectLists(
  { list, recent, chart, albums }: Awaited<ReturnType<typeof figuresOf>>,
  zone: string,
  sold: SoldLine[],
) {
  const dayOf = dayIn(zone);
  const facts = (line: SoldLine) => [
    line.id,
    line.soldAt.getTime(),
    line.cents,
    line.cents - remainingCents(line),
    shareOf(line),
    line.state,
  ];
  expect(
    list
      .map((row) => [
        row.id,
        new Date(row.sold_at!).getTime(),
        row.amount_cents,
        row.refunded_cents,
        row.share_cents,
        row.state,
      ])
      .sort(),
  ).toEqual(sold.map(facts).sort());

  const month = sold.filter(({ soldAt }) => dayOf(soldAt) >= chart[0]!.day!);
  expect(recent.map(({ id }) => id).sort()).toEqual(month.map(({ id }) => id).sort());
  expect(chart.map(({ day, sales, sold_cents, share_cents }) => [day, sales, sold_cents, share_cents])).toEqual(
    chart.map(({ day }) => {
      const standing = month.filter((line) => dayOf(line.soldAt) === day && line.state === 'sold');
      return [day, standing.length, sum(standing.map(remainingCents)), sum(standing.map(shareOf))];
    }),
  );
  const support = month.filter(({ albumId, state }) => albumId === null && state === 'sold');
  expect(sum(albums.map(({ sales }) => sales)) + support.length).toBe(sum(chart.map(({ sales }) => sales)));
  expect(sum(albums.map(({ sold_cents }) => sold_cents)) + sum(support.map(remainingCents))).toBe(
    sum(chart.map(({ sold_cents }) => sold_cents)),
  );
}

async function expectBooks(seller: Person, sold: SoldLine[]) {
  const entries = await sql()<{ line: string; cents: number; first: Date }[]>`
    select coalesce(order_item_id, donation_payment_id) as line, sum(amount_cents)::int as cents, 
      min(created_at) filter (where kind in ('artist_share', 'donation')) as first
    from public.ledger_entries where artist_id = ${seller.id} and account = 'artist' and payout_id is null group by 1`;
  const lines = sold.filter(({ cents }) => Math.floor((cents * 85) / 100) > 0);
  expect(entries.map(({ line, cents, first }) => [line, cents, first.getTime()]).sort()).toEqual(
    lines.map((line) => [line.id, shareOf(line), line.soldAt.getTime()]).sort(),
  );

  const balance = await done(seller.rest.from('artist_balance').select('balance_cents, earned_cents').single());
  const payouts = await done(seller.rest.from('payouts').select('amount_cents'));
  const earned = sum(sold.map(shareOf));
  expect(balance).toEqual({
    earned_cents: earned,
    balance_cents: earned - sum(payouts.map(({ amount_cents }) => amount_cents)),
  });
}

/** Expects that list, chart, top albums, balance, ledger, CSV files and statements contain these sales and no others. */
export async function expectOneSale(seller: Person, { zone, language }: Plan, sold: SoldLine[]): Promise<void> {
  const figures = await figuresOf(seller, zone);
  expectLists(figures, zone, sold);
  expectSalesFile(figures.list, { zone, language }, sold);
  await expectBooks(seller, sold);
  await expectStatement(seller, { zone, language }, sold);
}
