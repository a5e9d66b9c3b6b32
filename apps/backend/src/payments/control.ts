import type { Hono } from 'hono';
import type { Context } from './context.ts';
import type { Webhooks } from './webhooks.ts';

/** Switches for tests, mounted only when the settings ask for them. They need the API key like everything else. */
export function controlRoutes(app: Hono, context: Context, webhooks: Webhooks): void {
  app.post('/test/webhooks/withhold', (c) => {
    webhooks.withhold();
    return c.json({ withheld: true });
  });
  app.post('/test/webhooks/release', async (c) => {
    await webhooks.release();
    return c.json({ withheld: false });
  });
  app.get('/test/events', (c) => {
    const events = context.store
      .all('event')
      .map(([id, event]) => ({ event, delivery: context.store.get('delivery', id) }));
    return c.json({ events });
  });
  app.post('/test/events/:id/resend', async (c) => {
    if (!context.store.get('event', c.req.param('id'))) return c.json({ status: 404 }, 404);
    return c.json({ status: await webhooks.resend(c.req.param('id')) });
  });
}
