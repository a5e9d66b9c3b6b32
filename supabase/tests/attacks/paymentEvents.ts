import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { setting, webhookSecret } from '../../functions/_testing/calls';

type Signing = { secret?: string; ageSeconds?: number };

/** The header of a webhook as Stripe writes it. A negative age is a time in the future. */
export function signatureOf(payload: string, { secret = webhookSecret(), ageSeconds = 0 }: Signing = {}): string {
  const timestamp = Math.floor(Date.now() / 1000) - ageSeconds;
  return Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
}

export function eventText(type: string, object: object, id = `evt_${randomUUID()}`): string {
  return JSON.stringify({ id, object: 'event', type, data: { object } }, null, 2);
}

/** Sends a webhook as anyone on the network could. Returns the status of the response. */
export async function deliver(payload: string, signature: string | null = signatureOf(payload)): Promise<number> {
  const response = await fetch(`${setting('FAIRTONE_TEST_URL')}/functions/v1/stripe-webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(signature !== null && { 'stripe-signature': signature }) },
    body: payload,
  });
  return response.status;
}

/** The provider's events of one sale: each call is another event about the same sale. */
export function saleEvents(orderId: string, cents: number, paymentId = `pi_${randomUUID()}`) {
  const [sessionId, refundId, disputeId] = [`cs_${randomUUID()}`, `re_${randomUUID()}`, `du_${randomUUID()}`];
  const session = {
    id: sessionId,
    object: 'checkout.session',
    mode: 'payment',
    amount_total: cents,
    currency: 'usd',
    payment_status: 'paid',
    payment_intent: paymentId,
    metadata: { order_id: orderId },
    customer_details: { email: 'receipt@example.com' },
  };
  const charge = { id: `ch_${paymentId}`, object: 'charge', amount: cents, payment_intent: paymentId, metadata: {} };
  const refund = { id: refundId, object: 'refund', amount: cents, payment_intent: paymentId, metadata: {} };
  const dispute = { id: disputeId, object: 'dispute', amount: cents, payment_intent: paymentId };
  return {
    paid: (changes: object = {}) => eventText('checkout.session.completed', { ...session, ...changes }),
    expired: () => eventText('checkout.session.expired', { ...session, payment_status: 'unpaid' }),
    refundedCharge: () => eventText('charge.refunded', { ...charge, amount_refunded: cents }),
    refunded: () => eventText('refund.created', { ...refund, status: 'succeeded' }),
    refundFailed: () => eventText('refund.failed', { ...refund, status: 'failed' }),
    disputed: () => eventText('charge.dispute.created', { ...dispute, status: 'needs_response' }),
    disputeEnded: (status: 'won' | 'lost') => eventText('charge.dispute.closed', { ...dispute, status }),
  };
}
