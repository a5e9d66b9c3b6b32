import { guest, server } from './support/backend.ts';
import { done, NOT_GRANTED, refusalOf } from './support/outcomes.ts';
import { artist, listener, type Person } from './support/people.ts';
import { buy, draft, orderOf, release, type WantedItem } from './support/releases.ts';

let ada: Person;
let bela: Person;
let lena: Person;

beforeAll(async () => {
  [ada, bela, lena] = [await artist('Ada'), await artist('Bela'), await listener()];
});

const refusedOrder = (buyer: Person, items: unknown) =>
  refusalOf(server().rpc('create_order', { user_id: buyer.id, items: items as never }));

describe('an order', () => {
  test('is priced by the database, not by the cart', async () => {
    const album = await release(ada, { price: 1000 });
    const item = { album_id: album.id, amount_cents: 1, artist_id: lena.id, currency: 'jpy', price: 1 };
    expect(await orderOf(lena, [item])).toMatchObject({
      state: 'pending',
      user_id: lena.id,
      email: lena.email,
      total_cents: 1000,
      items: [
        {
          album_id: album.id,
          artist_id: ada.id,
          artist_name: 'Ada',
          album_title: 'Night Walks',
          amount_cents: 1000,
          pricing: 'fixed',
        },
      ],
    });
  });

  test('may have several artists and a chosen price for name-your-price albums', async () => {
    const [fixed, named] = [
      await release(ada, { price: 700 }),
      await release(bela, { price: null, minimum_price: 300 }),
    ];
    const order = await orderOf(lena, [{ album_id: fixed.id }, { album_id: named.id, amount_cents: 450 }]);
    expect(order.total_cents).toBe(1150);
    expect(order.items.map(({ pricing, amount_cents }) => [pricing, amount_cents]).sort()).toEqual([
      ['fixed', 700],
      ['name_your_price', 450],
    ]);
  });

  test('of free albums only is granted at once, because no provider event will follow', async () => {
    const [free, named] = [await release(ada, { price: 0 }), await release(bela, { price: null, minimum_price: 0 })];
    const buyer = await listener();
    const order = await orderOf(buyer, [{ album_id: free.id }, { album_id: named.id, amount_cents: 0 }]);
    expect(order).toMatchObject({ state: 'paid', total_cents: 0 });
    expect(await done(buyer.rest.from('purchases').select('amount_cents'))).toEqual([
      { amount_cents: 0 },
      { amount_cents: 0 },
    ]);
    expect(
      await done(
        server()
          .from('ledger_entries')
          .select('id')
          .in(
            'order_item_id',
            order.items.map(({ id }) => id),
          ),
      ),
    ).toEqual([]);
  });

  test('can be read by its buyer only; its items also by the artist once they are paid', async () => {
    const order = await orderOf(lena, [{ album_id: (await release(ada)).id }]);
    const reads = async (who: Person) => [
      (await done(who.rest.from('orders').select('id').eq('id', order.id))).length,
      (await done(who.rest.from('order_items').select('id').eq('order_id', order.id))).length,
    ];
    expect([await reads(lena), await reads(ada), await reads(bela)]).toEqual([
      [1, 1],
      [0, 0],
      [0, 0],
    ]);
    await done(server().rpc('fulfil_order', { order_id: order.id, provider_event_id: `evt_${order.id}` }));
    expect([await reads(ada), await reads(bela)]).toEqual([
      [0, 1],
      [0, 0],
    ]);
    expect(await refusalOf(guest().from('orders').select())).toMatch(NOT_GRANTED);
  });
});

