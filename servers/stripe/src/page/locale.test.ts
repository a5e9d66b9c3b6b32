/** @jest-environment node */
import { formatMoney, pickLocale, textsOf } from './locale.ts';

function flatten(texts: object, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : flatten(value as object, `${prefix}${key}.`),
  );
}
const placesOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

describe('languages of the payment page', () => {
  test.each([
    ['pl', 'de-DE', 'pl'],
    ['auto', 'fr-CA,fr;q=0.9,en;q=0.8', 'fr'],
    [null, 'xx,tr;q=0.5', 'tr'],
    ['xx', 'de', 'de'],
    [null, undefined, 'en'],
  ])('session %p and browser %p give %s', (session, browser, locale) => {
    expect(pickLocale(session, browser)).toBe(locale);
  });

  test.each(['pl', 'de', 'fr', 'tr'] as const)(
    '%s says everything, in its own words and with the same places',
    (locale) => {
      const english = flatten(textsOf('en'));
      const own = Object.fromEntries(flatten(textsOf(locale)));
      expect(Object.keys(own)).toEqual(english.map(([key]) => key));
      for (const [key, text] of english) {
        expect([key, placesOf(own[key] ?? '')]).toEqual([key, placesOf(text)]);
        if (!['total', 'cvc'].includes(key)) expect([key, own[key]]).not.toEqual([key, text]);
      }
    },
  );

  test('the messages have the specified words', () => {
    expect(Object.values(textsOf('en').errors)).toEqual([
      'Invalid Card Number',
      'Missing Name',
      'Invalid Expiry Date',
      'Invalid CVC',
      'Invalid Email',
    ]);
  });

  test('money is formatted for each language', () => {
    expect(formatMoney(1250, 'en')).toBe('$12.50');
    expect(formatMoney(1250, 'de')).toBe('12,50\u00a0$');
  });
});
