import { z } from 'zod';
import { asCaller, callerOf } from '../caller.ts';
import type { StorageApp, StorageDeps } from '../deps.ts';
import { addressIn, checkBucket, checkName } from '../objectName.ts';
import { findObject } from '../objects.ts';
import { readJson } from '../readJson.ts';
import { signReading } from '../signedUrl.ts';
import { objectNotFound, StorageError } from '../storageError.ts';

const oneSchema = z.object({ expiresIn: z.number() });
const manySchema = z.object({ expiresIn: z.number(), paths: z.array(z.string()).min(1).max(1000) });

/** Signs only objects that the caller may read. */
export function addSign(app: StorageApp, deps: StorageDeps): void {
  app.post('/object/sign/:bucket', async (context) => {
    const bucket = checkBucket(context.req.param('bucket'));
    const caller = await callerOf(deps, context);
    const { expiresIn, paths } = await readJson(context, manySchema);
    const found = await asCaller(
      deps,
      caller,
      (sql) => sql<{ name: string }[]>`
      select name from storage.objects where bucket_id = ${bucket} and name in ${sql(paths)}`,
    );
    const readable = new Set(found.map((row) => row.name));
    const answers = paths.map(async (path) =>
      readable.has(path)
        ? { error: null, path, signedURL: await signReading(deps, { bucket, name: path }, expiresIn) }
        : { error: 'Either the object does not exist or you do not have access to it', path, signedURL: null },
    );
    return context.json(await Promise.all(answers));
  });

  app.post('/object/sign/*', async (context) => {
    const address = addressIn(context.env.incoming.url!, '/object/sign/');
    const caller = await callerOf(deps, context);
    const { expiresIn } = await readJson(context, oneSchema);
    if (!(await asCaller(deps, caller, (sql) => findObject(sql, address)))) throw objectNotFound();
    return context.json({
      signedURL: await signReading(deps, { ...address, name: checkName(address.name) }, expiresIn),
    });
  });

  app.post('/object/sign', () => {
    throw new StorageError(400, 'invalid_request', 'Name a bucket');
  });
}
