import ts from 'typescript';

/** A place in the product that contains a literal, and that a sampled change replaces. */
export interface TextPlace {
  path: string;
  start: number;
  end: number;
  changed: string;
}

/** Files of the product, without tests and code for tests and demonstrations. */
const PRODUCT = /^(?:apps|libs|servers|supabase\/functions)\/.+\.tsx?$/;
const NO_PRODUCT =
  /\.(?:test|db\.test|test-d|bench)\.tsx?$|\/(?:testing|tests|fixtures|scenes|standalone|bench|harness|demo)\//;
/** Tests use the English texts. */
const TEXTS = /\/locales\/en\/[\w-]+\.json$/;

/** Whether a change of this file changes the product. */
export function isProduct(path: string): boolean {
  return TEXTS.test(path) || (PRODUCT.test(path) && !NO_PRODUCT.test(path));
}

/**
 * Every place of a file that contains the literal: a text of the locales, a text in code, or a named number.
 * @param literal numbers are searched as initial values of constants only: elsewhere the same number has another meaning
 */
export function spotsOf(path: string, code: string, literal: string): TextPlace[] {
  // Parsing every file for every literal would take minutes.
  if (!patternOf(literal).test(code)) return [];
  if (path.endsWith('.json')) {
    if (literal.length < 4) return [];
    const values = [...code.matchAll(/:\s*"(?:[^"\\]|\\.)*"/g)];
    return values.flatMap(({ index, 0: value }) => textSpots(path, code, literal, index, index + value.length));
  }
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, kind);
  const spots: TextPlace[] = [];
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

/** The code with every place changed. */
export function change(code: string, spots: readonly TextPlace[]): string {
  return [...spots]
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end, changed }) => text.slice(0, start) + changed + text.slice(end), code);
}

function textSpots(path: string, code: string, literal: string, from: number, to: number): TextPlace[] {
  return [...code.slice(from, to).matchAll(patternOf(literal))].map(({ index, 0: found }) => {
    const middle = Math.ceil(found.length / 2);
    const changed = `${found.slice(0, middle)}q${found.slice(middle)}`;
    return { path, start: from + index, end: from + index + found.length, changed };
  });
}

/** The literal as a file may contain it: with a typographic or escaped apostrophe, or digits in groups. */
function patternOf(literal: string): RegExp {
  if (/^\d+$/.test(literal)) return new RegExp(literal.split('').join('_?'), 'g');
  return new RegExp(literal.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&').replace(/['’]/g, "\\\\?['’]"), 'g');
}
