/**
 * Computes the expected ledger and downloads from what happened, without code of the shop, event ids or the order of events.
 * `told` marks what the shop was notified of; other webhooks have not arrived yet.
 */

export interface Line {
  id: string;
  artist: number;
  /** Index in the shop's list; null for a month of a donation. */
  album: number | null;
  cents: number;
  /** Days since the first booking; null before. */
  age: number | null;
}

interface Refund {
  id: string;
  cents: number;
  line: Line | null;
  isGood: boolean;
  told: boolean | null;
}

type Verdict = 'open' | 'won' | 'lost';

interface Dispute {
  id: string;
  verdict: Verdict;
  told: Verdict | null;
}

export interface Payment {
  intent: string | null;
  buyer: number | null;
  lines: Line[];
  isTold: boolean;
  refunds: Refund[];
  disputes: Dispute[];
}

export interface Donation {
  id: string;
  subscription: string;
  giver: number;
  artist: number;
  cents: number;
  isEnding: boolean;
  isOver: boolean;
}

export interface Model {
  payments: Payment[];
  donations: Donation[];
  payouts: { artist: number; cents: number }[];
  isWithheld: boolean;
}

export const newModel = (): Model => ({ payments: [], donations: [], payouts: [], isWithheld: false });

const sum = (amounts: number[]) => amounts.reduce((total, cents) => total + cents, 0);
export const totalOf = (payment: Payment) => sum(payment.lines.map(({ cents }) => cents));

/** Amount that the payer has got back, at the provider or as known to the shop. */
export const refundedCents = (payment: Payment, isSeenByShop: boolean) =>
  sum(payment.refunds.filter((refund) => (isSeenByShop ? refund.told : refund.isGood)).map(({ cents }) => cents));

export const isHeld = (payment: Payment, isSeenByShop: boolean) =>
  payment.disputes.some((dispute) => ['open', 'lost'].includes((isSeenByShop ? dispute.told : dispute.verdict) ?? ''));

const isFull = (payment: Payment) => totalOf(payment) > 0 && refundedCents(payment, true) >= totalOf(payment);

export function stateOf(payment: Payment, line: Line): 'open' | 'sold' | 'refunded' | 'disputed' {
  if (!payment.isTold) return 'open';
  if (isFull(payment) || payment.refunds.some((refund) => refund.line === line && refund.told)) return 'refunded';
  return isHeld(payment, true) ? 'disputed' : 'sold';
}

const soldLines = (model: Model) =>
  model.payments.flatMap((payment) => payment.lines.filter((line) => stateOf(payment, line) === 'sold'));

/** 85 % in whole cents, computed independently of the shop. */
const shareOf = (cents: number) => Number((BigInt(cents) * 17n) / 20n);

function goodwillOf(payment: Payment): number {
  if (!payment.isTold || isFull(payment) || isHeld(payment, true)) return 0;
  const named = payment.refunds.filter((refund) => refund.line && refund.told);
  return Math.max(0, refundedCents(payment, true) - sum(named.map(({ cents }) => cents)));
}

/** What buyers paid minus refunds, as known to the shop. */
export const customersCents = (model: Model) =>
  sum(model.payments.map(goodwillOf)) - sum(soldLines(model).map(({ cents }) => cents));

export function balanceOf(model: Model, artist: number): { balance: number; payable: number } {
  const paidOut = sum(model.payouts.filter((payout) => payout.artist === artist).map(({ cents }) => cents));
  const lines = soldLines(model).filter((line) => line.artist === artist);
  const share = (counted: Line[]) => sum(counted.map(({ cents }) => shareOf(cents)));
  return { balance: share(lines) - paidOut, payable: share(lines.filter(({ age }) => (age ?? 0) >= 7)) - paidOut };
}

export const owns = (model: Model, buyer: number, album: number) =>
  model.payments.some(
    (payment) =>
      payment.buyer === buyer &&
      payment.lines.some((line) => line.album === album && stateOf(payment, line) === 'sold'),
  );

/** Whether a payment for it is under way that the shop does not know yet. */
export const isPaying = (model: Model, buyer: number, album: number) =>
  model.payments.some(
    (payment) => payment.buyer === buyer && !payment.isTold && payment.lines.some((line) => line.album === album),
  );

/** Marks everything that happened at the provider as known to the shop, in any order. */
export function markAllKnown(model: Model): void {
  for (const payment of model.payments) {
    payment.isTold = true;
    for (const refund of payment.refunds) refund.told = refund.isGood;
    for (const dispute of payment.disputes) dispute.told = dispute.verdict;
  }
}

/** Called after each step: first sales are booked now. */
export function settle(model: Model): void {
  if (!model.isWithheld) markAllKnown(model);
  for (const line of soldLines(model)) line.age ??= 0;
}
