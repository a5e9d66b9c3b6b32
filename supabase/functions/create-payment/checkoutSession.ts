import Stripe from 'stripe';
import { siteUrl } from '../_shared/env.ts';
import { productName } from '../_shared/provider.ts';
import { absoluteUrl } from '../_shared/publicUrl.ts';
import type { Order } from './order.ts';

const OPEN_SECONDS = 60 * 60;

export function returnPath(orderId: string): string {
  return `/checkout/return?order=${orderId}`;
}

function lineItem(item: Order['items'][number]): Stripe.Checkout.SessionCreateParams.LineItem {
  const images = item.cover_image ? [absoluteUrl(item.cover_image)] : [];
  return {
    quantity: 1,
    price_data: {
      currency: 'usd',
      unit_amount: item.amount_cents,
      product_data: { name: productName(`${item.album_title} · ${item.artist_name}`), images },
    },
  };
}

/**
 * Opens the payment page of an order. The order's id is the idempotency key: a repeated call finds the same session. Stripe refuses a
 * repeat with other parameters, so the expiry counts from the order, not from the call. An order without a page is cancelled after 15
 * minutes, and Stripe's shortest expiry is 30.
 */
export function openSession(stripe: Stripe, order: Order, locale: Stripe.Checkout.SessionCreateParams.Locale) {
  const params: Stripe.Checkout.SessionCreateParams = {
    mode: 'payment',
    line_items: order.items.map(lineItem),
    success_url: `${siteUrl()}${returnPath(order.id)}&session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${siteUrl()}/checkout`,
    client_reference_id: order.id,
    metadata: { order_id: order.id },
    payment_intent_data: { metadata: { order_id: order.id } },
    expires_at: Math.floor(Date.parse(order.created_at) / 1000) + OPEN_SECONDS,
    locale,
    ...(order.email && { customer_email: order.email }),
  };
  return stripe.checkout.sessions.create(params, { idempotencyKey: order.id });
}

/**
 * Closes a session, so that it can no longer be paid. A closed one does not change.
 * @returns whether it was too late: the payment has succeeded
 */
export async function closeSession(stripe: Stripe, sessionId: string): Promise<'closed' | 'paid'> {
  try {
    await stripe.checkout.sessions.expire(sessionId);
    return 'closed';
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
  try {
    return (await stripe.checkout.sessions.retrieve(sessionId)).status === 'complete' ? 'paid' : 'closed';
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return 'closed';
    throw error;
  }
}
