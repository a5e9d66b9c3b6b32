import type Stripe from 'stripe';
import { serviceClient } from '../_shared/clients.ts';
import { ownId } from '../_shared/payments/checkout.ts';
import { fromDatabase } from '../_shared/refusal.ts';

/** A payout was transferred to its artist, or (partly) reversed. */
export async function transfer(event: Stripe.Event, told: Stripe.Transfer): Promise<void> {
  const payoutId = ownId(told.metadata, 'payout_id');
  if (!payoutId) return;
  const { error } = await serviceClient().rpc('record_transfer', {
    payout_id: payoutId,
    transfer_id: told.id,
    reversed_cents: told.amount_reversed,
    provider_event_id: event.id,
    event_type: event.type,
    payload: { transfer: told.id, amount: told.amount, amount_reversed: told.amount_reversed },
  });
  if (error) throw fromDatabase(error);
}
