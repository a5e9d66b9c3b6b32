import type { NodeBindings } from '@fairtone/servers/shared';
import type { Context } from 'hono';
import { findBucket } from '../buckets.ts';
import { asCaller, callerOf } from '../caller.ts';
import type { StorageApp, StorageDeps } from '../deps.ts';
import { addressIn } from '../objectName.ts';
import { findObject, type ObjectRow } from '../objects.ts';
import { serveObject } from '../serveObject.ts';
import { checkReading } from '../signedUrl.ts';
import { bucketNotFound, objectNotFound } from '../storageError.ts';

/** The routes for an object's bytes (public, authenticated, signed) and its metadata. hono answers HEAD through the GET routes. */
export function addDownload(app: StorageApp, deps: StorageDeps): void {
  app.get('/object/public/*', async (context) =>
    serveObject(deps, context, () => findPublic(deps, context, '/object/public/'), 'public'),
  );

  app.get('/object/sign/*', async (context) => {
    const address = addressIn(context.env.incoming.url!, '/object/sign/');
    await checkReading(deps, address, context.req.query('token'));
    return serveObject(deps, context, async () => (await findObject(deps.sql, address)) ?? missing(), 'private');
  });

  app.get('/object/info/public/*', async (context) =>
    context.json(presentInfo(await findPublic(deps, context, '/object/info/public/'))),
  );
  for (const prefix of ['/object/info/authenticated/', '/object/info/']) {
    app.get(`${prefix}*`, async (context) => context.json(presentInfo(await findReadable(deps, context, prefix))));
  }
  for (const prefix of ['/object/authenticated/', '/object/']) {
    app.get(`${prefix}*`, async (context) =>
      serveObject(deps, context, () => findReadable(deps, context, prefix), 'private'),
    );
  }
}

async function findPublic(deps: StorageDeps, context: Context<NodeBindings>, prefix: string): Promise<ObjectRow> {
  const address = addressIn(context.env.incoming.url!, prefix);
  if (!(await findBucket(deps, address.bucket)).public) throw bucketNotFound();
  return (await findObject(deps.sql, address)) ?? missing();
}

async function findReadable(deps: StorageDeps, context: Context<NodeBindings>, prefix: string): Promise<ObjectRow> {
  const address = addressIn(context.env.incoming.url!, prefix);
  const caller = await callerOf(deps, context);
  return (await asCaller(deps, caller, (sql) => findObject(sql, address))) ?? missing();
}

function missing(): never {
  throw objectNotFound();
}

const presentInfo = (object: ObjectRow) => ({
  id: object.id,
  name: object.name,
  version: object.version,
  bucket_id: object.bucket_id,
  size: object.metadata.size,
  content_type: object.metadata.mimetype,
  cache_control: object.metadata.cacheControl,
  etag: object.metadata.eTag,
  metadata: object.user_metadata ?? {},
  last_modified: object.metadata.lastModified,
  created_at: object.created_at,
});
