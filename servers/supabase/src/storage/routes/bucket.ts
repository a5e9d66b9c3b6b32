import { asCaller, callerOf } from '../caller.ts';
import type { StorageApp, StorageDeps } from '../deps.ts';
import { checkBucket } from '../objectName.ts';
import { bucketNotFound } from '../storageError.ts';

/** Buckets are created by migrations; these routes only read them, as policies allow. */
export function addBucket(app: StorageApp, deps: StorageDeps): void {
  app.get('/bucket', async (context) => {
    const caller = await callerOf(deps, context);
    return context.json(await asCaller(deps, caller, (sql) => sql`select * from storage.buckets order by id`));
  });

  app.get('/bucket/:id', async (context) => {
    const caller = await callerOf(deps, context);
    const id = checkBucket(context.req.param('id'));
    const [bucket] = await asCaller(deps, caller, (sql) => sql`select * from storage.buckets where id = ${id}`);
    if (!bucket) throw bucketNotFound();
    return context.json(bucket);
  });
}
