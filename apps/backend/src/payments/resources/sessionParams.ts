import { z } from 'zod';
import { Problem } from '../problem.ts';
import type { FormValue } from '../form.ts';

const CHARGE_MIN_CENTS = 50;
const CHARGE_MAX_CENTS = 99_999_999;
const OPEN_MIN_SECONDS = 30 * 60;
const OPEN_MAX_SECONDS = 24 * 3600;

const whole = z
  .string()
  .regex(/^\d{1,12}$/, 'Invalid integer')
  .transform(Number);
const metadata = z.record(z.string().max(40), z.string().max(500)).default({});
const httpUrl = z.url({ protocol: /^https?$/ }).max(5000);

const lineItem = z.strictObject({
  price_data: z.strictObject({
    currency: z.literal('usd'),
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

export const sessionParamsSchema = z.strictObject({
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
  expand: z.array(z.string()).max(20).optional(),
});
export type SessionParams = z.infer<typeof sessionParamsSchema>;

function paramName(path: PropertyKey[]): string {
  return path.map((key, index) => (index === 0 ? String(key) : `[${String(key)}]`)).join('');
}

/** Turns the first thing that is wrong into Stripe's error: which parameter, and what about it. */
function toProblem(error: z.ZodError): Problem {
  const [issue] = error.issues;
  if (!issue) return new Problem(400, 'Invalid request');
  if (issue.code === 'unrecognized_keys') {
    const param = paramName([...issue.path, issue.keys[0] ?? '']);
    return new Problem(400, `Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  const param = paramName(issue.path);
  const isMissing = issue.code === 'invalid_type' && issue.message.endsWith('received undefined');
  if (isMissing) return new Problem(400, `Missing required param: ${param}.`, { code: 'parameter_missing', param });
  return new Problem(400, `Invalid ${param}: ${issue.message}`, { code: 'parameter_invalid', param });
}

/** @throws Problem as Stripe would refuse it */
export function parseSessionParams(form: { [key: string]: FormValue }, nowSeconds: number): SessionParams {
  const parsed = sessionParamsSchema.safeParse(form);
  if (!parsed.success) throw toProblem(parsed.error);
  const total = totalCents(parsed.data);
  if (total < CHARGE_MIN_CENTS) {
    const message = "The Checkout Session's total amount due must add up to at least $0.50 usd";
    throw new Problem(400, message, { code: 'amount_too_small' });
  }
  if (total > CHARGE_MAX_CENTS) {
    throw new Problem(400, 'Amount must be no more than $999,999.99', { code: 'amount_too_large' });
  }
  const openSeconds = (parsed.data.expires_at ?? nowSeconds + OPEN_MAX_SECONDS) - nowSeconds;
  if (openSeconds < OPEN_MIN_SECONDS - 60 || openSeconds > OPEN_MAX_SECONDS + 60) {
    const message =
      'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.';
    throw new Problem(400, message, { param: 'expires_at' });
  }
  return parsed.data;
}

export function totalCents(params: Pick<SessionParams, 'line_items'>): number {
  return params.line_items.reduce((sum, item) => sum + item.price_data.unit_amount * item.quantity, 0);
}
