import { artistShareCents, parseDollars, platformShareCents } from './money.ts';

describe('the split of a sale', () => {
  it('adds up to the whole for every amount up to 100 dollars, and rounds in the platform’s favour by less than a cent', () => {
    const wrong = Array.from({ length: 10_001 }, (_, cents) => cents).filter((cents) => {
      const artist = artistShareCents(cents);
      const roundedAway = cents * 85 - artist * 100;
      return artist + platformShareCents(cents) !== cents || roundedAway < 0 || roundedAway >= 100;
    });
    expect(wrong).toEqual([]);
  });

  it.each([-1, 0.5, NaN, Infinity, 2 ** 60])('refuses %p, which is not an amount of cents', (amount) => {
    expect(() => artistShareCents(amount)).toThrow(RangeError);
  });
});

describe('a typed price', () => {
  it.each([
    ['8', 800],
    ['8.5', 850],
    ['$8.05', 805],
    [' 8,50 ', 850],
    ['0', 0],
    ['100000000', 10_000_000_000],
  ])('%p is %p cents', (text, cents) => expect(parseDollars(text)).toBe(cents));

  it.each(['', 'eight', '1e3', '-1', '8.505', '8..5', '1 000', '٣'])('%p is no price', (text) =>
    expect(parseDollars(text)).toBeNull(),
  );
});
