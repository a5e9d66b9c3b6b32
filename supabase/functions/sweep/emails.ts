import { serviceClient } from '../_shared/clients.ts';
import { fromDatabase } from '../_shared/refusal.ts';

/** @returns how many e-mails were deleted */
export async function forgetOldEmails(): Promise<number> {
  const { data, error } = await serviceClient().rpc('forget_old_emails');
  if (error) throw fromDatabase(error);
  return data;
}
