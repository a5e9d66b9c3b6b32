import ts from 'typescript';
import { casesOf } from './eachCases.ts';
import { declarationsOf, usedBy, type Declaration } from './declarations.ts';
import { textOf } from './testText.ts';

/** A test as its runner reports it. */
export interface Test {
  /** Titles from the outermost describe to its own; `%s`, `$name` and `${name}` remain where a table or loop fills them. */
  titles: string[];
  /** Skipped, to do, or expected to fail: it proves nothing. */
  isSkipped: boolean;
  /** Texts and constants of its body and of the declarations it uses. Computed on demand, because most tests are not needed. */
  text: () => string;
}

interface Place {
  titles: string[];
  isSkipped: boolean;
  /** Tables of the enclosing describe.each. */
  tables: ts.Node[];
}

const RUNNERS = new Set(['it', 'test', 'describe', 'xit', 'xtest', 'xdescribe', 'fit', 'fdescribe']);
const IDLE = new Set(['skip', 'todo', 'fixme', 'failing', 'fail', 'skipIf']);
const TESTING = new Set(['each', 'only', 'concurrent', 'serial', 'parallel', 'slow', 'describe', ...IDLE]);

/** Every test of a file, in order: jest's `it` and `test`, tables, nested describes, Playwright's `test`. */
export function readTests(path: string, code: string): Test[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, kind);
  const declared = declarationsOf(source);
  const tests: Test[] = [];

  const visit = (node: ts.Node, place: Place): void => {
    const call = ts.isCallExpression(node) ? runnerOf(node) : null;
    const [title, ...rest] = call?.arguments ?? [];
    if (!call || !title || call.table === title) return ts.forEachChild(node, (child) => visit(child, place));

    const inner: Place = {
      titles: [...place.titles, titleOf(title)],
      isSkipped: place.isSkipped || call.isIdle || (!call.isDescribe && rest.some(skipsItself)),
      tables: [...place.tables, ...(call.isDescribe && call.table ? [call.table] : [])],
    };
    if (call.isDescribe) return rest.forEach((argument) => visit(argument, inner));
    tests.push(...testsOf(inner, rest, call.table, { declared, source, at: node }));
  };
  visit(source, { titles: [], isSkipped: false, tables: [] });
  return tests;
}

interface Surroundings {
  declared: Declaration[];
  source: ts.SourceFile;
  at: ts.Node;
}

/** The test itself and, if its table is literal, each of its cases by title. */
function testsOf(place: Place, body: ts.Node[], table: ts.Node | null, { declared, source, at }: Surroundings): Test[] {
  const { titles, isSkipped, tables } = place;
  const textWith = (rows: ts.Node[]) => {
    const own = [...body, ...rows, ...tables];
    return textOf([...own, ...usedBy(own, at, declared)], source);
  };
  const own = { titles, isSkipped, text: () => textWith(table ? [table] : []) };
  const title = titles.at(-1) ?? '';
  const cases = table ? casesOf(title, table) : [];
  return [
    own,
    ...cases
      .filter((each) => each.title !== title)
      .map((each) => ({ titles: [...titles.slice(0, -1), each.title], isSkipped, text: () => textWith([each.row]) })),
  ];
}

/** The function that a call of `it`, `test.each(…)(…)`, `test.describe` and similar runs; null for any other call. */
function runnerOf(call: ts.CallExpression) {
  let callee: ts.Expression = call.expression;
  let table: ts.Node | null = null;
  if (ts.isCallExpression(callee)) [table, callee] = [callee.arguments[0] ?? null, callee.expression];
  else if (ts.isTaggedTemplateExpression(callee)) [table, callee] = [callee.template, callee.tag];

  const names: string[] = [];
  while (ts.isPropertyAccessExpression(callee)) [callee] = [callee.expression, names.unshift(callee.name.text)];
  if (!ts.isIdentifier(callee) || !RUNNERS.has(callee.text) || !names.every((name) => TESTING.has(name))) return null;
  if ((table !== null) !== names.includes('each')) return null;
  const isIdle = callee.text.startsWith('x') || names.some((name) => IDLE.has(name));
  return {
    arguments: [...call.arguments],
    table,
    isIdle,
    isDescribe: callee.text.endsWith('describe') || names.includes('describe'),
  };
}

/** Playwright tests may skip themselves: `test.skip(condition)` in a body. */
function skipsItself(body: ts.Node): boolean {
  const isSkip = (node: ts.Node): boolean =>
    (ts.isCallExpression(node) && runnerOf(node)?.isIdle === true) || ts.forEachChild(node, isSkip) === true;
  return isSkip(body);
}

function titleOf(node: ts.Node): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.getText().slice(1, -1) : node.getText();
}
