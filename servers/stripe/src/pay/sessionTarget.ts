import { seconds, type Context } from '../context.ts';
import { intentOfSession } from '../objects/paymentIntent.ts';
import type { CheckoutSession, PaymentIntent } from '../objects/types.ts';
import { unusedOfCustomerDetails } from '../objects/unusedFields.ts';
import type { PayTarget } from './target.ts';

function stateOf(session: CheckoutSession, now: number): PayTarget['state'] {
  if (session.status === 'complete') return 'paid';
  return session.status === 'open' && session.expires_at > now ? 'open' : 'closed';
}

export function sessionTarget(context: Context, id: string): PayTarget | null {
  const record = context.store.get('session', id);
  if (!record) return null;
  const { session, lineItems } = record;
  const owner = context.store.get('intentOwner', session.payment_intent ?? '');
  return {
    path: `/pay/${session.id}`,
    query: '',
    state: stateOf(session, seconds(context)),
    lines: lineItems.map(({ description: name, quantity, amount_total: cents, image }) => ({
      name,
      quantity,
      cents,
      image,
    })),
    totalCents: session.amount_total,
    isMonthly: false,
    payer: {
      email: session.customer_details?.email ?? session.customer_email ?? '',
      name: session.customer_details?.name ?? '',
    },
    locale: session.locale,
    backUrl: session.cancel_url,
    doneUrl: session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id),
    challengedLast4: owner?.challenge?.card.last4 ?? null,
    prepare(change, { email, cardholder: name }): PaymentIntent {
      const customer_details = { ...unusedOfCustomerDetails(), email, name };
      const tried = { ...record, session: { ...session, customer_details } };
      change.put('session', session.id, tried);
      return intentOfSession(change, tried, email);
    },
  };
}
