import type Stripe from 'stripe';
import { answer, answerError } from '../_shared/answer.ts';
import { Refusal } from '../_shared/refusal.ts';
import { close, fulfil } from './checkoutEvents.ts';
import { verifiedEvent } from './verify.ts';

async function apply(event: Stripe.Event): Promise<void> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return fulfil(event, event.data.object);
    case 'checkout.session.async_payment_failed':
      return close(event, event.data.object, 'failed');
    case 'checkout.session.expired':
      return close(event, event.data.object, 'cancelled');
  }
}

/** Anything but 2xx makes the provider send the event again: so only what a repeat could mend may fail. */
export async function handler(request: Request): Promise<Response> {
  try {
    if (request.method !== 'POST') throw new Refusal(405, 'method_not_allowed', 'Use POST.');
    await apply(await verifiedEvent(request));
    return answer({ received: true });
  } catch (error) {
    return answerError(error);
  }
}
