import type { Hono } from 'hono';
import type { Context } from '../context.ts';
import { moveBalance, platformBalance } from '../objects/balanceTransaction.ts';
import { newPayout } from '../objects/payout.ts';
import { Problem } from '../problem.ts';
import { onGet, onList, onPost } from './endpoints.ts';
import { find, matching } from './find.ts';
import { cents, metadata, text, usd } from './params.ts';

const CREATE = {
  amount: cents,
  currency: usd,
  description: text(1000).optional(),
  metadata,
  statement_descriptor: text(22).optional(),
};

const INSUFFICIENT =
  'You have insufficient funds in your Stripe account for this transfer. Your card balance is too low. You can use the /v1/balance endpoint to view your Stripe balance (for more details, see stripe.com/docs/api#balance).';

/** Payouts of the platform to its own bank. What they take is not there for the artists any more. */
export function payoutRoutes(app: Hono, context: Context): void {
  onPost(app, context, '/v1/payouts', CREATE, (change, params) => {
    if (params.amount > platformBalance(change, change.seconds).available) {
      throw new Problem(400, INSUFFICIENT, { code: 'balance_insufficient' }).asOutcome();
    }
    const { amount, description = null, statement_descriptor = null } = params;
    const fields = { amount, description, metadata: params.metadata, statement_descriptor };
    const made = newPayout({ ...fields, created: change.seconds });
    const transaction = moveBalance(change, { type: 'payout', amount: -made.amount, source: made.id });
    const payout = { ...made, balance_transaction: transaction.id };
    change.put('payout', payout.id, payout);
    change.emit('payout.created', payout);
    change.emit('payout.paid', payout);
    return payout;
  });
  onGet(app, context, '/v1/payouts/:id', (id) => find(context.store, 'payout', 'payout', id));
  onList(app, context, '/v1/payouts', ({ status }) => matching(context.store.all('payout'), { status }));
}
