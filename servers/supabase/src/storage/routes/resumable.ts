import type { NodeBindings } from '@fairtone/servers/shared';
import type { Context } from 'hono';
import type { StorageApp, StorageDeps } from '../deps.ts';
import { checkUploadState, continueUpload, findUpload } from '../resumable/continueUpload.ts';
import { createUpload } from '../resumable/createUpload.ts';
import { finishUpload } from '../resumable/finishUpload.ts';
import {
  CHUNK_TYPE,
  progressHeaders,
  readBytes,
  requireVersion,
  TUS_ABILITIES,
  TUS_VERSION,
} from '../resumable/tusHeaders.ts';
import { signedUploaderOf, uploaderOf, type Uploader } from '../resumable/uploader.ts';
import { StorageError } from '../storageError.ts';

type WhoUploads = (deps: StorageDeps, context: Context) => Promise<Uploader>;

export function addResumable(app: StorageApp, deps: StorageDeps): void {
  addDoor(app, deps, '/upload/resumable/sign', signedUploaderOf);
  addDoor(app, deps, '/upload/resumable', uploaderOf);
}

/** TUS 1.0.0 with creation, creation-with-upload, expiration and termination, as tus-js-client and Supabase implement it. */
function addDoor(app: StorageApp, deps: StorageDeps, path: string, uploaderOfRequest: WhoUploads): void {
  const keyOf = (uploader: Uploader, context: Context) => {
    const id = context.req.param('id')!;
    if (!/^[0-9a-f-]{36}$/.test(id)) throw new StorageError(404, 'not_found', 'There is no such upload');
    return { owner: uploader.owner, id };
  };
  const enter = (context: Context) => {
    requireVersion(context);
    return uploaderOfRequest(deps, context);
  };

  app.options(path, (context) => context.body(null, 204, TUS_ABILITIES));

  app.post(path, async (context: Context<NodeBindings>) => {
    const uploader = await enter(context);
    const { key, record } = await createUpload(deps, context, uploader);
    const { offset } = await deps.locks.hold(key.id, async (signal) => {
      if (context.req.header('content-type') === CHUNK_TYPE)
        return continueUpload(deps, context, key, uploader, signal, 0);
      if (record.totalBytes === 0) await finishUpload(deps, key, record, uploader);
      return { offset: 0 };
    });
    const location = `${new URL(context.req.url).pathname}/${key.id}`;
    return context.body(null, 201, { ...progressHeaders(record, offset), location });
  });

  app.get(`${path}/:id`, async (context) => {
    if (context.req.method !== 'HEAD') throw new StorageError(405, 'invalid_request', 'An upload cannot be read');
    const uploader = await enter(context);
    const key = keyOf(uploader, context);
    const { record, offset } = await deps.locks.hold(key.id, () => checkUploadState(deps, key, uploader));
    return context.body(null, 200, { ...progressHeaders(record, offset), 'upload-length': String(record.totalBytes) });
  });

  app.patch(`${path}/:id`, async (context: Context<NodeBindings>) => {
    const uploader = await enter(context);
    const key = keyOf(uploader, context);
    const { record, offset } = await deps.locks.hold(key.id, (signal) =>
      continueUpload(deps, context, key, uploader, signal, readBytes(context, 'upload-offset')),
    );
    return context.body(null, 204, progressHeaders(record, offset));
  });

  app.delete(`${path}/:id`, async (context) => {
    const uploader = await enter(context);
    const key = keyOf(uploader, context);
    await deps.locks.hold(key.id, async () => {
      await findUpload(deps, key);
      await deps.partials.remove(key);
    });
    return context.body(null, 204, { 'tus-resumable': TUS_VERSION });
  });
}
