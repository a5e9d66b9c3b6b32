import type { Change } from '../change.ts';
import { moveBalance } from '../objects/balanceTransaction.ts';
import { newDispute, type Dispute, type DisputeReason } from '../objects/dispute.ts';
import type { Charge } from '../objects/types.ts';
import { Problem } from '../problem.ts';

/** Stripe's fee for a disputed payment, in cents, returned when the dispute is won. */
const DISPUTE_FEE_CENTS = 1500;

function move(change: Change, dispute: Dispute, direction: 1 | -1): Dispute {
  const transaction = moveBalance(change, {
    type: 'adjustment',
    category: direction === -1 ? 'dispute' : 'dispute_reversal',
    amount: direction * dispute.amount,
    fee: -direction * DISPUTE_FEE_CENTS,
    source: dispute.id,
  });
  return { ...dispute, balance_transactions: [...dispute.balance_transactions, transaction] };
}

/** Opens a dispute: the cardholder's bank withdraws the payment until it is decided. */
export function openDispute(
  change: Change,
  charge: Charge,
  { amount, reason }: { amount?: number; reason: DisputeReason },
): Dispute {
  if (charge.status !== 'succeeded' || charge.disputed) {
    throw new Problem(400, `Charge ${charge.id} was not paid, or is disputed already.`);
  }
  const wanted = amount ?? (charge.amount - charge.amount_refunded || charge.amount);
  if (wanted > charge.amount) throw new Problem(400, 'More than was paid.', { param: 'amount' });
  const made = newDispute(charge, wanted, reason, change.seconds);
  const withdrawn = move(change, made, -1);
  change.put('charge', charge.id, { ...charge, disputed: true });
  change.put('dispute', withdrawn.id, withdrawn);
  change.emit('charge.dispute.created', withdrawn);
  change.emit('charge.dispute.funds_withdrawn', withdrawn);
  return withdrawn;
}

/** Closes a dispute with the bank's decision. A won payment is returned with its fee and can be refunded again. */
export function closeDispute(change: Change, dispute: Dispute, status: 'won' | 'lost'): Dispute {
  if (dispute.status === 'won' || dispute.status === 'lost') {
    throw new Problem(400, `This dispute is already closed: ${dispute.status}.`);
  }
  const decided: Dispute = { ...dispute, status, is_charge_refundable: status === 'won' };
  const closed = status === 'won' ? move(change, decided, 1) : decided;
  change.put('dispute', closed.id, closed);
  change.emit('charge.dispute.closed', closed, { previous: { status: dispute.status } });
  if (status === 'won') change.emit('charge.dispute.funds_reinstated', closed);
  return closed;
}
