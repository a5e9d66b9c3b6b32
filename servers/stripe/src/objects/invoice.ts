import { newId } from '../ids.ts';
import type { Subscription } from './subscription.ts';
import type { Metadata } from './types.ts';
import { unusedOfInvoice, unusedOfInvoiceLine } from './unusedBillingFields.ts';

interface InvoiceLine extends ReturnType<typeof unusedOfInvoiceLine> {
  id: string;
  object: 'line_item';
  amount: number;
  currency: 'usd';
  description: string;
  discountable: true;
  invoice: string;
  livemode: false;
  metadata: Metadata;
  parent: {
    invoice_item_details: null;
    subscription_item_details: {
      invoice_item: null;
      proration: false;
      proration_details: null;
      subscription: string;
      subscription_item: string;
    };
    type: 'subscription_item_details';
  };
  period: { start: number; end: number };
  pricing: {
    price_details: { price: string; product: string };
    type: 'price_details';
    unit_amount_decimal: string;
  };
  quantity: number;
  quantity_decimal: string;
  subscription: string;
  subtotal: number;
}

export interface Invoice extends ReturnType<typeof unusedOfInvoice> {
  id: string;
  object: 'invoice';
  amount_due: number;
  amount_overpaid: 0;
  amount_paid: number;
  amount_remaining: number;
  attempt_count: number;
  attempted: boolean;
  auto_advance: boolean;
  billing_reason: 'subscription_create' | 'subscription_cycle';
  collection_method: 'charge_automatically';
  created: number;
  currency: 'usd';
  customer: string;
  customer_email: string | null;
  customer_name: string | null;
  description: null;
  effective_at: number;
  lines: { object: 'list'; data: InvoiceLine[]; has_more: false; url: string };
  livemode: false;
  metadata: Metadata;
  next_payment_attempt: number | null;
  number: string;
  parent: {
    quote_details: null;
    subscription_details: { metadata: Metadata; subscription: string };
    type: 'subscription_details';
  };
  period_end: number;
  period_start: number;
  status: 'open' | 'paid' | 'void';
  status_transitions: {
    finalized_at: number;
    marked_uncollectible_at: null;
    paid_at: number | null;
    voided_at: number | null;
  };
  subtotal: number;
  subtotal_excluding_tax: number;
  total: number;
  total_excluding_tax: number;
  webhooks_delivered_at: number | null;
}

/** Links an invoice to the intent that pays it. Since Stripe's 2025 versions neither object refers to the other. */
export interface InvoicePayment {
  id: string;
  object: 'invoice_payment';
  amount_paid: number | null;
  amount_requested: number;
  created: number;
  currency: 'usd';
  invoice: string;
  is_default: true;
  livemode: false;
  payment: { payment_intent: string; type: 'payment_intent' };
  status: 'open' | 'paid' | 'canceled';
  status_transitions: { canceled_at: number | null; paid_at: number | null };
}

function lineOf(invoiceId: string, subscription: Subscription, productName: string): InvoiceLine {
  const [item] = subscription.items.data;
  const amount = item.price.unit_amount * item.quantity;
  return {
    ...unusedOfInvoiceLine(),
    id: newId('il'),
    object: 'line_item',
    amount,
    currency: 'usd',
    description: `${item.quantity} × ${productName}`,
    discountable: true,
    invoice: invoiceId,
    livemode: false,
    metadata: subscription.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: null,
        subscription: subscription.id,
        subscription_item: item.id,
      },
      type: 'subscription_item_details',
    },
    period: { start: item.current_period_start, end: item.current_period_end },
    pricing: {
      price_details: { price: item.price.id, product: item.price.product },
      type: 'price_details',
      unit_amount_decimal: item.price.unit_amount_decimal,
    },
    quantity: item.quantity,
    quantity_decimal: String(item.quantity),
    subscription: subscription.id,
    subtotal: amount,
  };
}

/** The finalized invoice of the current period of the subscription's item. */
export function newInvoice(
  subscription: Subscription,
  facts: {
    reason: Invoice['billing_reason'];
    email: string | null;
    name: string | null;
    productName: string;
    sequence: number;
    now: number;
  },
): Invoice {
  const id = newId('in');
  const line = lineOf(id, subscription, facts.productName);
  return {
    ...unusedOfInvoice(),
    id,
    object: 'invoice',
    amount_due: line.amount,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: line.amount,
    attempt_count: 0,
    attempted: false,
    auto_advance: facts.reason === 'subscription_cycle',
    billing_reason: facts.reason,
    collection_method: 'charge_automatically',
    created: facts.now,
    currency: 'usd',
    customer: subscription.customer,
    customer_email: facts.email,
    customer_name: facts.name,
    description: null,
    effective_at: facts.now,
    lines: { object: 'list', data: [line], has_more: false, url: `/v1/invoices/${id}/lines` },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: `TEST-${String(facts.sequence).padStart(4, '0')}`,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    period_end: line.period.start,
    period_start: line.period.start,
    status: 'open',
    status_transitions: { finalized_at: facts.now, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: line.amount,
    subtotal_excluding_tax: line.amount,
    total: line.amount,
    total_excluding_tax: line.amount,
    webhooks_delivered_at: null,
  };
}
