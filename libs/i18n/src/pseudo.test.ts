/** @jest-environment node */
import { isUntransformed, pseudoText } from './pseudo';

it('accents and lengthens text, and does not change tags and addresses', () => {
  expect(pseudoText('Save')).toBe('[Šávé··]');
  expect(pseudoText('Keep <strong>all</strong>')).toBe(`[Kéép <strong>áłł</strong>${'·'.repeat(9)}]`);
  expect(pseudoText('for example https://example.com')).toContain('https://example.com');
});

it('recognises untranslated text', () => {
  expect(isUntransformed(pseudoText('Save album'))).toBe(false);
  expect(isUntransformed('Save album')).toBe(true);
  expect(isUntransformed('$8.00')).toBe(false);
});
