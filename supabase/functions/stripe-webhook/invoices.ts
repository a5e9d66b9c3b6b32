import type Stripe from 'stripe';
import { serviceClient } from '../_shared/clients.ts';
import { ownId } from '../_shared/payments/checkout.ts';
import { syncSubscription } from '../_shared/payments/donation.ts';
import { idOf } from '../_shared/provider.ts';
import { fromDatabase, Refusal } from '../_shared/refusal.ts';
import { stripeClient } from '../_shared/stripeClient.ts';

/** An event's invoice does not contain its payment, and refunds refer to the payment only. */
async function paymentOf(stripe: Stripe, invoice: Stripe.Invoice): Promise<string | undefined> {
  const told = invoice.payments ? invoice : await stripe.invoices.retrieve(invoice.id, { expand: ['payments'] });
  const payments = told.payments?.data ?? [];
  const paid = payments.find(({ status }) => status === 'paid') ?? payments[0];
  return idOf(paid?.payment.payment_intent) ?? undefined;
}

/** A month of a donation was paid, or its payment failed. Other invoices do not concern this shop. */
export async function invoice(event: Stripe.Event, told: Stripe.Invoice): Promise<void> {
  const subscription = told.parent?.subscription_details;
  const donationId = ownId(subscription?.metadata, 'donation_id');
  if (!subscription || !donationId) return;
  const isPaid = event.type === 'invoice.paid';
  const taxCents = (told.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0);
  const amountCents = (isPaid ? told.amount_paid : told.amount_due) - taxCents;
  if (amountCents <= 0) return;
  if (told.currency !== 'usd') {
    throw new Refusal(400, 'amount_mismatch', `Invoice ${told.id} is in another currency.`);
  }
  const stripe = stripeClient();
  const { error } = await serviceClient().rpc('record_donation_payment', {
    donation_id: donationId,
    invoice_id: told.id,
    paid: isPaid,
    amount_cents: amountCents,
    tax_cents: taxCents,
    payment_id: isPaid ? await paymentOf(stripe, told) : undefined,
    provider_event_id: event.id,
    event_type: event.type,
    payload: { invoice: told.id, amount_paid: told.amount_paid, amount_due: told.amount_due },
  });
  if (error) throw fromDatabase(error);
  const subscriptionId = idOf(subscription.subscription);
  if (subscriptionId) await syncSubscription(stripe, subscriptionId);
}
