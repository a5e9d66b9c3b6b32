import type { Account } from './objects/account.ts';
import type { Customer, PaymentMethod, Product } from './objects/customer.ts';
import type { Dispute } from './objects/dispute.ts';
import type { Invoice, InvoicePayment } from './objects/invoice.ts';
import type { Payout } from './objects/payout.ts';
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

/** The session or invoice that a payment intent pays for, and the card that requires authentication. */
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
  /** Milliseconds since 1970; null until the receiver has answered with 2xx. */
  deliveredAt: number | null;
}

interface SavedReply {
  fingerprint: string;
  /** Status of the response; 200 when omitted. */
  status?: number;
  body: unknown;
  savedAt: number;
}

export interface Tables {
  session: SessionRecord;
  paymentIntent: PaymentIntent;
  /** Keyed by the id of the intent. */
  intentOwner: IntentOwner;
  charge: Charge;
  refund: Refund;
  dispute: Dispute;
  balanceTransaction: BalanceTransaction;
  customer: Customer;
  product: Product;
  /** A saved card, and its result in test mode. */
  paymentMethod: { method: PaymentMethod; outcome: CardOutcome };
  subscription: Subscription;
  invoice: Invoice;
  invoicePayment: InvoicePayment;
  account: Account;
  accountLink: AccountLink;
  transfer: Transfer;
  payout: Payout;
  /** What Stripe has approved for the shop. */
  platform: { isApproved: boolean };
  /** Calls that a test has asked to fail, by the kind of object they create. */
  fault: { left: number; code: string };
  event: EventObject;
  delivery: Delivery;
  /** Responses by idempotency key. */
  reply: SavedReply;
}
