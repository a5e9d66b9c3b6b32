import { server } from '../../tests/support/backend';
import { done } from '../../tests/support/outcomes';
import { artist, listener, type Person } from '../../tests/support/people';
import { release } from '../../tests/support/releases';
import { ageSales } from '../../tests/support/time';
import { balanceOf } from '../_testing/artists';
import { eventually } from '../../../servers/testing/eventually.ts';
import { call, control, provider, refusal } from '../_testing/calls';
import { albumsOf, orderRow, payOrder, startPayment } from '../_testing/sales';

let ada: Person;
let bela: Person;
let buyer: Person;
beforeEach(async () => {
  [ada, bela, buyer] = await Promise.all([artist('Ada'), artist('Bela'), listener()]);
});

/** One payment for an album of each artist, and for one that is free. Returns the items by artist. */
async function sellBoth() {
  const albums = [
    await release(ada, { price: 1000 }),
    await release(bela, { price: 700 }),
    await release(bela, { price: 0 }),
  ];
  const order = await startPayment(
    buyer,
    albums.map(({ id }) => ({ albumId: id })),
  );
  await payOrder(order);
  const { orderId } = order;
  const items = await done(server().from('order_items').select('id, album_id').eq('order_id', orderId));
  const itemOf = (position: number) => items.find(({ album_id }) => album_id === albums[position]!.id)!.id;
  return { orderId, albums: albums.map(({ id }) => id), adas: itemOf(0), belas: itemOf(1), free: itemOf(2) };
}
const refund = (orderItemId: string, who: Person) => call('refund-sale', { orderItemId }, who);
const refundsOf = async (orderId: string) => {
  const { provider_payment_id: intent } = await orderRow(orderId);
  return (await provider().refunds.list({ payment_intent: intent! })).data;
};

/** Notifications of a person about refunds and disputes: events for artists, cents for buyers. */
async function toldTo({ id }: Person): Promise<unknown[]> {
  const told = server()
    .from('notifications')
    .select('kind, payload')
    .eq('user_id', id)
    .in('kind', ['sale_update', 'refund']);
  const rows = await done(told.order('created_at'));
  return rows.map(({ kind, payload }) => {
    const { event, amount_cents } = payload as { event: string; amount_cents: number };
    return kind === 'refund' ? amount_cents : event;
  });
}

test('takes one artist’s sale out of a cart, once, and leaves the others’', async () => {
  const { orderId, albums, adas, belas } = await sellBoth();
  const answers = await Promise.all([refund(adas, ada), refund(adas, ada), refund(adas, ada)]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await refundsOf(orderId)).map(({ amount }) => amount)).toEqual([1000]);
  expect([await balanceOf(ada), await balanceOf(bela)]).toEqual([
    [0, 0],
    [595, 0],
  ]);
  expect((await albumsOf(buyer)).sort()).toEqual(albums.slice(1).sort());
  expect((await orderRow(orderId)).state).toBe('paid');
  expect([await toldTo(ada), await toldTo(bela), await toldTo(buyer)]).toEqual([['refunded'], [], [1000]]);
  await refund(belas, bela);
  expect((await orderRow(orderId)).state).toBe('refunded');
  expect(await albumsOf(buyer)).toEqual([]);
  expect([await toldTo(ada), await toldTo(bela), await toldTo(buyer)]).toEqual([
    ['refunded'],
    ['refunded'],
    [1000, 700],
  ]);
  const list = await done(ada.rest.rpc('artist_sales'));
  expect(list).toMatchObject([
    {
      kind: 'sale',
      amount_cents: 1000,
      refunded_cents: 1000,
      share_cents: 0,
      state: 'refunded',
      refundable_until: null,
    },
  ]);
});

test('is the artist’s own right, within 30 days, for what was paid', async () => {
  const { adas, free } = await sellBoth();
  expect(refusal(await refund(adas, bela))).toEqual([404, 'sale_not_found']);
  expect(refusal(await refund(adas, buyer))).toEqual([404, 'sale_not_found']);
  expect(refusal(await refund(free, bela))).toEqual([409, 'sale_was_free']);
  expect(refusal(await call('refund-sale', {}, ada))).toEqual([400, 'invalid_request']);
  await ageSales(31, [ada.id]);
  expect(refusal(await refund(adas, ada))).toEqual([409, 'refund_window_closed']);
  expect(await balanceOf(ada)).toEqual([850, 850]);
});

test('whose answer was lost says so; asked again it is the same refund', async () => {
  const { orderId, adas } = await sellBoth();
  await control('answers/lose', JSON.stringify({ path: '/v1/refunds', times: 3 }));
  expect(refusal(await refund(adas, ada))).toEqual([502, 'provider_unavailable']);
  expect((await refund(adas, ada)).body).toEqual({ state: 'succeeded', amountCents: 1000 });
  expect(await refundsOf(orderId)).toHaveLength(1);
  expect(await balanceOf(ada)).toEqual([0, 0]);
}, 60_000);

test('that the bank sends back restores share and downloads, and may be asked for again', async () => {
  const { orderId, albums, adas } = await sellBoth();
  await refund(adas, ada);
  await control(`refunds/${(await refundsOf(orderId))[0]!.id}/fail`);
  await eventually(async () => expect(await balanceOf(ada)).toEqual([850, 0]));
  expect((await albumsOf(buyer)).sort()).toEqual([...albums].sort());
  expect((await refund(adas, ada)).status).toBe(200);
  expect(await balanceOf(ada)).toEqual([0, 0]);
});

test('is refused while the payer’s bank disputes the payment; a won dispute gives back, a lost one does not', async () => {
  const { orderId, albums, adas } = await sellBoth();
  const { provider_payment_id: intent } = await orderRow(orderId);
  const { id } = await control<{ id: string }>('disputes', { payment_intent: intent! });
  await eventually(async () => expect((await orderRow(orderId)).state).toBe('disputed'));
  expect(await albumsOf(buyer)).toEqual([]);
  expect(refusal(await refund(adas, ada))).toEqual([409, 'sale_disputed']);
  await control(`disputes/${id}/win`);
  await eventually(async () => expect((await orderRow(orderId)).state).toBe('paid'));
  expect((await albumsOf(buyer)).sort()).toEqual([...albums].sort());
  expect([await balanceOf(ada), await balanceOf(bela)]).toEqual([
    [850, 0],
    [595, 0],
  ]);
  expect([await toldTo(ada), await toldTo(buyer)]).toEqual([['disputed', 'dispute_won'], []]);
});

test('part of a payment given back at the provider is the platform’s cost: shares and downloads stay', async () => {
  const { orderId, albums } = await sellBoth();
  const { provider_payment_id: intent } = await orderRow(orderId);
  await provider().refunds.create({ payment_intent: intent!, amount: 300 });
  await eventually(async () =>
    expect(
      await done(server().from('ledger_entries').select('account, amount_cents').eq('order_id', orderId).order('id')),
    ).toEqual([
      { account: 'customer', amount_cents: 300 },
      { account: 'platform', amount_cents: -300 },
    ]),
  );
  expect([await balanceOf(ada), (await albumsOf(buyer)).length]).toEqual([[850, 0], albums.length]);
  expect([await toldTo(ada), await toldTo(buyer)]).toEqual([['partly_refunded'], [300]]);
});
