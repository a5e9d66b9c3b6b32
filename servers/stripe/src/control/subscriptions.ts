import type { Hono } from 'hono';
import { z } from 'zod';
import { chargeInvoice, renewSubscription } from '../commands/renewSubscription.ts';
import type { Context } from '../context.ts';
import { onPost } from '../resources/endpoints.ts';
import { find } from '../resources/find.ts';

/** `card`: the response of the saved card's bank. */
const OUTCOME = { outcome: z.enum(['card', 'pay', 'fail']).default('card') };

/** Test switches for periodic work: start the next period of a subscription, and retry an unpaid invoice. */
export function subscriptionControls(app: Hono, context: Context): void {
  onPost(app, context, '/test/subscriptions/:id/advance', OUTCOME, (change, { outcome }, id) => {
    renewSubscription(change, find(change, 'subscription', 'subscription', id), outcome);
    return find(change, 'subscription', 'subscription', id);
  });
  onPost(app, context, '/test/invoices/:id/retry', OUTCOME, (change, { outcome }, id) => {
    chargeInvoice(change, find(change, 'invoice', 'invoice', id), outcome);
    return find(change, 'invoice', 'invoice', id);
  });
}
