import { localMoment } from '../releaseMoment.ts';
import { dollars, type CsvValue } from './csvFile.ts';

/** An instant (ISO 8601) in a time zone, in a format that spreadsheets of every language read: `2026-01-05 13:45`. */
export function momentCell(instant: string, zone: string): string {
  const { day, time } = localMoment(instant, zone);
  return `${day} ${time}`;
}

interface SalesFileRow<Kind extends string, State extends string> {
  id: string;
  kind: Kind;
  title: string | null;
  amount_cents: number;
  refunded_cents: number;
  share_cents: number;
  state: State;
  sold_at: string;
}

export const SALES_FILE_COLUMNS = ['date', 'kind', 'title', 'price', 'refunded', 'share', 'state', 'id'] as const;

interface SalesWords<Kind extends string, State extends string> {
  /** Title of a column; the date's title names the time zone. */
  column: (name: (typeof SALES_FILE_COLUMNS)[number]) => string;
  kind: (kind: Kind) => string;
  state: (state: State) => string;
}

/**
 * An artist's sales as the rows of a file, with what a refund or dispute left of each.
 * @param zone time zone of the dates and times; this device must know it
 */
export function salesRows<Kind extends string, State extends string>(
  sales: readonly SalesFileRow<Kind, State>[],
  words: SalesWords<Kind, State>,
  zone: string,
): CsvValue[][] {
  return [
    SALES_FILE_COLUMNS.map(words.column),
    ...sales.map((sale) => [
      momentCell(sale.sold_at, zone),
      words.kind(sale.kind),
      sale.title,
      dollars(sale.amount_cents),
      dollars(sale.refunded_cents),
      dollars(sale.share_cents),
      words.state(sale.state),
      sale.id,
    ]),
  ];
}
