import type { Hono } from 'hono';
import type { Config } from '../../../launcher/src/process/config.ts';
import type { NodeBindings } from './bindings.ts';
import { corsHeaders } from './cors.ts';

/** Adds the permissions of the origin list to every answer of the services. */
export function withCors(app: Hono<NodeBindings>, config: Config): void {
  for (const path of ['/auth/v1/*', '/storage/v1/*', '/functions/v1/*']) {
    app.use(path, async (context, next) => {
      await next();
      const headers = corsHeaders(context.req.header('origin'), config.allowedOrigins);
      // Set, not added: a function may have said the same of itself, and two permissions count as none.
      for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value);
    });
  }
}
