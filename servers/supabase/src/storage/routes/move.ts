import { z } from 'zod';
import { checkMimeType, findBucket } from '../buckets.ts';
import { asCaller, callerOf } from '../caller.ts';
import type { StorageApp, StorageDeps } from '../deps.ts';
import { checkBucket, checkName, type ObjectAddress } from '../objectName.ts';
import { findObject, saveObject, type ObjectRow } from '../objects.ts';
import { readJson } from '../readJson.ts';
import { objectNotFound, tooLarge } from '../storageError.ts';

const bodySchema = z.object({
  bucketId: z.string().transform(checkBucket),
  sourceKey: z.string().transform(checkName),
  destinationKey: z.string().transform(checkName),
  destinationBucket: z.string().transform(checkBucket).nullish(),
});

/** Moving changes only the row, because the file is named by its version. Copies share the bytes if the file system supports it. */
export function addMove(app: StorageApp, deps: StorageDeps): void {
  app.post('/object/move', async (context) => {
    const caller = await callerOf(deps, context);
    const { from, to } = addresses(await readJson(context, bodySchema));
    const object = await asCaller(deps, caller, (sql) => findObject(sql, from));
    if (!object) throw objectNotFound();
    await checkDestination(deps, to, object);
    const moved = await asCaller(
      deps,
      caller,
      (sql) => sql`
      update storage.objects set bucket_id = ${to.bucket}, name = ${to.name}, updated_at = now()
      where bucket_id = ${from.bucket} and name = ${from.name}`,
    );
    if (moved.count === 0) throw objectNotFound();
    return context.json({ message: 'Successfully moved', Id: object.id, Key: `${to.bucket}/${to.name}` });
  });

  app.post('/object/copy', async (context) => {
    const caller = await callerOf(deps, context);
    const { from, to } = addresses(await readJson(context, bodySchema));
    const object = await asCaller(deps, caller, (sql) => findObject(sql, from));
    if (!object) throw objectNotFound();
    await checkDestination(deps, to, object);
    const version = await deps.files.duplicate(object.version);
    try {
      const copy = {
        ...to,
        ownerId: caller.userId,
        version,
        metadata: object.metadata,
        userMetadata: object.user_metadata,
      };
      const id = await asCaller(deps, caller, (sql) => saveObject(sql, copy, false));
      return context.json({ Id: id, Key: `${to.bucket}/${to.name}` });
    } catch (error) {
      await deps.files.remove(version);
      throw error;
    }
  });
}

function addresses(body: z.infer<typeof bodySchema>): { from: ObjectAddress; to: ObjectAddress } {
  return {
    from: { bucket: body.bucketId, name: body.sourceKey },
    to: { bucket: body.destinationBucket ?? body.bucketId, name: body.destinationKey },
  };
}

/** An object that is moved into another bucket must respect that bucket's limits. */
async function checkDestination(deps: StorageDeps, to: ObjectAddress, object: ObjectRow): Promise<void> {
  if (to.bucket === object.bucket_id) return;
  const bucket = await findBucket(deps, to.bucket);
  checkMimeType(bucket, object.metadata.mimetype);
  if (object.metadata.size > bucket.maxBytes) throw tooLarge();
}
