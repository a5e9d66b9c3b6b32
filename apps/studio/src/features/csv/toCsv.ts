export type CsvValue = string | number | Amount | null;

/** US dollars. */
interface Amount {
  cents: number;
}

// A title such as `=HYPERLINK(…)` would be run as a formula by a spreadsheet; an apostrophe in front keeps it text.
const RUNS_AS_FORMULA = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\r\n]/;

function cell(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'object') return (value.cents / 100).toFixed(2);
  const text = RUNS_AS_FORMULA.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as RFC 4180 writes them, the first one being the names of the columns. */
export function toCsv(rows: readonly (readonly CsvValue[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** US cents as a number with two decimals, which every spreadsheet adds up: 850 is 8.50. */
export const dollars = (cents: number): Amount => ({ cents });
