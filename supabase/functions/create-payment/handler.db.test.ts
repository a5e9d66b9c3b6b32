import { randomUUID } from 'node:crypto';
import { eventually } from '../../../servers/testing/eventually.ts';
import { server } from '../../tests/support/backend';
import { done } from '../../tests/support/outcomes';
import { artist, listener, type Person } from '../../tests/support/people';
import { buy, draft, release } from '../../tests/support/releases';
import { call, payAt, provider, refusal, setting } from '../_testing/calls';
import { albumsOf, ledgerOf, orderRow, payOrder, startPayment } from '../_testing/sales';

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

describe('paying for a cart', () => {
  test('two artists in one payment: paid, owned, 85 % for each, receipt address as chosen on the page', async () => {
    const fixed = await release(ada, { price: 999 });
    const open = await release(bela, { price: null, minimum_price: 300 });
    const items = [{ albumId: fixed.id }, { albumId: open.id, amountCents: 701 }];
    const { orderId, url } = await startPayment(buyer, items, { email: 'buyer@example.com', locale: 'pl' });
    expect(await orderRow(orderId)).toMatchObject({
      state: 'pending',
      total_cents: 1700,
      email: 'buyer@example.com',
      provider_session_id: sessionIn(url),
      url,
    });
    expect(await (await fetch(url)).text()).toContain('lang="pl"');
    expect(await albumsOf(buyer)).toEqual([]);

    const target = await payOrder({ orderId, url }, { email: 'receipt@example.com' });
    expect(target).toBe(
      `${setting('FAIRTONE_TEST_URL')}/checkout/return?order=${orderId}&session_id=${sessionIn(url)}`,
    );
    expect(await orderRow(orderId)).toMatchObject({ state: 'paid', email: 'receipt@example.com' });
    expect((await albumsOf(buyer)).sort()).toEqual([fixed.id, open.id].sort());
    const rows = await ledgerOf(orderId);
    expect(rows).toHaveLength(6);
    expect(rows).toEqual(
      expect.arrayContaining([
        ['customer', 'sale', -999],
        ['artist', 'artist_share', 849],
        ['platform', 'platform_share', 150],
        ['customer', 'sale', -701],
        ['artist', 'artist_share', 595],
        ['platform', 'platform_share', 106],
      ]),
    );
    const shares = await done(ada.rest.from('ledger_entries').select('amount_cents').eq('account', 'artist'));
    expect(shares.map((row) => row.amount_cents)).toContain(849);
  });

  test('prices, currency, artist and total of the client are ignored', async () => {
    const album = await release(ada, { price: 1200 });
    const item = { albumId: album.id, amountCents: 1, amount_cents: 1, price: 1, priceInCents: 1, artistId: buyer.id };
    const { orderId, url } = await startPayment(buyer, [item], {
      currency: 'jpy',
      total: 1,
      user_id: ada.id,
      orderId: 'x',
    });
    expect(await provider().checkout.sessions.retrieve(sessionIn(url))).toMatchObject({
      amount_total: 1200,
      currency: 'usd',
      metadata: { order_id: orderId },
    });
    expect(await orderRow(orderId)).toMatchObject({ user_id: buyer.id, total_cents: 1200 });
  });

  test('nothing is granted by opening the pages without paying', async () => {
    const { orderId, url } = await startPayment(buyer, [{ albumId: (await release(ada)).id }]);
    await fetch(url);
    await fetch(`${setting('FAIRTONE_TEST_URL')}/checkout/return?order=${orderId}&session_id=${sessionIn(url)}`);
    expect(await payAt(url, { cardNumber: '4000 0000 0000 0002' })).toBe(402);
    expect((await orderRow(orderId)).state).toBe('pending');
    expect(await albumsOf(buyer)).toEqual([]);
  });

  test('a cart that costs nothing is paid at once; a mixed one is paid as a whole', async () => {
    const free = await release(ada, { price: 0 });
    const open = await release(bela, { price: null, minimum_price: 0 });
    const nothing = await startPayment(buyer, [{ albumId: free.id }, { albumId: open.id, amountCents: 0 }]);
    expect(nothing.url).toBe(`/checkout/return?order=${nothing.orderId}`);
    expect((await albumsOf(buyer)).sort()).toEqual([free.id, open.id].sort());
    expect(await ledgerOf(nothing.orderId)).toEqual([]);

    const other = await listener();
    const mixed = await startPayment(other, [
      { albumId: free.id },
      { albumId: (await release(ada, { price: 500 })).id },
    ]);
    expect(await albumsOf(other)).toEqual([]);
    await payOrder(mixed);
    expect(await albumsOf(other)).toHaveLength(2);
  });

  test('starting again closes the page of the first try: one album cannot be paid in two tabs', async () => {
    const album = await release(ada);
    const first = await startPayment(buyer, [{ albumId: album.id }]);
    const second = await startPayment(buyer, [{ albumId: album.id }]);
    expect(await payAt(first.url)).toBe(410);
    expect(await payOrder(second)).toContain(second.orderId);
    await eventually(async () => expect((await orderRow(first.orderId)).state).toBe('cancelled'));
    expect(await albumsOf(buyer)).toEqual([album.id]);
  });

  test('ten clicks at once leave one page that can be paid', async () => {
    const album = await release(ada);
    const clicks = await Promise.all(Array.from({ length: 10 }, () => startPayment(buyer, [{ albumId: album.id }])));
    const sessions = await Promise.all(
      (await done(server().from('orders').select('provider_session_id').eq('user_id', buyer.id))).map((row) =>
        provider().checkout.sessions.retrieve(row.provider_session_id as string),
      ),
    );
    const open = sessions.filter((session) => session.status === 'open');
    expect(open).toHaveLength(1);
    expect(clicks.map((click) => click.url)).toContain(open[0]?.url);
    for (const { url } of clicks) await payAt(url);
    await eventually(async () => expect(await albumsOf(buyer)).toEqual([album.id]));
    expect(await done(server().from('orders').select('id').eq('user_id', buyer.id).eq('state', 'paid'))).toHaveLength(
      1,
    );
  });
});

