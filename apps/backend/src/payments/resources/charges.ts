import type { Hono } from 'hono';
import type { Context } from '../context.ts';
import { missing } from '../problem.ts';

export function chargeRoutes(app: Hono, context: Context): void {
  app.get('/v1/charges/:id', (c) => {
    const charge = context.store.get('charge', c.req.param('id'));
    if (!charge) throw missing('charge', c.req.param('id'));
    return c.json(charge);
  });
}
