export type CsvValue = string | number | Amount | null;

/** US dollars. */
interface Amount {
  cents: number;
}

interface Separators {
  cell: ',' | ';';
  decimal: '.' | ',';
}

// Without it, spreadsheets read the file in their local code page and garble accents.
const BYTE_ORDER_MARK = '\uFEFF';
// A spreadsheet would run a title such as `=HYPERLINK(…)` as a formula, also after spaces and in full-width characters; an apostrophe
// before it makes it text: https://owasp.org/www-community/attacks/CSV_Injection
const RUNS_AS_FORMULA = /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/;
// Quotes both separators, because a spreadsheet of another locale must not split the cell.
const NEEDS_QUOTES = /[",;\t\r\n]/;

/** Where a language has a decimal comma, as Polish, German, French and Turkish do, spreadsheets separate cells with a semicolon. */
const separatorsOf = (language: string): Separators =>
  new Intl.NumberFormat(language).format(0.5).includes(',') ? { cell: ';', decimal: ',' } : { cell: ',', decimal: '.' };

function cell(value: CsvValue, { decimal }: Separators): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value).replace('.', decimal);
  if (typeof value === 'object') return (value.cents / 100).toFixed(2).replace('.', decimal);
  const text = RUNS_AS_FORMULA.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Text of a CSV file (RFC 4180) with the separators that spreadsheets expect in a language. In UTF-8, with a byte
 * order mark.
 * @param language language of the interface: `en`, `pl`, …
 */
export function csvFile(rows: readonly (readonly CsvValue[])[], language: string): string {
  const separators = separatorsOf(language);
  const lines = rows.map((row) => `${row.map((value) => cell(value, separators)).join(separators.cell)}\r\n`);
  return `${BYTE_ORDER_MARK}${lines.join('')}`;
}

/** A cell with US cents as a number with two decimals, which spreadsheets can sum: 850 is written as 8.50. */
export const dollars = (cents: number): Amount => ({ cents });