describe('refused before any charge', () => {
  const refused = async (items: unknown, who: Person | null = buyer) =>
    refusal(await call('create-payment', { items }, who));
  const sessionCount = async () =>
    (await done(server().from('orders').select('id').eq('user_id', buyer.id).not('provider_session_id', 'is', null)))
      .length;
  afterEach(async () => expect(await sessionCount()).toBe(0));

  test.each([
    ['below the minimum', 299, 'price_too_low'],
    ['negative', -500, 'invalid_amount'],
    ['text', '500', 'invalid_amount'],
    ['null, as NaN becomes in JSON', Number.NaN, 'invalid_amount'],
    ['a list', [500], 'invalid_amount'],
    ['half a cent', 500.5, 'invalid_amount'],
    ['too much', 1_000_001, 'price_too_high'],
    ['far too much', 1e300, 'invalid_amount'],
    ['missing', undefined, 'invalid_amount'],
  ])('name-your-price %s', async (_name, amountCents, code) => {
    const { id } = await release(ada, { price: null, minimum_price: 300 });
    expect(await refused([{ albumId: id, amountCents }])).toEqual([400, code]);
  });

  test.each([1, 49])('%i cents, which no card can pay', async (amountCents) => {
    const { id } = await release(ada, { price: null, minimum_price: 0 });
    expect(await refused([{ albumId: id, amountCents }])).toEqual([400, 'below_provider_minimum']);
  });

  test('the same album twice, an own album, an owned album, a draft, an unknown album', async () => {
    const album = await release(ada);
    expect(await refused([{ albumId: album.id }, { albumId: album.id }])).toEqual([409, 'duplicate_item']);
    expect(await refused([{ albumId: album.id }], ada)).toEqual([409, 'own_album']);
    await buy(buyer, album);
    expect(await refused([{ albumId: album.id }])).toEqual([409, 'already_owned']);
    expect(await refused([{ albumId: (await draft(ada)).id }])).toEqual([404, 'album_not_found']);
    expect(await refused([{ albumId: randomUUID() }])).toEqual([404, 'album_not_found']);
  });

  test.each([[[]], [null], ['all'], [[{ albumId: 'x' }]], [[{}]], [[null]]])('items %p', async (items) => {
    expect(await refused(items)).toEqual([400, 'invalid_request']);
  });

  test('guests, strangers with rubbish for a token, and the service key', async () => {
    const items = [{ albumId: (await release(ada)).id }];
    expect(await refused(items, null)).toEqual([401, 'login_required']);
    expect((await refused(items, { ...buyer, token: 'rubbish' }))[0]).toBe(401);
    expect((await refused(items, { ...buyer, token: setting('FAIRTONE_TEST_SERVICE_KEY') }))[0]).toBe(401);
  });

  test('what a form of another site could send', async () => {
    const body = { items: [{ albumId: randomUUID() }] };
    const send = (init: RequestInit) => call('create-payment', body, buyer, init);
    expect(refusal(await send({ method: 'PUT' }))).toEqual([405, 'method_not_allowed']);
    expect(refusal(await send({ headers: { 'content-type': 'text/plain' } }))).toEqual([415, 'json_required']);
    expect(refusal(await send({ body: '{"items":' }))).toEqual([400, 'invalid_request']);
    expect((await send({ body: JSON.stringify({ ...body, padding: 'x'.repeat(100_000) }) })).status).toBe(413);
  });

  test('pages of other origins may not read the answer', async () => {
    const url = `${setting('FAIRTONE_TEST_URL')}/functions/v1/create-payment`;
    const ask = async (origin: string) =>
      (await fetch(url, { method: 'POST', headers: { origin } })).headers.get('access-control-allow-origin');
    expect(await ask('https://evil.test')).toBeNull();
    const own = new URL(setting('FAIRTONE_TEST_URL')).origin;
    expect(await ask(own)).toBe(own);
  });
});

describe('a request that is repeated', () => {
  /** The function died after the provider had opened the page, before the order knew it. */
  const forgetPage = (orderId: string) =>
    done(server().from('orders').update({ provider_session_id: null, url: null }).eq('id', orderId));

  test('finds the page that a call before it opened, and does not close the order', async () => {
    const [items, requestId] = [[{ albumId: (await release(ada)).id }], randomUUID()];
    const first = await startPayment(buyer, items, { requestId, locale: 'de' });
    await forgetPage(first.orderId);
    expect(await startPayment(buyer, items, { requestId, locale: 'de' })).toEqual(first);
    await forgetPage(first.orderId);
    const other = await call('create-payment', { items, requestId, locale: 'fr' }, buyer);
    expect(refusal(other)).toEqual([409, 'request_reused']);
    expect((await orderRow(first.orderId)).state).toBe('pending');
    await payOrder(first);
  });

  test('names as long as an album and an artist may have do not stop a payment', async () => {
    const seller = await artist('N'.repeat(100));
    const album = await release(seller, { title: 'L'.repeat(200) });
    const { url } = await startPayment(buyer, [{ albumId: album.id }]);
    const { data } = await provider().checkout.sessions.listLineItems(sessionIn(url));
    expect(data[0]?.description).toBe(`${'L'.repeat(200)} · ${'N'.repeat(46)}…`);
  });
});
