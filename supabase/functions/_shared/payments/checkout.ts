import { isUuid } from '@fairtone/domain';
import type Stripe from 'stripe';
import { serviceClient } from '../clients.ts';
import { idOf } from '../provider.ts';
import { fromDatabase, Refusal } from '../refusal.ts';
import type { EventRef } from './eventRef.ts';

/** The id that this shop put into the metadata; null for objects of others. */
export function ownId(metadata: Stripe.Metadata | null | undefined, name: string): string | null {
  const id = metadata?.[name];
  return isUuid(id) ? id : null;
}

/** The order that a session pays; null for sessions that this shop did not open. */
const orderOf = (session: Stripe.Checkout.Session) =>
  session.mode === 'payment' ? ownId(session.metadata, 'order_id') : null;

/** The stored part of an event: enough to find the payment again, nothing about the person. */
const trace = (session: Stripe.Checkout.Session) => ({
  session: session.id,
  payment_intent: idOf(session.payment_intent),
  amount_total: session.amount_total,
  currency: session.currency,
});

/** Marks the order of a paid session as paid. */
export async function fulfil(told: EventRef, session: Stripe.Checkout.Session): Promise<void> {
  const orderId = orderOf(session);
  // Some payment methods complete the session first and transfer the money later, with a second event.
  if (!orderId || session.payment_status !== 'paid') return;
  if (session.currency !== 'usd' || session.amount_total === null) {
    throw new Refusal(400, 'amount_mismatch', `Session ${session.id} was paid in another currency.`);
  }
  const taxCents = session.total_details?.amount_tax ?? 0;
  const { error } = await serviceClient().rpc('fulfil_order', {
    order_id: orderId,
    provider_event_id: told.id,
    event_type: told.type,
    payload: trace(session),
    paid_cents: session.amount_total - taxCents,
    tax_cents: taxCents,
    payment_id: idOf(session.payment_intent) ?? undefined,
    receipt_email: session.customer_details?.email ?? undefined,
  });
  if (error) throw fromDatabase(error);
}

/** Cancels the order of a session that can no longer be paid. */
export async function close(told: EventRef, session: Stripe.Checkout.Session, outcome: 'failed' | 'cancelled') {
  const orderId = orderOf(session);
  if (!orderId) return;
  const { error } = await serviceClient().rpc('close_order', {
    order_id: orderId,
    provider_event_id: told.id,
    outcome,
    event_type: told.type,
    payload: trace(session),
  });
  if (error) throw fromDatabase(error);
}
