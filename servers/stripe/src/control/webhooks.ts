import type { Hono } from 'hono';
import { z } from 'zod';
import type { Context } from '../context.ts';
import type { Webhooks } from '../webhooks.ts';

const RELEASE = z.object({
  order: z.enum(['sent', 'reversed', 'shuffled']).default('sent'),
  /** Seed of the shuffle. */
  seed: z.int().default(1),
  /** How often each event is delivered. */
  copies: z.int().min(1).max(20).default(1),
});

export function webhookControls(app: Hono, context: Context, webhooks: Webhooks): void {
  app.post('/test/webhooks/withhold', (c) => {
    webhooks.withhold();
    return c.json({ withheld: true });
  });
  app.post('/test/webhooks/release', async (c) => {
    const body = await c.req.text();
    const wish = RELEASE.safeParse(JSON.parse(body || '{}'));
    if (!wish.success) return c.json({ error: wish.error.issues }, 400);
    return c.json({ withheld: false, delivered: await webhooks.release(wish.data) });
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
