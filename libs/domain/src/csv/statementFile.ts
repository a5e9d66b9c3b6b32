import { localMoment } from '../releaseMoment.ts';
import { dollars, type CsvValue } from './csvFile.ts';
import { momentCell } from './salesFile.ts';

interface PaidOut {
  amount_cents: number;
  /** First and last moment of the lines; null where a payout of before does not say. */
  from: string | null;
  to: string | null;
}

interface StatementLine {
  booked_at: string;
  kind: string;
  /** The album as it was sold, or who gave support. */
  title: string | null;
  gross_cents: number | null;
  amount_cents: number;
}

export const STATEMENT_COLUMNS = ['date', 'movement', 'title', 'price', 'amount'] as const;

interface StatementWords {
  title: string;
  period: string;
  amount: string;
  /** Head of a column; that of the date names the zone. */
  column: (name: (typeof STATEMENT_COLUMNS)[number]) => string;
  kind: (kind: string) => string;
}

/**
 * The statement of a payout as the rows of a file: what it is, its first and last day, its amount, and the lines that sum to it.
 * @param zone a zone that this device knows; days and times are those of it
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
