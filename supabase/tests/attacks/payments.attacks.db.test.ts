import { randomUUID } from 'node:crypto';
import { eventually } from '../../../servers/testing/eventually.ts';
import { call, payAt, provider, refusal, setting } from '../../functions/_testing/calls';
import { payOrder, startPayment } from '../../functions/_testing/sales';
import { guest, server } from '../support/backend.ts';
import { done } from '../support/outcomes.ts';
import { artist, listener, type Person } from '../support/people.ts';
import { draft, release } from '../support/releases.ts';
import { moneyOf } from './moneyOf.ts';

// The numbers in the titles are those of the list of attacks that the product must withstand.
let ada: Person;
let bela: Person;
let buyer: Person;
beforeAll(async () => {
  [ada, bela] = [await artist('Ada'), await artist('Bela')];
});
beforeEach(async () => {
  buyer = await listener();
});
const sessionIn = (url: string) => new URL(url).pathname.split('/').at(-1) as string;
const refused = async (items: unknown, who: Person | null = buyer) =>
  refusal(await call('create-payment', { items }, who));
/** Payment pages of a person: a refused request must not leave one behind. */
const pagesOf = async (who: Person) =>
  done(server().from('orders').select('id').eq('user_id', who.id).not('provider_session_id', 'is', null));

describe('25: prices, currency, artist and buyer sent by the client', () => {
  test('25: are ignored: the database prices the cart, and the caller is the buyer', async () => {
    const album = await release(ada, { price: 1200 });
    const before = await moneyOf(ada);
    const forged = {
      albumId: album.id,
      amountCents: 1,
      amount_cents: 1,
      price: 1,
      priceInCents: 1,
      quantity: 0,
      currency: 'jpy',
      artistId: buyer.id,
      artist_id: buyer.id,
      price_data: { currency: 'jpy', unit_amount: 1 },
    };
    const extra = {
      currency: 'jpy',
      total: 1,
      user_id: ada.id,
      userId: ada.id,
      state: 'paid',
      metadata: { order_id: 'x' },
    };
    const { orderId, url } = await startPayment(buyer, [forged], extra);
    const session = await provider().checkout.sessions.retrieve(sessionIn(url), { expand: ['line_items'] });
    expect(session).toMatchObject({ amount_total: 1200, currency: 'usd', metadata: { order_id: orderId } });
    expect(session.line_items?.data.map(({ quantity }) => quantity)).toEqual([1]);
    const order = await done(server().from('orders').select('*, order_items(*)').eq('id', orderId).single());
    expect(order).toMatchObject({ user_id: buyer.id, total_cents: 1200, state: 'pending' });
    expect(order.order_items).toMatchObject([{ artist_id: ada.id, amount_cents: 1200 }]);

    await payOrder({ orderId, url });
    expect((await moneyOf(ada)).balanceCents - before.balanceCents).toBe(1020);
    expect(await moneyOf(buyer)).toMatchObject({ owned: [album.id], balanceCents: 0 });
  });

  test('25: an order cannot be changed by its buyer into an order of a more expensive album', async () => {
    const cheap = await release(ada, { price: 99 });
    const dear = await release(ada, { price: 5000 });
    const { orderId } = await startPayment(buyer, [{ albumId: cheap.id }]);
    const [orders, items] = [buyer.rest.from('orders'), buyer.rest.from('order_items')];
    for (const attempt of [
      items.update({ album_id: dear.id }).eq('order_id', orderId).select(),
      items.insert({ order_id: orderId, album_id: dear.id, amount_cents: 0 } as never).select(),
      orders.update({ total_cents: 1 }).eq('id', orderId).select(),
      orders.update({ state: 'paid' }).eq('id', orderId).select(),
    ]) {
      expect((await attempt).error).not.toBeNull();
    }
    expect((await moneyOf(buyer)).orders).toMatchObject([{ id: orderId, state: 'pending', total_cents: 99 }]);
  });
});

describe('26: name your price', () => {
  const NONSENSE: [string, unknown, string][] = [
    ['below the minimum', 299, 'price_too_low'],
    ['nothing, where there is a minimum', 0, 'price_too_low'],
    ['negative', -500, 'invalid_amount'],
    ['NaN, which JSON writes as null', Number.NaN, 'invalid_amount'],
    ['infinite, which JSON writes as null', Number.POSITIVE_INFINITY, 'invalid_amount'],
    ['text', '500', 'invalid_amount'],
    ['null', null, 'invalid_amount'],
    ['a list', [500], 'invalid_amount'],
    ['an object', { cents: 500 }, 'invalid_amount'],
    ['true', true, 'invalid_amount'],
    ['half a cent', 500.5, 'invalid_amount'],
    ['a cent too much', 1_000_001, 'price_too_high'],
    ['beyond an integer', 2 ** 31, 'price_too_high'],
    ['beyond a safe number', 1e300, 'invalid_amount'],
    ['left out', undefined, 'invalid_amount'],
  ];

  test('26: an invalid or refused amount is answered with 400, and creates no payment page', async () => {
    const { id } = await release(ada, { price: null, minimum_price: 300 });
    for (const [name, amountCents, code] of NONSENSE) {
      expect([name, ...(await refused([{ albumId: id, amountCents }]))]).toEqual([name, 400, code]);
    }
    const raw = (number: string) => ({ body: `{"items":[{"albumId":"${id}","amountCents":${number}}]}` });
    for (const number of ['1e3000', '-0.0001', '0x1F4', '٥٠٠', '500,00', '9'.repeat(400)]) {
      const answer = await call('create-payment', {}, buyer, raw(number));
      expect([number, answer.status]).toEqual([number, 400]);
    }
    expect(await moneyOf(buyer)).toMatchObject({ owned: [], orders: [] });
  });

  test('26: an amount of 0 with a minimum of 0 is free; one cent, below the card minimum, is refused', async () => {
    const { id } = await release(ada, { price: null, minimum_price: 0 });
    for (const amountCents of [1, 49]) {
      expect(await refused([{ albumId: id, amountCents }])).toEqual([400, 'below_provider_minimum']);
    }
    const { orderId, url } = await startPayment(buyer, [{ albumId: id, amountCents: 0 }]);
    expect(url).toBe(`/checkout/return?order=${orderId}`);
    expect((await moneyOf(buyer)).owned).toEqual([id]);
    expect(await pagesOf(buyer)).toEqual([]);
  });
});

