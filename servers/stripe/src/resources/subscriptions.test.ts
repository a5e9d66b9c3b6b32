/** @jest-environment node */
import type Stripe from 'stripe';
import { control, eventTypes } from '../testing/actions.ts';
import { priceOf, startDonation } from '../testing/donations.ts';
import { eventually } from '../../../testing/eventually.ts';

import { openTestShop, type TestShop } from '../testing/testShop.ts';

const DAY_MS = 86_400_000;

describe('subscriptions of the test-mode provider', () => {
  let shop: TestShop;
  beforeEach(async () => (shop = await openTestShop()));
  afterEach(() => shop.close());
  const confirm = (intent: string, payment_method = 'pm_card_visa') =>
    shop.stripe.paymentIntents.confirm(intent, { payment_method });
  const running = async (cents = 500) => {
    const gift = await startDonation(shop, cents);
    await confirm(gift.intent);
    return { ...gift, known: (await eventTypes(shop)).length };
  };
  const now = (id: string, ...expand: string[]) => shop.stripe.subscriptions.retrieve(id, { expand });
  const typesSince = (known: number) => eventTypes(shop, known);
  const latest = async (id: string) => (await now(id, 'latest_invoice')).latest_invoice as Stripe.Invoice;

  test('a new one waits for its first payment, and has the client secret for it', async () => {
    const { subscription, invoice, intent, secret } = await startDonation(shop, 500);
    expect(subscription).toMatchObject({ status: 'incomplete', metadata: { donation_id: 'd-1' } });
    expect(invoice).toMatchObject({
      status: 'open',
      amount_due: 500,
      billing_reason: 'subscription_create',
      parent: { subscription_details: { subscription: subscription.id, metadata: { donation_id: 'd-1' } } },
    });
    expect(secret.startsWith(`${intent}_secret_`)).toBe(true);
    expect(await shop.stripe.paymentIntents.retrieve(intent)).toMatchObject({
      amount: 500,
      status: 'requires_payment_method',
      client_secret: secret,
    });
    expect(await typesSince(0)).toEqual([
      'customer.created',
      'payment_intent.created',
      'invoice.created',
      'invoice.finalized',
      'customer.subscription.created',
    ]);
    const old = { expand: ['latest_invoice.payment_intent'] };
    await expect(shop.stripe.subscriptions.retrieve(subscription.id, old)).rejects.toThrow('cannot be expanded');
  });

  test('its first payment makes it active, pays the invoice and stores the card', async () => {
    const { subscription, intent, invoice, customer } = await startDonation(shop);
    const known = (await eventTypes(shop)).length;
    expect(await confirm(intent)).toMatchObject({ status: 'succeeded', amount_received: 500 });
    const active = await now(subscription.id, 'default_payment_method', 'latest_invoice.confirmation_secret');
    expect(active).toMatchObject({
      status: 'active',
      default_payment_method: { customer: customer.id, card: { last4: '4242' } },
      latest_invoice: { id: invoice.id, status: 'paid', amount_paid: 500, confirmation_secret: null },
    });
    expect(await typesSince(known)).toEqual([
      'payment_method.attached',
      'charge.succeeded',
      'payment_intent.succeeded',
      'invoice_payment.paid',
      'invoice.paid',
      'invoice.payment_succeeded',
      'customer.subscription.updated',
    ]);
    const ties = await shop.stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: intent },
    });
    expect(ties.data).toMatchObject([{ invoice: invoice.id, status: 'paid', amount_paid: 500 }]);
    await expect(confirm(intent)).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' });
  });

  test('a declined card is a card error with a webhook, and another card still pays', async () => {
    const { subscription, intent } = await startDonation(shop);
    await expect(confirm(intent, 'pm_card_chargeDeclinedInsufficientFunds')).rejects.toMatchObject({
      type: 'StripeCardError',
      code: 'card_declined',
      decline_code: 'insufficient_funds',
      payment_intent: { id: intent, status: 'requires_payment_method' },
    });
    expect(await now(subscription.id)).toMatchObject({ status: 'incomplete' });
    expect((await eventTypes(shop)).slice(-3)).toEqual([
      'charge.failed',
      'payment_intent.payment_failed',
      'invoice.payment_failed',
    ]);
    await confirm(intent);
    expect(await now(subscription.id)).toMatchObject({ status: 'active' });
  });

  test('the next period creates an invoice and pays it with the stored card', async () => {
    const { subscription, known, intent } = await running();
    const before = (await now(subscription.id)).items.data[0] as Stripe.SubscriptionItem;
    await control(shop, `subscriptions/${subscription.id}/advance`);
    const after = await now(subscription.id, 'latest_invoice.payments');
    expect(after.items.data[0]).toMatchObject({ current_period_start: before.current_period_end });
    const invoice = after.latest_invoice as Stripe.Invoice;
    expect(invoice).toMatchObject({ status: 'paid', billing_reason: 'subscription_cycle', amount_paid: 500 });
    expect(invoice.payments?.data[0]?.payment.payment_intent).not.toBe(intent);
    expect(await typesSince(known)).toEqual([
      'invoice.created',
      'invoice.finalized',
      'customer.subscription.updated',
      'charge.succeeded',
      'payment_intent.succeeded',
      'invoice_payment.paid',
      'invoice.paid',
      'invoice.payment_succeeded',
    ]);
    expect((await shop.stripe.invoices.list({ subscription: subscription.id })).data).toHaveLength(2);
  });

  test('a renewal that fails leaves it past due, and a later attempt makes it active', async () => {
    const { subscription, known } = await running();
    await control(shop, `subscriptions/${subscription.id}/advance`, { outcome: 'fail' });
    const invoice = await latest(subscription.id);
    expect(invoice).toMatchObject({ status: 'open', attempt_count: 1, next_payment_attempt: expect.any(Number) });
    expect(await now(subscription.id)).toMatchObject({ status: 'past_due' });
    expect((await typesSince(known)).slice(-2)).toEqual(['invoice.payment_failed', 'customer.subscription.updated']);
    await control(shop, `invoices/${invoice.id}/retry`, { outcome: 'pay' });
    expect(await latest(subscription.id)).toMatchObject({ status: 'paid', attempt_count: 2 });
    expect(await now(subscription.id)).toMatchObject({ status: 'active' });
  });

  test('a renewal that keeps failing ends it after the fourth attempt', async () => {
    const { subscription } = await running();
    await control(shop, `subscriptions/${subscription.id}/advance`, { outcome: 'fail' });
    const { id } = await latest(subscription.id);
    for (let tries = 0; tries < 3; tries += 1) await control(shop, `invoices/${id}/retry`, { outcome: 'fail' });
    expect(await now(subscription.id)).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'payment_failed' },
    });
    expect((await eventTypes(shop)).at(-1)).toBe('customer.subscription.deleted');
    await expect(control(shop, `subscriptions/${subscription.id}/advance`)).rejects.toThrow('no next period');
  });

  test('another amount is charged from the next period on', async () => {
    const { subscription, product } = await running(500);
    const item = subscription.items.data[0]?.id as string;
    const items = [{ id: item, price_data: priceOf(product.id, 900) }];
    await expect(shop.stripe.subscriptions.update(subscription.id, { items })).rejects.toMatchObject({
      param: 'proration_behavior',
    });
    const updated = await shop.stripe.subscriptions.update(subscription.id, { items, proration_behavior: 'none' });
    expect(updated.items.data[0]?.price.unit_amount).toBe(900);
    expect(await latest(subscription.id)).toMatchObject({ amount_paid: 500 });
    await control(shop, `subscriptions/${subscription.id}/advance`);
    expect(await latest(subscription.id)).toMatchObject({ amount_paid: 900, status: 'paid' });
  });

  test('cancelling at the period’s end charges nothing more; it can be undone before', async () => {
    const { subscription } = await running();
    const end = (cancel_at_period_end: boolean) =>
      shop.stripe.subscriptions.update(subscription.id, { cancel_at_period_end });
    const { items } = await now(subscription.id);
    expect(await end(true)).toMatchObject({ status: 'active', cancel_at: items.data[0]?.current_period_end });
    expect(await end(false)).toMatchObject({ cancel_at: null, canceled_at: null });
    await end(true);
    await control(shop, `subscriptions/${subscription.id}/advance`);
    expect(await now(subscription.id)).toMatchObject({ status: 'canceled', ended_at: expect.any(Number) });
    expect((await shop.stripe.invoices.list({ subscription: subscription.id })).data).toHaveLength(1);
  });

  test('cancelling ends it at once, and only once', async () => {
    const { subscription } = await running();
    const key = { idempotencyKey: 'cancel-1' };
    const ended = await shop.stripe.subscriptions.cancel(subscription.id, {}, key);
    expect(ended).toMatchObject({ status: 'canceled' });
    expect((await shop.stripe.subscriptions.cancel(subscription.id, {}, key)).id).toBe(ended.id);
    await expect(shop.stripe.subscriptions.cancel(subscription.id)).rejects.toMatchObject({ code: 'resource_missing' });
    expect((await shop.stripe.subscriptions.list({ customer: String(ended.customer) })).data).toEqual([]);
  });

  test('one that was cancelled before its first payment can no longer be paid', async () => {
    const { subscription, intent } = await startDonation(shop);
    await shop.stripe.subscriptions.cancel(subscription.id);
    await expect(confirm(intent)).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' });
    expect(await latest(subscription.id)).toMatchObject({ status: 'void' });
  });

  test('the clock renews, retries, and ends what was never paid', async () => {
    const { subscription } = await running();
    const waiting = await startDonation(shop);
    shop.later(32 * DAY_MS);
    await shop.stopProvider();
    await shop.startProvider();
    await eventually(async () =>
      expect((await shop.stripe.invoices.list({ subscription: subscription.id })).data).toHaveLength(2),
    );
    expect(await now(subscription.id)).toMatchObject({ status: 'active' });
    expect(await now(waiting.subscription.id)).toMatchObject({ status: 'incomplete_expired' });
    expect(await shop.stripe.paymentIntents.retrieve(waiting.intent)).toMatchObject({ status: 'canceled' });
  });

  test('a donation’s payment is refunded like any other, found by its invoice', async () => {
    const { intent, invoice } = await running(500);
    const refund = await shop.stripe.refunds.create({ payment_intent: intent });
    const ties = await shop.stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: String(refund.payment_intent) },
    });
    expect(ties.data[0]?.invoice).toBe(invoice.id);
  });

  test.each<[string, object, object]>([
    ['another customer', { customer: 'cus_none' }, { code: 'resource_missing', param: 'customer' }],
    ['another behaviour', { payment_behavior: 'allow_incomplete' }, { param: 'payment_behavior' }],
    ['no items', { items: undefined }, { code: 'parameter_missing', param: 'items' }],
  ])('%s is refused', async (_name, change, error) => {
    const { customer, product } = await startDonation(shop);
    const params = {
      customer: customer.id,
      items: [{ price_data: priceOf(product.id, 500) }],
      payment_behavior: 'default_incomplete' as const,
      ...change,
    };
    await expect(shop.stripe.subscriptions.create(params)).rejects.toMatchObject(error);
  });
});
