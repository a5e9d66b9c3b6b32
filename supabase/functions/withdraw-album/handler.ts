import { withdrawAlbumRequestSchema, type WithdrawAlbumResponse } from '@fairtone/contracts';
import { requireCaller } from '../_shared/caller.ts';
import { callerClient } from '../_shared/clients.ts';
import { jsonFunction } from '../_shared/jsonFunction.ts';
import { fromDatabase } from '../_shared/refusal.ts';
import { tidyFiles } from '../_shared/releases/tidyFiles.ts';

/** Withdraws an album from sale: first in the shop, then its streams leave the public bucket. Buyers keep their files. */
export const handler = jsonFunction(
  withdrawAlbumRequestSchema,
  async ({ albumId }, request): Promise<WithdrawAlbumResponse> => {
    const caller = await requireCaller(request);
    const { error } = await callerClient(request).rpc('withdraw_album', { album_id: albumId });
    if (error) throw fromDatabase(error);
    const { failed } = await tidyFiles(caller.id);
    if (failed.length > 0) throw new AggregateError(failed, 'The streams are still public; the clock tries again.');
    return { albumId, state: 'withdrawn' };
  },
);
