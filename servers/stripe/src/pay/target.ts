import type { Change } from '../change.ts';
import type { PaymentIntent } from '../objects/types.ts';
import type { CardForm } from './cardForm.ts';

export interface PayLine {
  name: string;
  quantity: number;
  cents: number;
  image: string | null;
}

/** What a payment page charges for: a Checkout Session, or a payment intent by its client secret. */
export interface PayTarget {
  /** Path of the page, and its query. */
  path: string;
  query: string;
  state: 'open' | 'paid' | 'closed';
  lines: PayLine[];
  totalCents: number;
  isMonthly: boolean;
  payer: { email: string; name: string };
  locale: string | null;
  backUrl: string | null;
  /** Where the payer is redirected after the payment; null: this page shows the result. */
  doneUrl: string | null;
  /** Last digits of the card that requires authentication. */
  challengedLast4: string | null;
  /** The intent to charge, with the payer's details added. */
  prepare: (change: Change, payer: Pick<CardForm, 'email' | 'cardholder'>) => PaymentIntent;
}
