import type { Hono } from 'hono';
import type { Context } from '../context.ts';
import { onGet } from './endpoints.ts';
import { find } from './find.ts';

export function paymentIntentRoutes(app: Hono, context: Context): void {
  onGet(app, context, '/v1/payment_intents/:id', (id) => find(context.store, 'paymentIntent', 'payment_intent', id));
}
