import { z } from 'zod';
import { asCaller, callerOf } from '../caller.ts';
import type { StorageApp, StorageDeps } from '../deps.ts';
import { listFlat, type Cursor, type FlatEntry } from '../listFlat.ts';
import { checkBucket } from '../objectName.ts';
import { readJson } from '../readJson.ts';
import { badRequest } from '../storageError.ts';

const bodySchema = z.object({
  prefix: z.string().max(1024).default(''),
  cursor: z.string().max(4096).nullish(),
  limit: z.number().int().min(1).max(1000).default(1000),
  with_delimiter: z.boolean().default(false),
  sortBy: z
    .object({
      column: z.enum(['name', 'created_at', 'updated_at']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
    })
    .default({ column: 'name', order: 'asc' }),
});

const cursorSchema = z.object({ value: z.string().nullable(), name: z.string() });

/** Lists by prefix, paged by cursor, for storage-js' `listV2`. */
export function addListV2(app: StorageApp, deps: StorageDeps): void {
  app.post('/object/list-v2/:bucket', async (context) => {
    const bucket = checkBucket(context.req.param('bucket'));
    const caller = await callerOf(deps, context);
    const { cursor, limit, with_delimiter: isGrouped, sortBy, ...body } = await readJson(context, bodySchema);
    const prefix = body.prefix.replace(/^\/+/, '');
    const entries = await asCaller(deps, caller, (sql) =>
      listFlat(sql, {
        bucket,
        prefix,
        isGrouped,
        limit,
        column: sortBy.column,
        isDescending: sortBy.order === 'desc',
        after: cursor ? readCursor(cursor) : null,
      }),
    );
    const page = entries.slice(0, limit);
    const hasNext = entries.length > limit;
    // As on the hosted service: the name is the whole path, a folder's with a slash, and the key its part below the prefix's folder.
    const level = prefix.split('/').length - 1;
    const keyOf = ({ name }: FlatEntry) => (isGrouped ? { key: name.split('/')[level] } : {});
    return context.json({
      hasNext,
      folders: page.filter((entry) => entry.id === null).map((entry) => ({ name: entry.name, ...keyOf(entry) })),
      objects: page.filter((entry) => entry.id !== null).map((entry) => ({ ...presentObject(entry), ...keyOf(entry) })),
      ...(hasNext ? { nextCursor: writeCursor(page.at(-1)!) } : {}),
    });
  });
}

const presentObject = ({ sorted_by: _key, ...object }: FlatEntry) => object;

const writeCursor = ({ sorted_by: value, name }: FlatEntry) =>
  Buffer.from(JSON.stringify({ value, name } satisfies Cursor)).toString('base64url');

function readCursor(text: string): Cursor {
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  } catch {
    throw badRequest('The cursor is none of ours');
  }
}
