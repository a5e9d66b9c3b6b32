import { type NodeBindings, corsHeaders } from '@fairtone/servers/shared';
import type { Hono } from 'hono';

/** Adds the permissions of the origin list to every answer of the services. */
export function withCors(app: Hono<NodeBindings>, { allowedOrigins }: { allowedOrigins: string[] }): void {
  for (const path of ['/auth/v1/*', '/storage/v1/*', '/functions/v1/*']) {
    app.use(path, async (context, next) => {
      await next();
      const headers = corsHeaders(context.req.header('origin'), allowedOrigins);
      // Set, not added: a function may have said the same of itself, and two permissions count as none.
      for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value);
    });
  }
}
