import ts from 'typescript';

/** A name in a test file, its declaration, and its scope. */
export interface Declaration {
  name: string;
  node: ts.Node;
  scope: ts.Node;
}

/** Constants, functions, classes and loop variables that tests of this file may use. */
export function declarationsOf(source: ts.SourceFile): Declaration[] {
  const found: Declaration[] = [];
  const add = (name: ts.Node | undefined, node: ts.Node, scope: ts.Node) => {
    if (!name) return;
    if (ts.isIdentifier(name)) found.push({ name: name.text, node, scope });
    else ts.forEachChild(name, (part) => ts.isBindingElement(part) && add(part.name, node, scope));
  };
  const visit = (node: ts.Node, scope: ts.Node): void => {
    if (ts.isForOfStatement(node) && ts.isVariableDeclarationList(node.initializer)) {
      add(node.initializer.declarations[0]?.name, node.expression, node);
    } else if (ts.isVariableDeclaration(node) && node.initializer) {
      add(node.name, node.initializer, scope);
    } else if (ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)) {
      add(node.name, node, scope);
    }
    ts.forEachChild(node, (child) => visit(child, ts.isBlock(node) ? node : scope));
  };
  visit(source, source);
  return found;
}

/** Declarations that these nodes use, directly or indirectly. */
export function usedBy(nodes: readonly ts.Node[], at: ts.Node, declared: readonly Declaration[]): ts.Node[] {
  const visible = declared.filter(({ scope }) => isInside(at, scope));
  const used = new Set<ts.Node>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && !isMemberName(node)) {
      for (const { name, node: meaning } of visible) {
        if (name !== node.text || used.has(meaning) || nodes.some((own) => isInside(meaning, own))) continue;
        used.add(meaning);
        visit(meaning);
      }
    }
    ts.forEachChild(node, visit);
  };
  nodes.forEach(visit);
  return [...used];
}

/** `page` in `shop.page` is not a use of a constant called page. */
function isMemberName(node: ts.Identifier): boolean {
  const { parent } = node;
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isPropertyAssignment(parent) && parent.name === node)
  );
}

function isInside(node: ts.Node, outer: ts.Node): boolean {
  return outer.pos <= node.pos && node.end <= outer.end;
}
