import type { Hono } from 'hono';
import type { Context } from '../context.ts';
import { onGet, onList } from './endpoints.ts';
import { find, matching } from './find.ts';

export function chargeRoutes(app: Hono, context: Context): void {
  onGet(app, context, '/v1/charges/:id', (id) => find(context.store, 'charge', 'charge', id));
  onList(app, context, '/v1/charges', ({ payment_intent }) =>
    matching(context.store.all('charge'), { payment_intent }),
  );
}
