import { newId } from '../ids.ts';
import { periodEnd, type Interval } from './period.ts';
import type { Metadata } from './types.ts';

export interface PriceData {
  currency: 'usd';
  product: string;
  recurring: { interval: Interval; interval_count: number };
  unit_amount: number;
}

export interface Price {
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
  recurring: { interval: Interval; interval_count: number; meter: null; usage_type: 'licensed' };
  type: 'recurring';
  unit_amount: number;
  unit_amount_decimal: string;
}

export interface SubscriptionItem {
  id: string;
  object: 'subscription_item';
  created: number;
  current_period_end: number;
  current_period_start: number;
  metadata: Metadata;
  price: Price;
  quantity: number;
  subscription: string;
}

export interface Subscription {
  id: string;
  object: 'subscription';
  billing_cycle_anchor: number;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  cancellation_details: { comment: string | null; feedback: string | null; reason: string | null };
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
  payment_settings: { payment_method_types: string[] | null; save_default_payment_method: 'on_subscription' | 'off' };
  start_date: number;
  status: 'incomplete' | 'incomplete_expired' | 'active' | 'past_due' | 'canceled';
}

/** An inline price of an item, stored as Stripe does: inactive, for this subscription alone. */
export function newPrice({ product, recurring, unit_amount }: PriceData, createdSeconds: number): Price {
  return {
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
    recurring: { ...recurring, meter: null, usage_type: 'licensed' },
    type: 'recurring',
    unit_amount,
    unit_amount_decimal: String(unit_amount),
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
    id,
    object: 'subscription',
    billing_cycle_anchor: now,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: 'usd',
    ended_at: null,
    items: {
      object: 'list',
      data: [
        {
          id: newId('si'),
          object: 'subscription_item',
          created: now,
          current_period_end: periodEnd(now, interval, interval_count, now),
          current_period_start: now,
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
