import { completeAddress, isWebAddress } from './webAddress';

describe('a web address', () => {
  it.each([
    ['example.com', 'https://example.com'],
    [' www.example.com/music?a=1 ', 'https://www.example.com/music?a=1'],
    ['example.com:8080', 'https://example.com:8080'],
    ['bücher.example', 'https://bücher.example'],
    ['http://example.com', 'http://example.com'],
    ['https://example.com/', 'https://example.com/'],
  ])('is completed from %p to %p', (typed, meant) => {
    expect(completeAddress(typed)).toBe(meant);
    expect(isWebAddress(meant)).toBe(true);
  });

  it.each(['my site', 'javascript:alert(1)', 'me@example.com', 'localhost', 'javascript:a.com', 'example..', ''])(
    'cannot be made of %p',
    (typed) => {
      expect(completeAddress(typed)).toBe(typed);
      expect(isWebAddress(completeAddress(typed))).toBe(false);
    },
  );
});
