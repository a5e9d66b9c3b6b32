import type { Hono } from 'hono';
import type { Change } from '../change.ts';
import { endSubscription } from '../commands/endSubscription.ts';
import { billPeriod } from '../commands/subscriptionInvoice.ts';
import { updateSubscription } from '../commands/updateSubscription.ts';
import type { Context } from '../context.ts';
import { newPrice, newSubscription, type Subscription } from '../objects/subscription.ts';
import { onDelete, onGet, onList, onPost } from './endpoints.ts';
import { find, matching } from './find.ts';
import type { Params } from './params.ts';
import { CANCEL_SUBSCRIPTION, CREATE_SUBSCRIPTION, UPDATE_SUBSCRIPTION } from './subscriptionParams.ts';

function createSubscription(change: Change, params: Params<typeof CREATE_SUBSCRIPTION>): Subscription {
  const { customer, metadata, description = null, default_payment_method = null, payment_settings } = params;
  find(change, 'customer', 'customer', customer, 'customer');
  if (default_payment_method !== null) {
    find(change, 'paymentMethod', 'PaymentMethod', default_payment_method, 'default_payment_method');
  }
  const { price_data, quantity, metadata: itemMetadata } = params.items[0] as (typeof params.items)[number];
  find(change, 'product', 'product', price_data.product, 'items[0][price_data][product]');
  const price = newPrice(price_data, change.seconds);
  const made = newSubscription(
    {
      customer,
      default_payment_method,
      description,
      metadata,
      payment_settings: {
        payment_method_options: null,
        payment_method_types: payment_settings.payment_method_types ?? null,
        save_default_payment_method: payment_settings.save_default_payment_method ?? 'off',
      },
    },
    { price, quantity, metadata: itemMetadata },
    change.seconds,
  );
  const { invoice, intent } = billPeriod(change, made, 'subscription_create');
  const subscription = { ...made, latest_invoice: invoice.id };
  change.put('subscription', subscription.id, subscription);
  change.emit('payment_intent.created', intent);
  change.emit('invoice.created', invoice);
  change.emit('invoice.finalized', invoice);
  change.emit('customer.subscription.created', subscription);
  return subscription;
}

export function subscriptionRoutes(app: Hono, context: Context): void {
  const path = '/v1/subscriptions';
  onPost(app, context, path, CREATE_SUBSCRIPTION, createSubscription);
  onGet(app, context, `${path}/:id`, (id) => find(context.store, 'subscription', 'subscription', id));
  onList(app, context, path, ({ customer, status }) => {
    const all = matching(context.store.all('subscription'), { customer });
    if (status === 'all') return all;
    // As at Stripe, a list without a status excludes canceled subscriptions.
    return all.filter((each) => (status === undefined ? each.status !== 'canceled' : each.status === status));
  });
  onPost(app, context, `${path}/:id`, UPDATE_SUBSCRIPTION, (change, params, id) =>
    updateSubscription(change, find(change, 'subscription', 'subscription', id), params),
  );
  onDelete(app, context, `${path}/:id`, CANCEL_SUBSCRIPTION, (change, params, id) =>
    endSubscription(change, find(change, 'subscription', 'subscription', id), {
      reason: 'cancellation_requested',
      ...(params as Params<typeof CANCEL_SUBSCRIPTION>).cancellation_details,
    }),
  );
}
