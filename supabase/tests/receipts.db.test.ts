import { randomUUID } from 'node:crypto';
import { guest, server } from './support/backend.ts';
import { done, NOT_GRANTED, refusalOf } from './support/outcomes.ts';
import { artist, listener, type Person } from './support/people.ts';
import { buy, orderOf, release } from './support/releases.ts';

type Receipt = { total_cents: number; refunded_cents: number; refunds: { amount_cents: number }[] };

describe('a receipt', () => {
  const receiptOf = (who: Person, id: string) => done(who.rest.rpc('order_receipt', { order_id: id }));

  test('shows what its buyer paid, only to the buyer', async () => {
    const [ada, lena, eve] = await Promise.all([artist('Ada'), listener('Lena'), listener('Eve')]);
    const order = await buy(
      lena,
      await release(ada, { title: 'Salt', price: 500 }),
      await release(ada, { price: 800 }),
    );
    const item = { artist_name: 'Ada', state: 'sold' };
    expect(await receiptOf(lena, order.id)).toMatchObject({
      ...{ order_id: order.id, state: 'paid', email: lena.email, currency: 'usd', total_cents: 1300 },
      items: [
        { ...item, title: 'Night Walks', amount_cents: 800 },
        { ...item, title: 'Salt', amount_cents: 500 },
      ],
    });
    for (const other of [eve, ada]) expect(await receiptOf(other, order.id)).toBeNull();
    expect(await refusalOf(guest().rpc('order_receipt', { order_id: order.id }))).toMatch(NOT_GRANTED);
  });

  test('shows its refunds, in any order of the provider’s events', async () => {
    const [ada, lena] = await Promise.all([artist('Ada'), listener('Lena')]);
    const order = await orderOf(lena, [{ album_id: (await release(ada, { price: 1300 })).id }]);
    const payment_id = `pi_${randomUUID()}`;
    const event = () => ({ payment_id, provider_event_id: `evt_${randomUUID()}` });
    await done(server().rpc('fulfil_order', { order_id: order.id, ...event() }));
    const left = async () => {
      const { total_cents, refunded_cents, refunds } = (await receiptOf(lena, order.id)) as Receipt;
      return [total_cents, refunded_cents, refunds.map(({ amount_cents }) => amount_cents)];
    };
    expect(await left()).toEqual([1300, 0, []]);
    const refund = (provider_refund_id: string, amount_cents: number, state: string) =>
      done(server().rpc('record_refund', { provider_refund_id, amount_cents, state, ...event() }));
    const [first, second] = [`re_${randomUUID()}`, `re_${randomUUID()}`];
    await refund(first, 500, 'pending');
    await refund(first, 500, 'succeeded');
    expect(await left()).toEqual([1300, 500, [500]]);
    await done(server().rpc('record_refunded_charge', { refunded_cents: 700, ...event() }));
    expect(await left()).toEqual([1300, 700, [500]]);
    await refund(second, 200, 'succeeded');
    expect(await left()).toEqual([1300, 700, [500, 200]]);
    // The bank rejected the refund: the buyer does not have the money.
    await refund(first, 500, 'failed');
    expect(await left()).toEqual([1300, 200, [200]]);
  });

  test('exists once the order is paid', async () => {
    const lena = await listener();
    const { id } = await orderOf(lena, [{ album_id: (await release(await artist())).id }]);
    expect(await receiptOf(lena, id)).toBeNull();
  });
});
