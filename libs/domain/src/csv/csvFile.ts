export type CsvValue = string | number | Amount | null;

/** US dollars. */
interface Amount {
  cents: number;
}

interface Separators {
  cell: ',' | ';';
  decimal: '.' | ',';
}

// Without it, spreadsheets take the file for their own code page and spoil every accent.
const BYTE_ORDER_MARK = '\uFEFF';
// A title such as `=HYPERLINK(…)` would be run as a formula by a spreadsheet, also after spaces and in full-width characters; an apostrophe
// in front keeps it text: https://owasp.org/www-community/attacks/CSV_Injection
const RUNS_AS_FORMULA = /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/;
// Either separator: a spreadsheet of another country must not split the cell.
const NEEDS_QUOTES = /[",;\t\r\n]/;

/** Spreadsheets set to Polish, German, French or Turkish write decimals with a comma, and part cells with a semicolon. */
const separatorsOf = (language: string): Separators =>
  language === 'en' ? { cell: ',', decimal: '.' } : { cell: ';', decimal: ',' };

function cell(value: CsvValue, { decimal }: Separators): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value).replace('.', decimal);
  if (typeof value === 'object') return (value.cents / 100).toFixed(2).replace('.', decimal);
  const text = RUNS_AS_FORMULA.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * The text of a file of rows, as RFC 4180 writes them, with the separators that spreadsheets expect in a language. In UTF-8, with a byte
 * order mark.
 * @param language of the interface: `en`, `pl`, …
 */
export function csvFile(rows: readonly (readonly CsvValue[])[], language: string): string {
  const separators = separatorsOf(language);
  const lines = rows.map((row) => `${row.map((value) => cell(value, separators)).join(separators.cell)}\r\n`);
  return `${BYTE_ORDER_MARK}${lines.join('')}`;
}

/** US cents as a number with two decimals, which every spreadsheet adds up: 850 is 8.50. */
export const dollars = (cents: number): Amount => ({ cents });
