import type Stripe from 'stripe';
import type { Caller } from '../_shared/caller.ts';
import { serviceClient } from '../_shared/clients.ts';
import { type Donation, keepSubscription } from '../_shared/payments/donation.ts';
import { fromDatabase } from '../_shared/refusal.ts';
import { customerOf } from './customer.ts';

const WITH_SECRET = { expand: ['latest_invoice.confirmation_secret'] };

async function makeSubscription(stripe: Stripe, caller: Caller, donation: Donation): Promise<Stripe.Subscription> {
  const customer = await customerOf(stripe, caller);
  const product = await stripe.products.create(
    { name: `Monthly support of ${donation.artist_name}`, metadata: { donation_id: donation.id } },
    { idempotencyKey: `product:${donation.id}` },
  );
  return stripe.subscriptions.create(
    {
      customer,
      items: [
        {
          price_data: {
            currency: 'usd',
            product: product.id,
            recurring: { interval: 'month' },
            unit_amount: donation.amount_cents,
          },
        },
      ],
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
      metadata: { donation_id: donation.id },
      ...WITH_SECRET,
    },
    { idempotencyKey: `donation:${donation.id}` },
  );
}

/** The secret that the Payment Element confirms; null when there is nothing to confirm. */
function secretOf(subscription: Stripe.Subscription): string | null {
  const invoice = subscription.latest_invoice;
  if (subscription.status !== 'incomplete' || typeof invoice !== 'object') return null;
  return invoice?.confirmation_secret?.client_secret ?? null;
}

/** The subscription of a donation whose first payment is pending. A repeated call finds the same one. */
export async function firstPayment(stripe: Stripe, caller: Caller, donation: Donation): Promise<string | null> {
  const askedAt = new Date();
  const known = donation.provider_subscription_id;
  const subscription = known
    ? await stripe.subscriptions.retrieve(known, WITH_SECRET)
    : await makeSubscription(stripe, caller, donation);
  const { error } = await serviceClient().rpc('keep_subscription', {
    donation_id: donation.id,
    subscription_id: subscription.id,
  });
  if (error) throw fromDatabase(error);
  await keepSubscription(subscription, askedAt);
  return secretOf(subscription);
}
