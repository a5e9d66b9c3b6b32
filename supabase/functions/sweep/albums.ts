import { serviceClient } from '../_shared/clients.ts';
import { fromDatabase } from '../_shared/refusal.ts';

/** @returns how many albums were erased whose deletion can no longer be undone; the schedule `tidy-files` deletes their files */
export async function eraseDeletedAlbums(): Promise<number> {
  const { data, error } = await serviceClient().rpc('erase_deleted_albums');
  if (error) throw fromDatabase(error);
  return data;
}
