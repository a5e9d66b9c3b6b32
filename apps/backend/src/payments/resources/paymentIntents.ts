import type { Hono } from 'hono';
import type { Context } from '../context.ts';
import { missing } from '../problem.ts';
import { expandOf } from './expand.ts';

/** A payment intent as the API shows it, with its charge in place of the id where asked for. */
export function paymentIntentBody(context: Context, id: string, expand: string[]) {
  const intent = context.store.get('paymentIntent', id);
  if (!intent) throw missing('payment_intent', id);
  if (!expand.includes('latest_charge') || intent.latest_charge === null) return intent;
  return { ...intent, latest_charge: context.store.get('charge', intent.latest_charge) };
}

export function paymentIntentRoutes(app: Hono, context: Context): void {
  app.get('/v1/payment_intents/:id', (c) => c.json(paymentIntentBody(context, c.req.param('id'), expandOf(c.req.url))));
}
