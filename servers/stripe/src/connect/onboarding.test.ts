/** @jest-environment node */
import type Stripe from 'stripe';
import { control } from '../testing/actions.ts';
import { postForm } from '../testing/payments.ts';
import { openTestShop, type TestShop } from '../testing/testShop.ts';

describe('connected accounts of the test-mode provider', () => {
  let shop: TestShop;
  let account: Stripe.Account;
  beforeAll(async () => (shop = await openTestShop()));
  afterAll(() => shop.close());
  beforeEach(async () => {
    account = await shop.stripe.accounts.create({
      type: 'express',
      country: 'PL',
      email: 'ada@example.com',
      capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
      business_type: 'individual',
      business_profile: { url: 'https://fairtone.example/artist/1' },
      metadata: { artist_id: '1' },
    });
  });
  const open = async () => {
    const link = await shop.stripe.accountLinks.create({
      account: account.id,
      type: 'account_onboarding',
      refresh_url: 'http://shop.test/payments/again',
      return_url: 'http://shop.test/payments',
    });
    return link.url;
  };
  const now = () => shop.stripe.accounts.retrieve(account.id);
  const updates = async () =>
    (await shop.stripe.events.list({ type: 'account.updated', limit: 100 })).data.filter(
      (event) => event.account === account.id,
    );

  test('a new account has no capabilities', async () => {
    expect(await now()).toMatchObject({
      type: 'express',
      country: 'PL',
      details_submitted: false,
      payouts_enabled: false,
      capabilities: { transfers: 'inactive' },
      metadata: { artist_id: '1' },
    });
    expect((await now()).requirements?.currently_due).not.toEqual([]);
  });

  test('completing the page enables the account, notifies the shop and redirects back', async () => {
    const url = await open();
    const page = await fetch(url);
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self' http://shop.test");
    expect(await page.text()).toContain('TEST MODE');
    const answer = await postForm(url, { answer: 'complete' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, 'http://shop.test/payments']);
    expect(await now()).toMatchObject({
      details_submitted: true,
      payouts_enabled: true,
      capabilities: { transfers: 'active' },
      requirements: { currently_due: [], disabled_reason: null },
    });
    expect(shop.received()).toContain('account.updated');
    const [event] = await updates();
    expect(event?.data.previous_attributes).toMatchObject({ payouts_enabled: false });
  });

  test('missing documents leave the account restricted until a later check passes', async () => {
    await postForm(await open(), { answer: 'restricted' });
    expect(await now()).toMatchObject({ details_submitted: true, payouts_enabled: false });
    expect((await now()).requirements?.past_due).toEqual(['individual.verification.document']);
    await control(shop, `accounts/${account.id}/complete`);
    expect(await now()).toMatchObject({ payouts_enabled: true });
    await control(shop, `accounts/${account.id}/restrict`);
    expect(await now()).toMatchObject({ payouts_enabled: false, capabilities: { transfers: 'inactive' } });
    expect(await updates()).toHaveLength(3);
  });

  test('leaving changes nothing, and the link still works; a used or expired one requests another', async () => {
    const url = await open();
    expect((await postForm(url, { answer: 'leave' })).headers.get('location')).toBe('http://shop.test/payments');
    expect(await now()).toMatchObject({ details_submitted: false });
    expect(await updates()).toEqual([]);
    await postForm(url, { answer: 'complete' });
    const again = await postForm(url, { answer: 'restricted' });
    expect(again.headers.get('location')).toBe('http://shop.test/payments/again');
    expect(await now()).toMatchObject({ payouts_enabled: true });
    expect((await fetch(url, { redirect: 'manual' })).headers.get('location')).toBe('http://shop.test/payments/again');
    const old = await open();
    shop.later(6 * 60_000);
    expect((await fetch(old, { redirect: 'manual' })).headers.get('location')).toBe('http://shop.test/payments/again');
  });

  test('a guessed link, a form of another site and an unknown account are refused', async () => {
    expect((await fetch(`${shop.paymentsUrl}/connect/onboarding/link_x`)).status).toBe(404);
    const foreign = await postForm(await open(), { answer: 'complete' }, { origin: 'https://evil.test' });
    expect(foreign.status).toBe(403);
    expect(await now()).toMatchObject({ payouts_enabled: false });
    const params = { type: 'account_onboarding', refresh_url: 'http://a.test', return_url: 'http://a.test' } as const;
    await expect(shop.stripe.accountLinks.create({ account: 'acct_none', ...params })).rejects.toMatchObject({
      code: 'resource_missing',
    });
    await expect(
      shop.stripe.accountLinks.create({ account: account.id, ...params, return_url: 'javascript:alert(1)' }),
    ).rejects.toMatchObject({ param: 'return_url' });
  });

  test.each([
    ['de', 'TESTMODUS'],
    ['pl', 'TRYB TESTOWY'],
    ['fr', 'MODE TEST'],
    ['tr', 'TEST MODU'],
  ])('the page speaks %s', async (language, mark) => {
    const html = await (await fetch(await open(), { headers: { 'accept-language': language } })).text();
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(mark);
    expect(html).not.toContain('Leave for now');
  });
});
