import { csvFile, type CsvValue } from '@fairtone/domain';

/** Downloads rows as a CSV file in the format that spreadsheets expect in the language. */
export function saveCsv(name: string, rows: readonly (readonly CsvValue[])[], language: string): void {
  const file = new Blob([csvFile(rows, language)], { type: 'text/csv;charset=utf-8' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The click has started the download, which no longer needs the URL.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
