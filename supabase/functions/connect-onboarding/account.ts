import { payoutAgreement, type PayoutAgreement } from '@fairtone/domain';
import type Stripe from 'stripe';
import type { Caller } from '../_shared/caller.ts';
import { serviceClient } from '../_shared/clients.ts';
import { isFinal } from '../_shared/provider.ts';
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

/** What Stripe wants asked for, by the agreement that it offers between the shop's country and the artist's. */
const WISHES = {
  full: { capabilities: { card_payments: { requested: true }, transfers: { requested: true } } },
  recipient: {
    capabilities: { transfers: { requested: true } },
    tos_acceptance: { service_agreement: 'recipient' },
  },
} satisfies Record<PayoutAgreement, Partial<Stripe.AccountCreateParams>>;

/**
 * Creates the account once: two concurrent clicks get the same one.
 * @param country of the artist's bank; the shop's own when omitted
 * @throws Refusal 409 `country_not_offered` when Stripe does not let this shop pay artists there; other refusals of Stripe are rethrown
 */
export async function makeAccount(stripe: Stripe, caller: Caller, country?: string): Promise<string> {
  const shop = (await stripe.accounts.retrieveCurrent()).country ?? 'US';
  const agreement = payoutAgreement(shop, country ?? shop);
  const params: Stripe.AccountCreateParams = {
    type: 'express',
    ...WISHES[agreement],
    metadata: { artist_id: caller.id },
    country: country ?? shop,
    ...(caller.email && { email: caller.email }),
  };
  const idempotencyKey = `account:${caller.id}:${caller.email}:${country}`;
  const made = await stripe.accounts.create(params, { idempotencyKey }).catch((error: unknown) => {
    if (agreement === 'full' || !isFinal(error)) throw error;
    throw new Refusal(409, 'country_not_offered', loggedReason(error));
  });
  const { error } = await serviceClient().rpc('keep_payment_account', { artist_id: caller.id, account_id: made.id });
  if (error) throw fromDatabase(error);
  return (await knownAccount(caller.id)) ?? made.id;
}

/** What is missing, in Stripe's words. The log is for the operator, who can apply for it: docs/hosting.md, section 3. */
export function loggedReason({ message }: Stripe.errors.StripeError): string {
  console.error(`Stripe refuses to pay an artist: ${message}`);
  return message;
}
