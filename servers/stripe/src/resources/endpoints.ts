import type { Context as Call, Hono } from 'hono';
import type { z } from 'zod';
import type { Change } from '../change.ts';
import type { Context } from '../context.ts';
import { parseForm } from '../form.ts';
import { once } from '../idempotency.ts';
import { expanded } from './expand.ts';
import { listOf, type Listed } from './lists.ts';
import { readParams, type Params } from './params.ts';

/** A writing endpoint: validates parameters, runs at most once per idempotency key, commits, and sends its events. */
export function onPost<Shape extends z.ZodRawShape>(
  app: Hono,
  context: Context,
  path: string,
  shape: Shape,
  run: (change: Change, params: Params<Shape>, id: string) => object,
  method: 'POST' | 'DELETE' = 'POST',
): void {
  app.on(method, path, async (c) => {
    const body = await c.req.text();
    // The SDK sends the parameters of a DELETE in the URL.
    const text = body === '' ? new URL(c.req.url).search.slice(1) : body;
    const request = { method, path: c.req.path, text, key: c.req.header('idempotency-key') ?? null };
    return once(context, request, (change) => {
      const { params, expand } = readParams(shape, parseForm(text));
      return expanded(change, run(change, params, c.req.param('id') ?? ''), expand);
    });
  });
}

export function onDelete(
  app: Hono,
  context: Context,
  path: string,
  shape: z.ZodRawShape,
  run: (change: Change, params: object, id: string) => object,
): void {
  onPost(app, context, path, shape, run, 'DELETE');
}

function queryOf(c: Call) {
  const url = new URL(c.req.url);
  const { expand, ...filters } = parseForm(url.search.slice(1));
  return { filters, paths: Array.isArray(expand) ? expand.map(String) : [], search: url.searchParams };
}

/** An endpoint that reads one object. `find` throws when it does not exist. */
export function onGet(app: Hono, context: Context, path: string, find: (id: string, c: Call) => object): void {
  app.get(path, (c) =>
    c.json(expanded(context.store, find(c.req.param('id') ?? '', c), queryOf(c).paths) as Record<string, unknown>),
  );
}

/** An endpoint that reads a list. `find` returns the objects that match the filters, oldest first. */
export function onList(
  app: Hono,
  context: Context,
  path: string,
  find: (filters: ReturnType<typeof parseForm>, id: string) => Listed[],
): void {
  app.get(path, (c) => {
    const { filters, paths, search } = queryOf(c);
    const list = listOf(c.req.path, find(filters, c.req.param('id') ?? ''), search);
    return c.json(expanded(context.store, list, paths) as Record<string, unknown>);
  });
}
