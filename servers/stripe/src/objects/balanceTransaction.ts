import type { Change } from '../change.ts';
import { newId } from '../ids.ts';
import type { Reader } from '../store.ts';
import type { BalanceTransaction } from './types.ts';

/** Money of a card is pending for two days before transfers and payouts can use it, as for accounts in the United States. */
const PENDING_SECONDS = 2 * 24 * 3600;

/** Stripe's price for a card in the United States: 2.9 % and 30 cents (https://stripe.com/pricing). A refund does not return it. */
export const chargeFeeCents = (amount: number): number => Math.round(amount * 0.029) + 30;

export const pendingUntil = ({ seconds }: Pick<Change, 'seconds'>): number => seconds + PENDING_SECONDS;

type Move = Pick<BalanceTransaction, 'type' | 'amount' | 'source'> & {
  /** Cents, kept by Stripe in addition to the amount. Negative: given back. */
  fee?: number;
  category?: string;
  /** Seconds since 1970; now when omitted. */
  availableOn?: number;
};

/**
 * Changes the platform's balance.
 * @returns the transaction, to be referenced by the object that caused it
 */
export function moveBalance(change: Change, move: Move): BalanceTransaction {
  const { type, amount, source, fee = 0, availableOn = change.seconds } = move;
  const transaction: BalanceTransaction = {
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: availableOn,
    balance_type: 'payments',
    created: change.seconds,
    currency: 'usd',
    description: null,
    exchange_rate: null,
    fee,
    fee_details:
      fee === 0 ? [] : [{ amount: fee, application: null, currency: 'usd', description: FEE, type: 'stripe_fee' }],
    net: amount - fee,
    reporting_category: move.category ?? type,
    source,
    status: availableOn > change.seconds ? 'pending' : 'available',
    type,
  };
  change.put('balanceTransaction', transaction.id, transaction);
  return transaction;
}

const FEE = 'Stripe processing fees';

/** A transaction as it is now: what was pending becomes available by itself. */
export const presentTransaction = (transaction: BalanceTransaction, now: number): BalanceTransaction => ({
  ...transaction,
  status: transaction.available_on > now ? 'pending' : 'available',
});

/** The platform's balance in cents: what transfers and payouts may use now, and what becomes available later. */
export function platformBalance(reader: Reader, now: number): { available: number; pending: number } {
  const balance = { available: 0, pending: 0 };
  for (const [, { available_on, net }] of reader.all('balanceTransaction')) {
    balance[available_on > now ? 'pending' : 'available'] += net;
  }
  return balance;
}
