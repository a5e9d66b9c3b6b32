import type { Hono } from 'hono';
import { attemptPayment } from '../commands/attemptPayment.ts';
import { chargeInvoice } from '../commands/renewSubscription.ts';
import { intentOfInvoice, voidInvoice } from '../commands/subscriptionInvoice.ts';
import type { Context } from '../context.ts';
import { instrumentById } from '../pay/paymentMethods.ts';
import { Problem } from '../problem.ts';
import { declinedProblem } from './declinedProblem.ts';
import { onGet, onList, onPost } from './endpoints.ts';
import { find, matching } from './find.ts';
import { flag, text } from './params.ts';

const notOpen = () =>
  new Problem(400, 'Invoice is already paid, or can no longer be paid.', { code: 'invoice_not_open' });

export function invoiceRoutes(app: Hono, context: Context): void {
  const path = '/v1/invoices';
  onGet(app, context, `${path}/:id`, (id) => find(context.store, 'invoice', 'invoice', id));
  onList(app, context, path, ({ customer, status, subscription }) => {
    const all = matching(context.store.all('invoice'), { customer, status });
    return subscription === undefined
      ? all
      : all.filter(({ parent }) => parent.subscription_details.subscription === subscription);
  });

  const PAY = { payment_method: text(100).optional(), off_session: flag.optional() };
  onPost(app, context, `${path}/:id/pay`, PAY, (change, { payment_method }, id) => {
    const invoice = find(change, 'invoice', 'invoice', id);
    const intent = intentOfInvoice(change, id);
    if (invoice.status !== 'open' || !intent) throw notOpen();
    if (payment_method === undefined) chargeInvoice(change, invoice, 'card');
    else attemptPayment(change, intent, instrumentById(change, payment_method).instrument);
    const tried = intentOfInvoice(change, id);
    if (tried?.last_payment_error) throw declinedProblem(tried, tried.last_payment_error);
    return find(change, 'invoice', 'invoice', id);
  });
  onPost(app, context, `${path}/:id/void`, {}, (change, _params, id) => {
    const invoice = find(change, 'invoice', 'invoice', id);
    if (invoice.status !== 'open') throw notOpen();
    return voidInvoice(change, invoice);
  });

  const ties = '/v1/invoice_payments';
  onGet(app, context, `${ties}/:id`, (id) => find(context.store, 'invoicePayment', 'invoice_payment', id));
  onList(app, context, ties, ({ invoice, payment, status }) => {
    const intent = typeof payment === 'object' && 'payment_intent' in payment ? payment.payment_intent : undefined;
    const all = matching(context.store.all('invoicePayment'), { invoice, status });
    return intent === undefined ? all : all.filter((tie) => tie.payment.payment_intent === intent);
  });
}
