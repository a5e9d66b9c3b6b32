import ts from 'typescript';

/** A value in a table that is known without running code. */
type Stated = string | number | boolean | null | undefined | Stated[] | { [name: string]: Stated };

/** A value that only a run could compute. */
class Unstated extends Error {}

/**
 * The cases of an `each` with literal values in its table, by the titles that the runner prints.
 * @returns none when code computes the table: then only the template is known
 */
export function casesOf(template: string, table: ts.Node): { title: string; row: ts.Node }[] {
  if (!ts.isArrayLiteralExpression(table)) return [];
  return table.elements.flatMap((row, index) => {
    try {
      const value = stated(row);
      return [{ title: titleFor(template, value, index), row }];
    } catch (problem) {
      if (problem instanceof Unstated) return [];
      throw problem;
    }
  });
}

function titleFor(template: string, value: Stated, index: number): string {
  const values = Array.isArray(value) ? [...value] : [value];
  const named = template.replace(/\$(\w+(?:\.\w+)*)/g, (place, path: string) => {
    const found = path.split('.').reduce<Stated>((from, name) => memberOf(from, name), value);
    return found === undefined ? place : typeof found === 'string' ? found : JSON.stringify(found);
  });
  return named.replace(/%([sdifjop#%])/g, (place, kind: string) => {
    if (kind === '%') return '%';
    if (kind === '#') return String(index);
    if (values.length === 0) return place;
    const next = values.shift();
    if (kind === 's' || kind === 'd' || kind === 'i' || kind === 'f') return String(next);
    return JSON.stringify(next) ?? String(next);
  });
}

function memberOf(from: Stated, name: string): Stated {
  return typeof from === 'object' && from !== null && !Array.isArray(from) ? from[name] : undefined;
}

function stated(node: ts.Node): Stated {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return stated(node.expression);
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken)
    return -Number(stated(node.operand));
  if (node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword)
    return node.kind === ts.SyntaxKind.TrueKeyword;
  if (node.kind === ts.SyntaxKind.NullKeyword) return null;
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(orUndefined);
  if (ts.isObjectLiteralExpression(node)) return Object.fromEntries(node.properties.map(propertyOf));
  throw new Unstated();
}

/** A function or call among a row's other values does not affect its title. */
function orUndefined(node: ts.Node): Stated {
  try {
    return stated(node);
  } catch {
    return undefined;
  }
}

function propertyOf(property: ts.ObjectLiteralElementLike): [string, Stated] {
  return ts.isPropertyAssignment(property)
    ? [property.name.getText(), orUndefined(property.initializer)]
    : ['', undefined];
}
