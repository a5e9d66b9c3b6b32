import { guest } from './support/backend.ts';
import { done, NOT_GRANTED, refusalOf } from './support/outcomes.ts';
import { artist, listener, type Person } from './support/people.ts';
import { buy, orderOf, release } from './support/releases.ts';

describe('a receipt', () => {
  const receiptOf = (who: Person, id: string) => done(who.rest.rpc('order_receipt', { order_id: id }));

  test('names what its buyer paid, and is there for nobody else', async () => {
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

  test('is there once the order was paid', async () => {
    const lena = await listener();
    const { id } = await orderOf(lena, [{ album_id: (await release(await artist())).id }]);
    expect(await receiptOf(lena, id)).toBeNull();
  });
});
