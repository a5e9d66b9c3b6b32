import type { Hono } from 'hono';
import type { Context } from '../context.ts';
import { onGet, onList } from './endpoints.ts';
import { find } from './find.ts';

export function eventRoutes(app: Hono, context: Context): void {
  const eventBody = (id: string) => {
    const isDelivered = context.store.get('delivery', id)?.deliveredAt != null;
    return { ...find(context.store, 'event', 'event', id), pending_webhooks: isDelivered ? 0 : 1 };
  };
  onList(app, context, '/v1/events', ({ type }) => {
    const all = context.store.all('event').map(([id]) => eventBody(id));
    return type === undefined ? all : all.filter((event) => event.type === type);
  });
  onGet(app, context, '/v1/events/:id', eventBody);
}
