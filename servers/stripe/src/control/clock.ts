import type { Hono } from 'hono';
import type { Context } from '../context.ts';
import { onPost } from '../resources/endpoints.ts';
import { whole } from '../resources/params.ts';

/** Test switch for the time: seconds ahead of the real one. */
export function clockControl(app: Hono, context: Context): void {
  onPost(app, context, '/test/clock', { ahead: whole }, (_change, { ahead }) => {
    context.setAhead(ahead * 1000);
    return { ahead };
  });
}
