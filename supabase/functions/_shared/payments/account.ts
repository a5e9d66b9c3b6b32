import { z } from 'zod';
import type Stripe from 'stripe';
import { serviceClient } from '../clients.ts';
import { fromDatabase } from '../refusal.ts';

const accountSchema = z.object({
  details_submitted: z.boolean(),
  payouts_enabled: z.boolean(),
  transfers_enabled: z.boolean(),
  disabled_reason: z.string().nullable(),
});

/** Stores the state of a connected account. Null when the account does not belong to this shop. */
async function keepAccount(account: Stripe.Account, askedAt: Date) {
  const { data, error } = await serviceClient().rpc('sync_payment_account', {
    account_id: account.id,
    details_submitted: account.details_submitted ?? false,
    payouts_enabled: account.payouts_enabled ?? false,
    transfers_enabled: account.capabilities?.transfers === 'active',
    disabled_reason: (account.requirements?.disabled_reason ?? null) as string,
    asked_at: askedAt.toISOString(),
  });
  if (error) throw fromDatabase(error);
  return accountSchema.nullable().parse(data);
}

/** Reads the state of an account from the provider and stores it. */
export async function syncAccount(stripe: Stripe, accountId: string) {
  const askedAt = new Date();
  return keepAccount(await stripe.accounts.retrieve(accountId), askedAt);
}