describe('27: an album that cannot be sold to this buyer, or not at this price', () => {
  test('27: the same album twice, an own, an owned or a hidden one is refused before any charge', async () => {
    const [album, other] = [await release(ada), await release(bela)];
    const one = { albumId: album.id };
    expect(await refused([one, { albumId: other.id }, one])).toEqual([409, 'duplicate_item']);
    expect(await refused([one, { albumId: album.id.toUpperCase() }])).toEqual([409, 'duplicate_item']);
    expect(await refused([one], ada)).toEqual([409, 'own_album']);
    expect(await refused([{ albumId: (await draft(ada)).id }])).toEqual([404, 'album_not_found']);
    expect(await refused([{ albumId: randomUUID() }])).toEqual([404, 'album_not_found']);
    expect([await pagesOf(buyer), await pagesOf(ada)]).toEqual([[], []]);

    await payOrder(await startPayment(buyer, [one]));
    expect(await refused([{ albumId: other.id }, one])).toEqual([409, 'already_owned']);
    expect(await pagesOf(buyer)).toHaveLength(1);
    expect((await moneyOf(buyer)).owned).toEqual([album.id]);
  });

  test('27: a price that changed since the cart is returned, and paid only after it is confirmed', async () => {
    const album = await release(ada, { price: 500 });
    await done(ada.rest.from('albums').update({ price: 900 }).eq('id', album.id).select());
    const seenAt = (expectedCents: number) => [{ albumId: album.id, expectedCents }];
    const answer = await call('create-payment', { items: seenAt(500) }, buyer);
    expect(refusal(answer)).toEqual([409, 'price_changed']);
    expect(answer.body.error).toMatchObject({ details: [{ albumId: album.id, amountCents: 900 }] });
    expect(await pagesOf(buyer)).toEqual([]);
    const { url } = await startPayment(buyer, seenAt(900));
    expect(await provider().checkout.sessions.retrieve(sessionIn(url))).toMatchObject({ amount_total: 900 });
  });

  test('27: two pages for one album in two tabs: only one can be paid', async () => {
    const album = await release(ada, { price: 500 });
    const tabs = [
      await startPayment(buyer, [{ albumId: album.id }]),
      await startPayment(buyer, [{ albumId: album.id }]),
    ];
    const answers = await Promise.all(tabs.map(({ url }) => payAt(url)));
    expect(answers).toEqual([410, expect.stringContaining('/checkout/return')]);
    await eventually(async () => expect((await moneyOf(buyer)).owned).toEqual([album.id]));
    const { orders } = await moneyOf(buyer);
    expect(orders.filter(({ state }) => state === 'paid')).toHaveLength(1);
  });
});

describe('28: the return page without a payment', () => {
  test('28: grants nothing, for every address and visitor', async () => {
    const album = await release(ada, { price: 700 });
    const { orderId, url } = await startPayment(buyer, [{ albumId: album.id }]);
    const session = sessionIn(url);
    const page = `${setting('FAIRTONE_TEST_URL')}/checkout/return?order=${orderId}`;
    for (const claim of [
      '',
      `&session_id=${session}`,
      `&session_id=${session}&payment_status=paid&redirect_status=succeeded`,
    ]) {
      await fetch(page + claim, { headers: { authorization: `Bearer ${buyer.token}` } });
    }
    await fetch(url);
    expect(await payAt(url, { cardNumber: '4000 0000 0000 0002' })).toBe(402);
    expect(await payAt(url, { cardNumber: '4000 0025 0000 3155' })).toBe(`/pay/${session}/challenge`);

    const asked = await call('request-download', { albumId: album.id, format: 'mp3' }, buyer);
    expect(refusal(asked)).toEqual([403, 'not_owned']);
    expect(await moneyOf(buyer)).toMatchObject({ owned: [], orders: [{ id: orderId, state: 'pending' }] });
  });

  test('28: cannot be replaced by the data API: only the service may call the granting functions', async () => {
    const album = await release(ada, { price: 700 });
    const { orderId } = await startPayment(buyer, [{ albumId: album.id }]);
    const forged = { user_id: buyer.id, album_id: album.id, album_title: 'x', artist_name: 'x', amount_cents: 0 };
    for (const rest of [guest(), buyer.rest, ada.rest]) {
      const paid = await rest.rpc('fulfil_order', { order_id: orderId, provider_event_id: 'evt_forged' });
      expect(paid.error).not.toBeNull();
      expect(
        (
          await rest
            .from('purchases')
            .insert(forged as never)
            .select()
        ).error,
      ).not.toBeNull();
    }
    expect(await moneyOf(buyer)).toMatchObject({ owned: [], orders: [{ id: orderId, state: 'pending' }] });
  });
});
