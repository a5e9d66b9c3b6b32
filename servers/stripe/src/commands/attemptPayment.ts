import type { Change } from '../change.ts';
import { chargeFeeCents, moveBalance, pendingUntil } from '../objects/balanceTransaction.ts';
import { newCharge } from '../objects/charge.ts';
import type { Charge, PaymentError, PaymentIntent } from '../objects/types.ts';
import type { Instrument } from '../pay/cards.ts';
import { paymentError } from './declines.ts';
import { openDispute } from './disputeCharge.ts';
import { savePaymentMethod } from './savePaymentMethod.ts';
import { settlePaidObject } from './settlePaidObject.ts';

export type PaymentResult = { kind: 'paid' } | { kind: 'challenge' } | { kind: 'declined'; error: PaymentError };

function setOwner(change: Change, intent: PaymentIntent, challenge: Instrument | undefined): void {
  change.put('intentOwner', intent.id, { ...change.get('intentOwner', intent.id), challenge });
}

function succeed(change: Change, tried: PaymentIntent, instrument: Instrument): PaymentResult {
  const { card, outcome } = instrument;
  const intent = { ...tried, payment_method: savePaymentMethod(change, tried, instrument) };
  const made = newCharge(intent, card, null, change.seconds);
  const transaction = moveBalance(change, {
    type: 'charge',
    amount: made.amount,
    source: made.id,
    fee: chargeFeeCents(made.amount),
    availableOn: outcome === 'available' ? change.seconds : pendingUntil(change),
  });
  const charge: Charge = { ...made, balance_transaction: transaction.id };
  const paid: PaymentIntent = {
    ...intent,
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    status: 'succeeded',
  };
  change.put('charge', charge.id, charge);
  change.put('paymentIntent', paid.id, paid);
  change.emit('charge.succeeded', charge);
  change.emit('payment_intent.succeeded', paid);
  settlePaidObject(change, paid, 'paid');
  if (typeof outcome === 'object' && 'dispute' in outcome) openDispute(change, charge, { reason: outcome.dispute });
  return { kind: 'paid' };
}

function decline(change: Change, intent: PaymentIntent, { card }: Instrument, error: PaymentError): PaymentResult {
  const charge = newCharge(intent, card, error, change.seconds);
  const failed: PaymentIntent = {
    ...intent,
    last_payment_error: error,
    latest_charge: charge.id,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  };
  change.put('charge', charge.id, charge);
  change.put('paymentIntent', failed.id, failed);
  change.emit('charge.failed', charge);
  change.emit('payment_intent.payment_failed', failed);
  settlePaidObject(change, failed, 'declined');
  return { kind: 'declined', error };
}

/** Tries a card on an unpaid intent. */
export function attemptPayment(change: Change, intent: PaymentIntent, instrument: Instrument): PaymentResult {
  const { outcome } = instrument;
  setOwner(change, intent, outcome === 'challenge' ? instrument : undefined);
  if (outcome === 'challenge') {
    const url = `${change.config.publicUrl}/pay/intent/${intent.client_secret}/challenge`;
    const waiting: PaymentIntent = {
      ...intent,
      next_action: { type: 'redirect_to_url', redirect_to_url: { return_url: null, url } },
      status: 'requires_action',
    };
    change.put('paymentIntent', waiting.id, waiting);
    change.emit('payment_intent.requires_action', waiting);
    settlePaidObject(change, waiting, 'waiting');
    return { kind: 'challenge' };
  }
  if (typeof outcome === 'object' && 'code' in outcome) {
    return decline(change, intent, instrument, paymentError(outcome.code, outcome.declineCode));
  }
  return succeed(change, intent, instrument);
}

/** Completes the authentication step that a card requires. */
export function answerChallenge(change: Change, intent: PaymentIntent, isPassed: boolean): PaymentResult {
  const card = change.get('intentOwner', intent.id)?.challenge;
  if (!card) throw new Error('No authentication step is open on this payment.');
  setOwner(change, intent, undefined);
  if (isPassed) return succeed(change, intent, card);
  return decline(change, intent, card, paymentError('payment_intent_authentication_failure', null));
}
