import type { DisputeReason } from '../objects/dispute.ts';
import type { CardDetails } from '../objects/types.ts';

/** The result of a card in test mode: pay, pay without a pending time, require authentication, pay and dispute at once, or decline. */
export type CardOutcome =
  | 'success'
  | 'available'
  | 'challenge'
  | { dispute: DisputeReason }
  | { code: string; declineCode: string | null };

/** A stored card: never its number, only what is shown of it and its result. */
export interface Instrument {
  card: CardDetails;
  outcome: CardOutcome;
}

const declined = (declineCode: string): CardOutcome => ({ code: 'card_declined', declineCode });

/** Stripe's well-known test cards with 16 digits. */
const TEST_CARDS: Record<string, CardOutcome> = {
  '4242424242424242': 'success',
  '4000056655665556': 'success',
  '5555555555554444': 'success',
  '5200828282828210': 'success',
  '4000000000000077': 'available',
  '4000002500003155': 'challenge',
  '4000000000000259': { dispute: 'fraudulent' },
  '4000000000002685': { dispute: 'product_not_received' },
  '4000000000000002': declined('generic_decline'),
  '4000000000009995': declined('insufficient_funds'),
  '4000000000009987': declined('lost_card'),
  '4000000000000069': { code: 'expired_card', declineCode: null },
  '4000000000000127': { code: 'incorrect_cvc', declineCode: null },
  '4000000000000119': { code: 'processing_error', declineCode: null },
};

/** The result of a card number in test mode. A number that is not a test card is declined, as at Stripe. */
export function cardOutcome(digits: string): CardOutcome {
  return TEST_CARDS[digits] ?? declined('test_mode_live_card');
}

function cardBrand(digits: string): string {
  return digits.startsWith('4') ? 'visa' : /^(5[1-5]|2[2-7])/.test(digits) ? 'mastercard' : 'unknown';
}

export function instrumentOf(digits: string, exp_month: number, exp_year: number): Instrument {
  const card = { brand: cardBrand(digits), last4: digits.slice(-4), exp_month, exp_year };
  return { card, outcome: cardOutcome(digits) };
}

/** Checks the Luhn digit of a card number. */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
