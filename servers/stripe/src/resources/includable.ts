import { intentOfInvoice } from '../commands/subscriptionInvoice.ts';
import type { Reader } from '../store.ts';
import { matching } from './find.ts';
import { lineItemsBody } from './lineItems.ts';

type Include = (reader: Reader, body: Record<string, unknown>) => unknown;

function paymentsBody(reader: Reader, invoiceId: string) {
  const data = matching(reader.all('invoicePayment'), { invoice: invoiceId });
  return { object: 'list', url: '/v1/invoice_payments', has_more: false, data };
}

/** The client secret that pays an open invoice; null when there is nothing to pay. */
function secretBody(reader: Reader, invoice: Record<string, unknown>) {
  const intent = invoice.status === 'open' ? intentOfInvoice(reader, String(invoice.id)) : undefined;
  return intent ? { client_secret: intent.client_secret, type: 'payment_intent' } : null;
}

/** Properties that are present only when requested by `expand` or `include`, by object type. */
export const INCLUDABLE: Record<string, Record<string, Include>> = {
  invoice: {
    payments: (reader, body) => paymentsBody(reader, String(body.id)),
    confirmation_secret: (reader, body) => secretBody(reader, body),
  },
  'checkout.session': { line_items: (reader, body) => lineItemsBody(reader, String(body.id)) },
};
