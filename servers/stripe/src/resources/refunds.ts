import type { Hono } from 'hono';
import { z } from 'zod';
import type { Change } from '../change.ts';
import { refundCharge } from '../commands/refundCharge.ts';
import type { Context } from '../context.ts';
import { Problem } from '../problem.ts';
import { onGet, onList, onPost } from './endpoints.ts';
import { find, matching } from './find.ts';
import { cents, metadata, text, type Params } from './params.ts';

const REFUND_PARAMS = {
  amount: cents.optional(),
  charge: text(100).optional(),
  payment_intent: text(100).optional(),
  metadata,
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
};

function chargeOf(change: Change, params: Params<typeof REFUND_PARAMS>) {
  const { charge: chargeId, payment_intent: intentId } = params;
  if (chargeId === undefined && intentId === undefined) {
    const message = 'One of the following params should be provided for this request: payment_intent or charge.';
    throw new Problem(400, message, { code: 'parameter_missing' });
  }
  const id =
    chargeId ?? find(change, 'paymentIntent', 'payment_intent', intentId ?? '', 'payment_intent').latest_charge;
  const charge = id === null ? undefined : find(change, 'charge', 'charge', id, 'charge');
  if (charge?.status === 'succeeded') return charge;
  throw new Problem(400, `This PaymentIntent (${intentId}) does not have a successful charge to refund.`);
}

export function refundRoutes(app: Hono, context: Context): void {
  onPost(app, context, '/v1/refunds', REFUND_PARAMS, (change, params) =>
    refundCharge(change, chargeOf(change, params), params),
  );
  onGet(app, context, '/v1/refunds/:id', (id) => find(context.store, 'refund', 'refund', id));
  onList(app, context, '/v1/refunds', ({ charge, payment_intent }) =>
    matching(context.store.all('refund'), { charge, payment_intent }),
  );
}
