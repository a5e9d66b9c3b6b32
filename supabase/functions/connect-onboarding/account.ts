import type Stripe from 'stripe';
import type { Caller } from '../_shared/caller.ts';
import { serviceClient } from '../_shared/clients.ts';
import { fromDatabase, Refusal } from '../_shared/refusal.ts';

/** The artist's account at the provider; null when there is none yet. */
export async function knownAccount(artistId: string): Promise<string | null> {
  const { data, error } = await serviceClient()
    .from('payment_accounts')
    .select('provider_account_id')
    .eq('artist_id', artistId)
    .maybeSingle();
  if (error) throw fromDatabase(error);
  return data?.provider_account_id ?? null;
}

/** @throws Refusal 403 `artist_only` for listeners */
export async function requireArtist(caller: Caller): Promise<void> {
  const { data, error } = await serviceClient()
    .from('user_roles')
    .select('role')
    .eq('user_id', caller.id)
    .eq('role', 'artist');
  if (error) throw fromDatabase(error);
  if (data.length === 0) throw new Refusal(403, 'artist_only', 'Only artists are paid out.');
}

/** Creates the account once: two concurrent clicks get the same one. */
export async function makeAccount(stripe: Stripe, caller: Caller, country?: string): Promise<string> {
  const made = await stripe.accounts.create(
    {
      type: 'express',
      capabilities: { transfers: { requested: true } },
      metadata: { artist_id: caller.id },
      ...(caller.email && { email: caller.email }),
      ...(country && { country }),
    },
    { idempotencyKey: `account:${caller.id}:${caller.email}:${country}` },
  );
  const { error } = await serviceClient().rpc('keep_payment_account', { artist_id: caller.id, account_id: made.id });
  if (error) throw fromDatabase(error);
  return (await knownAccount(caller.id)) ?? made.id;
}
