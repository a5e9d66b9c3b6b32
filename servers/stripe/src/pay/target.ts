import type { Change } from '../change.ts';
import type { PaymentIntent } from '../objects/types.ts';
import type { CardForm } from './cardForm.ts';

export interface PayLine {
  name: string;
  quantity: number;
  cents: number;
  image: string | null;
}

/** What a payment page asks to pay: a Checkout Session, or a payment intent by its client secret. */
export interface PayTarget {
  /** Path of the page, and the query that belongs to it. */
  path: string;
  query: string;
  state: 'open' | 'paid' | 'closed';
  lines: PayLine[];
  totalCents: number;
  isMonthly: boolean;
  payer: { email: string; name: string };
  locale: string | null;
  backUrl: string | null;
  /** Where a payer goes once it is paid; null: this page says so itself. */
  doneUrl: string | null;
  /** Last digits of the card whose bank waits for an answer. */
  challengedLast4: string | null;
  /** The intent to try a card on, with who pays noted. */
  prepare: (change: Change, payer: Pick<CardForm, 'email' | 'cardholder'>) => PaymentIntent;
}
