/** @jest-environment node */
import type Stripe from 'stripe';
import { openTestShop, stripeAt, type TestShop } from './testing/testShop.ts';
import { sessionParams } from './testing/payments.ts';

describe('the Stripe API of the test-mode provider, through the official SDK', () => {
  let shop: TestShop;
  beforeAll(async () => (shop = await openTestShop()));
  afterAll(() => shop.close());
  const create = (params: Stripe.Checkout.SessionCreateParams, idempotencyKey?: string) =>
    shop.stripe.checkout.sessions.create(params, idempotencyKey ? { idempotencyKey } : undefined);

  test('a session has the total of its lines and the URL of a payment page', async () => {
    const params = sessionParams(250, { customer_email: 'ada@example.com', client_reference_id: 'order-1' });
    params.line_items?.push({
      quantity: 3,
      price_data: { currency: 'usd', unit_amount: 100, product_data: { name: 'Tin Roof' } },
    });
    const session = await create({ ...params, expand: ['line_items'] });
    expect(session).toMatchObject({ amount_total: 550, status: 'open', payment_status: 'unpaid', livemode: false });
    expect(session).toMatchObject({ metadata: { order_id: 'order-1' }, client_reference_id: 'order-1' });
    expect(session.url).toBe(`${shop.paymentsUrl}/pay/${session.id}`);
    expect(session.line_items?.data.map((item) => [item.description, item.amount_total])).toEqual([
      ['Northern Line', 250],
      ['Tin Roof', 300],
    ]);
    const again = await shop.stripe.checkout.sessions.retrieve(session.id);
    expect(again.line_items).toBeUndefined();
    expect((await shop.stripe.checkout.sessions.listLineItems(session.id)).data).toHaveLength(2);
  });

  test('the same idempotency key gives the same session, also after a restart', async () => {
    const first = await create(sessionParams(), 'order-2');
    await shop.stopProvider();
    await shop.startProvider();
    const second = await create(sessionParams(), 'order-2');
    expect(second.id).toBe(first.id);
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect((await create(sessionParams(), 'order-3')).id).not.toBe(first.id);
  });

  test('ten concurrent requests with one key create one session', async () => {
    const sessions = await Promise.all(Array.from({ length: 10 }, () => create(sessionParams(), 'order-4')));
    expect(new Set(sessions.map((session) => session.id)).size).toBe(1);
  });

  test('a key used with another body is refused', async () => {
    await create(sessionParams(800), 'order-5');
    await expect(create(sessionParams(1), 'order-5')).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
  });

  test('a refused request does not use up its key', async () => {
    await expect(create(sessionParams(1), 'order-6')).rejects.toMatchObject({ code: 'amount_too_small' });
    await expect(create(sessionParams(800), 'order-6')).resolves.toMatchObject({ status: 'open' });
  });

  const line = (unit_amount: unknown, currency = 'usd') => ({
    line_items: [{ quantity: 1, price_data: { currency, unit_amount, product_data: { name: 'x' } } }],
  });
  test.each<[string, object, object]>([
    ['no success url', { success_url: undefined }, { code: 'parameter_missing', param: 'success_url' }],
    ['an unknown parameter', { pay_me: '1' }, { code: 'parameter_unknown', param: 'pay_me' }],
    ['a negative price', line(-100), { param: 'line_items[0][price_data][unit_amount]' }],
    ['a fractional price', line(100.5), { param: 'line_items[0][price_data][unit_amount]' }],
    ['another currency', line(500, 'eur'), { param: 'line_items[0][price_data][currency]' }],
    ['a script as a target', { success_url: 'javascript:alert(1)' }, { param: 'success_url' }],
    ['a time too near', { expires_at: Math.floor(Date.now() / 1000) + 60 }, { param: 'expires_at' }],
    ['a mode of later', { mode: 'subscription' }, { param: 'mode' }],
  ])('%s is refused and named', async (_name, change, error) => {
    const params = { ...sessionParams(), ...change } as Stripe.Checkout.SessionCreateParams;
    await expect(create(params)).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 400,
      ...error,
    });
  });

  test.each(['sk_live_shop', 'sk_test_other', 'pk_test_shop'])('the key %s is refused', async (key) => {
    const sessions = stripeAt(shop.config.port, key).checkout.sessions;
    await expect(sessions.list()).rejects.toMatchObject({ type: 'StripeAuthenticationError', statusCode: 401 });
  });

  test('the key works as Basic authentication, and is required', async () => {
    const url = `${shop.paymentsUrl}/v1/events`;
    const authorization = `Basic ${Buffer.from('sk_test_shop:').toString('base64')}`;
    expect((await fetch(url, { headers: { authorization } })).status).toBe(200);
    expect((await fetch(url)).status).toBe(401);
  });

  test('unknown ids and unknown paths are 404 in the shape of Stripe', async () => {
    await expect(shop.stripe.checkout.sessions.retrieve('cs_test_no')).rejects.toMatchObject({
      code: 'resource_missing',
    });
    await expect(shop.stripe.paymentIntents.retrieve('pi_no')).rejects.toMatchObject({ statusCode: 404 });
    await expect(shop.stripe.events.retrieve('evt_no')).rejects.toMatchObject({ statusCode: 404 });
    await expect(shop.stripe.coupons.list()).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 404,
    });
  });

  test('expiring closes a session once and notifies the shop', async () => {
    const session = await create(sessionParams());
    const expired = await shop.stripe.checkout.sessions.expire(session.id);
    expect(expired).toMatchObject({ status: 'expired', url: null });
    await expect(shop.stripe.checkout.sessions.expire(session.id)).rejects.toMatchObject({ statusCode: 400 });
    const { data } = await shop.stripe.events.list({ type: 'checkout.session.expired' });
    expect(data.map((event) => (event.data.object as Stripe.Checkout.Session).id)).toEqual([session.id]);
    expect((await fetch(`${shop.paymentsUrl}/pay/${session.id}`)).status).toBe(410);
  });

  test('it listens on loopback only', async () => {
    expect((await fetch(`${shop.paymentsUrl}/healthz`)).status).toBe(200);
    const { networkInterfaces } = await import('node:os');
    const outside = Object.values(networkInterfaces())
      .flat()
      .find((address) => address?.family === 'IPv4' && !address.internal);
    if (outside) await expect(fetch(`http://${outside.address}:${shop.config.port}/healthz`)).rejects.toThrow();
  });
});
