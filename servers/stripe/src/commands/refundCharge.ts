import type { Change } from '../change.ts';
import { moveBalance } from '../objects/balanceTransaction.ts';
import { newRefund, type Refund } from '../objects/refund.ts';
import type { Charge, Metadata } from '../objects/types.ts';
import { Problem } from '../problem.ts';

const dollars = (amount: number) => `$${(amount / 100).toFixed(2)}`;

function isWon(change: Change, charge: Charge): boolean {
  return change.all('dispute').some(([, dispute]) => dispute.charge === charge.id && dispute.status === 'won');
}

/** @throws Problem with Stripe's message when it refuses */
function refundable(change: Change, charge: Charge, wanted: number | undefined): number {
  if (charge.disputed && !isWon(change, charge)) {
    const message = `Charge ${charge.id} has been charged back; cannot issue a refund.`;
    throw new Problem(400, message, { code: 'charge_disputed' });
  }
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) {
    const message = `Charge ${charge.id} has already been refunded.`;
    throw new Problem(400, message, { code: 'charge_already_refunded' });
  }
  if (wanted === undefined || wanted <= left) return wanted ?? left;
  const message = `Refund amount (${dollars(wanted)}) is greater than unrefunded amount on charge (${dollars(left)})`;
  throw new Problem(400, message, { param: 'amount' });
}

/** Refunds a charge: all that is left of it unless an amount is given. */
export function refundCharge(
  change: Change,
  charge: Charge,
  wanted: { amount?: number; reason?: string; metadata: Metadata },
): Refund {
  const amount = refundable(change, charge, wanted.amount);
  const { reason = null, metadata } = wanted;
  const made = newRefund(charge, { amount, reason, metadata, created: change.seconds });
  // Money that is still pending is given back from what is pending.
  const availableOn = change.get('balanceTransaction', charge.balance_transaction ?? '')?.available_on ?? 0;
  const transaction = moveBalance(change, {
    type: 'refund',
    amount: -amount,
    source: made.id,
    availableOn: Math.max(change.seconds, availableOn),
  });
  const refund = { ...made, balance_transaction: transaction.id };
  const amount_refunded = charge.amount_refunded + amount;
  const refunded: Charge = { ...charge, amount_refunded, refunded: amount_refunded === charge.amount };
  change.put('refund', refund.id, refund);
  change.put('charge', charge.id, refunded);
  change.emit('refund.created', refund);
  change.emit('charge.refunded', refunded, {
    previous: { amount_refunded: charge.amount_refunded, refunded: charge.refunded },
  });
  // Stripe sends a second event when the bank's reference of the refund is known.
  change.emit('refund.updated', refund);
  return refund;
}

/** The bank rejects a refund: the money returns to the platform, and the charge can be refunded again. */
export function failRefund(change: Change, refund: Refund): Refund {
  if (refund.status === 'failed') return refund;
  const charge = change.get('charge', refund.charge) as Charge;
  const amount_refunded = charge.amount_refunded - refund.amount;
  const failed: Refund = { ...refund, status: 'failed', failure_reason: 'lost_or_stolen_card' };
  moveBalance(change, { type: 'refund_failure', amount: refund.amount, source: refund.id });
  change.put('refund', refund.id, failed);
  change.put('charge', charge.id, { ...charge, amount_refunded, refunded: false });
  change.emit('refund.updated', failed, { previous: { status: refund.status } });
  change.emit('refund.failed', failed);
  return failed;
}
