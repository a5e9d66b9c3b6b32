/** @jest-environment node */
import { change, isProduct, spotsOf } from './productText.ts';
import { shuffled } from './shuffled.ts';

const changed = (path: string, code: string, literal: string) => change(code, spotsOf(path, code, literal));

describe('a sampled change', () => {
  it('breaks a text of the locales wherever it stands, and leaves its key', () => {
    expect(
      changed('a/locales/en/a.json', '{"Your cart is empty":"Your cart is empty","b":"Other"}', 'Your cart is empty'),
    ).toBe('{"Your cart is empty":"Your cartq is empty","b":"Other"}');
  });

  it('breaks a text in code, not in an import or a name', () => {
    const code = "import x from 'theme';\nconst theme = store.get('theme');";
    expect(changed('a.ts', code, 'theme')).toBe("import x from 'theme';\nconst theme = store.get('theqme');");
  });

  it('breaks a number where a constant is given it, not where it means something else', () => {
    expect(changed('a.ts', 'const DELAY_MS = 2_000;\nwait(2000);', '2000')).toBe('const DELAY_MS = 4001;\nwait(2000);');
  });

  it('finds an apostrophe as a printer sets it', () => {
    expect(spotsOf('a.ts', 'const text = "Passwords don’t match";', "Passwords don't match")).toHaveLength(1);
  });

  it('finds nothing in code that does not say it', () => {
    expect(spotsOf('a.ts', 'cart.empty = 1;', 'Your cart is empty')).toEqual([]);
  });
});

it.each([
  ['apps/checkout/locales/en/checkout.json', true],
  ['apps/checkout/locales/de/checkout.json', false],
  ['libs/domain/src/money.ts', true],
  ['libs/domain/src/money.test.ts', false],
  ['servers/testing/people.ts', false],
  ['e2e/support/pages/cart.ts', false],
])('%s is product: %p', (path, expected) => expect(isProduct(path)).toBe(expected));

it('draws the same sample from the same seed', () => {
  const items = Array.from({ length: 40 }, (_, index) => index);
  expect(shuffled(items, 'a')).toEqual(shuffled(items, 'a'));
  expect(shuffled(items, 'a')).not.toEqual(shuffled(items, 'b'));
  expect(shuffled(items, 'a').toSorted((one, other) => one - other)).toEqual(items);
});
