/** Smallest fixed price, in cents. */
export const FIXED_PRICE_MIN_CENTS = 99;
/** Largest price or chosen amount, in cents. */
export const PRICE_MAX_CENTS = 1_000_000;
/** Monthly support, in cents. */
export const DONATION_MIN_CENTS = 100;
export const DONATION_DEFAULT_CENTS = 500;
export const DONATION_MAX_CENTS = PRICE_MAX_CENTS;
/** Smallest amount that the card provider charges, in cents. */
export const PROVIDER_MIN_CENTS = 50;
/** The pay-what-you-want slider: its end and its step, in cents. */
export const SLIDER_MAX_CENTS = 10_000;
export const SLIDER_STEP_CENTS = 50;
export const SUGGESTED_DEFAULT_CENTS = 500;

export type PriceOption = 'free' | 'fixed' | 'pay_what_you_want';

/** How an album is sold, read from its stored price: 0 free, null name-your-price, else fixed. */
export function priceOption(price: number | null): PriceOption {
  if (price === null) return 'pay_what_you_want';
  return price === 0 ? 'free' : 'fixed';
}

/** The "Generous" quick pick: one and a half times the suggested price, in whole cents. */
export function suggestedHighCents(suggestedCents: number): number {
  return Math.round(suggestedCents * 1.5);
}

export type AmountRefusal = 'invalid_amount' | 'price_too_low' | 'price_too_high' | 'below_provider_minimum';

/**
 * Whether a listener may pay this amount for a name-your-price album.
 * @param chosenCents any value; only whole numbers of cents can pass
 * @param minimumCents the artist's minimum, 0 or null for none
 * @returns null when it is fine (0 with no minimum takes the free path), else the refusal's code
 */
export function refuseAmount(chosenCents: unknown, minimumCents: number | null): AmountRefusal | null {
  if (typeof chosenCents !== 'number' || !Number.isInteger(chosenCents) || chosenCents < 0) return 'invalid_amount';
  if (chosenCents > PRICE_MAX_CENTS) return 'price_too_high';
  if (chosenCents < (minimumCents ?? 0)) return 'price_too_low';
  if (chosenCents > 0 && chosenCents < PROVIDER_MIN_CENTS) return 'below_provider_minimum';
  return null;
}

export type DonationRefusal = 'invalid_amount' | 'donation_too_small' | 'price_too_high';

/**
 * Whether a listener may give this amount each month.
 * @param cents integer cents; null when the field has no valid amount
 * @returns null when it is fine, else the refusal's code, as the functions name it
 */
export function refuseDonation(cents: number | null): DonationRefusal | null {
  if (cents === null) return 'invalid_amount';
  if (cents < DONATION_MIN_CENTS) return 'donation_too_small';
  return cents > DONATION_MAX_CENTS ? 'price_too_high' : null;
}
