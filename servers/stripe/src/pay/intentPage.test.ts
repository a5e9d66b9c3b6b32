/** @jest-environment node */
import { control } from '../testing/actions.ts';
import { startDonation } from '../testing/donations.ts';
import { GOOD_CARD, postForm } from '../testing/payments.ts';
import { openTestShop, type TestShop } from '../testing/testShop.ts';

const RETURN = 'http://shop.test/artist/1?thanks=1';

describe('the page that confirms the payment of a client secret', () => {
  let shop: TestShop;
  beforeAll(async () => (shop = await openTestShop()));
  afterAll(() => shop.close());
  const open = async (returnUrl: string | null = RETURN, more = '') => {
    const gift = await startDonation(shop, 500);
    const query = returnUrl === null ? '' : `?return_url=${encodeURIComponent(returnUrl)}${more}`;
    return { ...gift, url: `${shop.paymentsUrl}/pay/intent/${gift.secret}${query}` };
  };
  const pay = (url: string, changes: Partial<typeof GOOD_CARD> = {}) => postForm(url, { ...GOOD_CARD, ...changes });
  const statusOf = async (id: string) => (await shop.stripe.subscriptions.retrieve(id)).status;

  test('shows the amount and the monthly renewal, in test mode and in every language', async () => {
    const { url } = await open(RETURN, '&locale=de');
    const html = await (await fetch(url)).text();
    expect(html).toContain('<html lang="de">');
    expect(html).toContain('TESTMODUS');
    expect(html).toContain('Monthly gift to Bela');
    expect(html).toContain('jeden Monat');
    expect(html).toContain('value="ada@example.com"');
  });

  test('a valid card starts the subscription and redirects back without the secret; a second post charges nothing', async () => {
    const { url, subscription, intent } = await open();
    const answers = await Promise.all([pay(url), pay(url), pay(url)]);
    for (const answer of answers) {
      expect(answer.headers.get('location')).toBe(`${RETURN}&payment_intent=${intent}&redirect_status=succeeded`);
    }
    expect(await statusOf(subscription.id)).toBe('active');
    expect((await shop.stripe.charges.list({ payment_intent: intent })).data).toHaveLength(1);
    expect(shop.received()).toContain('invoice.paid');
  });

  test('wrong fields and declined cards are shown on the page, and another card still pays', async () => {
    const { url, subscription } = await open();
    expect((await pay(url, { cvc: '1' })).status).toBe(422);
    const refused = await pay(url, { cardNumber: '4000 0000 0000 0002' });
    expect([refused.status, (await refused.text()).includes('The card was declined')]).toEqual([402, true]);
    expect(await statusOf(subscription.id)).toBe('incomplete');
    expect((await pay(url)).status).toBe(303);
    expect(await statusOf(subscription.id)).toBe('active');
  });

  test('a card that requires authentication pays after it, and renews without it', async () => {
    const { url, subscription, secret } = await open();
    const asked = (await pay(url, { cardNumber: '4000 0025 0000 3155' })).headers.get('location') as string;
    expect(asked).toContain(`/pay/intent/${secret}/challenge?return_url=`);
    const challenge = new URL(asked, shop.paymentsUrl).href;
    expect(await (await fetch(challenge)).text()).toContain('3155');
    expect((await postForm(challenge, { answer: 'complete' })).headers.get('location')).toContain(RETURN);
    await control(shop, `subscriptions/${subscription.id}/advance`);
    expect(await statusOf(subscription.id)).toBe('active');
  });

  test.each([
    'https://evil.test/',
    '//evil.test',
    'http://shop.test.evil.test/',
    'http://shop.test@evil.test/',
    'javascript:alert(1)',
    '/artist/1',
  ])('a way back to %s is refused', async (returnUrl) => {
    const { url, subscription } = await open(returnUrl);
    expect((await fetch(url)).status).toBe(404);
    expect((await pay(url)).status).toBe(404);
    expect(await statusOf(subscription.id)).toBe('incomplete');
  });

  test('a wrong secret, a form of another site and a cancelled payment are refused', async () => {
    const { url, intent, subscription } = await open(null);
    expect((await fetch(`${shop.paymentsUrl}/pay/intent/${intent}`)).status).toBe(404);
    expect((await fetch(`${shop.paymentsUrl}/pay/intent/${intent}_secret_wrong`)).status).toBe(404);
    expect((await postForm(url, GOOD_CARD, { origin: 'https://evil.test' })).status).toBe(403);
    await shop.stripe.subscriptions.cancel(subscription.id);
    expect((await pay(url)).status).toBe(410);
  });

  test('without a return URL the page shows that it is paid', async () => {
    const { url } = await open(null);
    const answer = await pay(url);
    expect([answer.status, (await answer.text()).includes('Already paid')]).toEqual([200, true]);
  });
});
