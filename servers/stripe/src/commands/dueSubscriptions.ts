import { Change } from '../change.ts';
import { seconds, type Context } from '../context.ts';
import type { Subscription } from '../objects/subscription.ts';
import { chargeInvoice, renewSubscription } from './renewSubscription.ts';
import { voidInvoice } from './subscriptionInvoice.ts';

const FIRST_PAYMENT_SECONDS = 23 * 3600;

function commit(context: Context, run: (change: Change) => void): void {
  const change = new Change(context);
  run(change);
  void context.deliver(change.commit());
}

/** An incomplete subscription expires when its first payment is not made in time. */
function expire(change: Change, subscription: Subscription): void {
  const expired = { ...subscription, ended_at: change.seconds, status: 'incomplete_expired' as const };
  change.put('subscription', expired.id, expired);
  const invoice = change.get('invoice', subscription.latest_invoice ?? '');
  if (invoice?.status === 'open') voidInvoice(change, invoice);
  change.emit('customer.subscription.updated', expired, { previous: { status: subscription.status } });
}

/** Does the periodic work: renewals, retries of failed payments, and expiry of incomplete subscriptions. */
export function processDueSubscriptions(context: Context): void {
  const now = seconds(context);
  for (const [, { id, status, created, items }] of context.store.all('subscription')) {
    const subscription = () => context.store.get('subscription', id) as Subscription;
    if (status === 'incomplete' && created + FIRST_PAYMENT_SECONDS < now) {
      commit(context, (change) => expire(change, subscription()));
    }
    const isRunning = status === 'active' || status === 'past_due';
    if (isRunning && items.data[0].current_period_end <= now) {
      commit(context, (change) => renewSubscription(change, subscription(), 'card'));
    }
  }
  for (const [, invoice] of context.store.all('invoice')) {
    const { next_payment_attempt: next, status } = invoice;
    if (status === 'open' && next !== null && next <= now) {
      commit(context, (change) => chargeInvoice(change, invoice, 'card'));
    }
  }
}
