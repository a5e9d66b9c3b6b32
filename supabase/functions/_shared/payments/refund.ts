import type Stripe from 'stripe';
import { serviceClient } from '../clients.ts';
import { idOf } from '../provider.ts';
import { fromDatabase } from '../refusal.ts';
import { ownId } from './checkout.ts';
import type { EventRef } from './eventRef.ts';

/** Stores the state of one refund. Refunds without a payment intent do not belong to this shop. */
export async function recordRefund(told: EventRef, refund: Stripe.Refund): Promise<void> {
  const paymentId = idOf(refund.payment_intent);
  if (!paymentId) return;
  const { error } = await serviceClient().rpc('record_refund', {
    provider_refund_id: refund.id,
    payment_id: paymentId,
    amount_cents: refund.amount,
    state: refund.status ?? 'pending',
    refund_id: ownId(refund.metadata, 'refund_id') ?? undefined,
    provider_event_id: told.id,
    event_type: told.type,
    payload: { refund: refund.id, charge: idOf(refund.charge), amount: refund.amount, status: refund.status },
  });
  if (error) throw fromDatabase(error);
}
