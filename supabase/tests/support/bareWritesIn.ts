/**
 * The UPDATE and DELETE statements without WHERE in the body of a function, those in its strings and subqueries included.
 * @param source the text of an SQL or PL/pgSQL function, as pg_proc keeps it
 */
export function bareWritesIn(source: string): string[] {
  const strings: string[] = [];
  const text = source
    .replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, ' ')
    .replace(/(\$\w*\$)([\s\S]*?)\1|'((?:[^']|'')*)'/g, (_all, _tag, dollars?: string, quotes?: string) => {
      strings.push(dollars ?? quotes ?? '');
      return "''";
    });
  const starts = [...text.matchAll(/\b(?:update\s+(?:only\s+)?[\w".%]+\s+(?:as\s+)?(?:\w+\s+)?set|delete\s+from)\b/gi)];
  const bare = starts
    .filter(({ index }) => !/\bdo\s*$/i.test(text.slice(0, index)))
    .map(({ index }) => statementAt(text, index))
    .filter((statement) => !/\bwhere\b/i.test(statement));
  return [...bare, ...strings.filter((string) => string !== source).flatMap(bareWritesIn)];
}

/** The statement that begins there, until its semicolon or the bracket around it, without what is in brackets of its own. */
function statementAt(text: string, start: number): string {
  let depth = 0;
  let statement = '';
  for (const sign of text.slice(start)) {
    if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    if (depth < 0 || (sign === ';' && depth === 0)) break;
    if (depth === 0) statement += sign;
  }
  return statement.replace(/\s+/g, ' ').trim();
}
