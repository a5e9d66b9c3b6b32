import type { Hono } from 'hono';
import type Stripe from 'stripe';
import type { Context } from '../context.ts';
import { availableCents } from '../objects/balanceTransaction.ts';
import { onGet, onList } from './endpoints.ts';
import { find, matching } from './find.ts';

/** Balance of a connected account: transfers minus reversals. Payouts to its bank are not simulated. */
function accountCents(context: Context, accountId: string): number {
  find(context.store, 'account', 'account', accountId);
  const sent = matching(context.store.all('transfer'), { destination: accountId });
  return sent.reduce((sum, { amount, amount_reversed }) => sum + amount - amount_reversed, 0);
}

export function balanceRoutes(app: Hono, context: Context): void {
  onGet(app, context, '/v1/balance', (_id, c) => {
    const accountId = c.req.header('stripe-account');
    const amount = accountId === undefined ? availableCents(context.store) : accountCents(context, accountId);
    return {
      object: 'balance',
      available: [{ amount, currency: 'usd', source_types: { card: amount } }],
      livemode: false,
      pending: [{ amount: 0, currency: 'usd', source_types: { card: 0 } }],
    } satisfies Stripe.Balance;
  });
  onGet(app, context, '/v1/balance_transactions/:id', (id) =>
    find(context.store, 'balanceTransaction', 'balance_transaction', id),
  );
  onList(app, context, '/v1/balance_transactions', ({ source, type }) =>
    matching(context.store.all('balanceTransaction'), { source, type }),
  );
}
