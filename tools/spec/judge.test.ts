/** @jest-environment node */
import { parseCoverage } from './coverage.ts';
import { readDecisions } from './decisions.ts';
import { judge } from './judge.ts';
import { readTests } from './readTests.ts';

const CART = 'apps/checkout/src/Cart.test.tsx';
const FILES: Record<string, string> = {
  [CART]: `
    describe('the cart', () => { it('is empty', () => expect('Your cart is empty')); });
    it.skip('counts', () => expect('3 albums'));
    it('twice', () => {}); it('twice', () => {});`,
};
const GOOD = `| N.1 | Empty: 'Your cart is empty' | \`Your cart is empty\` | ${CART} › the cart › is empty |`;

const says = readDecisions('## 1. People\n\n## 2. Money\n- **The server alone\n  decides what is `paid`.** More.\n');
const testsOf = (path: string) => (FILES[path] === undefined ? null : readTests(path, FILES[path]));

/** A document in which every section has a valid row, except that section 2 has these rows. */
function documentOf(rows: string[]): string {
  const sections = Array.from({ length: 9 }, (_, index) => {
    const own = index === 1 ? rows : [GOOD.replace('N.', `${index + 1}.`)];
    return [
      `## ${index + 1}. Title`,
      '',
      '| row | requirement | literal | test |',
      '| --- | --- | --- | --- |',
      ...own,
    ].join('\n');
  });
  return sections.join('\n\n');
}

/** Without the limit of rows per test: the other sections share one test. */
const judged = (...rows: string[]) =>
  judge(parseCoverage(documentOf(rows)), testsOf, says).filter((problem) => !problem.includes('5 at most'));
const row = (literal: string, test: string, id = '2.1') =>
  `| ${id} | Empty: 'Your cart is empty' | ${literal} | ${test} |`;
const TEST = `${CART} › the cart › is empty`;

it('passes a document in which every row has its test', () => {
  expect(judged(row('`Your cart is empty`', TEST))).toEqual([]);
});

it('passes a superseded row that names the decision and the test of what replaced it', () => {
  const literal =
    'superseded by product-decisions.md 2, "The server alone decides what is paid."; `Your cart is empty`';
  expect(judged(row(literal, TEST))).toEqual([]);
});

describe('refuses, and names the row and what to write:', () => {
  it.each([
    ['a row without a test', row('`Your cart is empty`', ''), /^Row 2\.1: it names no test/],
    [
      'a file that is not there',
      row('`Your cart is empty`', 'apps/x.test.ts › is empty'),
      /^Row 2\.1: there is no apps\/x\.test\.ts/,
    ],
    [
      'a file that no runner picks up',
      row('`Your cart is empty`', 'tools/cart.ts › is empty'),
      /no runner picks up tools\/cart\.ts/,
    ],
    [
      'a test that is not there',
      row('`Your cart is empty`', `${CART} › the cart › is full`),
      /has no test "the cart › is full"/,
    ],
    ['a test without its describe', row('`Your cart is empty`', `${CART} › is empty`), /Write: the cart › is empty/],
    ['a skipped test', row('`3 albums`', `${CART} › counts`), /is skipped: run it/],
    ['two tests of one title', row('`Your cart is empty`', `${CART} › twice`), /has 2 tests of that title/],
    ['a literal that the test does not hold', row('`Your cart is full`', TEST), /does not hold `Your cart is full`/],
    ['one of several literals', row('`Your cart is empty` `Buy`', TEST), /does not hold `Buy`/],
    ['no literal', row('', TEST), /has no literal/],
    ['a literal that stands anywhere', row('`3`', TEST), /would be found anywhere/],
    ['a foreign number', row('`Your cart is empty`', TEST, '3.9'), /^Row 3\.9: it stands in section 2/],
    ['no requirement', `| 2.1 | | \`Your cart is empty\` | ${TEST} |`, /names no requirement/],
    [
      'superseded without the decision',
      row('superseded; `Your cart is empty`', TEST),
      /superseded by product-decisions\.md N/,
    ],
    [
      'a decision that is not there',
      row('superseded by product-decisions.md 1, "The server alone decides what is paid."; `Your cart is empty`', TEST),
      /section 1 of docs\/product-decisions\.md does not say/,
    ],
    ['too few cells', `| 2.1 | ${TEST} |`, /^Line \d+ has 2 cells/],
  ])('%s', (_name, planted, problem) => {
    expect(judged(row('`Your cart is empty`', TEST, '2.77'), planted)).toContainEqual(expect.stringMatching(problem));
  });

  it('a number that is taken twice', () => {
    const twice = row('`Your cart is empty`', TEST);
    expect(judged(twice, twice)).toEqual([expect.stringMatching(/^Row 2\.1: the number is taken twice/)]);
  });

  it('a section without rows', () => {
    expect(judged()).toEqual([expect.stringMatching(/^Section 2 has no row/)]);
  });

  it('a row outside of all sections', () => {
    expect(judge(parseCoverage(GOOD), testsOf, says)[0]).toMatch(/^Line 1 stands under no/);
  });

  it('a test that serves more than five rows, with their numbers', () => {
    const rows = [1, 2, 3, 4, 5, 6].map((number) => row('`Your cart is empty`', TEST, `2.${number}`));
    expect(judge(parseCoverage(['## 2. Title', ...rows].join('\n')), testsOf, says)).toContainEqual(
      expect.stringMatching(/^Row 2\.6: 6 rows \(2\.1, .*2\.6\) name ".* is empty": 5 at most/),
    );
    expect(judge(parseCoverage(['## 2. Title', ...rows.slice(1)].join('\n')), testsOf, says).join()).not.toContain(
      'at most',
    );
  });
});

it('reads bars and backticks inside a cell', () => {
  const [read] = parseCoverage('## 2. T\n| 2.1 | a \\| b | ``a`b`` `c` | x.test.ts › either \\| or |').rows;
  expect(read).toMatchObject({ requirement: 'a | b', literals: ['a`b', 'c'], titles: ['either | or'] });
});
