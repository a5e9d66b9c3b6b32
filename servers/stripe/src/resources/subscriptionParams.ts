import { z } from 'zod';
import { Problem } from '../problem.ts';
import { cents, flag, metadata, text, usd, whole } from './params.ts';

const recurring = z.strictObject({
  interval: z.enum(['day', 'week', 'month', 'year']),
  interval_count: whole.pipe(z.int().min(1).max(36)).default(1),
});
const priceData = z.strictObject({ currency: usd, product: text(100), recurring, unit_amount: cents });
const quantity = whole.pipe(z.int().min(1).max(999));
const details = z.strictObject({ comment: text(5000).optional(), feedback: text(30).optional() }).optional();
const loose = z.record(z.string(), z.unknown()).optional();

const paymentSettings = z.strictObject({
  payment_method_options: loose,
  payment_method_types: z.array(z.literal('card')).optional(),
  save_default_payment_method: z.enum(['on_subscription', 'off']).optional(),
});

/** One item with an inline price, as monthly donations use. */
export const CREATE_SUBSCRIPTION = {
  billing_mode: loose,
  collection_method: z.literal('charge_automatically').optional(),
  currency: usd.optional(),
  customer: text(100),
  default_payment_method: text(100).optional(),
  description: text(500).optional(),
  items: z.array(z.strictObject({ price_data: priceData, quantity: quantity.default(1), metadata })).length(1),
  metadata,
  off_session: flag.optional(),
  // Other behaviours charge a saved card at once; this one leaves the first payment to the page that has the client secret.
  payment_behavior: z.literal('default_incomplete'),
  payment_settings: paymentSettings.default({}),
  proration_behavior: z.enum(['none', 'create_prorations', 'always_invoice']).optional(),
};

export const UPDATE_SUBSCRIPTION = {
  cancel_at_period_end: flag.optional(),
  cancellation_details: details,
  default_payment_method: text(100).optional(),
  description: text(500).optional(),
  items: z
    .array(z.strictObject({ id: text(100), price_data: priceData.optional(), quantity: quantity.optional(), metadata }))
    .length(1)
    .optional(),
  metadata,
  off_session: flag.optional(),
  payment_behavior: z.enum(['default_incomplete', 'allow_incomplete', 'error_if_incomplete']).optional(),
  payment_settings: paymentSettings.optional(),
  proration_behavior: z.enum(['none', 'create_prorations', 'always_invoice']).optional(),
};

export const CANCEL_SUBSCRIPTION = {
  cancellation_details: details,
  invoice_now: z.literal('false').optional(),
  prorate: z.literal('false').optional(),
};

/** Stripe prorates by default. This provider does not support that, and refuses instead of computing other amounts. */
export function requireNoProration(behavior: string | undefined): void {
  if (behavior === 'none') return;
  const message = 'This provider changes amounts for the next period only: send proration_behavior=none.';
  throw new Problem(400, message, { param: 'proration_behavior' });
}
