const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** A Markdown table. Pipes in cells are escaped. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
}

/** Words in a sentence: "`a`, `b`", or a dash for none. */
export const codeList = (words: readonly string[]) => words.map((word) => `\`${word}\``).join(', ') || '–';
export const wordList = (words: readonly string[]) => words.join(', ') || '–';
