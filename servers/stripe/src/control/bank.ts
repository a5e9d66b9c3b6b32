import type { Hono } from 'hono';
import { z } from 'zod';
import type { Change } from '../change.ts';
import { closeDispute, openDispute } from '../commands/disputeCharge.ts';
import { failRefund } from '../commands/refundCharge.ts';
import type { Context } from '../context.ts';
import { moveBalance, platformBalance } from '../objects/balanceTransaction.ts';
import { onPost } from '../resources/endpoints.ts';
import { find } from '../resources/find.ts';
import { cents, text, whole } from '../resources/params.ts';

const OPEN_DISPUTE = {
  charge: text(100).optional(),
  payment_intent: text(100).optional(),
  amount: cents.optional(),
  reason: z.enum(['fraudulent', 'product_not_received', 'general', 'duplicate']).default('fraudulent'),
};

function chargeOf(change: Change, { charge, payment_intent }: { charge?: string; payment_intent?: string }) {
  const intent = charge === undefined ? find(change, 'paymentIntent', 'payment_intent', payment_intent ?? '') : null;
  return find(change, 'charge', 'charge', charge ?? intent?.latest_charge ?? '');
}

/** Test switches for actions of banks: open and decide disputes, reject refunds, empty the balance. */
export function bankControls(app: Hono, context: Context): void {
  onPost(app, context, '/test/disputes', OPEN_DISPUTE, (change, params) =>
    openDispute(change, chargeOf(change, params), params),
  );
  for (const [verb, status] of [
    ['win', 'won'],
    ['lose', 'lost'],
  ] as const) {
    onPost(app, context, `/test/disputes/:id/${verb}`, {}, (change, _params, id) =>
      closeDispute(change, find(change, 'dispute', 'dispute', id), status),
    );
  }
  onPost(app, context, '/test/refunds/:id/fail', {}, (change, _params, id) =>
    failRefund(change, find(change, 'refund', 'refund', id)),
  );
  onPost(app, context, '/test/balance', { available: whole }, (change, { available }) => {
    const amount = available - platformBalance(change, change.seconds).available;
    return moveBalance(change, { type: 'topup', amount, source: null });
  });
}
