import type { Context } from 'hono';
import { z } from 'zod';
import type { NodeBindings } from '@fairtone/servers/shared';
import { asCaller, callerOf, type Caller } from '../caller.ts';
import type { StorageApp, StorageDeps } from '../deps.ts';
import { checkBucket } from '../objectName.ts';
import { readJson } from '../readJson.ts';
import { badRequest, bucketNotFound, StorageError } from '../storageError.ts';
import { bytesIn } from '../sizeText.ts';

const changes = z.object({
  public: z.boolean().optional(),
  file_size_limit: z.union([z.number(), z.string()]).nullish(),
  allowed_mime_types: z.array(z.string().max(255)).max(100).nullish(),
});
const creation = changes.extend({ id: z.string().optional(), name: z.string() });

/** Objects that are deleted in one statement. */
const BATCH = 500;

/**
 * Creates, changes, empties and deletes buckets. The product's own come from its migrations, and no policy lets a person change one:
 * these routes are for the secret key, and for other schemas on this backend.
 */
export function addBucketChanges(app: StorageApp, deps: StorageDeps): void {
  app.post('/bucket', async (context) => {
    const caller = await callerOf(deps, context);
    const { id, name, ...given } = await readJson(context, creation);
    const row = { id: checkBucket(id ?? name), name: checkBucket(name), owner: caller.userId, ...columnsOf(given) };
    await asCaller(deps, caller, (sql) => sql`insert into storage.buckets ${sql(row)}`);
    return context.json({ name: row.id });
  });

  app.put('/bucket/:id', async (context) => {
    const { caller, id } = await target(context);
    const columns = { ...columnsOf(await readJson(context, changes)), updated_at: new Date() };
    const found = await asCaller(
      deps,
      caller,
      (sql) => sql`update storage.buckets set ${sql(columns)} where id = ${id} returning id`,
    );
    if (found.length === 0) throw bucketNotFound();
    return context.json({ message: 'Successfully updated' });
  });

  app.post('/bucket/:id/empty', async (context) => {
    const { caller, id } = await target(context);
    await requireBucket(caller, id);
    while ((await removeSome(caller, id)) === BATCH);
    // The hosted service does it later, and says so in these words.
    return context.json({ message: 'Empty bucket has been queued. Completion may take up to an hour.' });
  });

  app.delete('/bucket/:id', async (context) => {
    const { caller, id } = await target(context);
    await requireBucket(caller, id);
    const [object] = await deps.sql`select 1 from storage.objects where bucket_id = ${id} limit 1`;
    if (object) throw new StorageError(409, 'ResourceNotEmpty', 'The bucket you tried to delete is not empty');
    const removed = await asCaller(
      deps,
      caller,
      (sql) => sql`delete from storage.buckets where id = ${id} returning id`,
    );
    if (removed.length === 0) throw bucketNotFound();
    return context.json({ message: 'Successfully deleted' });
  });

  const target = async (context: Context<NodeBindings, '/bucket/:id'>) => ({
    caller: await callerOf(deps, context),
    id: checkBucket(context.req.param('id')),
  });

  async function requireBucket(caller: Caller, id: string): Promise<void> {
    const [bucket] = await asCaller(deps, caller, (sql) => sql`select 1 from storage.buckets where id = ${id}`);
    if (!bucket) throw bucketNotFound();
  }

  /** Deletes rows first, as for single objects: a crash in between leaves files that the next sweep deletes. */
  async function removeSome(caller: Caller, bucket: string): Promise<number> {
    const rows = await asCaller(
      deps,
      caller,
      (sql) => sql<{ version: string }[]>`
        delete from storage.objects where id in (select id from storage.objects where bucket_id = ${bucket} limit ${BATCH})
        returning version`,
    );
    await Promise.all(rows.map(({ version }) => deps.files.remove(version)));
    return rows.length;
  }
}

/** The columns of a bucket that a request sets; those it does not name keep their values. */
function columnsOf({ file_size_limit: size, ...given }: z.infer<typeof changes>) {
  if (size === undefined) return given;
  const bytes = size === null ? null : bytesIn(size);
  if (bytes !== null && !Number.isSafeInteger(bytes))
    throw badRequest('Invalid file size format, hint: use 20GB / 20MB / 30KB / 3B');
  return { ...given, file_size_limit: bytes };
}
