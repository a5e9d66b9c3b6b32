import type Stripe from 'stripe';
import type { Json } from '@fairtone/db-types';
import { serviceClient } from '../_shared/clients.ts';
import { fromDatabase, Refusal } from '../_shared/refusal.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The order that a session pays; null for sessions that this shop did not open. */
function orderOf(session: Stripe.Checkout.Session): string | null {
  const id = session.metadata?.order_id;
  return session.mode === 'payment' && id && UUID.test(id) ? id : null;
}

/** What is kept of an event: enough to find the payment again, nothing about the person. */
function trace(session: Stripe.Checkout.Session): Json {
  const intent = session.payment_intent;
  return {
    session: session.id,
    payment_intent: typeof intent === 'string' ? intent : (intent?.id ?? null),
    amount_total: session.amount_total,
    currency: session.currency,
  };
}

/** The payer may have changed the receipt's address on the payment page. Failing here must not undo a payment. */
async function keepReceiptEmail(orderId: string, session: Stripe.Checkout.Session): Promise<void> {
  const email = session.customer_details?.email;
  if (!email) return;
  const { error } = await serviceClient().from('orders').update({ email }).eq('id', orderId).neq('email', email);
  if (error) console.error('Receipt address not kept', orderId, error);
}

export async function fulfil(event: Stripe.Event, session: Stripe.Checkout.Session): Promise<void> {
  const orderId = orderOf(session);
  // Some ways to pay complete the session first and bring the money later, with an event of its own.
  if (!orderId || session.payment_status !== 'paid') return;
  if (session.currency !== 'usd' || session.amount_total === null) {
    throw new Refusal(400, 'amount_mismatch', `Session ${session.id} was paid in another currency.`);
  }
  const { error } = await serviceClient().rpc('fulfil_order', {
    order_id: orderId,
    provider_event_id: event.id,
    event_type: event.type,
    payload: trace(session),
    paid_cents: session.amount_total - (session.total_details?.amount_tax ?? 0),
  });
  if (error) throw fromDatabase(error);
  await keepReceiptEmail(orderId, session);
}

export async function close(event: Stripe.Event, session: Stripe.Checkout.Session, outcome: 'failed' | 'cancelled') {
  const orderId = orderOf(session);
  if (!orderId) return;
  const { error } = await serviceClient().rpc('close_order', {
    order_id: orderId,
    provider_event_id: event.id,
    outcome,
    event_type: event.type,
    payload: trace(session),
  });
  if (error) throw fromDatabase(error);
}
