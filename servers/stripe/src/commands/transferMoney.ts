import type { Change } from '../change.ts';
import { newId } from '../ids.ts';
import { moveBalance, platformBalance } from '../objects/balanceTransaction.ts';
import { newTransfer, type Transfer, type TransferReversal } from '../objects/transfer.ts';
import type { Metadata } from '../objects/types.ts';
import { Problem } from '../problem.ts';
import { requireReachable } from '../resources/accountRules.ts';
import { find } from '../resources/find.ts';

type Wanted = Omit<Parameters<typeof newTransfer>[0], 'created'>;

const INSUFFICIENT =
  'You have insufficient available funds in your Stripe account. Try adding funds directly to your available balance.';

/** A test can request that the next transfers fail as they do at Stripe: refused, with the refusal stored under their idempotency key. */
function failOnDemand(change: Change): void {
  const fault = change.get('fault', 'transfer');
  if (!fault || fault.left === 0) return;
  change.put('fault', 'transfer', { ...fault, left: fault.left - 1 });
  throw new Problem(400, INSUFFICIENT, { code: fault.code }).asOutcome();
}

/** Moves money from the platform's balance to a connected account. */
export function transferMoney(change: Change, wanted: Wanted): Transfer {
  const account = find(change, 'account', 'destination', wanted.destination, 'destination');
  if (account.capabilities.transfers !== 'active') {
    const message =
      'Your destination account needs to have at least one of the following capabilities enabled: transfers, crypto_transfers, legacy_payments';
    throw new Problem(400, message, { code: 'insufficient_capabilities_for_transfer' }).asOutcome();
  }
  requireReachable(account);
  failOnDemand(change);
  if (wanted.amount > platformBalance(change, change.seconds).available) {
    throw new Problem(400, INSUFFICIENT, { code: 'balance_insufficient' }).asOutcome();
  }
  const made = newTransfer({ ...wanted, created: change.seconds });
  const transaction = moveBalance(change, { type: 'transfer', amount: -made.amount, source: made.id });
  const transfer = { ...made, balance_transaction: transaction.id };
  change.put('transfer', transfer.id, transfer);
  change.emit('transfer.created', transfer);
  return transfer;
}

/** Reverses a transfer, or a part of it. */
export function reverseTransfer(
  change: Change,
  transfer: Transfer,
  { amount, metadata }: { amount?: number; metadata: Metadata },
): TransferReversal {
  const left = transfer.amount - transfer.amount_reversed;
  if (left === 0) throw new Problem(400, `Transfer ${transfer.id} is already fully reversed.`);
  const taken = amount ?? left;
  if (taken > left) throw new Problem(400, 'More than is left of this transfer.', { param: 'amount' });
  const id = newId('trr');
  const transaction = moveBalance(change, { type: 'transfer_refund', amount: taken, source: id });
  const reversal: TransferReversal = {
    id,
    object: 'transfer_reversal',
    amount: taken,
    balance_transaction: transaction.id,
    created: change.seconds,
    currency: transfer.currency,
    destination_payment_refund: null,
    metadata,
    source_refund: null,
    transfer: transfer.id,
  };
  const amount_reversed = transfer.amount_reversed + taken;
  const reversed: Transfer = {
    ...transfer,
    amount_reversed,
    reversed: amount_reversed === transfer.amount,
    reversals: { ...transfer.reversals, data: [reversal, ...transfer.reversals.data] },
  };
  change.put('transfer', transfer.id, reversed);
  change.emit('transfer.reversed', reversed, {
    previous: { amount_reversed: transfer.amount_reversed, reversed: transfer.reversed },
  });
  return reversal;
}
