import { deleteAlbumRequestSchema, type DeleteAlbumResponse } from '@fairtone/contracts';
import { requireCaller } from '../_shared/caller.ts';
import { callerClient } from '../_shared/clients.ts';
import { jsonFunction } from '../_shared/jsonFunction.ts';
import { fromDatabase } from '../_shared/refusal.ts';
import { tidyFiles } from '../_shared/releases/tidyFiles.ts';

/**
 * Deletes an album that has no buyers: first in the shop, then its streams leave the public bucket. The deletion can be undone for days.
 */
export const handler = jsonFunction(
  deleteAlbumRequestSchema,
  async ({ albumId }, request): Promise<DeleteAlbumResponse> => {
    const caller = await requireCaller(request);
    const { data, error } = await callerClient(request).rpc('delete_album', { album_id: albumId });
    if (error) throw fromDatabase(error);
    // If this fails, the schedule tries again.
    await tidyFiles(caller.id).catch(console.error);
    return { albumId, erasedAt: data };
  },
);
