import { z } from 'zod';
import { Problem } from '../problem.ts';
import { httpUrl, metadata, usd, whole, type Params } from './params.ts';

const CHARGE_MIN_CENTS = 50;
const CHARGE_MAX_CENTS = 99_999_999;
const OPEN_MIN_SECONDS = 30 * 60;
const OPEN_MAX_SECONDS = 24 * 3600;

const lineItem = z.strictObject({
  price_data: z.strictObject({
    currency: usd,
    unit_amount: whole,
    product_data: z.strictObject({
      name: z.string().min(1).max(250),
      description: z.string().max(5000).optional(),
      images: z.array(httpUrl).max(8).optional(),
      metadata,
    }),
  }),
  quantity: whole.pipe(z.int().min(1).max(999)),
});

export const SESSION_PARAMS = {
  mode: z.literal('payment'),
  line_items: z.array(lineItem).min(1).max(100),
  success_url: httpUrl,
  cancel_url: httpUrl.optional(),
  client_reference_id: z.string().max(200).optional(),
  customer_email: z.email().optional(),
  expires_at: whole.optional(),
  locale: z
    .string()
    .regex(/^(auto|[a-z]{2}(-[A-Z0-9]{2,3})?)$/)
    .optional(),
  metadata,
  payment_intent_data: z.strictObject({ description: z.string().max(1000).optional(), metadata }).optional(),
  payment_method_types: z.array(z.literal('card')).optional(),
  submit_type: z.enum(['auto', 'pay']).optional(),
};
export type SessionParams = Params<typeof SESSION_PARAMS>;

/** @throws Problem for a total or an expiry that Stripe refuses */
export function checkSession(params: SessionParams, nowSeconds: number): void {
  const total = totalCents(params);
  if (total < CHARGE_MIN_CENTS) {
    const message = "The Checkout Session's total amount due must add up to at least $0.50 usd";
    throw new Problem(400, message, { code: 'amount_too_small' });
  }
  if (total > CHARGE_MAX_CENTS) {
    throw new Problem(400, 'Amount must be no more than $999,999.99', { code: 'amount_too_large' });
  }
  const openSeconds = (params.expires_at ?? nowSeconds + OPEN_MAX_SECONDS) - nowSeconds;
  if (openSeconds < OPEN_MIN_SECONDS - 60 || openSeconds > OPEN_MAX_SECONDS + 60) {
    const message =
      'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.';
    throw new Problem(400, message, { param: 'expires_at' });
  }
}

export function totalCents(params: Pick<SessionParams, 'line_items'>): number {
  return params.line_items.reduce((sum, item) => sum + item.price_data.unit_amount * item.quantity, 0);
}
