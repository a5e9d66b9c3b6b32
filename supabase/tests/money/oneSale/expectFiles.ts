import type { Database as Schema } from '@fairtone/db-types';
import { csvFile, salesRows, statementRows } from '@fairtone/domain';
import { done } from '../../support/outcomes.ts';
import type { Person } from '../../support/people.ts';
import { centsOf, parseCsv } from './parseCsv.ts';
import type { Plan, SoldLine } from './plan.ts';
import { dayIn, knownZone, remainingCents, shareOf, sum } from './soldLine.ts';

type Listed = Schema['public']['Functions']['artist_sales']['Returns'][number];
type Written = Pick<Plan, 'zone' | 'language'>;

const words = { column: (name: string) => name, kind: (kind: string) => kind, state: (state: string) => state };

/** The bytes of a file that the studio saves. */
const bytesOf = (rows: Parameters<typeof csvFile>[0], language: string) =>
  new TextEncoder().encode(csvFile(rows, language));

/** Day and minute in a zone, as `2026-01-31 23:59`. */
function minuteIn(zone: string): (moment: Date) => string {
  const format = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone: knownZone(zone), hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  });
  const day = dayIn(zone);
  return (moment) => `${day(moment)} ${format.format(moment)}`;
}

/** Expects that the sales file shows what is left of each sale, at its minute in the zone. */
export function expectSalesFile(list: Listed[], { zone, language }: Written, sold: SoldLine[]): void {
  const sales = list.map((row) => ({
    ...{ id: row.id!, kind: row.kind!, title: row.title, state: row.state! },
    ...{ amount_cents: row.amount_cents!, refunded_cents: row.refunded_cents!, share_cents: row.share_cents! },
    sold_at: new Date(row.sold_at!).toISOString(),
  }));
  const [head, ...rows] = parseCsv(bytesOf(salesRows(sales, words, knownZone(zone)), language), language);
  expect(head).toEqual(['date', 'kind', 'title', 'price', 'refunded', 'share', 'state', 'id']);
  const cents = (cell?: string) => centsOf(cell, language);
  expect(
    rows
      .map(([date, kind, , price, refunded, share, state, id]) => [
        ...[id, date, kind, cents(price), cents(refunded), cents(share), state],
      ])
      .sort(),
  ).toEqual(
    sold
      .map((line) => [
        ...[line.id, minuteIn(zone)(line.soldAt), line.albumId ? 'sale' : 'donation'],
        ...[line.cents, line.cents - remainingCents(line), shareOf(line), line.state],
      ])
      .sort(),
  );
}

/** Expects that each payout's statement sums to it, and shows its first and last day and the album title of each sale. */
export async function expectStatement(seller: Person, { zone, language }: Written, sold: SoldLine[]): Promise<void> {
  const payouts = await done(seller.rest.from('payouts').select('id, amount_cents, statement'));
  for (const { id, amount_cents, statement } of payouts) {
    const lines = await done(seller.rest.rpc('payout_lines', { payout_id: id }));
    const { from, to } = statement as { from: string; to: string };
    const about = { ...words, title: 'Statement', period: 'Period', amount: 'Amount' };
    const made = statementRows({ amount_cents, from, to }, lines as never, about, knownZone(zone));
    const [, period, amount, , , ...rows] = parseCsv(bytesOf(made, language), language);
    expect(sum(rows.map((row) => centsOf(row.at(-1), language)))).toBe(amount_cents);
    expect(amount).toEqual(['Amount', expect.any(String)]);
    expect(centsOf(amount![1], language)).toBe(amount_cents);
    const days = rows.map(([date]) => date!.slice(0, 10)).sort();
    expect(period).toEqual(['Period', days[0], days.at(-1)]);
    const titles = new Set(sold.map(({ title }) => title));
    for (const row of rows) expect([...titles]).toContain(row[2]);
    const shares = rows.filter(([, kind]) => kind === 'artist_share' || kind === 'donation');
    expect(sold.map((line) => shareRow(line, zone, language))).toEqual(expect.arrayContaining(shares));
  }
}

/** The statement's row that pays for a sale. */
const shareRow = (line: SoldLine, zone: string, language: string) => {
  const written = (cents: number) => (cents / 100).toFixed(2).replace('.', language === 'en' ? '.' : ',');
  return [
    ...[minuteIn(zone)(line.soldAt), line.albumId ? 'artist_share' : 'donation', line.title],
    ...[written(line.cents), written(Math.floor((line.cents * 85) / 100))],
  ];
};
