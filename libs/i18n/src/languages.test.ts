import { LANGUAGES } from '@fairtone/contracts';
import { createI18n, languages } from './index';

it('are five, each under its own name, English first', () => {
  expect(LANGUAGES).toEqual(['en', 'pl', 'de', 'fr', 'tr']);
  expect(languages.map(({ label }) => label)).toEqual(['English', 'Polski', 'Deutsch', 'Français', 'Türkçe']);
});

it('are replaced by English when the browser has none of them', async () => {
  localStorage.clear();
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['pt-BR', 'ja']);
  await createI18n({});
  expect(document.documentElement.lang).toBe('en');
  jest.restoreAllMocks();
});
