import type { Hono } from 'hono';

/** Refuses form posts from other sites; programs that send no origin are accepted. */
export function refuseCrossSitePosts(app: Hono, path: string): void {
  app.use(path, async (c, next) => {
    const origin = c.req.header('origin');
    const isForeign = origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== c.req.header('host'));
    if (c.req.method === 'POST' && isForeign) return c.text('Forbidden', 403);
    return next();
  });
}
