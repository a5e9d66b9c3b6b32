import type { Change } from '../change.ts';
import type { Subscription } from '../objects/subscription.ts';
import { missing } from '../problem.ts';
import { voidInvoice } from './subscriptionInvoice.ts';

type Details = Partial<Subscription['cancellation_details']>;

/**
 * Ends a subscription now. An unpaid first invoice is voided; one of a renewal stays open and is
 * not retried, as at Stripe.
 */
export function endSubscription(change: Change, subscription: Subscription, details: Details): Subscription {
  if (subscription.ended_at !== null) throw missing('subscription', subscription.id);
  const ended: Subscription = {
    ...subscription,
    canceled_at: subscription.canceled_at ?? change.seconds,
    cancellation_details: { ...subscription.cancellation_details, ...details },
    ended_at: change.seconds,
    status: 'canceled',
  };
  change.put('subscription', ended.id, ended);
  for (const [, invoice] of change.all('invoice')) {
    if (invoice.status !== 'open' || invoice.parent.subscription_details.subscription !== subscription.id) continue;
    if (subscription.status === 'incomplete') voidInvoice(change, invoice);
    else change.put('invoice', invoice.id, { ...invoice, auto_advance: false, next_payment_attempt: null });
  }
  change.emit('customer.subscription.deleted', ended, { previous: { status: subscription.status } });
  return ended;
}
