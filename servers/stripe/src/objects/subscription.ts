import { newId } from '../ids.ts';
import { periodEnd, type Interval } from './period.ts';
import type { Metadata } from './types.ts';
import { unusedOfItem, unusedOfPlan, unusedOfSubscription } from './unusedBillingFields.ts';
import { unusedOfPrice } from './unusedFields.ts';

export interface PriceData {
  currency: 'usd';
  product: string;
  recurring: { interval: Interval; interval_count: number };
  unit_amount: number;
}

export interface Price extends ReturnType<typeof unusedOfPrice> {
  id: string;
  object: 'price';
  active: false;
  billing_scheme: 'per_unit';
  created: number;
  currency: 'usd';
  livemode: false;
  metadata: Metadata;
  nickname: null;
  product: string;
  recurring: {
    interval: Interval;
    interval_count: number;
    meter: null;
    trial_period_days: null;
    usage_type: 'licensed';
  };
  type: 'recurring';
  unit_amount: number;
  unit_amount_decimal: string;
}

/** A price in the words of older versions of the API, which every item still has. */
type Plan = ReturnType<typeof planOf>;

export interface SubscriptionItem extends ReturnType<typeof unusedOfItem> {
  id: string;
  object: 'subscription_item';
  created: number;
  current_period_end: number;
  current_period_start: number;
  metadata: Metadata;
  plan: Plan;
  price: Price;
  quantity: number;
  subscription: string;
}

export interface Subscription extends ReturnType<typeof unusedOfSubscription> {
  id: string;
  object: 'subscription';
  billing_cycle_anchor: number;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  cancellation_details: {
    comment: string | null;
    feedback: string | null;
    feedback_option: null;
    reason: string | null;
  };
  collection_method: 'charge_automatically';
  created: number;
  currency: 'usd';
  customer: string;
  default_payment_method: string | null;
  description: string | null;
  ended_at: number | null;
  items: { object: 'list'; data: [SubscriptionItem]; has_more: false; url: string };
  latest_invoice: string | null;
  livemode: false;
  metadata: Metadata;
  payment_settings: {
    payment_method_options: null;
    payment_method_types: 'card'[] | null;
    save_default_payment_method: 'on_subscription' | 'off';
  };
  start_date: number;
  status: 'incomplete' | 'incomplete_expired' | 'active' | 'past_due' | 'canceled';
}

/** An inline price of an item, stored as Stripe does: inactive, for this subscription alone. */
export function newPrice({ product, recurring, unit_amount }: PriceData, createdSeconds: number): Price {
  return {
    ...unusedOfPrice(),
    id: newId('price'),
    object: 'price',
    active: false,
    billing_scheme: 'per_unit',
    created: createdSeconds,
    currency: 'usd',
    livemode: false,
    metadata: {},
    nickname: null,
    product,
    recurring: { ...recurring, meter: null, trial_period_days: null, usage_type: 'licensed' },
    type: 'recurring',
    unit_amount,
    unit_amount_decimal: String(unit_amount),
  };
}

export function planOf({
  id,
  active,
  billing_scheme,
  created,
  currency,
  livemode,
  metadata,
  product,
  ...price
}: Price) {
  return {
    ...unusedOfPlan(),
    ...{ id, object: 'plan' as const, active, billing_scheme, created, currency, livemode, metadata, product },
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    interval: price.recurring.interval,
    interval_count: price.recurring.interval_count,
    usage_type: price.recurring.usage_type,
  };
}

type Fields = Pick<
  Subscription,
  'customer' | 'default_payment_method' | 'description' | 'metadata' | 'payment_settings'
>;

/** A new subscription with one item, not paid yet. */
export function newSubscription(
  fields: Fields,
  item: { price: Price; quantity: number; metadata: Metadata },
  now: number,
): Subscription {
  const id = newId('sub');
  const { interval, interval_count } = item.price.recurring;
  return {
    ...unusedOfSubscription(),
    id,
    object: 'subscription',
    billing_cycle_anchor: now,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: 'usd',
    ended_at: null,
    items: {
      object: 'list',
      data: [
        {
          ...unusedOfItem(),
          id: newId('si'),
          object: 'subscription_item',
          created: now,
          current_period_end: periodEnd(now, interval, interval_count, now),
          current_period_start: now,
          plan: planOf(item.price),
          subscription: id,
          ...item,
        },
      ],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    livemode: false,
    start_date: now,
    status: 'incomplete',
    ...fields,
  };
}
