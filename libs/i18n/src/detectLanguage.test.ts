import { detectLanguage, storeLanguage } from './detectLanguage';
import { languages } from './languages';

const openBrowser = (...spoken: string[]) => jest.spyOn(navigator, 'languages', 'get').mockReturnValue(spoken);

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
});
afterEach(() => jest.restoreAllMocks());

it('starts in the first of the browser’s languages that the product has', () => {
  const found = languages.map(({ code }) => {
    openBrowser('xx', `${code.toUpperCase()}-XX`);
    return detectLanguage();
  });
  expect(found.slice(0, 5)).toEqual(['en', 'pl', 'de', 'fr', 'tr']);
  expect(found).toEqual(languages.map(({ code }) => code));
});

it('starts in English when the browser has none of them', () => {
  openBrowser('xx-YY', 'qq');
  expect(detectLanguage()).toBe('en');
});

it('starts in the language of the address, else in the stored one', () => {
  openBrowser('fr');
  localStorage.setItem('fairtone.language', 'pl');
  expect(detectLanguage()).toBe('pl');
  history.replaceState(null, '', '/?lang=tr');
  expect(detectLanguage()).toBe('tr');
});

it('starts in the language chosen last, even when the address named another one', () => {
  history.replaceState(null, '', '/album/1?lang=de&tab=x');
  storeLanguage('pl');
  expect(location.search).toBe('?tab=x');
  expect(detectLanguage()).toBe('pl');
});
