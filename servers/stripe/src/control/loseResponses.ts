import type { Hono } from 'hono';
import { z } from 'zod';

const LOSE = z.object({ path: z.string().startsWith('/v1/'), times: z.int().min(1).default(1) });

/**
 * Simulates lost responses: the request is carried out, and the caller gets a 503 as for a broken connection. Mounted before
 * the affected routes.
 */
export function loseResponses(app: Hono): void {
  const left = new Map<string, number>();
  app.use('/v1/*', async (c, next) => {
    await next();
    const times = c.req.method === 'GET' ? 0 : (left.get(c.req.path) ?? 0);
    if (times === 0) return;
    left.set(c.req.path, times - 1);
    c.res = Response.json({ error: { type: 'api_error', message: 'The answer was lost.' } }, { status: 503 });
  });
  app.post('/test/answers/lose', async (c) => {
    const wish = LOSE.safeParse(JSON.parse((await c.req.text()) || '{}'));
    if (!wish.success) return c.json({ error: wish.error.issues }, 400);
    left.set(wish.data.path, wish.data.times);
    return c.json(wish.data);
  });
}
