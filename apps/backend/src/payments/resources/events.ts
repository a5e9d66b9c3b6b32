import type { Hono } from 'hono';
import type { Context } from '../context.ts';
import { missing } from '../problem.ts';
import { listOf } from './lists.ts';

function eventBody(context: Context, id: string) {
  const event = context.store.get('event', id);
  if (!event) throw missing('event', id);
  const isDelivered = context.store.get('delivery', id)?.deliveredAt != null;
  return { ...event, pending_webhooks: isDelivered ? 0 : 1 };
}

export function eventRoutes(app: Hono, context: Context): void {
  app.get('/v1/events', (c) => {
    const query = new URL(c.req.url).searchParams;
    const type = query.get('type');
    const all = context.store.all('event').map(([id]) => eventBody(context, id));
    return c.json(listOf('/v1/events', type === null ? all : all.filter((event) => event.type === type), query));
  });
  app.get('/v1/events/:id', (c) => c.json(eventBody(context, c.req.param('id'))));
}
