/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '../../../testing/eventually.ts';
import { GOOD_CARD, postForm, sessionParams } from '../testing/payments.ts';
import { openTestShop, type TestShop } from '../testing/testShop.ts';

describe('paying on the payment page', () => {
  let shop: TestShop;
  beforeAll(async () => (shop = await openTestShop()));
  afterAll(() => shop.close());
  const open = async (...args: Parameters<typeof sessionParams>) => {
    const session = await shop.stripe.checkout.sessions.create(sessionParams(...args));
    return { id: session.id, url: session.url as string };
  };
  const pay = (url: string, changes: Partial<typeof GOOD_CARD> = {}) => postForm(url, { ...GOOD_CARD, ...changes });
  const chargesOf = async (id: string) => {
    const { data } = await shop.stripe.events.list({ type: 'charge.succeeded', limit: 100 });
    const { payment_intent } = await shop.stripe.checkout.sessions.retrieve(id);
    return data.filter((event) => (event.data.object as { payment_intent: string }).payment_intent === payment_intent);
  };

  test('a valid card pays, the shop is notified, and the payer is redirected back', async () => {
    const { id, url } = await open();
    const answer = await pay(url);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`http://shop.test/return?session=${id}`);
    expect(shop.received()).toEqual(
      expect.arrayContaining(['charge.succeeded', 'payment_intent.succeeded', 'checkout.session.completed']),
    );
    const session = await shop.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] });
    expect(session).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      customer_details: { email: 'ada@example.com', name: 'Ada Lovelace' },
      payment_intent: {
        status: 'succeeded',
        amount_received: 800,
        latest_charge: { amount: 800, payment_method_details: { card: { brand: 'visa', last4: '4242' } } },
      },
    });
  });

  test('twenty concurrent submits charge once', async () => {
    const { id, url } = await open();
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay(url)));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([303]));
    expect(await chargesOf(id)).toHaveLength(1);
  });

  test.each([
    ['4000 0000 0000 0002', 'The card was declined'],
    ['4000 0000 0000 9995', 'insufficient funds'],
    ['4111 1111 1111 1111', 'not a test card'],
  ])('%s is refused with its reason, and another card still pays', async (cardNumber, reason) => {
    const { id, url } = await open();
    const refused = await pay(url, { cardNumber });
    expect(refused.status).toBe(402);
    expect(await refused.text()).toContain(reason);
    expect(await shop.stripe.checkout.sessions.retrieve(id)).toMatchObject({
      status: 'open',
      payment_status: 'unpaid',
    });
    expect((await pay(url)).status).toBe(303);
    expect(await chargesOf(id)).toHaveLength(1);
  });

  test('with a card that requires authentication, refusing charges nothing and confirming pays', async () => {
    const { id, url } = await open();
    const cardNumber = '4000 0025 0000 3155';
    expect((await pay(url, { cardNumber })).headers.get('location')).toBe(`/pay/${id}/challenge`);
    expect(await (await fetch(`${url}/challenge`)).text()).toContain('3155');
    const refused = await postForm(`${url}/challenge`, { answer: 'fail' });
    expect([refused.status, (await refused.text()).includes('The payment was not confirmed')]).toEqual([402, true]);
    expect(await chargesOf(id)).toHaveLength(0);
    // An old tab with the authentication step can no longer complete it.
    expect((await postForm(`${url}/challenge`, { answer: 'complete' })).headers.get('location')).toBe(`/pay/${id}`);
    await pay(url, { cardNumber });
    expect((await postForm(`${url}/challenge`, { answer: 'complete' })).headers.get('location')).toContain('shop.test');
    expect(await chargesOf(id)).toHaveLength(1);
  });

  test('a wrong form shows the errors, keeps the typed values, and never repeats the card number', async () => {
    const { url } = await open();
    const answer = await pay(url, { cardNumber: '4242 4242 4242 4241', cvc: '12', cardholder: 'Ada <b>' });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(2);
    expect(html).toContain('value="Ada &lt;b&gt;"');
    expect(html).not.toMatch(/4241|value="12"/);
  });

  test('no card number and no CVC reaches the disk', async () => {
    const { url } = await open();
    await pay(url, { cardNumber: '5555 5555 5555 4444', cvc: '987' });
    const journal = readFileSync(join(shop.stateDir, 'payments.jsonl'), 'utf8');
    expect(journal).not.toMatch(/5555 ?5555|"987"/);
  });

  test('markup in names is shown as text; the page runs no foreign code and cannot be framed', async () => {
    const params = sessionParams();
    const name = '<script>alert(1)</script>';
    params.line_items = [{ quantity: 1, price_data: { currency: 'usd', unit_amount: 500, product_data: { name } } }];
    const session = await shop.stripe.checkout.sessions.create(params);
    const answer = await fetch(session.url as string);
    expect(await answer.text()).not.toContain('<script>alert');
    const policy = answer.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("form-action 'self' http://shop.test");
  });

  test('a form posted by another site is refused', async () => {
    const { url } = await open();
    const answer = await postForm(url, GOOD_CARD, { origin: 'https://evil.test' });
    expect(answer.status).toBe(403);
    expect((await postForm(url, GOOD_CARD, { origin: shop.paymentsUrl })).status).toBe(303);
  });

  test('the page has the language of the session', async () => {
    const { url } = await open(1250, { locale: 'de' });
    const html = await (await fetch(url, { headers: { 'accept-language': 'fr' } })).text();
    expect(html).toContain('<html lang="de">');
    expect(html).toContain('TESTMODUS');
    expect(html).toContain('12,50');
  });

  test('an expired session cannot be paid', async () => {
    const { id, url } = await open();
    shop.later(25 * 3_600_000);
    const answer = await pay(url);
    expect(answer.status).toBe(410);
    await shop.stopProvider();
    await shop.startProvider();
    await eventually(async () => expect((await shop.stripe.checkout.sessions.retrieve(id)).status).toBe('expired'));
    expect(await chargesOf(id)).toHaveLength(0);
  });
});
