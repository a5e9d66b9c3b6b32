import type { NodeBindings } from '@fairtone/servers/shared';
import type { Context, MiddlewareHandler } from 'hono';
import { readUpTo } from './readUpTo.ts';

type Limit = { maxSize: number; onError: (context: Context) => Response };

/**
 * Refuses longer bodies, including those without a content-length. Hono's own limit fails here: it creates a new Request from the adapter's
 * light one, which Node refuses, so that every chunked body and every bare DELETE would end in a 500.
 */
export function limitBody({ maxSize, onError }: Limit): MiddlewareHandler<NodeBindings> {
  return async (context, next) => {
    const { incoming } = context.env;
    const announced = incoming.headers['content-length'];
    // Node itself enforces an announced length.
    if (announced !== undefined && !incoming.headers['transfer-encoding']) {
      return Number(announced) > maxSize ? onError(context) : next();
    }
    if (context.req.method === 'GET' || context.req.method === 'HEAD') return next();
    const body = await readUpTo(maxSize, incoming);
    if (!body) return onError(context);
    context.req.bodyCache.arrayBuffer = Promise.resolve(new Uint8Array(body).buffer) as never;
    return next();
  };
}
