import ts from 'typescript';

const printer = ts.createPrinter({ removeComments: true });

/**
 * The text of these nodes without comments: the code, and the value of each string, number and regular expression as
 * people write it.
 */
export function textOf(nodes: readonly ts.Node[], source: ts.SourceFile): string {
  const parts: string[] = [];
  const visit = (node: ts.Node) => {
    const value = valueOf(node);
    if (value !== null) parts.push(value);
    ts.forEachChild(node, visit);
  };
  for (const node of nodes) {
    parts.push(printer.printNode(ts.EmitHint.Unspecified, node, source));
    visit(node);
  }
  return parts.map(plain).join('\n');
}

/** Whether the result of `textOf` contains a text or constant: whole words and numbers only. */
export function holds(text: string, literal: string): boolean {
  const wanted = plain(literal);
  const before = /^\d/.test(wanted) ? '(?<![\\w.])' : /^\w/.test(wanted) ? '(?<!\\w)' : '';
  const after = /\d$/.test(wanted) ? '(?!\\w|\\.\\d)' : /\w$/.test(wanted) ? '(?!\\w)' : '';
  return new RegExp(before + wanted.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&') + after).test(text);
}

/** The product uses typographic apostrophes, quotes and spaces; the specification uses plain ones. */
function plain(text: string): string {
  return text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim();
}

function valueOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node)) return node.text;
  if (ts.isNumericLiteral(node)) return node.text;
  if (ts.isRegularExpressionLiteral(node)) return node.text.replace(/\\(\W)/g, '$1');
  return null;
}
