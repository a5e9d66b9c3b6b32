import { asCaller, callerOf } from '../caller.ts';
import type { StorageApp, StorageDeps } from '../deps.ts';
import { checkBucket } from '../objectName.ts';
import { bucketNotFound } from '../storageError.ts';

type BucketRow = Record<string, unknown> & { file_size_limit: string | null };

/** The columns that the hosted service shows. */
const COLUMNS = ['id', 'name', 'owner', 'public', 'file_size_limit', 'allowed_mime_types', 'created_at', 'updated_at'];

/** The database's driver returns a bigint as text; clients expect a number of bytes, as on the hosted service. */
const presentBucket = (row: BucketRow) => ({
  ...row,
  file_size_limit: row.file_size_limit === null ? null : Number(row.file_size_limit),
});

/** Reads buckets, as policies allow. */
export function addBucket(app: StorageApp, deps: StorageDeps): void {
  app.get('/bucket', async (context) => {
    const caller = await callerOf(deps, context);
    const rows = await asCaller(
      deps,
      caller,
      (sql) => sql<BucketRow[]>`select ${sql(COLUMNS)} from storage.buckets order by id`,
    );
    return context.json(rows.map(presentBucket));
  });

  app.get('/bucket/:id', async (context) => {
    const caller = await callerOf(deps, context);
    const id = checkBucket(context.req.param('id'));
    const [bucket] = await asCaller(
      deps,
      caller,
      (sql) => sql<BucketRow[]>`select ${sql(COLUMNS)} from storage.buckets where id = ${id}`,
    );
    if (!bucket) throw bucketNotFound();
    return context.json(presentBucket(bucket));
  });
}
