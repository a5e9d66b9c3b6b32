import { localMoment } from '../releaseMoment.ts';
import { dollars, type CsvValue } from './csvFile.ts';
import { momentCell } from './salesFile.ts';

interface PaidOut {
  amount_cents: number;
  /** First and last time of the lines, ISO 8601; null for older payouts, which did not store them. */
  from: string | null;
  to: string | null;
}

interface StatementLine {
  booked_at: string;
  kind: string;
  /** Title of the album when it was sold, or the name of the supporter. */
  title: string | null;
  gross_cents: number | null;
  amount_cents: number;
}

export const STATEMENT_COLUMNS = ['date', 'movement', 'title', 'price', 'amount'] as const;

interface StatementWords {
  title: string;
  period: string;
  amount: string;
  /** Title of a column; the date's title names the time zone. */
  column: (name: (typeof STATEMENT_COLUMNS)[number]) => string;
  kind: (kind: string) => string;
}

/**
 * The statement of a payout as the rows of a file: title, first and last day, amount, and the lines that sum to it.
 * @param zone time zone of the days and times; this device must know it
 */
export function statementRows(
  payout: PaidOut,
  lines: readonly StatementLine[],
  words: StatementWords,
  zone: string,
): CsvValue[][] {
  const { from, to } = payout;
  return [
    [words.title],
    ...(from && to ? [[words.period, localMoment(from, zone).day, localMoment(to, zone).day]] : []),
    [words.amount, dollars(payout.amount_cents)],
    [],
    STATEMENT_COLUMNS.map(words.column),
    ...lines.map((line) => [
      momentCell(line.booked_at, zone),
      words.kind(line.kind),
      line.title,
      line.gross_cents === null ? null : dollars(line.gross_cents),
      dollars(line.amount_cents),
    ]),
  ];
}
