/** A recipe of CONTRIBUTING.md: the commands that carry it out and the files that they touch. */
export interface Recipe {
  /** The heading of its section. */
  name: string;
  /** In their order, the generator's first: `npm run new -- slot dashboard.figures`. */
  commands: string[];
  /** Paths as the document writes them; `<language>` stands for any one name. */
  files: string[];
  /** Those of `files` that are touched only where the document says so: their row begins with "only". */
  optional: string[];
}

/** The recipes that begin with a block of commands; the table of their files follows it. */
export function readRecipes(markdown: string): Recipe[] {
  return markdown.split(/^### /m).flatMap((section) => {
    const [, block] = /^.*\n\n```sh\n(npm run new -- [^`]*)\n```\n/.exec(section) ?? [];
    if (!block) return [];
    const rows = rowsOf(section, block).filter(
      ([file, content]) => file!.startsWith('`') && !/^by hand/.test(content!),
    );
    const filesOf = (these: string[][]) => these.flatMap(([file]) => codeIn(file!));
    const optional = filesOf(rows.filter(([, content]) => content!.startsWith('only ')));
    return [{ name: section.split('\n')[0]!, commands: block.split('\n'), files: filesOf(rows), optional }];
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
