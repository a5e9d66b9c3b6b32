import type { Change } from '../change.ts';
import type { Invoice } from '../objects/invoice.ts';
import { periodEnd } from '../objects/period.ts';
import type { Subscription } from '../objects/subscription.ts';
import type { Instrument } from '../pay/cards.ts';
import { Problem } from '../problem.ts';
import { attemptPayment } from './attemptPayment.ts';
import { endSubscription } from './endSubscription.ts';
import { billPeriod, intentOfInvoice, subscriptionOfInvoice } from './subscriptionInvoice.ts';

/** The bank's response to a renewal: that of the saved card, or one that a test sets. */
export type RenewalOutcome = 'card' | 'pay' | 'fail';

function savedCard(change: Change, subscription: Subscription, outcome: RenewalOutcome): Instrument {
  const customer = change.get('customer', subscription.customer);
  const id = subscription.default_payment_method ?? customer?.invoice_settings.default_payment_method ?? '';
  const saved = change.get('paymentMethod', id);
  const card = saved?.method.card ?? { brand: 'unknown', last4: '0000', exp_month: 1, exp_year: 2000 };
  if (outcome === 'pay' && saved) return { card, outcome: 'success' };
  if (outcome === 'fail' || !saved) {
    return { card, outcome: { code: 'card_declined', declineCode: 'insufficient_funds' } };
  }
  return { card, outcome: saved.outcome };
}

/** Charges an open invoice to the saved card, as Stripe does automatically and again after a failure. */
export function chargeInvoice(change: Change, invoice: Invoice, outcome: RenewalOutcome): void {
  const intent = intentOfInvoice(change, invoice.id);
  if (invoice.status !== 'open' || !intent) {
    throw new Problem(400, 'Invoice is already paid, or can no longer be paid.', { code: 'invoice_not_open' });
  }
  const subscription = subscriptionOfInvoice(change, invoice);
  const method = subscription.default_payment_method;
  attemptPayment(change, { ...intent, payment_method: method }, savedCard(change, subscription, outcome));
}

/** Starts the next period of a subscription and bills it, or ends it if that was requested. */
export function renewSubscription(change: Change, subscription: Subscription, outcome: RenewalOutcome): void {
  if (subscription.status !== 'active' && subscription.status !== 'past_due') {
    throw new Problem(400, `A subscription that is ${subscription.status} has no next period.`);
  }
  if (subscription.cancel_at_period_end) {
    endSubscription(change, subscription, { reason: 'cancellation_requested' });
    return;
  }
  const [item] = subscription.items.data;
  const { interval, interval_count } = item.price.recurring;
  const start = item.current_period_end;
  const end = periodEnd(subscription.billing_cycle_anchor, interval, interval_count, start);
  const next = { ...item, current_period_start: start, current_period_end: end };
  const moved: Subscription = { ...subscription, items: { ...subscription.items, data: [next] } };
  const { invoice } = billPeriod(change, moved, 'subscription_cycle');
  const renewed: Subscription = { ...moved, latest_invoice: invoice.id };
  change.put('subscription', renewed.id, renewed);
  change.emit('invoice.created', invoice);
  change.emit('invoice.finalized', invoice);
  change.emit('customer.subscription.updated', renewed, {
    previous: { items: subscription.items, latest_invoice: subscription.latest_invoice },
  });
  chargeInvoice(change, invoice, outcome);
}
