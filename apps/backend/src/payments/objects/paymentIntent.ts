import { seconds, type Context } from '../context.ts';
import { newId } from '../ids.ts';
import type { SessionRecord } from '../store.ts';
import type { PaymentIntent } from './types.ts';

/** The session's payment intent, or a new one for its first card. */
export function intentOf(
  context: Context,
  { session, paymentIntentData }: SessionRecord,
  email: string,
): PaymentIntent {
  const known =
    session.payment_intent === null ? undefined : context.store.get('paymentIntent', session.payment_intent);
  return {
    ...(known ?? {
      id: newId('pi'),
      object: 'payment_intent',
      amount: session.amount_total,
      amount_received: 0,
      capture_method: 'automatic_async',
      confirmation_method: 'automatic',
      created: seconds(context),
      currency: session.currency,
      customer: null,
      description: paymentIntentData.description,
      last_payment_error: null,
      latest_charge: null,
      livemode: false,
      metadata: paymentIntentData.metadata,
      payment_method_types: ['card'],
      status: 'requires_payment_method',
    }),
    receipt_email: email,
  };
}
