import { serviceClient } from '../_shared/clients.ts';
import { fromDatabase } from '../_shared/refusal.ts';

/** @returns how many unreferenced stored files were found; the schedule `tidy-files` deletes them */
export async function findLostFiles(): Promise<number> {
  const { data, error } = await serviceClient().rpc('find_lost_files');
  if (error) throw fromDatabase(error);
  return data;
}
