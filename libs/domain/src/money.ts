/** The artist's share of every sale, in percent of the price. */
export const ARTIST_SHARE_PERCENT = 85;

/**
 * The artist's part of an amount. Rounded down, so that the two parts always add up to the whole.
 * @param amountCents integer cents, 0 or more
 * @throws RangeError when the amount is not a whole, non-negative number of cents
 */
export function artistShareCents(amountCents: number): number {
  if (!Number.isSafeInteger(amountCents) || amountCents < 0) {
    throw new RangeError(`An amount is a whole number of cents, 0 or more; got ${amountCents}`);
  }
  return Math.floor((amountCents * ARTIST_SHARE_PERCENT) / 100);
}

/** The platform's part of an amount, from which it pays the card fees. Integer cents. */
export function platformShareCents(amountCents: number): number {
  return amountCents - artistShareCents(amountCents);
}

/**
 * Reads what a person typed into a price field as cents.
 * @returns integer cents, or null when the text is not an amount with at most two decimals (or has more than 12 digits before them)
 */
export function parseDollars(text: string): number | null {
  const match = /^\s*\$?\s*(\d{1,12})(?:[.,](\d{1,2}))?\s*$/.exec(text);
  if (!match) return null;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}
