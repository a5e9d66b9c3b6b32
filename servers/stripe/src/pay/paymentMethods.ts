import type { Change } from '../change.ts';
import type { CardDetails } from '../objects/types.ts';
import { missing, Problem } from '../problem.ts';
import { instrumentOf, type Instrument } from './cards.ts';

/** Stripe's ids of payment methods that represent test cards. */
const NAMED_CARDS: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_visa_debit: '4000056655665556',
  pm_card_bypassPending: '4000000000000077',
  pm_card_mastercard: '5555555555554444',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_visa_chargeDeclinedLostCard: '4000000000009987',
  pm_card_chargeDeclinedExpiredCard: '4000000000000069',
  pm_card_chargeDeclinedIncorrectCvc: '4000000000000127',
  pm_card_chargeDeclinedProcessingError: '4000000000000119',
  pm_card_authenticationRequired: '4000002500003155',
  pm_card_threeDSecure2Required: '4000002500003155',
  pm_card_createDispute: '4000000000000259',
  pm_card_createDisputeProductNotReceived: '4000000000002685',
};

/** A date far in the future: Stripe's test payment methods have one too. */
const EXPIRY = { month: 12, year: 2048 };

/**
 * The card of a payment method's id, or of one of Stripe's test ids.
 * @returns `methodId` is null for a test id: the card gets an id of its own when it is charged
 */
export function instrumentById(change: Change, id: string): { instrument: Instrument; methodId: string | null } {
  const saved = change.get('paymentMethod', id);
  if (saved) return { instrument: { card: shownOf(saved.method.card), outcome: saved.outcome }, methodId: id };
  const digits = NAMED_CARDS[id];
  if (digits === undefined) throw missing('PaymentMethod', id, 'payment_method');
  return { instrument: instrumentOf(digits, EXPIRY.month, EXPIRY.year), methodId: null };
}

const shownOf = ({ brand, last4, exp_month, exp_year }: CardDetails): CardDetails => ({
  brand,
  last4,
  exp_month,
  exp_year,
});

/** @throws Problem for an invalid card number, month or year */
export function instrumentOfNumber(card: { number: string; exp_month: number; exp_year: number }): Instrument {
  const digits = card.number.replace(/[ -]/g, '');
  if (/^\d{16}$/.test(digits)) return instrumentOf(digits, card.exp_month, card.exp_year);
  throw new Problem(402, 'Your card number is incorrect.', { type: 'card_error', code: 'incorrect_number' });
}
