import type Stripe from 'stripe';
import type { Caller } from '../_shared/caller.ts';
import { serviceClient } from '../_shared/clients.ts';
import { fromDatabase } from '../_shared/refusal.ts';

/** The caller's customer id at the provider; created when there is none. */
export async function customerOf(stripe: Stripe, caller: Caller): Promise<string> {
  const customers = serviceClient().from('payment_customers');
  const { data: known, error } = await customers.select('provider_customer_id').eq('user_id', caller.id).maybeSingle();
  if (error) throw fromDatabase(error);
  if (known) return known.provider_customer_id;
  const { id } = await stripe.customers.create(
    { metadata: { user_id: caller.id }, ...(caller.email && { email: caller.email }) },
    { idempotencyKey: `customer:${caller.id}:${caller.email}` },
  );
  const kept = await customers.upsert(
    { user_id: caller.id, provider_customer_id: id },
    { onConflict: 'user_id', ignoreDuplicates: true },
  );
  if (kept.error) throw fromDatabase(kept.error);
  return id;
}
