import { seconds, type Context } from '../context.ts';
import { newCharge } from '../objects/charge.ts';
import { eventWrites } from '../objects/event.ts';
import { intentOf } from '../objects/paymentIntent.ts';
import type { CardDetails, Charge, PaymentError, PaymentIntent } from '../objects/types.ts';
import type { SessionRecord, Write } from '../store.ts';
import { cardBrand, cardOutcome } from './cards.ts';
import type { CardForm } from './cardForm.ts';
import { paymentError } from './declines.ts';

export type PaymentResult =
  { kind: 'paid'; eventIds: string[] } | { kind: 'challenge' } | { kind: 'declined'; error: PaymentError };

/** Commits a change of session and intent together with its events, and starts their delivery. */
function settle(
  context: Context,
  record: SessionRecord,
  intent: PaymentIntent,
  charge: Charge | null,
  eventTypes: [string, unknown][],
): string[] {
  const events = eventTypes.map(([type, object]) => eventWrites(type, object, seconds(context)));
  const writes: Write[] = [
    { table: 'session', id: record.session.id, value: record },
    { table: 'paymentIntent', id: intent.id, value: intent },
    ...(charge ? [{ table: 'charge' as const, id: charge.id, value: charge }] : []),
    ...events.flatMap((event) => event.writes),
  ];
  context.store.commit(writes);
  return events.map(({ id }) => id);
}

function succeed(context: Context, record: SessionRecord, intent: PaymentIntent, card: CardDetails): PaymentResult {
  const charge = newCharge(intent, card, null, seconds(context));
  const paid: PaymentIntent = {
    ...intent,
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    status: 'succeeded',
  };
  const session = {
    ...record.session,
    payment_intent: intent.id,
    payment_status: 'paid' as const,
    status: 'complete' as const,
    url: null,
  };
  const eventIds = settle(context, { ...record, session, challenge: undefined }, paid, charge, [
    ['charge.succeeded', charge],
    ['payment_intent.succeeded', paid],
    ['checkout.session.completed', session],
  ]);
  return { kind: 'paid', eventIds };
}

function decline(
  context: Context,
  record: SessionRecord,
  intent: PaymentIntent,
  card: CardDetails,
  error: PaymentError,
): PaymentResult {
  const charge = newCharge(intent, card, error, seconds(context));
  const failed: PaymentIntent = {
    ...intent,
    last_payment_error: error,
    latest_charge: charge.id,
    status: 'requires_payment_method',
  };
  const session = { ...record.session, payment_intent: intent.id };
  const eventIds = settle(context, { ...record, session, challenge: undefined }, failed, charge, [
    ['charge.failed', charge],
    ['payment_intent.payment_failed', failed],
  ]);
  void context.deliver(eventIds);
  return { kind: 'declined', error };
}

/** Tries a card on an open session. The number itself is never kept, only brand, last four digits and expiry. */
export function tryCard(context: Context, record: SessionRecord, form: CardForm): PaymentResult {
  const customer_details = { email: form.email, name: form.cardholder };
  const tried: SessionRecord = { ...record, session: { ...record.session, customer_details } };
  const intent = intentOf(context, tried, form.email);
  const { expiryMonth: exp_month, expiryYear: exp_year } = form;
  const card = { brand: cardBrand(form.digits), last4: form.digits.slice(-4), exp_month, exp_year };
  const outcome = cardOutcome(form.digits);
  if (outcome === 'success') return succeed(context, tried, intent, card);
  if (outcome !== 'challenge') {
    return decline(context, tried, intent, card, paymentError(outcome.code, outcome.declineCode));
  }
  const waiting: PaymentIntent = { ...intent, status: 'requires_action' };
  const session = { ...tried.session, payment_intent: intent.id };
  const events: [string, unknown][] = [['payment_intent.requires_action', waiting]];
  void context.deliver(settle(context, { ...tried, session, challenge: card }, waiting, null, events));
  return { kind: 'challenge' };
}

/** Ends the authentication step that a card asked for. */
export function answerChallenge(context: Context, record: SessionRecord, isPassed: boolean): PaymentResult {
  const intent = intentOf(context, record, record.session.customer_details?.email ?? '');
  const card = record.challenge;
  if (!card) throw new Error('No authentication step is open on this session.');
  if (isPassed) return succeed(context, record, intent, card);
  return decline(context, record, intent, card, paymentError('payment_intent_authentication_failure', null));
}
