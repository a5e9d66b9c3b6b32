import { parseOrigin, parseOverrides, readOverrides, writeOverrides } from './overrides.ts';
import { OVERRIDES_STORAGE_KEY } from './overridesKey.ts';

afterEach(() => localStorage.clear());

describe('the overrides of a browser', () => {
  it('are read as they were written, and are removed from the storage when there are none', () => {
    const overrides = {
      catalog: { kind: 'version', version: '1.0.0-0a1b2c3d4e' },
      player: { kind: 'server', origin: 'http://localhost:4231' },
    } as const;
    writeOverrides(localStorage, overrides);
    expect(readOverrides(localStorage)).toEqual(overrides);
    writeOverrides(localStorage, {});
    expect(localStorage.getItem(OVERRIDES_STORAGE_KEY)).toBeNull();
  });

  it.each([
    '{',
    'null',
    '[]',
    '{"catalog":"1"}',
    '{"catalog":{"kind":"version","version":"../../evil"}}',
    '{"catalog":{"kind":"version","version":"1/..","x":1}}',
    '{"../catalog":{"kind":"version","version":"1.0.0"}}',
    '{"catalog":{"kind":"elsewhere","origin":"https://evil.test"}}',
  ])('are none when storage holds %s', (text) => {
    expect(parseOverrides(text)).toEqual({});
  });
});

describe('a typed origin', () => {
  it.each([
    ['http://localhost:4231', 'http://localhost:4231'],
    [' http://localhost:4231/ ', 'http://localhost:4231'],
    ['localhost:4231', 'http://localhost:4231'],
    ['HTTPS://QA.shop.tld:443', 'https://qa.shop.tld'],
  ])('%s becomes %s', (typed, origin) => expect(parseOrigin(typed)).toBe(origin));

  it.each([
    '',
    'http://',
    'http://a.tld/path',
    'http://user:pass@a.tld',
    'javascript:alert(1)',
    'data:,x',
    'ftp://a.tld',
    'a b',
  ])('is refused: %s', (typed) => expect(parseOrigin(typed)).toBeNull());
});
