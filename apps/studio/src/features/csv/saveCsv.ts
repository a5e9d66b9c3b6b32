import { csvFile, type CsvValue } from '@fairtone/domain';

/** Hands rows to the browser as a file to keep, written as spreadsheets expect it in the language. */
export function saveCsv(name: string, rows: readonly (readonly CsvValue[])[], language: string): void {
  const file = new Blob([csvFile(rows, language)], { type: 'text/csv;charset=utf-8' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The download has begun with the click; the address may go.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
