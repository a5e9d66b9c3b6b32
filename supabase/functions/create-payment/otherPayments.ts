import type Stripe from 'stripe';
import type { CreatePaymentResponse } from '@fairtone/contracts';
import type { Caller } from '../_shared/caller.ts';
import { serviceClient } from '../_shared/clients.ts';
import { fromDatabase, Refusal } from '../_shared/refusal.ts';
import { closeSession } from './checkoutSession.ts';
import type { Order } from './order.ts';

interface OtherPayment {
  orderId: string;
  sessionId: string;
  url: string;
  createdAt: string;
}

/** The caller's other unpaid orders that contain one of these albums and have a payment page. */
async function findOtherPayments(caller: Caller, order: Order): Promise<OtherPayment[]> {
  const albums = order.items.map((item) => item.album_id);
  const { data, error } = await serviceClient()
    .from('orders')
    .select('id, url, provider_session_id, created_at, order_items!inner(album_id)')
    .eq('user_id', caller.id)
    .eq('state', 'pending')
    .neq('id', order.id)
    .in('order_items.album_id', albums);
  if (error) throw fromDatabase(error);
  return data.flatMap(({ id, url, provider_session_id: sessionId, created_at: createdAt }) =>
    sessionId !== null && url !== null ? [{ orderId: id, sessionId, url, createdAt }] : [],
  );
}

function isNewer(other: OtherPayment, order: Order): boolean {
  const difference = Date.parse(other.createdAt) - Date.parse(order.created_at);
  return difference > 0 || (difference === 0 && other.orderId > order.id);
}

/**
 * Closes all but one of the payment pages that contain the same album, also when two clicks or tabs run
 * concurrently. Called after the own page was stored: the later of two runs sees the other, and both
 * keep the newer order.
 * @returns the payment to continue with: the own one, or a newer one
 * @throws Refusal 409 `payment_in_progress` when an earlier page was paid and its webhook has not arrived yet
 */
export async function closeOtherPayments(
  stripe: Stripe,
  caller: Caller,
  order: Order,
  own: { sessionId: string; url: string },
): Promise<CreatePaymentResponse> {
  const others = await findOtherPayments(caller, order);
  const newer = others.find((other) => isNewer(other, order));
  if (newer) {
    await closeSession(stripe, own.sessionId);
    return { orderId: newer.orderId, url: newer.url };
  }
  const ends = await Promise.all(others.map((other) => closeSession(stripe, other.sessionId)));
  if (ends.includes('paid')) {
    await closeSession(stripe, own.sessionId);
    throw new Refusal(409, 'payment_in_progress', 'An earlier payment of one of these albums is being confirmed.');
  }
  return { orderId: order.id, url: own.url };
}
