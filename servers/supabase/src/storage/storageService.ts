import { type NodeBindings, messageOf, warn } from '@fairtone/servers/shared';
import { Hono } from 'hono';
import { isConnectionError } from '../database/connection.ts';
import type { StorageApp, StorageDeps } from './deps.ts';
import { addBucket } from './routes/bucket.ts';
import { addBucketChanges } from './routes/bucketChanges.ts';
import { addDownload } from './routes/download.ts';
import { addList } from './routes/list.ts';
import { addListV2 } from './routes/listV2.ts';
import { addMove } from './routes/move.ts';
import { addRemove } from './routes/remove.ts';
import { addResumable } from './routes/resumable.ts';
import { addSign } from './routes/sign.ts';
import { addUnfinished } from './routes/unfinished.ts';
import { addUpload } from './routes/upload.ts';
import { answerStorageError, asStorageError, StorageError } from './storageError.ts';

/** Supabase's storage protocol as @supabase/storage-js speaks it. Mounted at /storage/v1. */
export function createStorageService(deps: StorageDeps): StorageApp {
  const app: StorageApp = new Hono<NodeBindings>();
  app.onError((thrown, context) => {
    const error = asStorageError(thrown);
    if (error instanceof StorageError) return answerStorageError(context, error);
    if (!context.env.incoming.destroyed)
      warn('storage', `${context.req.method} ${context.req.path}: ${messageOf(error)}`);
    const status = isConnectionError(error) ? 503 : 500;
    return answerStorageError(context, new StorageError(status, 'internal', 'Something went wrong on the server'));
  });
  // The catch-all routes of uploads come last.
  const routes = [
    addBucket,
    addBucketChanges,
    addResumable,
    addUnfinished,
    addDownload,
    addSign,
    addListV2,
    addList,
    addMove,
    addRemove,
    addUpload,
  ];
  for (const add of routes) add(app, deps);
  // Hono asks only the outermost app what it does not find: this one is mounted.
  app.all('*', () => {
    throw new StorageError(404, 'not_found', 'No such route');
  });
  return app;
}
