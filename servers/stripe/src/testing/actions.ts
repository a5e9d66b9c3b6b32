import type Stripe from 'stripe';
import { GOOD_CARD, postForm, sessionParams } from './payments.ts';
import type { TestShop } from './testShop.ts';

/** Pays a session with this card; returns its intent with the charge. */
export async function paidIntent(shop: TestShop, cents = 1000, cardNumber = GOOD_CARD.cardNumber) {
  const session = await shop.stripe.checkout.sessions.create(sessionParams(cents));
  const { status } = await postForm(session.url as string, { ...GOOD_CARD, cardNumber });
  if (status !== 303) throw new Error(`The card form answered ${status}.`);
  const { payment_intent } = await shop.stripe.checkout.sessions.retrieve(session.id);
  const intent = await shop.stripe.paymentIntents.retrieve(payment_intent as string, { expand: ['latest_charge'] });
  return { intent: intent.id, charge: intent.latest_charge as Stripe.Charge };
}

/** Calls one of the provider's test switches. */
export async function control<Answer = unknown>(
  shop: TestShop,
  path: string,
  params: Record<string, string> = {},
): Promise<Answer> {
  const answer = await fetch(`${shop.paymentsUrl}/test/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${shop.config.secretKey}` },
    body: new URLSearchParams(params),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** Types of the events after `known`, in order. */
export async function eventTypes(shop: TestShop, known = 0): Promise<string[]> {
  const { data } = await shop.stripe.events.list({ limit: 100 });
  return data
    .reverse()
    .slice(known)
    .map((event) => event.type);
}

/** What the platform may use now, in cents. */
export const balanceOf = async (shop: TestShop) => (await shop.stripe.balance.retrieve()).available[0]?.amount ?? 0;

/** The same and what is still pending. */
export async function wholeBalanceOf(shop: TestShop): Promise<number> {
  const { available, pending } = await shop.stripe.balance.retrieve();
  return [...available, ...pending].reduce((sum, { amount }) => sum + amount, 0);
}
