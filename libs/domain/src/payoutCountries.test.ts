import { PAYOUT_COUNTRIES, payoutAgreement } from './payoutCountries';

describe('the agreement under which an artist is paid', () => {
  it.each([
    ['US', 'US', 'full'],
    ['US', 'DE', 'full'],
    ['DE', 'PL', 'full'],
    ['GB', 'CH', 'full'],
    ['US', 'TR', 'recipient'],
    ['DE', 'MX', 'recipient'],
    ['AU', 'AU', 'full'],
    ['AU', 'US', 'recipient'],
  ])('a shop in %s and an artist in %s: %s', (shop, artist, agreement) => {
    expect(payoutAgreement(shop, artist)).toBe(agreement);
  });
});

it('each country is offered once, by a code that every language has a name for', () => {
  expect(new Set(PAYOUT_COUNTRIES).size).toBe(PAYOUT_COUNTRIES.length);
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  expect(PAYOUT_COUNTRIES.filter((code) => !names.of(code))).toEqual([]);
});
