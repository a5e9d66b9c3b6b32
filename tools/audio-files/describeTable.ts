import type { Recipe } from './recipe';

const escaped = (text: string) => text.replaceAll('|', '\\|');

/** The table of docs/audio-files.md: one part for each kind of file. */
export function describeTable(recipes: Readonly<Record<string, readonly Recipe[]>>): string {
  return Object.entries(recipes)
    .map(([kind, list]) => {
      const rows = list.map(({ file, what, outcome }) => `| ${file} | ${escaped(what)} | ${outcome} |`);
      return [`### ${kind}`, '', '| file | what it is | what becomes of it |', '|---|---|---|', ...rows].join('\n');
    })
    .join('\n\n');
}

const MARKS = ['<!-- files: printed by tools/audio-files/printTable.ts -->\n\n', '\n\n<!-- end of files -->'] as const;

/** A page with the table between its two marks. @throws Error where they are missing */
export function withTable(page: string, table: string): string {
  const [start, end] = MARKS.map((mark) => page.indexOf(mark));
  if (start === undefined || end === undefined || start < 0 || end < start)
    throw new Error('The page has no place for the table of files.');
  return page.slice(0, start) + MARKS[0] + table + page.slice(end);
}
