import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { deliver, eventText, saleEvents } from '../../tests/attacks/paymentEvents';
import { moderatedShop } from '../../tests/people/moderators';
import { guest, server } from '../../tests/support/backend';
import { done, NOT_GRANTED, refusalOf } from '../../tests/support/outcomes';
import { artist, listener, type Person } from '../../tests/support/people';
import { orderOf, release, type Order } from '../../tests/support/releases';
import { orderRow } from '../_testing/sales';

let mod: Person;
let seller: Person;
let buyer: Person;
let order: Order;
let events: ReturnType<typeof saleEvents>;
beforeAll(async () => {
  [{ mod }, seller, buyer] = [await moderatedShop(), await artist(), await listener()];
});
beforeEach(async () => {
  order = await orderOf(buyer, [{ album_id: (await release(seller, { price: 1000 })).id }]);
  events = saleEvents(order.id, 1000);
});

/** An event in this version of the provider's API. */
const inVersion = (api_version: string, payload: string) => JSON.stringify({ ...JSON.parse(payload), api_version });

/** The order's refused events that staff can read, newest first. */
const seenByStaff = async (orderId = order.id) =>
  (await done(mod.rest.rpc('list_refused_payments', { page_size: 100 }))).filter((row) => row.order_id === orderId);

test.each<[string, object, object]>([
  ['amount', { amount_total: 999 }, { amount_cents: 999, currency: 'usd' }],
  ['currency', { currency: 'jpy' }, { amount_cents: 1000, currency: 'jpy' }],
])('a payment of another %s is refused, and kept on its order for staff', async (_what, paid, told) => {
  expect(await deliver(events.paid(paid))).toBe(400);
  expect(await seenByStaff()).toEqual([
    expect.objectContaining({
      ...{
        code: 'amount_mismatch',
        event_type: 'checkout.session.completed',
        event_id: expect.stringMatching(/^evt_/),
      },
      ...{ order_state: 'pending', expected_cents: 1000, deliveries: 1, ...told },
    }),
  ]);
});

test('an event of another release of the API is refused without effect; one of the same release pays', async () => {
  const old = '2025-03-31.basil';
  expect(await deliver(inVersion(old, events.paid()))).toBe(400);
  expect((await orderRow(order.id)).state).toBe('pending');
  expect(await seenByStaff()).toMatchObject([{ code: 'wrong_api_version', api_version: old, amount_cents: 1000 }]);

  const release = Stripe.API_VERSION.split('.')[1];
  expect(await deliver(inVersion(`2026-09-30.${release}`, events.paid()))).toBe(200);
  expect(await seenByStaff()).toMatchObject([{ code: 'wrong_api_version', order_state: 'paid' }]);
});

test('a month of a donation in an old shape is refused, not dropped; what no order names is kept by itself', async () => {
  const invoice = { id: `in_${randomUUID()}`, object: 'invoice', amount_paid: 500, currency: 'usd' };
  const metadata = { donation_id: randomUUID() };
  const id = `evt_${randomUUID()}`;
  const told = eventText('invoice.paid', { ...invoice, subscription_details: { metadata } }, id);
  expect(await deliver(inVersion('2020-08-27', told))).toBe(400);
  expect(await deliver(inVersion('2020-08-27', eventText('customer.created', {})))).toBe(200);
  const rows = await done(mod.rest.rpc('list_refused_payments', { page_size: 100 }));
  expect(rows.find((row) => row.event_id === id)).toMatchObject({
    order_id: null,
    donation_id: null,
    amount_cents: 500,
  });
});

test('an event about a payment is kept on the order that it paid', async () => {
  expect(await deliver(events.paid())).toBe(200);
  expect(await deliver(inVersion('2020-08-27', events.disputed()))).toBe(400);
  expect(await seenByStaff()).toMatchObject([{ code: 'wrong_api_version', event_type: 'charge.dispute.created' }]);
});

test('the same event again counts its deliveries; of many events an order keeps the newest twenty', async () => {
  const first = events.paid({ amount_total: 1 });
  await Promise.all(Array.from({ length: 5 }, () => deliver(first)));
  expect(await seenByStaff()).toMatchObject([{ deliveries: 5, amount_cents: 1 }]);
  const keep = (event_id: string) =>
    server().rpc('keep_refused_payment', { event_id, event_type: 'x', code: 'amount_mismatch', order_id: order.id });
  await Promise.all(Array.from({ length: 25 }, (_, index) => keep(`evt_${index}_${order.id}`)));
  const kept = await done(server().from('refused_payments').select('amount_cents').eq('order_id', order.id));
  expect(kept).toHaveLength(20);
  expect(kept.map(({ amount_cents }) => amount_cents)).not.toContain(1);
});

test('staff alone sees them, and nobody writes them by the data API', async () => {
  for (const who of [buyer, seller]) {
    expect(await refusalOf(who.rest.rpc('list_refused_payments'))).toBe('moderators_only');
  }
  for (const rest of [guest(), buyer.rest, mod.rest]) {
    expect(await refusalOf(rest.from('refused_payments').select())).toMatch(NOT_GRANTED);
    const forged = { event_id: 'evt_forged', event_type: 'x', code: 'x', order_id: order.id };
    expect(await refusalOf(rest.rpc('keep_refused_payment', forged))).toMatch(NOT_GRANTED);
  }
  expect(await refusalOf(guest().rpc('list_refused_payments'))).toMatch(NOT_GRANTED);
});
