import { suggestedHighCents, priceOption, refuseAmount } from './pricing.ts';

describe('how an album is sold', () => {
  it('is read from the stored price', () => {
    expect([0, null, 99].map(priceOption)).toEqual(['free', 'pay_what_you_want', 'fixed']);
  });

  it('has a generous pick of one and a half times the suggestion', () => expect(suggestedHighCents(333)).toBe(500));
});

describe('an amount that a listener chose', () => {
  it.each([
    [500, 500],
    [501, 500],
    [0, 0],
    [0, null],
    [1_000_000, 0],
  ])('%p with a minimum of %p is fine', (chosen, minimum) => expect(refuseAmount(chosen, minimum)).toBeNull());

  it.each([
    [499, 500, 'price_too_low'],
    [49, 0, 'below_provider_minimum'],
    [1, null, 'below_provider_minimum'],
    [1_000_001, 0, 'price_too_high'],
    [-1, 0, 'invalid_amount'],
    [10.5, 0, 'invalid_amount'],
    [NaN, 0, 'invalid_amount'],
    ['500', 0, 'invalid_amount'],
    [null, 0, 'invalid_amount'],
    [[500], 0, 'invalid_amount'],
  ])('%p with a minimum of %p is refused: %s', (chosen, minimum, code) => {
    expect(refuseAmount(chosen, minimum)).toBe(code);
  });
});
