import { type NodeBindings, corsHeaders } from '@fairtone/servers/shared';
import type { Hono } from 'hono';

/** Adds the CORS headers to every response of the services. */
export function withCors(app: Hono<NodeBindings>, { allowedOrigins }: { allowedOrigins: string[] }): void {
  for (const path of ['/auth/v1/*', '/storage/v1/*', '/functions/v1/*']) {
    app.use(path, async (context, next) => {
      await next();
      const headers = corsHeaders(context.req.header('origin'), allowedOrigins);
      // Set, not appended: a function may have set the same header, and browsers reject two values.
      for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value);
    });
  }
}
