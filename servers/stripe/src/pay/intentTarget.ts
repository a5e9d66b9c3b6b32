import { timingSafeEqual } from 'node:crypto';
import { subscriptionOfInvoice } from '../commands/subscriptionInvoice.ts';
import type { Context } from '../context.ts';
import type { PaymentIntent } from '../objects/types.ts';
import type { PayLine, PayTarget } from './target.ts';

function isEqual(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}

function intentOf(context: Context, clientSecret: string): PaymentIntent | null {
  const intent = context.store.get('paymentIntent', clientSecret.split('_secret_')[0] ?? '');
  return intent?.client_secret && isEqual(intent.client_secret, clientSecret) ? intent : null;
}

/** Pages redirect to the shop's own origins only, so that a link cannot be used to redirect people elsewhere. */
function isAllowedReturn(context: Context, url: string): boolean {
  return URL.canParse(url) && context.config.returnOrigins.includes(new URL(url).origin);
}

function doneUrl(returnUrl: string, intent: PaymentIntent): string {
  const url = new URL(returnUrl);
  url.searchParams.set('payment_intent', intent.id);
  url.searchParams.set('redirect_status', 'succeeded');
  return url.href;
}

function whatIsPaid(context: Context, intent: PaymentIntent): { lines: PayLine[]; isMonthly: boolean } {
  const invoiceId = context.store.get('intentOwner', intent.id)?.invoiceId;
  const invoice = invoiceId === undefined ? undefined : context.store.get('invoice', invoiceId);
  if (!invoice) {
    const line = { name: intent.description ?? context.config.businessName, quantity: 1, image: null };
    return { lines: [{ ...line, cents: intent.amount }], isMonthly: false };
  }
  const [{ price }] = subscriptionOfInvoice(context.store, invoice).items.data;
  const product = context.store.get('product', price.product);
  const lines = invoice.lines.data.map(({ amount: cents, quantity }) => ({
    name: product?.name ?? context.config.businessName,
    quantity,
    cents,
    image: product?.images[0] ?? null,
  }));
  const { interval, interval_count } = price.recurring;
  return { lines, isMonthly: interval === 'month' && interval_count === 1 };
}

/**
 * Replaces Stripe.js's card form in test mode: confirms the payment intent of a client secret.
 * @param query `return_url` on one of the shop's origins, and `locale`
 */
export function intentTarget(context: Context, clientSecret: string, query: URLSearchParams): PayTarget | null {
  const intent = intentOf(context, clientSecret);
  const returnUrl = query.get('return_url');
  if (!intent || (returnUrl !== null && !isAllowedReturn(context, returnUrl))) return null;
  const kept = new URLSearchParams([...query].filter(([name]) => name === 'return_url' || name === 'locale'));
  const isOver = intent.status === 'canceled' ? 'closed' : 'open';
  return {
    path: `/pay/intent/${clientSecret}`,
    query: kept.size > 0 ? `?${kept.toString()}` : '',
    state: intent.status === 'succeeded' ? 'paid' : isOver,
    ...whatIsPaid(context, intent),
    totalCents: intent.amount,
    payer: { email: intent.receipt_email ?? '', name: '' },
    locale: query.get('locale'),
    backUrl: returnUrl,
    doneUrl: returnUrl === null ? null : doneUrl(returnUrl, intent),
    challengedLast4: context.store.get('intentOwner', intent.id)?.challenge?.card.last4 ?? null,
    prepare: (_change, { email }) => ({ ...intent, receipt_email: email, payment_method: null }),
  };
}
