import type { Change } from '../change.ts';
import type { Invoice } from '../objects/invoice.ts';
import type { Subscription } from '../objects/subscription.ts';
import type { PaymentIntent } from '../objects/types.ts';
import { endSubscription } from './endSubscription.ts';
import { paymentOfInvoice, subscriptionOfInvoice } from './subscriptionInvoice.ts';

/** Delays between the retries of a renewal. After the last one the subscription ends. */
const RETRY_AFTER_DAYS = [3, 5, 7];

function updateStatus(change: Change, subscription: Subscription, fields: Partial<Subscription>): void {
  const updated = { ...subscription, ...fields };
  const changed = Object.keys(fields).filter(
    (name) => subscription[name as keyof Subscription] !== updated[name as keyof Subscription],
  );
  if (changed.length === 0) return;
  change.put('subscription', updated.id, updated);
  const previous = Object.fromEntries(changed.map((name) => [name, subscription[name as keyof Subscription]]));
  change.emit('customer.subscription.updated', updated, { previous });
}

function pay(change: Change, invoice: Invoice, intent: PaymentIntent): void {
  const paid: Invoice = {
    ...invoice,
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempt_count: invoice.attempt_count + 1,
    attempted: true,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...invoice.status_transitions, paid_at: change.seconds },
  };
  change.put('invoice', paid.id, paid);
  const tie = paymentOfInvoice(change, invoice.id);
  if (tie) {
    const status_transitions = { canceled_at: null, paid_at: change.seconds };
    const settled = { ...tie, amount_paid: invoice.amount_due, status: 'paid' as const, status_transitions };
    change.put('invoicePayment', tie.id, settled);
    change.emit('invoice_payment.paid', settled);
  }
  change.emit('invoice.paid', paid);
  change.emit('invoice.payment_succeeded', paid);
  const subscription = subscriptionOfInvoice(change, paid);
  const isOver = subscription.status === 'canceled' || subscription.status === 'incomplete_expired';
  if (isOver) return;
  const isSaved = subscription.payment_settings.save_default_payment_method === 'on_subscription';
  const default_payment_method = (isSaved && intent.payment_method) || subscription.default_payment_method;
  updateStatus(change, subscription, { status: 'active', default_payment_method });
}

function fail(change: Change, invoice: Invoice): void {
  const isRenewal = invoice.billing_reason === 'subscription_cycle';
  const days = isRenewal ? RETRY_AFTER_DAYS[invoice.attempt_count] : undefined;
  const failed: Invoice = {
    ...invoice,
    attempt_count: invoice.attempt_count + 1,
    attempted: true,
    next_payment_attempt: days === undefined ? null : change.seconds + days * 86_400,
  };
  change.put('invoice', failed.id, failed);
  change.emit('invoice.payment_failed', failed);
  const subscription = subscriptionOfInvoice(change, failed);
  if (!isRenewal || subscription.status === 'canceled') return;
  if (days === undefined) endSubscription(change, subscription, { reason: 'payment_failed' });
  else updateStatus(change, subscription, { status: 'past_due' });
}

/** Updates an invoice and its subscription from the intent that pays it. */
export function settleInvoice(change: Change, invoice: Invoice, intent: PaymentIntent, isPaid: boolean): void {
  if (isPaid) pay(change, invoice, intent);
  else fail(change, invoice);
}
