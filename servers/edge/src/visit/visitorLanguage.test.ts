/** @jest-environment node */
import { visitorLanguage } from './visitorLanguage.ts';

describe('the language of a visitor', () => {
  it.each([
    [undefined, 'pl-PL,pl;q=0.9,en;q=0.8', 'pl'],
    [undefined, 'xx,de;q=0.5', 'de'],
    ['a=1; fairtone_language=tr', 'pl', 'tr'],
    ['fairtone_language=xx', undefined, 'en'],
    [undefined, '*', 'en'],
  ])('with the cookie %s and the wishes %s is %s', (cookies, wishes, language) => {
    expect(visitorLanguage(cookies, wishes)).toBe(language);
  });
});
