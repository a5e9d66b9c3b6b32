import type { Coverage, Row } from './coverage.ts';
import type { HasDecision } from './decisions.ts';
import type { Test } from './readTests.ts';
import { holds } from './testText.ts';

/** Sections of the specification. */
const SECTIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
/** A test that is listed for more requirements than this proves none of them in particular. */
const MOST_ROWS = 5;
const SUPERSEDED = /^superseded by product-decisions\.md (\d), "(.+)"$/;
/** File names that jest, the database run and Playwright find by themselves. */
const RUN = /^(?:(?:apps|libs|servers|delivery|tools|supabase)\/.+\.test\.tsx?|e2e\/(?!scenes\/).+\.spec\.ts)$/;

/** The tests of a file, or null when it does not exist. */
export type TestsOf = (path: string) => Test[] | null;

/** Every problem of the document, one line each: the row, and what to write. */
export function judge(coverage: Coverage, testsOf: TestsOf, says: HasDecision): string[] {
  const missing = SECTIONS.filter((number) => !coverage.rows.some(({ section }) => section === number));
  return [
    ...coverage.unreadable,
    ...missing.map((number) => `Section ${number} has no row: write one for each requirement of the specification.`),
    ...repeatedIds(coverage.rows),
    ...coverage.rows.flatMap((row) =>
      [...decisionOf(row, says), ...problemsOf(row, testsOf)].map((problem) => `Row ${row.id}: ${problem}`),
    ),
    ...overworked(coverage.rows),
  ];
}

function problemsOf(row: Row, testsOf: TestsOf): string[] {
  const problems = wordsOf(row);
  if (!row.path || row.titles.length === 0) return [...problems, 'it names no test: write path › title.'];
  if (!RUN.test(row.path))
    return [...problems, `no runner picks up ${row.path}: name a *.test.ts(x) or an e2e *.spec.ts.`];
  const tests = testsOf(row.path);
  if (!tests) return [...problems, `there is no ${row.path}: name the file that has the test now.`];

  const named = tests.filter(({ titles }) => sameTitles(titles, row.titles));
  const [test] = named;
  if (!test) return [...problems, `${row.path} has no test "${row.titles.join(' › ')}". ${nearest(row, tests)}`];
  if (named.length > 1) problems.push(`${row.path} has ${named.length} tests of that title: give each its own.`);
  if (test.isSkipped) problems.push('its test is skipped: run it, or name one that runs.');
  const text = test.text();
  for (const literal of row.literals) {
    if (!holds(text, literal)) {
      problems.push(`its test does not hold \`${literal}\`: assert it there, or name the test that does (--find).`);
    }
  }
  return problems;
}

function wordsOf({ id, section, requirement, literals }: Row): string[] {
  const problems: string[] = [];
  if (!new RegExp(`^${section}\\.\\d+$`).test(id))
    problems.push(`it stands in section ${section}: number it ${section}.N.`);
  if (!requirement) problems.push('it names no requirement: write it in the words of the specification.');
  if (literals.length === 0) problems.push('it has no literal: write the text or constant in backticks.');
  for (const literal of literals.filter((each) => each.length < 2)) {
    problems.push(
      `\`${literal}\` would be found anywhere: write it with what makes it the constant, as \`toHaveLength(${literal})\`.`,
    );
  }
  return problems;
}

function decisionOf({ supersededBy }: Row, says: HasDecision): string[] {
  if (supersededBy === null) return [];
  const [, section, line] = SUPERSEDED.exec(supersededBy) ?? [];
  if (!section || !line) return ['write: superseded by product-decisions.md N, "the line of the decision"; `literal`.'];
  return says(Number(section), line) ? [] : [`section ${section} of docs/product-decisions.md does not say "${line}".`];
}

function repeatedIds(rows: readonly Row[]): string[] {
  const ids = rows.map(({ id }) => id);
  const repeated = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  return [...repeated].map((id) => `Row ${id}: the number is taken twice: give one of them the next free one.`);
}

function overworked(rows: readonly Row[]): string[] {
  const served = new Map<string, Row[]>();
  for (const row of rows) {
    const test = [row.path, ...row.titles].join(' › ');
    served.set(test, [...(served.get(test) ?? []), row]);
  }
  return [...served]
    .filter(([, those]) => those.length > MOST_ROWS)
    .map(([test, those]) => {
      const ids = those.map(({ id }) => id).join(', ');
      return `Row ${those.at(-1)?.id}: ${those.length} rows (${ids}) name "${test}": ${MOST_ROWS} at most; name or write another test.`;
    });
}

function nearest({ titles }: Row, tests: readonly Test[]): string {
  const own = titles.at(-1) ?? '';
  const near = tests.find((test) => test.titles.at(-1) === own);
  if (near) return `Write: ${near.titles.join(' › ')}`;
  return 'Copy its title as the file has it, with the describes around it before.';
}

function sameTitles(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((title, index) => spaced(title) === spaced(others[index] ?? ''));
}

/** A table cell cannot end with a space or contain two in a row. */
function spaced(title: string): string {
  return title.replace(/\s+/g, ' ').trim();
}
