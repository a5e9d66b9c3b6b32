import ts from 'typescript';

/** Where a literal stands in the product: what a sampled change replaces. */
export interface Spot {
  path: string;
  start: number;
  end: number;
  changed: string;
}

/** The product's own files; neither tests, nor what only tests and demonstrations use. */
const PRODUCT = /^(?:apps|libs|servers|supabase\/functions)\/.+\.tsx?$/;
const NO_PRODUCT =
  /\.(?:test|db\.test|test-d|bench)\.tsx?$|\/(?:testing|tests|fixtures|scenes|standalone|bench|harness|demo)\//;
/** Tests read the product in English. */
const TEXTS = /\/locales\/en\/[\w-]+\.json$/;

/** Whether a change of this file is a change of the product. */
export function isProduct(path: string): boolean {
  return TEXTS.test(path) || (PRODUCT.test(path) && !NO_PRODUCT.test(path));
}

/**
 * Every place of a file that states the literal: a text of the locales, a text in code, or a named number.
 * @param literal numbers are found as initial values of constants only: elsewhere the same figure means something else
 */
export function spotsOf(path: string, code: string, literal: string): Spot[] {
  // Parsing every file for every literal would take minutes.
  if (!patternOf(literal).test(code)) return [];
  if (path.endsWith('.json')) {
    if (literal.length < 4) return [];
    const values = [...code.matchAll(/:\s*"(?:[^"\\]|\\.)*"/g)];
    return values.flatMap(({ index, 0: value }) => textSpots(path, code, literal, index, index + value.length));
  }
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, kind);
  const spots: Spot[] = [];
  const number = /^\d+(?:\.\d+)?$/.test(literal) ? Number(literal) : null;
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (number === null && (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) && literal.length > 3) {
      spots.push(...textSpots(path, code, literal, node.getStart(), node.end));
    } else if (number !== null && ts.isVariableDeclaration(node) && /^[A-Z][A-Z\d_]+$/.test(node.name.getText())) {
      const { initializer } = node;
      if (initializer && ts.isNumericLiteral(initializer) && Number(initializer.text) === number) {
        spots.push({ path, start: initializer.getStart(), end: initializer.end, changed: String(number * 2 + 1) });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return spots;
}

/** The code with every spot changed. */
export function change(code: string, spots: readonly Spot[]): string {
  return [...spots]
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end, changed }) => text.slice(0, start) + changed + text.slice(end), code);
}

function textSpots(path: string, code: string, literal: string, from: number, to: number): Spot[] {
  return [...code.slice(from, to).matchAll(patternOf(literal))].map(({ index, 0: found }) => {
    const middle = Math.ceil(found.length / 2);
    const changed = `${found.slice(0, middle)}q${found.slice(middle)}`;
    return { path, start: from + index, end: from + index + found.length, changed };
  });
}

/** The literal as a file may write it: with a printer's apostrophe or an escaped one, digits in groups. */
function patternOf(literal: string): RegExp {
  if (/^\d+$/.test(literal)) return new RegExp(literal.split('').join('_?'), 'g');
  return new RegExp(literal.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&').replace(/['’]/g, "\\\\?['’]"), 'g');
}
