import type Stripe from 'stripe';
import type { Tables } from '@fairtone/db-types';
import { serviceClient } from '../_shared/clients.ts';
import { close, fulfil } from '../_shared/payments/checkout.ts';
import { keepRefused } from '../_shared/payments/refusedEvent.ts';
import type { EventRef } from '../_shared/payments/eventRef.ts';
import { isMissing } from '../_shared/provider.ts';
import { fromDatabase, Refusal } from '../_shared/refusal.ts';
import { stripeClient } from '../_shared/stripeClient.ts';

async function abandon(order: Tables<'orders'>): Promise<void> {
  const { error } = await serviceClient().rpc('close_order', {
    order_id: order.id,
    provider_event_id: `sweep:${order.id}`,
    outcome: 'cancelled',
    event_type: 'sweep',
  });
  if (error) throw fromDatabase(error);
}

/** A payment whose amount differs from its order's is stored for staff, and does not block later orders. */
async function payUnlessRefused(told: EventRef, session: Stripe.Checkout.Session): Promise<void> {
  try {
    await fulfil(told, session);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await keepRefused(told, session, error);
  }
}

/**
 * Applies the result of a payment page whose event never arrived. A page that is still open is closed: after hours the buyer does not
 * return.
 */
async function endOf(stripe: Stripe, order: Tables<'orders'>): Promise<void> {
  const id = order.provider_session_id ?? '';
  try {
    const session = await stripe.checkout.sessions.retrieve(id);
    const told = { id: `sweep:${id}:${session.payment_status}`, type: 'sweep' };
    if (session.payment_status === 'paid') return await payUnlessRefused(told, session);
    if (session.status === 'open') await stripe.checkout.sessions.expire(id);
    // Complete but unpaid: a slow payment method, whose result comes with its own event.
    if (session.status !== 'complete') await close(told, session, 'cancelled');
  } catch (error) {
    if (!isMissing(error)) throw error;
    await abandon(order);
  }
}

/** @returns how many orders were completed or cancelled */
export async function sweepOrders(): Promise<number> {
  const service = serviceClient();
  const [unstarted, donations, stale] = [
    await service.rpc('sweep_orders'),
    await service.rpc('sweep_donations'),
    await service.rpc('stale_orders'),
  ];
  for (const { error } of [unstarted, donations, stale]) if (error) throw fromDatabase(error);
  const orders = stale.data ?? [];
  const stripe = stripeClient();
  for (const order of orders) await endOf(stripe, order);
  return (unstarted.data ?? 0) + (donations.data ?? 0) + orders.length;
}
