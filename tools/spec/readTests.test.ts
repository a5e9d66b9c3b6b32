/** @jest-environment node */
import { readTests } from './readTests.ts';
import { holds } from './testText.ts';

const titlesOf = (code: string) => readTests('any.test.ts', code).map(({ titles }) => titles.join(' › '));
const textOf = (code: string, title: string) => {
  const found = readTests('any.test.ts', code).find(({ titles }) => titles.at(-1) === title);
  return found?.text() ?? '';
};

describe('the tests of a file', () => {
  it('are named with the describes around them', () => {
    const code = `
      test('alone', () => {});
      describe('outer', () => { describe('inner', () => { it('deep', async () => {}); }); });
      test.describe('browser', () => { test('opens', async ({ page }) => {}); });`;
    expect(titlesOf(code)).toEqual(['alone', 'outer › inner › deep', 'browser › opens']);
  });

  it('are those of a table by its template and by each stated case', () => {
    const code = `
      it.each(['a', 'b'])('refuses %s', (text) => {});
      it.each([[1, 'one', () => go()]])('%d is %s', () => {});
      it.each([{ name: 'Ada' }])('greets $name', () => {});
      it.each(made())('takes %s', () => {});`;
    expect(titlesOf(code)).toEqual([
      ...['refuses %s', 'refuses a', 'refuses b'],
      ...['%d is %s', '1 is one'],
      ...['greets $name', 'greets Ada'],
      'takes %s',
    ]);
  });

  it('keep the places of a loop', () => {
    expect(titlesOf('for (const path of PATHS) test(`${path} opens`, async () => {});')).toEqual(['${path} opens']);
  });

  it('are no hooks, steps or calls of something else', () => {
    const code = `test.beforeEach(() => {}); test.use({}); visit('it', () => {}); /x/.test('y');
      test('one', async () => { await test.step('part', () => {}); });`;
    expect(titlesOf(code)).toEqual(['one']);
  });
});

describe('a skipped test', () => {
  it.each([
    "test.skip('one', () => {});",
    "xit('one', () => {});",
    "it.todo('one');",
    "test.fixme('one', () => {});",
    "test.fail('one', () => {});",
    "describe.skip('all', () => { it('one', () => {}); });",
    "test('one', async () => { test.skip(!live, 'no release'); });",
    "it.skip.each(['one'])('%s', () => {});",
  ])('is known: %s', (code) => {
    expect(readTests('any.test.ts', code).every(({ isSkipped }) => isSkipped)).toBe(true);
  });

  it('does not silence its neighbour', () => {
    expect(readTests('any.test.ts', "it.skip('one', f); it('two', f);").at(1)?.isSkipped).toBe(false);
  });
});

describe('what a test holds', () => {
  const CODE = `
    const EMPTY = 'Your cart is empty';
    const unused = 'Nobody says this';
    async function open() { await page.goto(CART); }
    const CART = '/checkout?cart';
    // Only a comment says that
    test('empty', async () => {
      await open();
      expect(page.getByText(EMPTY)).toBeVisible(); // Said beside it
      expect(screen.getByText(/Why\\? Because\\./)).toHaveLength(2_000);
    });
    test('other', () => expect('Sign in').toBe(70));
    describe('far', () => { const HERE = 'Only in far'; test('third', () => expect(HERE)); });
    it.each([['Title', 'Title is short'], ['Genre', 'Select one']])('%s says', (field, text) => expect(text));`;

  it.each(['Your cart is empty', '/checkout?cart', 'Why? Because.', '2000', 'toHaveLength(2000)'.slice(0, 12)])(
    'is in its body, or in what it uses of the file: %s',
    (literal) => expect(holds(textOf(CODE, 'empty'), literal)).toBe(true),
  );

  it.each(['Nobody says this', 'Only a comment says that', 'Said beside it', 'Sign in', 'Only in far'])(
    'is not what stands elsewhere: %s',
    (literal) => expect(holds(textOf(CODE, 'empty'), literal)).toBe(false),
  );

  it('is neither its title nor half a word or number', () => {
    const text = textOf(CODE, 'other');
    expect(['other', 'Sign', '70', '7', 'ign in'].map((literal) => holds(text, literal))).toEqual([
      ...[false, true, true],
      ...[false, false],
    ]);
  });

  it('takes the apostrophes and spaces of printers for those of typewriters', () => {
    expect(holds(textOf("it('a', () => expect('Passwords don’t\u00a0match'));", 'a'), "Passwords don't match")).toBe(
      true,
    );
  });

  it('is, for a case of a table, its own row', () => {
    expect(holds(textOf(CODE, 'Title says'), 'Title is short')).toBe(true);
    expect(holds(textOf(CODE, 'Title says'), 'Select one')).toBe(false);
    expect(holds(textOf(CODE, '%s says'), 'Select one')).toBe(true);
  });
});
