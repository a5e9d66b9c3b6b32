import type {
  unusedOfBillingDetails,
  unusedOfCharge,
  unusedOfChargeCard,
  unusedOfCustomerDetails,
  unusedOfIntent,
  unusedOfPrice,
  unusedOfSession,
} from './unusedFields.ts';

/** Stripe's objects: the fields that this provider implements, and those that it leaves empty. Times are seconds since 1970, amounts cents. */

export type Metadata = Record<string, string>;

export interface CheckoutSession extends ReturnType<typeof unusedOfSession> {
  id: string;
  object: 'checkout.session';
  amount_subtotal: number;
  amount_total: number;
  cancel_url: string | null;
  client_reference_id: string | null;
  created: number;
  currency: string;
  customer: null;
  customer_details: (ReturnType<typeof unusedOfCustomerDetails> & { email: string | null; name: string | null }) | null;
  customer_email: string | null;
  expires_at: number;
  livemode: false;
  locale: string | null;
  metadata: Metadata;
  mode: 'payment';
  payment_intent: string | null;
  payment_method_types: string[];
  payment_status: 'paid' | 'unpaid';
  status: 'open' | 'complete' | 'expired';
  submit_type: string | null;
  success_url: string;
  /** Null once the session can no longer be paid, as at Stripe. */
  url: string | null;
}

/** An inline price of a line, which Stripe stores as inactive. */
interface OneTimePrice extends ReturnType<typeof unusedOfPrice> {
  id: string;
  object: 'price';
  active: false;
  billing_scheme: 'per_unit';
  created: number;
  currency: string;
  livemode: false;
  metadata: Metadata;
  nickname: null;
  product: string;
  recurring: null;
  type: 'one_time';
  unit_amount: number;
  unit_amount_decimal: string;
}

export interface LineItem {
  id: string;
  object: 'item';
  adjustable_quantity: null;
  amount_discount: 0;
  amount_subtotal: number;
  amount_tax: 0;
  amount_total: number;
  currency: string;
  description: string;
  metadata: Metadata;
  price: OneTimePrice;
  quantity: number;
  /** Not part of Stripe's object: shown on the payment page. */
  image: string | null;
}

export interface CardDetails {
  brand: string;
  last4: string;
  exp_month: number;
  exp_year: number;
}

export interface PaymentError {
  type: 'card_error';
  code: string;
  decline_code: string | null;
  message: string;
}

export interface PaymentIntent extends ReturnType<typeof unusedOfIntent> {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  capture_method: 'automatic_async';
  confirmation_method: 'automatic';
  client_secret: string;
  created: number;
  currency: string;
  customer: string | null;
  description: string | null;
  last_payment_error: PaymentError | null;
  latest_charge: string | null;
  livemode: false;
  metadata: Metadata;
  next_action: { type: 'redirect_to_url'; redirect_to_url: { return_url: null; url: string } } | null;
  payment_method: string | null;
  payment_method_types: string[];
  receipt_email: string | null;
  setup_future_usage: 'off_session' | null;
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
}

/** Whom a card belongs to. */
export type BillingDetails = ReturnType<typeof unusedOfBillingDetails> & { email: string | null; name: string | null };

export interface Charge extends ReturnType<typeof unusedOfCharge> {
  id: string;
  object: 'charge';
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  balance_transaction: string | null;
  billing_details: BillingDetails;
  captured: boolean;
  created: number;
  currency: string;
  customer: string | null;
  disputed: boolean;
  failure_code: string | null;
  failure_message: string | null;
  livemode: false;
  metadata: Metadata;
  paid: boolean;
  payment_intent: string;
  payment_method: string | null;
  payment_method_details: { type: 'card'; card: CardDetails & ReturnType<typeof unusedOfChargeCard> };
  receipt_email: string | null;
  refunded: boolean;
  status: 'succeeded' | 'failed';
}

export interface EventObject {
  id: string;
  object: 'event';
  account?: string;
  api_version: string;
  created: number;
  data: { object: object; previous_attributes?: object };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
}

export interface BalanceTransaction {
  id: string;
  object: 'balance_transaction';
  amount: number;
  /** Seconds since 1970. */
  available_on: number;
  balance_type: 'payments';
  created: number;
  currency: string;
  description: string | null;
  exchange_rate: null;
  fee: number;
  fee_details: { amount: number; application: null; currency: string; description: string; type: 'stripe_fee' }[];
  /** Change of the balance: amount minus fee. */
  net: number;
  reporting_category: string;
  source: string | null;
  status: 'available' | 'pending';
  type: 'charge' | 'refund' | 'refund_failure' | 'adjustment' | 'payout' | 'transfer' | 'transfer_refund' | 'topup';
}
