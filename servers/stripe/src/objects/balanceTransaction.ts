import type Stripe from 'stripe';
import type { Change } from '../change.ts';
import { newId } from '../ids.ts';
import type { Reader } from '../store.ts';
import type { BalanceTransaction } from './types.ts';

/**
 * Changes the platform's balance. Money of test cards is available at once, and charges cost no fee here.
 * @returns the transaction, to be referenced by the object that caused it
 */
export function moveBalance(
  change: Change,
  move: Pick<BalanceTransaction, 'type' | 'amount' | 'source'> & { fee?: number; category?: string },
): BalanceTransaction {
  const { type, amount, source, fee = 0 } = move;
  const transaction = {
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: change.seconds,
    created: change.seconds,
    currency: 'usd',
    description: null,
    exchange_rate: null,
    fee,
    net: amount - fee,
    reporting_category: move.category ?? type,
    source,
    status: 'available',
    type,
  } as const satisfies Partial<Stripe.BalanceTransaction>;
  change.put('balanceTransaction', transaction.id, transaction);
  return transaction;
}

/** Initial balance of a new provider: enough for payouts of sales that were never charged here, such as the demo's. */
const OPENING_CENTS = 100_000_000;

export function availableCents(reader: Reader): number {
  return reader.all('balanceTransaction').reduce((sum, [, { net }]) => sum + net, OPENING_CENTS);
}
