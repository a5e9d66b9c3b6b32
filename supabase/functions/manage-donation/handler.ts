import { manageDonationRequestSchema, type ManageDonationResponse } from '@fairtone/contracts';
import type Stripe from 'stripe';
import { type Caller, requireCaller } from '../_shared/caller.ts';
import { serviceClient } from '../_shared/clients.ts';
import { jsonFunction } from '../_shared/jsonFunction.ts';
import {
  cancelSubscription,
  type Donation,
  donationSchema,
  keepSubscription,
  presentDonation,
} from '../_shared/payments/donation.ts';
import { callProvider, idOf } from '../_shared/provider.ts';
import { fromDatabase } from '../_shared/refusal.ts';
import { stripeClient } from '../_shared/stripeClient.ts';

async function ownDonation(caller: Caller, donationId: string, amountCents?: number): Promise<Donation> {
  const { data, error } = await serviceClient().rpc('donation_to_change', {
    giver_id: caller.id,
    donation_id: donationId,
    amount_cents: amountCents,
  });
  if (error) throw fromDatabase(error);
  return donationSchema.parse(data);
}

function newPrice(subscription: Stripe.Subscription, amountCents: number): Stripe.SubscriptionUpdateParams {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`Subscription ${subscription.id} has no item.`);
  const product = idOf(item.price.product) ?? '';
  return {
    items: [
      {
        id: item.id,
        price_data: { currency: 'usd', product, recurring: { interval: 'month' }, unit_amount: amountCents },
      },
    ],
    // The paid month does not change.
    proration_behavior: 'none',
  };
}

/** Changes a donation of the caller: another amount from next month on, ending with the paid month, or continuing after all. */
export const handler = jsonFunction(
  manageDonationRequestSchema,
  async ({ donationId, amountCents, cancelAtPeriodEnd }, request): Promise<ManageDonationResponse> => {
    const donation = await ownDonation(await requireCaller(request), donationId, amountCents);
    const id = donation.provider_subscription_id ?? '';
    const stripe = stripeClient();
    return callProvider(async () => {
      const subscription = await stripe.subscriptions.retrieve(id);
      // Before its first payment there is no period to wait for. The provider knows the state; its events may not have arrived.
      const isUnpaid = subscription.status === 'incomplete';
      if (isUnpaid && cancelAtPeriodEnd) await cancelSubscription(stripe, id);
      const changes: Stripe.SubscriptionUpdateParams = {
        ...(amountCents !== undefined && newPrice(subscription, amountCents)),
        ...(cancelAtPeriodEnd !== undefined && !isUnpaid && { cancel_at_period_end: cancelAtPeriodEnd }),
      };
      if (Object.keys(changes).length > 0) await stripe.subscriptions.update(id, changes);
      const askedAt = new Date();
      const kept = await keepSubscription(await stripe.subscriptions.retrieve(id), askedAt);
      return presentDonation(kept ?? donation);
    });
  },
);
