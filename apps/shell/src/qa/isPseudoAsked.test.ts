import { isPseudoAsked } from './isPseudoAsked';

const open = { origins: [], open: true };
const at = (address: string) => window.history.replaceState(null, '', address);

it('shows the pseudo-language where quality assurance is open, to whoever asks for it', () => {
  at('/?lang=pseudo');
  expect(isPseudoAsked({ qa: open })).toBe(true);
  expect(isPseudoAsked({ qa: { ...open, open: false } })).toBe(false);
  expect(isPseudoAsked({ qa: null })).toBe(false);
  at('/?lang=de');
  expect(isPseudoAsked({ qa: open })).toBe(false);
});
