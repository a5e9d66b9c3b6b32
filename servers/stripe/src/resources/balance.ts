import type { Hono } from 'hono';
import type Stripe from 'stripe';
import { seconds, type Context } from '../context.ts';
import { platformBalance, presentTransaction } from '../objects/balanceTransaction.ts';
import { onGet, onList } from './endpoints.ts';
import { find, matching } from './find.ts';

/** Balance of a connected account: transfers minus reversals. Payouts to its bank are not simulated. */
function accountBalance(context: Context, accountId: string) {
  find(context.store, 'account', 'account', accountId);
  const sent = matching(context.store.all('transfer'), { destination: accountId });
  return {
    available: sent.reduce((sum, { amount, amount_reversed }) => sum + amount - amount_reversed, 0),
    pending: 0,
  };
}

export function balanceRoutes(app: Hono, context: Context): void {
  onGet(app, context, '/v1/balance', (_id, c) => {
    const accountId = c.req.header('stripe-account');
    const { available, pending } =
      accountId === undefined ? platformBalance(context.store, seconds(context)) : accountBalance(context, accountId);
    const list = (amount: number) => [{ amount, currency: 'usd', source_types: { card: amount } }];
    return {
      object: 'balance',
      available: list(available),
      livemode: false,
      pending: list(pending),
    } satisfies Stripe.Balance;
  });
  onGet(app, context, '/v1/balance_transactions/:id', (id) =>
    presentTransaction(find(context.store, 'balanceTransaction', 'balance_transaction', id), seconds(context)),
  );
  onList(app, context, '/v1/balance_transactions', ({ source, type }) =>
    matching(context.store.all('balanceTransaction'), { source, type }).map((each) =>
      presentTransaction(each, seconds(context)),
    ),
  );
}
