import type { Account } from './objects/account.ts';
import type { Customer, PaymentMethod, Product } from './objects/customer.ts';
import type { Dispute } from './objects/dispute.ts';
import type { Invoice, InvoicePayment } from './objects/invoice.ts';
import type { Refund } from './objects/refund.ts';
import type { Subscription } from './objects/subscription.ts';
import type { Transfer } from './objects/transfer.ts';
import type {
  BalanceTransaction,
  Charge,
  CheckoutSession,
  EventObject,
  LineItem,
  PaymentIntent,
} from './objects/types.ts';
import type { CardOutcome, Instrument } from './pay/cards.ts';

export interface SessionRecord {
  session: CheckoutSession;
  lineItems: LineItem[];
  paymentIntentData: { description: string | null; metadata: Record<string, string> };
}

/** What a payment intent pays for, and the card whose bank waits for the cardholder's answer. */
interface IntentOwner {
  sessionId?: string;
  invoiceId?: string;
  challenge?: Instrument;
}

/** A link to the onboarding page, by its token. */
export interface AccountLink {
  accountId: string;
  returnUrl: string;
  refreshUrl: string;
  /** Seconds since 1970. */
  expiresAt: number;
  isUsed: boolean;
}

interface Delivery {
  attempts: number;
  /** Milliseconds since 1970; null while the receiver has not answered with 2xx. */
  deliveredAt: number | null;
}

interface SavedReply {
  fingerprint: string;
  /** Absent for 200. */
  status?: number;
  body: unknown;
  savedAt: number;
}

export interface Tables {
  session: SessionRecord;
  paymentIntent: PaymentIntent;
  /** By the id of the intent. */
  intentOwner: IntentOwner;
  charge: Charge;
  refund: Refund;
  dispute: Dispute;
  balanceTransaction: BalanceTransaction;
  customer: Customer;
  product: Product;
  /** A saved card, and how its bank behaves. */
  paymentMethod: { method: PaymentMethod; outcome: CardOutcome };
  subscription: Subscription;
  invoice: Invoice;
  invoicePayment: InvoicePayment;
  account: Account;
  accountLink: AccountLink;
  transfer: Transfer;
  /** Calls that are to fail because a test asked for it, by what they make. */
  fault: { left: number; code: string };
  event: EventObject;
  delivery: Delivery;
  /** Answers by idempotency key. */
  reply: SavedReply;
}
