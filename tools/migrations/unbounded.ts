/** Comments, quoted text and the marks around function bodies; the bodies themselves are read. */
const LEFT_OUT = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|\$[a-z_]*\$/gi;

/** A statement begins the text, or follows one of these. `update` and `delete` of grants, triggers and policies do not. */
const STATEMENT =
  /(?:^|[;()]|\b(?:then|else|loop|begin)\s)\s*((?:update|delete\s+from)\s+(?!set\b)(?:only\s+)?[\w."]+)/gi;

/**
 * Finds UPDATE and DELETE statements without a condition. Hosted Supabase refuses them for the roles of the data API, inside functions
 * too, by the extension safeupdate (https://github.com/eradman/pg-safeupdate); `where true` passes. Statements in quoted text, which
 * `execute` runs, are not found.
 */
export function unboundedStatements(sql: string): string[] {
  const plain = sql.replace(LEFT_OUT, (found) =>
    found.startsWith('$') ? found.replace(/\S/g, ';') : found.replace(/\S/g, ' '),
  );
  return [...plain.matchAll(STATEMENT)].flatMap((match) => {
    const start = match.index + match[0].length - match[1]!.length;
    if (/\bwhere\b/i.test(outerText(plain, start))) return [];
    const line = plain.slice(0, start).split('\n').length;
    return [
      `line ${line}: ${match[1]!.replace(/\s+/g, ' ')} has no condition. Add one, or "where true" for a table with one row.`,
    ];
  });
}

/** The statement from here to its end, without what is in parentheses: a condition of a subquery is none of its own. */
function outerText(sql: string, start: number): string {
  let [text, depth] = ['', 0];
  for (const sign of sql.slice(start)) {
    if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    else if (depth === 0) text += sign;
    if (depth < 0 || (depth === 0 && sign === ';')) break;
  }
  return text;
}
