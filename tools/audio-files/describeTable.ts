import type { Recipe } from './recipe';

const escaped = (text: string) => text.replaceAll('|', '\\|');

/** The table of docs/audio-files.md: one section for each kind of file. */
export function describeTable(recipes: Readonly<Record<string, readonly Recipe[]>>): string {
  return Object.entries(recipes)
    .map(([kind, list]) => {
      const rows = list.map(({ file, what, outcome }) => `| ${file} | ${escaped(what)} | ${outcome} |`);
      return [`### ${kind}`, '', '| file | what it is | what becomes of it |', '|---|---|---|', ...rows].join('\n');
    })
    .join('\n\n');
}
