import type { Change } from '../change.ts';
import { newId } from '../ids.ts';
import { newInvoice, type Invoice, type InvoicePayment } from '../objects/invoice.ts';
import { newIntent } from '../objects/paymentIntent.ts';
import type { Subscription } from '../objects/subscription.ts';
import type { PaymentIntent } from '../objects/types.ts';
import type { Reader } from '../store.ts';

/** Bills the current period of a subscription: an invoice, the intent that pays it, and the link between them. */
export function billPeriod(
  change: Change,
  subscription: Subscription,
  reason: Invoice['billing_reason'],
): { invoice: Invoice; intent: PaymentIntent } {
  const customer = change.get('customer', subscription.customer);
  const [{ price }] = subscription.items.data;
  const invoice = newInvoice(subscription, {
    reason,
    email: customer?.email ?? null,
    name: customer?.name ?? null,
    productName: change.get('product', price.product)?.name ?? '',
    sequence: change.all('invoice').length + 1,
    now: change.seconds,
  });
  const intent = newIntent({
    amount: invoice.amount_due,
    currency: invoice.currency,
    created: change.seconds,
    customer: subscription.customer,
    description: reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update',
    receipt_email: customer?.email ?? null,
    setup_future_usage: 'off_session',
  });
  const tie: InvoicePayment = {
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: change.seconds,
    currency: 'usd',
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  };
  change.put('invoice', invoice.id, invoice);
  change.put('paymentIntent', intent.id, intent);
  change.put('intentOwner', intent.id, { invoiceId: invoice.id });
  change.put('invoicePayment', tie.id, tie);
  return { invoice, intent };
}

export function paymentOfInvoice(reader: Reader, invoiceId: string): InvoicePayment | undefined {
  return reader.all('invoicePayment').find(([, tie]) => tie.invoice === invoiceId)?.[1];
}

export function intentOfInvoice(reader: Reader, invoiceId: string): PaymentIntent | undefined {
  const tie = paymentOfInvoice(reader, invoiceId);
  return tie && reader.get('paymentIntent', tie.payment.payment_intent);
}

export function subscriptionOfInvoice(reader: Reader, invoice: Invoice): Subscription {
  const id = invoice.parent.subscription_details.subscription;
  const subscription = reader.get('subscription', id);
  if (!subscription) throw new Error(`Invoice ${invoice.id} has lost its subscription ${id}.`);
  return subscription;
}

/** Voids an invoice, so that it can no longer be paid. */
export function voidInvoice(change: Change, invoice: Invoice): Invoice {
  const status_transitions = { ...invoice.status_transitions, voided_at: change.seconds };
  const voided: Invoice = { ...invoice, status: 'void', next_payment_attempt: null, status_transitions };
  change.put('invoice', voided.id, voided);
  const intent = intentOfInvoice(change, invoice.id);
  if (intent && intent.status !== 'succeeded') {
    const canceled: PaymentIntent = { ...intent, next_action: null, status: 'canceled' };
    change.put('paymentIntent', intent.id, canceled);
    change.emit('payment_intent.canceled', canceled);
  }
  change.emit('invoice.voided', voided);
  return voided;
}
