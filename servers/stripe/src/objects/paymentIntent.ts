import type { Change } from '../change.ts';
import { newId } from '../ids.ts';
import type { SessionRecord } from '../tables.ts';
import type { PaymentIntent } from './types.ts';
import { unusedOfIntent } from './unusedFields.ts';

type Fields = Pick<PaymentIntent, 'amount' | 'currency' | 'created'> & Partial<PaymentIntent>;

export function newIntent(fields: Fields): PaymentIntent {
  const id = newId('pi');
  return {
    ...unusedOfIntent(),
    id,
    object: 'payment_intent',
    amount_received: 0,
    capture_method: 'automatic_async',
    client_secret: newId(`${id}_secret`),
    confirmation_method: 'automatic',
    customer: null,
    description: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: {},
    next_action: null,
    payment_method: null,
    payment_method_types: ['card'],
    receipt_email: null,
    setup_future_usage: null,
    status: 'requires_payment_method',
    ...fields,
  };
}

/** The session's payment intent, or a new one for its first card. */
export function intentOfSession(change: Change, record: SessionRecord, email: string): PaymentIntent {
  const { session, paymentIntentData } = record;
  const known = session.payment_intent === null ? undefined : change.get('paymentIntent', session.payment_intent);
  if (known) return { ...known, receipt_email: email };
  const { amount_total: amount, currency } = session;
  const made = newIntent({ ...paymentIntentData, amount, currency, created: change.seconds, receipt_email: email });
  change.put('intentOwner', made.id, { sessionId: session.id });
  return made;
}
