import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { artist, listener, type Person } from '../../tests/support/people';
import { orderOf, release, type Order } from '../../tests/support/releases';
import { setting, webhookSecret } from '../_testing/calls';
import { albumsOf, ledgerOf, orderRow } from '../_testing/sales';

let buyer: Person;
let order: Order;
beforeEach(async () => {
  buyer = await listener();
  order = await orderOf(buyer, [{ album_id: (await release(await artist(), { price: 1000 })).id }]);
});
const state = async () => (await orderRow(order.id)).state;

function eventOf(type: string, changes: object = {}, id = `evt_${randomUUID()}`) {
  const session = {
    id: 'cs_test_1',
    object: 'checkout.session',
    mode: 'payment',
    amount_total: 1000,
    currency: 'usd',
    payment_status: 'paid',
    payment_intent: `pi_${order.id}`,
    metadata: { order_id: order.id },
    customer_details: { email: 'new@example.com' },
    ...changes,
  };
  return JSON.stringify({ id, object: 'event', type, data: { object: session } }, null, 2);
}

function sign(payload: string, { secret = webhookSecret(), ageSeconds = 0 } = {}): string {
  const timestamp = Math.floor(Date.now() / 1000) - ageSeconds;
  return Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
}

async function deliver(payload: string, signature: string | null = sign(payload)): Promise<number> {
  const response = await fetch(`${setting('FAIRTONE_TEST_URL')}/functions/v1/stripe-webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) },
    body: payload,
  });
  return response.status;
}
const completed = 'checkout.session.completed';

describe('the signature of a webhook', () => {
  test.each<[string, (payload: string) => [string, string | null]]>([
    ['missing', (payload) => [payload, null]],
    ['empty', (payload) => [payload, '']],
    ['rubbish', (payload) => [payload, 't=abc,v1=def']],
    ['made with another secret', (payload) => [payload, sign(payload, { secret: 'whsec_other' })]],
    ['six minutes old', (payload) => [payload, sign(payload, { ageSeconds: 360 })]],
    ['six minutes ahead', (payload) => [payload, sign(payload, { ageSeconds: -360 })]],
    ['of the same event written differently', (payload) => [JSON.stringify(JSON.parse(payload)), sign(payload)]],
    ['of another amount', (payload) => [payload.replace('1000', '1001'), sign(payload)]],
    [
      'with a second time put in front',
      (payload) => [payload, `t=${Math.floor(Date.now() / 1000)},${sign(payload, { ageSeconds: 360 })}`],
    ],
  ])('%s: 400, no effect', async (_name, make) => {
    expect(await deliver(...make(eventOf(completed)))).toBe(400);
    expect(await state()).toBe('pending');
    expect(await albumsOf(buyer)).toEqual([]);
  });

  test('right: paid', async () => {
    expect(await deliver(eventOf(completed))).toBe(200);
    expect(await state()).toBe('paid');
    expect(await albumsOf(buyer)).toHaveLength(1);
    expect((await orderRow(order.id)).email).toBe('new@example.com');
  });
});

describe('what an event does', () => {
  test('the same event twenty times at once, and again later, acts once', async () => {
    const payload = eventOf(completed);
    const statuses = await Promise.all(Array.from({ length: 20 }, () => deliver(payload)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await deliver(payload)).toBe(200);
    expect(await deliver(eventOf(completed))).toBe(200);
    expect(await albumsOf(buyer)).toHaveLength(1);
    expect(await ledgerOf(order.id)).toHaveLength(3);
  });

  test('money that comes later pays later', async () => {
    expect(await deliver(eventOf(completed, { payment_status: 'unpaid' }))).toBe(200);
    expect(await state()).toBe('pending');
    expect(await deliver(eventOf('checkout.session.async_payment_succeeded'))).toBe(200);
    expect(await state()).toBe('paid');
  });

  test('money that never comes fails the order', async () => {
    await deliver(eventOf(completed, { payment_status: 'unpaid' }));
    await deliver(eventOf('checkout.session.async_payment_failed', { payment_status: 'unpaid' }));
    expect(await state()).toBe('failed');
  });

  test('an expired page cancels the order, unless it was paid', async () => {
    await deliver(eventOf('checkout.session.expired', { payment_status: 'unpaid' }));
    expect(await state()).toBe('cancelled');
    await deliver(eventOf(completed));
    await deliver(eventOf('checkout.session.expired', { payment_status: 'unpaid' }));
    expect(await state()).toBe('paid');
  });

  test.each([{ amount_total: 999 }, { amount_total: null }, { currency: 'jpy' }])(
    '%p is not what was asked: 400',
    async (paid) => {
      expect(await deliver(eventOf(completed, paid))).toBe(400);
      expect(await state()).toBe('pending');
    },
  );

  test('tax on top is not part of the price', async () => {
    expect(await deliver(eventOf(completed, { amount_total: 1230, total_details: { amount_tax: 230 } }))).toBe(200);
    expect(await state()).toBe('paid');
  });

  test.each([
    ['customer.created', {}],
    [completed, { metadata: {} }],
    [completed, { metadata: { order_id: "'; drop table orders" } }],
    [completed, { mode: 'subscription' }],
  ])('%s %p is nothing of ours: 200, no effect', async (type, changes) => {
    expect(await deliver(eventOf(type, changes))).toBe(200);
    expect(await state()).toBe('pending');
  });

  test.each([
    ['charge.refunded', { object: 'charge', amount_refunded: 1000, metadata: {} }],
    ['refund.created', { object: 'refund', id: 're_1', amount: 1000, status: 'succeeded', metadata: {} }],
    ['charge.dispute.created', { object: 'dispute', id: 'du_1', amount: 1000, status: 'needs_response' }],
    ['invoice.paid', { object: 'invoice', id: 'in_1', amount_paid: 500, currency: 'usd', parent: null }],
    ['customer.subscription.deleted', { object: 'subscription', id: 'sub_nobody' }],
    ['account.updated', { object: 'account', id: 'acct_nobody' }],
    ['transfer.created', { object: 'transfer', id: 'tr_1', amount: 1, amount_reversed: 0, metadata: {} }],
  ])('%s of a payment, gift or account that this shop never made: 200, no effect', async (type, changes) => {
    expect(await deliver(eventOf(type, { payment_intent: `pi_of_another_${order.id}`, ...changes }))).toBe(200);
    expect(await state()).toBe('pending');
  });

  test.each([
    ['charge.refunded', () => ({ metadata: { order_id: randomUUID() }, amount_refunded: 1 })],
    ['transfer.created', () => ({ metadata: { payout_id: randomUUID() }, amount_reversed: 0 })],
  ])('%s of an order or payout that is not there is reported', async (type, changes) => {
    expect(await deliver(eventOf(type, changes()))).toBe(404);
  });

  test('an order that is not there is reported, so that the provider tries again', async () => {
    expect(await deliver(eventOf(completed, { metadata: { order_id: randomUUID() } }))).toBe(404);
  });

  test('a huge body and another method are refused', async () => {
    const payload = eventOf(completed, { padding: 'x'.repeat(1_010_000) });
    expect(await deliver(payload)).toBe(413);
    expect((await fetch(`${setting('FAIRTONE_TEST_URL')}/functions/v1/stripe-webhook`)).status).toBe(405);
  });
});
