import { z } from 'zod';
import { asCaller, callerOf, type Caller } from '../caller.ts';
import type { StorageApp, StorageDeps } from '../deps.ts';
import { addressIn, checkBucket } from '../objectName.ts';
import type { ObjectRow } from '../objects.ts';
import { readJson } from '../readJson.ts';
import { objectNotFound } from '../storageError.ts';

const bodySchema = z.object({ prefixes: z.array(z.string().max(1024)).min(1).max(1000) });

export function addRemove(app: StorageApp, deps: StorageDeps): void {
  app.delete('/object/:bucket', async (context) => {
    const bucket = checkBucket(context.req.param('bucket'));
    const caller = await callerOf(deps, context);
    const { prefixes } = await readJson(context, bodySchema);
    return context.json(await removeObjects(deps, caller, bucket, prefixes));
  });

  app.delete('/object/*', async (context) => {
    const { bucket, name } = addressIn(context.env.incoming.url!, '/object/');
    const removed = await removeObjects(deps, await callerOf(deps, context), bucket, [name]);
    if (removed.length === 0) throw objectNotFound();
    return context.json({ message: 'Successfully deleted' });
  });
}

/** Deletes rows first: a crash in between leaves an unreachable file, which the next sweep deletes. */
async function removeObjects(deps: StorageDeps, caller: Caller, bucket: string, names: string[]) {
  const rows = await asCaller(
    deps,
    caller,
    (sql) => sql<ObjectRow[]>`
    delete from storage.objects where bucket_id = ${bucket} and name in ${sql(names)} returning *`,
  );
  await Promise.all(rows.map((row) => deps.files.remove(row.version)));
  return rows.map(({ id, name, bucket_id, owner_id, created_at, updated_at, last_accessed_at, metadata }) => ({
    id,
    name,
    bucket_id,
    owner: owner_id,
    created_at,
    updated_at,
    last_accessed_at,
    metadata,
  }));
}
