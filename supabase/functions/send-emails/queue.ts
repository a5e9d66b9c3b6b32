import { z } from 'zod/mini';
import { serviceClient } from '../_shared/clients.ts';
import { fromDatabase } from '../_shared/refusal.ts';

const claimedSchema = z.array(
  z.object({
    id: z.string(),
    claim: z.string(),
    to_address: z.string(),
    kind: z.string(),
    language: z.string(),
    payload: z.unknown(),
    name: z.nullable(z.string()),
    unsubscribe_token: z.nullable(z.string()),
  }),
);
export type ClaimedEmail = z.infer<typeof claimedSchema>[number];

/** Longer than a batch can take: a claim that expires before its e-mail is sent means that it is sent twice. */
const LEASE_SECONDS = 180;

export async function claimEmails(batch: number): Promise<ClaimedEmail[]> {
  const { data, error } = await serviceClient().rpc('claim_emails', { batch, lease_seconds: LEASE_SECONDS });
  if (error) throw fromDatabase(error);
  return claimedSchema.parse(data);
}

export async function finishEmail(
  { id, claim }: ClaimedEmail,
  failure?: { error: string; isFinal: boolean },
): Promise<void> {
  const { error } = await serviceClient().rpc('finish_email', {
    email_id: id,
    claim,
    ...(failure && { error: failure.error, is_final: failure.isFinal }),
  });
  if (error) throw fromDatabase(error);
}
