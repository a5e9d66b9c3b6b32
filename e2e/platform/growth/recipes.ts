/** A recipe of CONTRIBUTING.md: the commands that carry it out and the files that they touch. */
export interface Recipe {
  /** The heading of its section, and the generator: `A slot or a dialog: slot`. */
  name: string;
  /** In their order, the generator's first: `npm run new -- slot dashboard.figures`. */
  commands: string[];
  /** Paths as the document writes them; `<language>` stands for any one name. */
  files: string[];
  /** Those of `files` that are touched only where the document says so: their row begins with "only". */
  optional: string[];
}

const GENERATOR = /^`npm run new -- (\w+)/;

/** The recipes whose commands stand on a line of their own, above the table of their files. */
export function readRecipes(markdown: string): Recipe[] {
  return markdown.split(/^## /m).flatMap((section) => {
    const lines = section.split('\n');
    return lines.flatMap((line) => {
      const kind = GENERATOR.exec(line)?.[1];
      if (!kind) return [];
      const rows = rowsOf(section, line);
      const filesOf = (these: string[][]) => these.flatMap(([file]) => codeIn(file!));
      const optional = filesOf(rows.filter(([, change]) => change!.startsWith('only ')));
      return [{ name: `${lines[0]}: ${kind}`, commands: codeIn(line), files: filesOf(rows), optional }];
    });
  });
}

/** The cells of the first table behind a text, without its head. @throws when there is no table */
export function rowsOf(markdown: string, text: string): string[][] {
  const lines = markdown.slice(markdown.indexOf(text)).split('\n');
  const start = lines.findIndex((line) => line.startsWith('|'));
  if (start < 0) throw new Error(`No table follows "${text}".`);
  const table = lines.slice(start);
  const end = table.findIndex((line) => !line.startsWith('|'));
  return table.slice(2, end < 0 ? undefined : end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** Whether a path is one that the document writes as `pattern`. */
export function isNamedBy(pattern: string, path: string): boolean {
  const parts = pattern.split(/<[^>]+>/).map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^/]+')}$`).test(path);
}

/** What stands between backticks. */
export const codeIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code!);
