import { randomUUID } from 'node:crypto';
import { server } from '../support/backend.ts';
import { done, refusalOf } from '../support/outcomes.ts';
import { artist, listener, type Person } from '../support/people.ts';
import { buy, orderOf, pay, release, type Order, refundAll } from '../support/releases.ts';

let ada: Person;
let bela: Person;

beforeAll(async () => {
  [ada, bela] = [await artist('Ada'), await artist('Bela')];
});

const event = () => `evt_${randomUUID()}`;
const close = (order: Order, outcome: string) =>
  done(server().rpc('close_order', { order_id: order.id, provider_event_id: event(), outcome }));
const stateOf = async (order: Order) =>
  (await done(server().from('orders').select('state').eq('id', order.id).single())).state;
const ownedBy = async (buyer: Person) =>
  (await done(buyer.rest.from('purchases').select('album_id').is('revoked_at', null))).map((row) => row.album_id);
const ledgerOf = (order: Order) =>
  done(
    server()
      .from('ledger_entries')
      .select('account, kind, amount_cents')
      .in(
        'order_item_id',
        order.items.map(({ id }) => id),
      )
      .order('id'),
  );

describe('a paid order', () => {
  test('grants its albums, splits the money and notifies the artists', async () => {
    const seller = await artist('Cleo');
    const buyer = await listener();
    const album = await release(seller, { price: 999 });
    const order = await buy(buyer, album);
    expect(order).toMatchObject({ state: 'paid', paid_at: expect.any(String) });
    expect(await done(buyer.rest.from('purchases').select('album_id, album_title, artist_name, amount_cents'))).toEqual(
      [{ album_id: album.id, album_title: 'Night Walks', artist_name: 'Cleo', amount_cents: 999 }],
    );
    expect(await ledgerOf(order)).toEqual([
      { account: 'customer', kind: 'sale', amount_cents: -999 },
      { account: 'artist', kind: 'artist_share', amount_cents: 849 },
      { account: 'platform', kind: 'platform_share', amount_cents: 150 },
    ]);
    expect(await done(seller.rest.from('notifications').select('kind, payload'))).toEqual([
      { kind: 'sale', payload: expect.objectContaining({ album_id: album.id, amount_cents: 999, share_cents: 849 }) },
    ]);
  });

  test('has one effect when its event arrives twice, and with a second event about the same payment', async () => {
    const buyer = await listener();
    const order = await orderOf(buyer, [{ album_id: (await release(ada)).id }]);
    const id = event();
    await pay(order.id, id);
    await pay(order.id, id);
    await pay(order.id);
    expect(await ownedBy(buyer)).toHaveLength(1);
    expect(await ledgerOf(order)).toHaveLength(3);
  });

  test('has one effect when its event arrives twenty times at once', async () => {
    const buyer = await listener();
    const order = await orderOf(buyer, [{ album_id: (await release(ada)).id }, { album_id: (await release(bela)).id }]);
    const id = event();
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay(order.id, id)));
    expect(new Set(answers.map(({ state }) => state))).toEqual(new Set(['paid']));
    expect(await ownedBy(buyer)).toHaveLength(2);
    expect(await ledgerOf(order)).toHaveLength(6);
  });

  test('stores its event, and a known event has no effect on another order', async () => {
    const { id: albumId } = await release(ada);
    const [first, second] = [
      await orderOf(await listener(), [{ album_id: albumId }]),
      await orderOf(await listener(), [{ album_id: albumId }]),
    ];
    const id = event();
    const args = { provider_event_id: id, event_type: 'checkout.session.completed', payload: { id } };
    await done(server().rpc('fulfil_order', { order_id: first.id, ...args }));
    await done(server().rpc('fulfil_order', { order_id: second.id, ...args }));
    expect([await stateOf(first), await stateOf(second)]).toEqual(['paid', 'pending']);
    const kept = await done(server().from('payment_events').select('id, type, payload').eq('id', id));
    expect(kept).toEqual([{ id, type: args.event_type, payload: args.payload }]);
  });

  test('must have been paid in full: another amount changes nothing', async () => {
    const order = await orderOf(await listener(), [{ album_id: (await release(ada, { price: 500 })).id }]);
    const args = { order_id: order.id, provider_event_id: event(), paid_cents: 499 };
    expect(await refusalOf(server().rpc('fulfil_order', args))).toBe('amount_mismatch');
    expect(await stateOf(order)).toBe('pending');
    await done(server().rpc('fulfil_order', { ...args, paid_cents: 500 }));
    expect(await stateOf(order)).toBe('paid');
  });

  test('that does not exist is refused, and its event is not marked as processed', async () => {
    const id = event();
    expect(await refusalOf(server().rpc('fulfil_order', { order_id: randomUUID(), provider_event_id: id }))).toBe(
      'order_not_found',
    );
    expect(await done(server().from('payment_events').select('id').eq('id', id))).toEqual([]);
  });

  test('is not undone by a late expiry, and a payment after an expiry still counts', async () => {
    const [first, second] = [await listener(), await listener()];
    const paid = await buy(first, await release(ada));
    await close(paid, 'cancelled');
    expect(await stateOf(paid)).toBe('paid');
    const late = await orderOf(second, [{ album_id: (await release(ada)).id }]);
    await close(late, 'failed');
    expect(await stateOf(late)).toBe('failed');
    await pay(late.id);
    expect(await ownedBy(second)).toHaveLength(1);
  });
});

describe('a refund', () => {
  test('revokes access and balance exactly once', async () => {
    const seller = await artist();
    const buyer = await listener();
    const order = await buy(buyer, await release(seller, { price: 999 }));
    const id = event();
    await refundAll(order, id);
    await refundAll(order, id);
    await refundAll(order);
    expect(await stateOf(order)).toBe('refunded');
    expect(await ownedBy(buyer)).toEqual([]);
    expect(await ledgerOf(order)).toHaveLength(6);
    expect(await done(seller.rest.from('artist_balance').select())).toEqual([
      { artist_id: seller.id, balance_cents: 0, payable_cents: 0, earned_cents: 0 },
    ]);
  });

  test('that arrives before its payment leaves nothing granted and nothing booked', async () => {
    const buyer = await listener();
    const order = await orderOf(buyer, [{ album_id: (await release(ada)).id }]);
    await refundAll(order);
    await pay(order.id);
    expect(await stateOf(order)).toBe('refunded');
    expect(await ownedBy(buyer)).toEqual([]);
    expect(await ledgerOf(order)).toEqual([]);
  });

  test('allows the album to be bought again', async () => {
    const buyer = await listener();
    const album = await release(ada);
    await refundAll(await buy(buyer, album));
    await buy(buyer, album);
    expect(await ownedBy(buyer)).toEqual([album.id]);
  });

  test('of one of two payments for the same album keeps the right of the other', async () => {
    const buyer = await listener();
    const album = await release(ada);
    const orders = [
      await orderOf(buyer, [{ album_id: album.id }]),
      await orderOf(buyer, [{ album_id: album.id }]),
    ] as const;
    for (const { id } of orders) await pay(id);
    expect(await ownedBy(buyer)).toEqual([album.id]);
    await refundAll(orders[0]);
    expect(await ownedBy(buyer)).toEqual([album.id]);
    await refundAll(orders[1]);
    expect(await ownedBy(buyer)).toEqual([]);
  });
});
