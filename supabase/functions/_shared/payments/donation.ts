import { z } from 'zod';
import type Stripe from 'stripe';
import type { ManageDonationResponse } from '@fairtone/contracts';
import { serviceClient } from '../clients.ts';
import { isMissing, timeOf } from '../provider.ts';
import { fromDatabase } from '../refusal.ts';
import { ownId } from './checkout.ts';

export const donationSchema = z.object({
  id: z.uuid(),
  artist_name: z.string(),
  amount_cents: z.int(),
  state: z.enum(['incomplete', 'active', 'past_due', 'ended']),
  cancel_at_period_end: z.boolean(),
  current_period_end: z.string().nullable(),
  provider_subscription_id: z.string().nullable(),
});
export type Donation = z.infer<typeof donationSchema>;

export const presentDonation = (donation: Donation): ManageDonationResponse => ({
  donationId: donation.id,
  amountCents: donation.amount_cents,
  state: donation.state,
  cancelAtPeriodEnd: donation.cancel_at_period_end,
  currentPeriodEnd: donation.current_period_end,
});

/** Stores the state of a subscription. `askedAt` is the time before the request: results of older requests are ignored. */
export async function keepSubscription(subscription: Stripe.Subscription, askedAt: Date): Promise<Donation | null> {
  const donationId = ownId(subscription.metadata, 'donation_id');
  const item = subscription.items.data[0];
  if (!donationId || !item?.price.unit_amount) return null;
  const { data, error } = await serviceClient().rpc('sync_donation', {
    donation_id: donationId,
    status: subscription.status,
    amount_cents: item.price.unit_amount,
    cancel_at_period_end: subscription.cancel_at_period_end,
    current_period_end: timeOf(item.current_period_end),
    asked_at: askedAt.toISOString(),
  });
  if (error) throw fromDatabase(error);
  return donationSchema.parse(data);
}

/** Reads the state of a subscription from the provider and stores it: the result is independent of the order of events. */
export async function syncSubscription(stripe: Stripe, subscriptionId: string): Promise<void> {
  const askedAt = new Date();
  try {
    await keepSubscription(await stripe.subscriptions.retrieve(subscriptionId), askedAt);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

/** Ends a subscription now, without a last invoice. An ended one does not change. */
export async function cancelSubscription(stripe: Stripe, subscriptionId: string): Promise<void> {
  try {
    await stripe.subscriptions.cancel(subscriptionId);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

/** Ends all donations that a person gives or receives, when the account is deleted. */
export async function endSupportOf(stripe: Stripe, userId: string): Promise<void> {
  const { data, error } = await serviceClient()
    .from('donations')
    .select('provider_subscription_id')
    .or(`giver_id.eq.${userId},artist_id.eq.${userId}`)
    .neq('state', 'ended')
    .not('provider_subscription_id', 'is', null);
  if (error) throw fromDatabase(error);
  for (const { provider_subscription_id: id } of data) {
    if (!id) continue;
    await cancelSubscription(stripe, id);
    await syncSubscription(stripe, id);
  }
}
