import { isPseudoLanguageRequested } from './isPseudoLanguageRequested';

const open = { origins: [], open: true };
const at = (address: string) => window.history.replaceState(null, '', address);

it('shows the pseudo-language on request where quality assurance is open', () => {
  at('/?lang=pseudo');
  expect(isPseudoLanguageRequested({ qa: open })).toBe(true);
  expect(isPseudoLanguageRequested({ qa: { ...open, open: false } })).toBe(false);
  expect(isPseudoLanguageRequested({ qa: null })).toBe(false);
  at('/?lang=de');
  expect(isPseudoLanguageRequested({ qa: open })).toBe(false);
});
