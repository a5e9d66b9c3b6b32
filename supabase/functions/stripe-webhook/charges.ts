import type Stripe from 'stripe';
import { serviceClient } from '../_shared/clients.ts';
import { ownId } from '../_shared/payments/checkout.ts';
import { idOf } from '../_shared/provider.ts';
import { fromDatabase } from '../_shared/refusal.ts';

export async function refundedCharge(event: Stripe.Event, charge: Stripe.Charge): Promise<void> {
  const paymentId = idOf(charge.payment_intent);
  if (!paymentId) return;
  const { error } = await serviceClient().rpc('record_refunded_charge', {
    payment_id: paymentId,
    refunded_cents: charge.amount_refunded,
    order_id: ownId(charge.metadata, 'order_id') ?? undefined,
    provider_event_id: event.id,
    event_type: event.type,
    payload: { charge: charge.id, payment_intent: paymentId, amount_refunded: charge.amount_refunded },
  });
  if (error) throw fromDatabase(error);
}

export async function dispute(event: Stripe.Event, disputed: Stripe.Dispute): Promise<void> {
  const paymentId = idOf(disputed.payment_intent);
  if (!paymentId) return;
  const { error } = await serviceClient().rpc('record_dispute', {
    dispute_id: disputed.id,
    payment_id: paymentId,
    amount_cents: disputed.amount,
    status: disputed.status,
    provider_event_id: event.id,
    event_type: event.type,
    payload: { dispute: disputed.id, payment_intent: paymentId, amount: disputed.amount, status: disputed.status },
  });
  if (error) throw fromDatabase(error);
}
