import { brokenPasswordRules, safeReturnPath, suggestedAccountKind } from './account.ts';

describe('a password', () => {
  it('that meets every rule breaks none', () => expect(brokenPasswordRules('Str0ng!pass')).toEqual([]));

  it('lists every rule that it breaks, in order', () => {
    expect(brokenPasswordRules('')).toEqual(['length', 'uppercase', 'lowercase', 'number', 'special']);
    expect(brokenPasswordRules('ŻÓŁĆżółć1!')).toEqual([]);
    expect(brokenPasswordRules(`Aa1!${'é'.repeat(40)}`)).toEqual(['tooLong']);
  });
});

describe('where to go after signing in', () => {
  it.each([
    '/checkout',
    '/album/1?play=1#top',
    '/dashboard?tab=purchases',
    '/login?returnTo=%2Fcheckout',
    '/search?q=%2F%2F',
  ])('%s is a page of this site', (path) => expect(safeReturnPath(path)).toBe(path));

  it.each([
    '//evil.example',
    'https:evil.example',
    'https://evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '/\tevil',
    '/\n/evil.example',
    '/\u0000evil',
    '/\u007f/evil.example',
    '/%09/evil.example',
    '/%2e%2e%2f/evil.example',
    '/.//evil.example',
    '/%2e//evil.example',
    '/a/..//evil.example',
    ' //evil.example',
    '',
    null,
  ])('%p falls back to the dashboard', (path) => expect(safeReturnPath(path)).toBe('/dashboard'));
});

it('suggests an artist account when the e-mail address contains "artist"', () => {
  expect(suggestedAccountKind('ARTIST@example.com')).toBe('artist');
  expect(suggestedAccountKind('anna@example.com')).toBe('customer');
});
