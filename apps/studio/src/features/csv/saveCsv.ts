import { toCsv, type CsvValue } from './toCsv';

// Without it, spreadsheets take the file for their own code page and spoil every accent.
const BYTE_ORDER_MARK = '\uFEFF';

/** Hands rows to the browser as a file to keep. */
export function saveCsv(name: string, rows: readonly (readonly CsvValue[])[]): void {
  const file = new Blob([BYTE_ORDER_MARK, toCsv(rows)], { type: 'text/csv;charset=utf-8' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The download has begun with the click; the address may go.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
