import type Stripe from 'stripe';
import type { Tables } from '@fairtone/db-types';
import { serviceClient } from '../_shared/clients.ts';
import { isFinal } from '../_shared/provider.ts';
import { fromDatabase } from '../_shared/refusal.ts';

export type Payout = Tables<'payouts'>;
export type Outcome = 'paid' | 'failed' | 'unknown';

const groupOf = (payout: Payout) => `payout_${payout.id}`;

async function accountOf(payout: Payout): Promise<string> {
  const { data, error } = await serviceClient()
    .from('payment_accounts')
    .select('provider_account_id')
    .eq('artist_id', payout.artist_id)
    .single();
  if (error) throw fromDatabase(error);
  return data.provider_account_id;
}

/** An earlier attempt may have succeeded without a response, and the provider forgets idempotency keys after a day. */
async function sentBefore(stripe: Stripe, payout: Payout): Promise<Stripe.Transfer | undefined> {
  if (payout.attempts < 2) return undefined;
  return (await stripe.transfers.list({ transfer_group: groupOf(payout), limit: 1 })).data[0];
}

async function makeTransfer(stripe: Stripe, payout: Payout): Promise<Stripe.Transfer> {
  return stripe.transfers.create(
    {
      amount: payout.amount_cents,
      currency: 'usd',
      destination: await accountOf(payout),
      transfer_group: groupOf(payout),
      metadata: { payout_id: payout.id },
    },
    { idempotencyKey: `payout:${payout.id}` },
  );
}

async function finish(payout: Payout, end: { transfer_id: string } | { failure: string }): Promise<void> {
  const { error } = await serviceClient().rpc('finish_payout', { payout_id: payout.id, ...end });
  if (error) throw fromDatabase(error);
}

/** Sends one payout once. When the result is unknown, it stays pending and a later run looks it up. */
export async function sendPayout(stripe: Stripe, payout: Payout): Promise<Outcome> {
  try {
    const transfer = (await sentBefore(stripe, payout)) ?? (await makeTransfer(stripe, payout));
    await finish(payout, { transfer_id: transfer.id });
    return 'paid';
  } catch (error) {
    if (!isFinal(error)) {
      console.error(`Payout ${payout.id} waits`, error);
      return 'unknown';
    }
    await finish(payout, { failure: error.code ?? error.message });
    return 'failed';
  }
}
