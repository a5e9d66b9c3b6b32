/** Decimal and cell separators of a spreadsheet in each language. */
const READERS = { en: [',', '.'], pl: [';', ','], de: [';', ','], fr: [';', ','], tr: [';', ','] } as const;
export type Reader = keyof typeof READERS;
export const readers = Object.keys(READERS) as Reader[];

/** Cells of a file by row, read from its bytes as a spreadsheet of the language does. */
export function parseCsv(bytes: Uint8Array, language: Reader): string[][] {
  // ignoreBOM keeps the byte order mark, which is tested too.
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  if (!text.startsWith('\uFEFF')) throw new Error('The file does not say that it is UTF-8.');
  const [separator] = READERS[language];
  const rows: string[][] = [];
  let [row, cell, isQuoted]: [string[], string, boolean] = [[], '', false];
  for (let at = 1; at < text.length; at += 1) {
    const char = text[at]!;
    if (isQuoted && char === '"' && text[at + 1] === '"') cell += text[(at += 1)];
    else if (char === '"') isQuoted = !isQuoted;
    else if (!isQuoted && char === separator) [row, cell] = [[...row, cell], ''];
    else if (!isQuoted && char === '\r' && text[at + 1] === '\n') {
      rows.push([...row, cell]);
      [row, cell, at] = [[], '', at + 1];
    } else cell += char;
  }
  if (cell || row.length > 0) throw new Error('The last line does not end.');
  return rows;
}

/** Parses an amount with two decimals in the language's format into cents. */
export function centsOf(cell: string | undefined, language: Reader): number {
  const [, decimal] = READERS[language];
  if (!cell || !new RegExp(`^-?\\d+\\${decimal}\\d\\d$`).test(cell))
    throw new Error(`${cell} is no amount in ${language}.`);
  return Number(cell.replace(decimal, ''));
}
