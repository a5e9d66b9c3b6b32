import type { Hono } from 'hono';
import { z } from 'zod';
import type { Change } from '../change.ts';
import { attemptPayment } from '../commands/attemptPayment.ts';
import type { Context } from '../context.ts';
import { newIntent } from '../objects/paymentIntent.ts';
import type { PaymentIntent } from '../objects/types.ts';
import type { Instrument } from '../pay/cards.ts';
import { instrumentById, instrumentOfNumber } from '../pay/paymentMethods.ts';
import { Problem } from '../problem.ts';
import { declinedProblem } from './declinedProblem.ts';
import { onGet, onList, onPost } from './endpoints.ts';
import { find, matching } from './find.ts';
import { cents, flag, httpUrl, metadata, text, usd, whole, type Params } from './params.ts';

const loose = z.record(z.string(), z.unknown()).optional();
const card = z.strictObject({ number: text(30), exp_month: whole, exp_year: whole, cvc: text(4).optional() });

const CREATE = {
  amount: cents.pipe(z.int().min(50).max(99_999_999)),
  automatic_payment_methods: loose,
  currency: usd,
  customer: text(100).optional(),
  description: text(1000).optional(),
  metadata,
  payment_method_types: z.array(z.literal('card')).optional(),
  receipt_email: z.email().optional(),
  setup_future_usage: z.literal('off_session').optional(),
};
const CONFIRM = {
  mandate_data: loose,
  off_session: flag.optional(),
  payment_method: text(100).optional(),
  payment_method_data: z.strictObject({ type: z.literal('card'), card, billing_details: loose }).optional(),
  receipt_email: z.email().optional(),
  return_url: httpUrl.optional(),
  use_stripe_sdk: flag.optional(),
};

function unexpectedState(intent: PaymentIntent, verb: string): Problem {
  const message = `You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}.`;
  const code = 'payment_intent_unexpected_state';
  return new Problem(400, message, { code, more: { payment_intent: intent } });
}

function instrumentFor(change: Change, params: Params<typeof CONFIRM>, known: string | null) {
  const { payment_method, payment_method_data } = params;
  if (payment_method_data) {
    return { instrument: instrumentOfNumber(payment_method_data.card), methodId: null };
  }
  const id = payment_method ?? known;
  if (id !== null) return instrumentById(change, id);
  throw new Problem(400, 'You cannot confirm this PaymentIntent because it is missing a payment method.', {
    code: 'payment_intent_unexpected_state',
  });
}

function confirm(change: Change, params: Params<typeof CONFIRM>, id: string): PaymentIntent {
  const intent = find(change, 'paymentIntent', 'payment_intent', id, 'intent');
  if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpectedState(intent, 'confirm');
  const { instrument, methodId }: { instrument: Instrument; methodId: string | null } = instrumentFor(
    change,
    params,
    intent.payment_method,
  );
  const receipt_email = params.receipt_email ?? intent.receipt_email;
  const result = attemptPayment(change, { ...intent, receipt_email, payment_method: methodId }, instrument);
  const tried = find(change, 'paymentIntent', 'payment_intent', id);
  if (result.kind === 'declined') throw declinedProblem(tried, result.error);
  return tried;
}

export function paymentIntentRoutes(app: Hono, context: Context): void {
  const path = '/v1/payment_intents';
  onPost(app, context, path, CREATE, (change, params) => {
    const { automatic_payment_methods: _, payment_method_types: __, customer = null, ...rest } = params;
    if (customer !== null) find(change, 'customer', 'customer', customer, 'customer');
    const intent = newIntent({ ...rest, customer, created: change.seconds });
    change.put('paymentIntent', intent.id, intent);
    change.emit('payment_intent.created', intent);
    return intent;
  });
  onGet(app, context, `${path}/:id`, (id) => find(context.store, 'paymentIntent', 'payment_intent', id));
  onList(app, context, path, ({ customer }) => matching(context.store.all('paymentIntent'), { customer }));
  onPost(app, context, `${path}/:id/confirm`, CONFIRM, confirm);
  onPost(app, context, `${path}/:id/cancel`, { cancellation_reason: text(50).optional() }, (change, _params, id) => {
    const intent = find(change, 'paymentIntent', 'payment_intent', id);
    if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpectedState(intent, 'cancel');
    const canceled: PaymentIntent = { ...intent, next_action: null, status: 'canceled' };
    change.put('paymentIntent', id, canceled);
    change.emit('payment_intent.canceled', canceled);
    return canceled;
  });
  onGet(
    app,
    context,
    '/v1/payment_methods/:id',
    (id) => find(context.store, 'paymentMethod', 'PaymentMethod', id).method,
  );
}
