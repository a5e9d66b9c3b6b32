import { z } from 'zod';
import { asCaller, callerOf } from '../caller.ts';
import type { StorageApp, StorageDeps } from '../deps.ts';
import { listObjects } from '../listObjects.ts';
import { checkBucket } from '../objectName.ts';
import { readJson } from '../readJson.ts';

const bodySchema = z.object({
  prefix: z.string().max(1024).default(''),
  search: z.string().max(255).nullish(),
  limit: z.number().int().min(1).max(1000).default(100),
  offset: z.number().int().min(0).default(0),
  sortBy: z
    .object({
      column: z.enum(['name', 'created_at', 'updated_at', 'last_accessed_at']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
    })
    .default({ column: 'name', order: 'asc' }),
});

export function addList(app: StorageApp, deps: StorageDeps): void {
  app.post('/object/list/:bucket', async (context) => {
    const bucket = checkBucket(context.req.param('bucket'));
    const caller = await callerOf(deps, context);
    const body = await readJson(context, bodySchema);
    const entries = await asCaller(deps, caller, (sql) =>
      listObjects(sql, {
        bucket,
        folder: body.prefix.replace(/^\/+|\/+$/g, ''),
        search: body.search ?? '',
        limit: body.limit,
        offset: body.offset,
        column: body.sortBy.column,
        isDescending: body.sortBy.order === 'desc',
      }),
    );
    return context.json(entries);
  });
}
