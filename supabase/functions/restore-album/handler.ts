import { restoreAlbumRequestSchema, type RestoreAlbumResponse } from '@fairtone/contracts';
import { requireCaller } from '../_shared/caller.ts';
import { callerClient } from '../_shared/clients.ts';
import { jsonFunction } from '../_shared/jsonFunction.ts';
import { fromDatabase } from '../_shared/refusal.ts';
import { tidyFiles } from '../_shared/releases/tidyFiles.ts';

/** Undoes the deletion of an album. If it was public, it can be played again. */
export const handler = jsonFunction(
  restoreAlbumRequestSchema,
  async ({ albumId }, request): Promise<RestoreAlbumResponse> => {
    const caller = await requireCaller(request);
    const { data, error } = await callerClient(request).rpc('restore_album', { album_id: albumId });
    if (error) throw fromDatabase(error);
    // If this fails, the schedule tries again.
    await tidyFiles(caller.id).catch(console.error);
    return { albumId, state: data };
  },
);
