import { LANGUAGES } from '@fairtone/contracts';
import { createI18n, languages } from './index';

it('begin with five, each under its own name, English first', () => {
  expect(LANGUAGES.slice(0, 5)).toEqual(['en', 'pl', 'de', 'fr', 'tr']);
  const labels = languages.map(({ label }) => label);
  expect(labels.slice(0, 5)).toEqual(['English', 'Polski', 'Deutsch', 'Français', 'Türkçe']);
  expect(languages.map(({ code }) => code)).toEqual(LANGUAGES);
});

it('are replaced by English when the browser has none of them', async () => {
  localStorage.clear();
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['xx-YY', 'qq']);
  await createI18n({});
  expect(document.documentElement.lang).toBe('en');
  jest.restoreAllMocks();
});
