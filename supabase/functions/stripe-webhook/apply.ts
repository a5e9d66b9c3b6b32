import type Stripe from 'stripe';
import { close, fulfil } from '../_shared/payments/checkout.ts';
import { syncSubscription } from '../_shared/payments/donation.ts';
import { recordRefund } from '../_shared/payments/refund.ts';
import { stripeClient } from '../_shared/stripeClient.ts';
import { account } from './accounts.ts';
import { dispute, refundedCharge } from './charges.ts';
import { invoice } from './invoices.ts';
import { transfer } from './transfers.ts';
import { requireKnownVersion } from './version.ts';

/** Handlers by type of event. Other types do not concern this shop: undefined. */
function actionOf(event: Stripe.Event): (() => Promise<void>) | undefined {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return () => fulfil(event, event.data.object);
    case 'checkout.session.async_payment_failed':
      return () => close(event, event.data.object, 'failed');
    case 'checkout.session.expired':
      return () => close(event, event.data.object, 'cancelled');
    case 'charge.refunded':
      return () => refundedCharge(event, event.data.object);
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refund.updated':
      return () => recordRefund(event, event.data.object);
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
      return () => dispute(event, event.data.object);
    case 'invoice.paid':
    case 'invoice.payment_failed':
      return () => invoice(event, event.data.object);
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return () => syncSubscription(stripeClient(), event.data.object.id);
    case 'account.updated':
      return () => account(event.data.object.id);
    case 'transfer.created':
    case 'transfer.updated':
    case 'transfer.reversed':
      return () => transfer(event, event.data.object);
    default:
      return undefined;
  }
}

/**
 * Applies an event.
 * @throws Refusal `wrong_api_version`, and those of the database, such as `amount_mismatch` and `order_not_found`
 */
export async function apply(event: Stripe.Event): Promise<void> {
  const act = actionOf(event);
  if (!act) return;
  requireKnownVersion(event);
  await act();
}
