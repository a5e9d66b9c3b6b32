/** @jest-environment node */
import { isUntransformed, pseudoText } from './pseudo';

it('accents and lengthens what people read, and leaves tags and addresses alone', () => {
  expect(pseudoText('Save')).toBe('[Šávé··]');
  expect(pseudoText('Keep <strong>all</strong>')).toBe(`[Kéép <strong>áłł</strong>${'·'.repeat(9)}]`);
  expect(pseudoText('for example https://example.com')).toContain('https://example.com');
});

it('tells what no translation has touched', () => {
  expect(isUntransformed(pseudoText('Save album'))).toBe(false);
  expect(isUntransformed('Save album')).toBe(true);
  expect(isUntransformed('$8.00')).toBe(false);
});
