import { detectLanguage, storeLanguage } from './detectLanguage';
import { languages } from './languages';

const openBrowser = (...spoken: string[]) => jest.spyOn(navigator, 'languages', 'get').mockReturnValue(spoken);

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
});
afterEach(() => jest.restoreAllMocks());

it('begins in one of the five languages that the browser asks for', () => {
  const found = languages.map(({ code }) => {
    openBrowser('ja', `${code.toUpperCase()}-XX`);
    return detectLanguage();
  });
  expect(found).toEqual(['en', 'pl', 'de', 'fr', 'tr']);
});

it('begins in English where it asks for none of them', () => {
  openBrowser('pt-BR', 'ja');
  expect(detectLanguage()).toBe('en');
});

it('begins as the address says, else as was chosen before', () => {
  openBrowser('fr');
  localStorage.setItem('fairtone.language', 'pl');
  expect(detectLanguage()).toBe('pl');
  history.replaceState(null, '', '/?lang=tr');
  expect(detectLanguage()).toBe('tr');
});

it('begins as was chosen last, although the address that the visitor came by named another', () => {
  history.replaceState(null, '', '/album/1?lang=de&tab=x');
  storeLanguage('pl');
  expect(location.search).toBe('?tab=x');
  expect(detectLanguage()).toBe('pl');
});
