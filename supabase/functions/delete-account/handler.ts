import { deleteAccountRequestSchema, type DeleteAccountResponse } from '@fairtone/contracts';
import { secretKey } from '../_shared/apiKeys.ts';
import { requireCaller } from '../_shared/caller.ts';
import { serviceClient } from '../_shared/clients.ts';
import { env } from '../_shared/env.ts';
import { jsonFunction } from '../_shared/jsonFunction.ts';
import { limitAttempts } from '../_shared/limitAttempts.ts';
import { endSupportOf } from '../_shared/payments/donation.ts';
import { callProvider } from '../_shared/provider.ts';
import { fromDatabase } from '../_shared/refusal.ts';
import { tidyFiles } from '../_shared/releases/tidyFiles.ts';
import { stripeClient } from '../_shared/stripeClient.ts';
import { requireProof } from './proof.ts';

const BY_PERSON = { name: 'deletions', most: 10, windowS: 3600 };
const TIDY_ROUNDS = 50;

/** Files that remain are recorded in the database and deleted by the schedule. */
async function removeFiles(person: string): Promise<boolean> {
  for (let round = 0; round < TIDY_ROUNDS; round += 1) {
    const { done, failed } = await tidyFiles(person);
    if (failed.length > 0) console.error('Files of a deleted account wait', failed);
    if (done === 0) return failed.length === 0;
  }
  return false;
}

/** Only the embedded backend's store can delete unfinished uploads; the hosted one drops them within a day. */
async function deleteUploads(person: string): Promise<boolean> {
  const url = `${env('SUPABASE_URL')}/storage/v1/upload/unfinished/${person}`;
  try {
    return (await fetch(url, { method: 'DELETE', headers: { apikey: secretKey() } })).ok;
  } catch (fault) {
    console.error('Uploads of a deleted account wait', fault);
    return false;
  }
}

/** Deletes the caller's data, files and sessions. Sales that buyers or the law require are kept without a name. */
export const handler = jsonFunction(
  deleteAccountRequestSchema,
  async ({ password, forfeitsBalance = false }, request): Promise<DeleteAccountResponse> => {
    const caller = await requireCaller(request);
    await limitAttempts(BY_PERSON, caller.id);
    await requireProof(caller, request, password);
    const wish = { user_id: caller.id, forfeits_balance: forfeitsBalance };
    const { error: obstacle } = await serviceClient().rpc('check_deletion', wish);
    if (obstacle) throw fromDatabase(obstacle);
    await callProvider(() => endSupportOf(stripeClient(), caller.id));
    const { error } = await serviceClient().rpc('delete_account', wish);
    if (error) throw fromDatabase(error);
    const [isTidy, isEnded] = [await removeFiles(caller.id), await deleteUploads(caller.id)];
    return { deleted: true, isClean: isTidy && isEnded };
  },
);