describe('an order is refused', () => {
  test('when the cart is empty, not a list, or longer than 50', async () => {
    expect(await refusedOrder(lena, [])).toBe('empty_cart');
    expect(await refusedOrder(lena, {})).toBe('empty_cart');
    const { id } = await release(ada);
    expect(
      await refusedOrder(
        lena,
        Array.from({ length: 51 }, () => ({ album_id: id })),
      ),
    ).toBe('too_many_items');
  });

  test('for an album that is unknown, a draft, withdrawn, or an invalid id', async () => {
    const withdrawn = await release(ada);
    await done(ada.rest.rpc('withdraw_album', { album_id: withdrawn.id }));
    const ids = [
      '00000000-0000-4000-8000-000000000000',
      (await draft(ada)).id,
      withdrawn.id,
      'nonsense',
      null,
      7,
      { id: 1 },
    ];
    for (const album_id of ids) expect(await refusedOrder(lena, [{ album_id }])).toBe('album_not_found');
    expect(await refusedOrder(lena, ['x'])).toBe('album_not_found');
  });

  test('for the buyer’s own album, one they own, and one that is in the cart twice', async () => {
    const album = await release(ada);
    expect(await refusedOrder(ada, [{ album_id: album.id }])).toBe('own_album');
    expect(await refusedOrder(lena, [{ album_id: album.id }, { album_id: album.id }])).toBe('duplicate_item');
    await buy(lena, album);
    expect(await refusedOrder(lena, [{ album_id: album.id }])).toBe('already_owned');
  });

  test('for a person without an account', async () => {
    const { id } = await release(ada);
    const user_id = '00000000-0000-4000-8000-000000000000';
    expect(await refusalOf(server().rpc('create_order', { user_id, items: [{ album_id: id }] }))).toBe(
      'user_not_found',
    );
  });

  test('as a whole when one item is invalid, and leaves nothing behind', async () => {
    const buyer = await listener();
    const good = await release(ada);
    await refusedOrder(buyer, [{ album_id: good.id }, { album_id: 'nonsense' }]);
    expect(await done(buyer.rest.from('orders').select())).toEqual([]);
  });
});

describe('a chosen price', () => {
  const refusedAmount = async (item: Omit<WantedItem, 'album_id'>, minimum_price = 300) => {
    const { id } = await release(bela, { price: null, minimum_price });
    return refusedOrder(lena, [{ album_id: id, ...item }]);
  };

  test('below the minimum is too low', async () => {
    expect(await refusedAmount({ amount_cents: 299 })).toBe('price_too_low');
  });

  test('of 1 to 49 cents is below the provider’s minimum', async () => {
    for (const amount_cents of [1, 49]) expect(await refusedAmount({ amount_cents }, 0)).toBe('below_provider_minimum');
  });

  test('above ten thousand dollars is too high', async () => {
    expect(await refusedAmount({ amount_cents: 1_000_001 })).toBe('price_too_high');
    expect(await refusedAmount({ amount_cents: 1e30 })).toBe('price_too_high');
  });

  test.each([-1, 300.5, '500', '1e3', 'NaN', null, undefined, [500], { cents: 500 }, true])(
    'of %j is no amount',
    async (amount_cents) => {
      expect(await refusedAmount({ amount_cents })).toBe('invalid_amount');
    },
  );
});

test('browsers cannot create, pay, close or reverse orders', async () => {
  const { id } = await release(ada);
  const order = await orderOf(lena, [{ album_id: id }]);
  const event = { order_id: order.id, provider_event_id: 'evt_browser' };
  const refund = { ...event, payment_id: 'pi_browser', refunded_cents: 100 };
  for (const who of [lena.rest, ada.rest, guest()]) {
    expect(await refusalOf(who.rpc('create_order', { user_id: lena.id, items: [{ album_id: id }] }))).toMatch(
      NOT_GRANTED,
    );
    expect(await refusalOf(who.rpc('fulfil_order', event))).toMatch(NOT_GRANTED);
    expect(await refusalOf(who.rpc('close_order', { ...event, outcome: 'cancelled' }))).toMatch(NOT_GRANTED);
    expect(await refusalOf(who.rpc('record_refunded_charge', refund))).toMatch(NOT_GRANTED);
  }
});
