import { z } from 'zod';
import { callerOf } from '../caller.ts';
import type { StorageApp, StorageDeps } from '../deps.ts';
import { deleteUploads } from '../resumable/deleteUploads.ts';
import { badRequest, StorageError } from '../storageError.ts';

/**
 * Deletes the unfinished uploads of a deleted account. The hosted service has no such route: there they expire
 * within a day.
 */
export function addUnfinished(app: StorageApp, deps: StorageDeps): void {
  app.delete('/upload/unfinished/:person', async (context) => {
    const { role } = await callerOf(deps, context);
    if (role !== 'service_role') throw new StorageError(403, 'Unauthorized', 'Only for the service key');
    const person = z.uuid().safeParse(context.req.param('person'));
    if (!person.success) throw badRequest('This is no id of a person');
    await deleteUploads(deps, person.data);
    return context.body(null, 204);
  });
}
