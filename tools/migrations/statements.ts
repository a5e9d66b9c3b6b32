/** One statement of a migration. */
export interface Statement {
  /** Without comments and quoted text; in lower case, with single spaces. */
  text: string;
  /** The comment lines directly before it. */
  comments: string[];
  line: number;
}

const TOKEN = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|(\$[a-z_]*\$)[\s\S]*?\1|;/gi;

/** Splits a migration into statements. Bodies of functions are left out; the body of a `do` block is included. */
export function statementsOf(sql: string): Statement[] {
  const statements: Statement[] = [];
  let [text, comments, from, start] = ['', [] as string[], 0, -1];
  const take = (piece: string, at: number) => {
    if (start < 0 && piece.trim()) start = at + piece.search(/\S/);
    text += piece;
  };
  const end = () => {
    const plain = text.toLowerCase().replace(/\s+/g, ' ').trim();
    if (plain) statements.push({ text: plain, comments, line: sql.slice(0, start).split('\n').length });
    [text, comments, start] = ['', [], -1];
  };
  for (const match of sql.matchAll(TOKEN)) {
    take(sql.slice(from, match.index), from);
    from = match.index + match[0].length;
    if (match[0] === ';') end();
    else if (match[0].startsWith('--')) comments.push(match[0].slice(2).trim());
    else if (match[1]) take(/^\s*do\b/i.test(text) ? match[0] : ' body ', match.index);
    else take(match[0].startsWith('/*') ? ' ' : "''", match.index);
  }
  take(sql.slice(from), from);
  end();
  return statements;
}
