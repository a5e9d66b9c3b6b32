import type { Change } from '../change.ts';
import { newPrice, planOf, type Subscription, type SubscriptionItem } from '../objects/subscription.ts';
import { Problem } from '../problem.ts';
import { find } from '../resources/find.ts';
import type { Params } from '../resources/params.ts';
import { requireNoProration, type UPDATE_SUBSCRIPTION } from '../resources/subscriptionParams.ts';

type Wanted = Params<typeof UPDATE_SUBSCRIPTION>;

function changedItem(change: Change, subscription: Subscription, wanted: Wanted): SubscriptionItem {
  const [item] = subscription.items.data;
  const change_ = wanted.items?.[0];
  if (!change_) return item;
  if (change_.id !== item.id) {
    throw new Problem(400, `No such subscription item: '${change_.id}'`, { code: 'resource_missing', param: 'items' });
  }
  requireNoProration(wanted.proration_behavior);
  if (subscription.status === 'incomplete') {
    throw new Problem(400, 'The first invoice of this subscription has to be paid before its items can be changed.');
  }
  const { price_data, quantity = item.quantity, metadata } = change_;
  if (price_data) find(change, 'product', 'product', price_data.product, 'items[0][price_data][product]');
  if (price_data && price_data.recurring.interval !== item.price.recurring.interval) {
    throw new Problem(400, 'This provider keeps the interval of a subscription.', { param: 'items' });
  }
  const price = price_data ? newPrice(price_data, change.seconds) : item.price;
  return { ...item, plan: planOf(price), price, quantity, metadata: { ...item.metadata, ...metadata } };
}

function endFields(change: Change, subscription: Subscription, isWanted: boolean | undefined): Partial<Subscription> {
  if (isWanted === undefined || isWanted === subscription.cancel_at_period_end) return {};
  const [{ current_period_end }] = subscription.items.data;
  return isWanted
    ? { cancel_at_period_end: true, cancel_at: current_period_end, canceled_at: change.seconds }
    : { cancel_at_period_end: false, cancel_at: null, canceled_at: null };
}

/** Changes a running subscription; another amount applies from the next period on. */
export function updateSubscription(change: Change, subscription: Subscription, wanted: Wanted): Subscription {
  if (subscription.ended_at !== null) {
    const message = 'A canceled subscription can only update its cancellation_details and metadata.';
    throw new Problem(400, message);
  }
  const method = wanted.default_payment_method;
  if (method !== undefined) find(change, 'paymentMethod', 'PaymentMethod', method, 'default_payment_method');
  const items = { ...subscription.items, data: [changedItem(change, subscription, wanted)] as [SubscriptionItem] };
  const updated: Subscription = {
    ...subscription,
    ...endFields(change, subscription, wanted.cancel_at_period_end),
    cancellation_details: { ...subscription.cancellation_details, ...wanted.cancellation_details },
    default_payment_method: method ?? subscription.default_payment_method,
    description: wanted.description ?? subscription.description,
    items,
    metadata: { ...subscription.metadata, ...wanted.metadata },
  };
  change.put('subscription', updated.id, updated);
  const { cancel_at_period_end, metadata } = subscription;
  change.emit('customer.subscription.updated', updated, {
    previous: { cancel_at_period_end, metadata, ...(wanted.items && { items: subscription.items }) },
  });
  return updated;
}
