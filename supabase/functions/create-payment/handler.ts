import { createPaymentRequestSchema, type CreatePaymentResponse } from '@fairtone/contracts';
import Stripe from 'stripe';
import { requireCaller } from '../_shared/caller.ts';
import { jsonFunction } from '../_shared/jsonFunction.ts';
import { Refusal } from '../_shared/refusal.ts';
import { stripeClient } from '../_shared/stripeClient.ts';
import { openSession, returnPath } from './checkoutSession.ts';
import { abandonOrder, createOrder, rememberSession } from './order.ts';
import { closeOtherPayments } from './otherPayments.ts';

/** Creates an order and its payment page. Prices come from the database, never from the caller. */
export const handler = jsonFunction(
  createPaymentRequestSchema,
  async (input, request): Promise<CreatePaymentResponse> => {
    const caller = await requireCaller(request);
    const order = await createOrder(caller, input);
    if (order.state === 'paid') return { orderId: order.id, url: returnPath(order.id) };
    if (order.state !== 'pending')
      throw new Refusal(409, 'order_closed', 'This request is over. Send it under another id.');
    if (order.url) return { orderId: order.id, url: order.url };

    const stripe = stripeClient();
    try {
      const { id: sessionId, url } = await openSession(stripe, order, input.locale ?? 'auto');
      if (!url) throw new Error(`Checkout session ${sessionId} has no url.`);
      await rememberSession(order.id, sessionId, url);
      return await closeOtherPayments(stripe, caller, order, { sessionId, url });
    } catch (error) {
      if (error instanceof Refusal) {
        await abandonOrder(order.id, 'cancelled', error.code);
        throw error;
      }
      // The page was or is being opened by another call of this order, in another language: the order is still to be paid.
      if (error instanceof Stripe.errors.StripeIdempotencyError)
        throw new Refusal(409, 'request_reused', 'This request was sent before with other parameters.');
      console.error(error);
      await abandonOrder(order.id, 'failed', 'provider_unavailable');
      throw new Refusal(502, 'provider_unavailable', 'The payment provider cannot be reached. Nothing was charged.');
    }
  },
);
