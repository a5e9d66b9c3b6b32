/** @jest-environment node */
import type Stripe from 'stripe';
import { control } from '../testing/actions.ts';
import { openTestShop, type TestShop } from '../testing/testShop.ts';

const asked = { requested: true };
const FULL = { capabilities: { card_payments: asked, transfers: asked } };
const RECIPIENT = { capabilities: { transfers: asked }, tos_acceptance: { service_agreement: 'recipient' } };

describe('accounts that the test-mode provider opens as Stripe does', () => {
  let shop: TestShop;
  beforeAll(async () => (shop = await openTestShop()));
  afterAll(() => shop.close());
  const open = (country: string, wish: Stripe.AccountCreateParams) =>
    shop.stripe.accounts.create({ type: 'express', country, ...wish });
  const send = async ({ id: destination }: Stripe.Account) => {
    await control(shop, `accounts/${destination}/complete`);
    return shop.stripe.transfers.create({ amount: 500, currency: 'usd', destination });
  };

  test.each<[string, string, Stripe.AccountCreateParams]>([
    ['at home', 'US', FULL],
    ['in a region that transfers reach', 'DE', FULL],
    ['elsewhere, as a recipient', 'TR', RECIPIENT],
  ])('an account %s can be paid', async (_where, country, wish) => {
    expect(await send(await open(country, wish))).toMatchObject({ amount: 500 });
  });

  test.each<[string, string, Stripe.AccountCreateParams, string]>([
    ['that only receives under the full agreement', 'DE', { capabilities: { transfers: asked } }, 'needs approval'],
    ['that only takes cards', 'US', { capabilities: { card_payments: asked } }, 'without `transfers`'],
    ['of a recipient at home', 'US', RECIPIENT, 'platforms in US creating accounts in US'],
    ['of a recipient who takes cards', 'TR', { ...RECIPIENT, ...FULL }, 'cannot request `card_payments`'],
  ])('an account %s is refused', async (_what, country, wish, reason) => {
    await expect(open(country, wish)).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      message: expect.stringContaining(reason),
    });
  });

  test('a transfer does not reach an account of the full agreement elsewhere', async () => {
    await expect(send(await open('MX', FULL))).rejects.toThrow("Funds can't be sent to accounts located in MX");
  });

  test('recipients need Stripe’s approval of the shop', async () => {
    await control(shop, 'recipients', { approved: 'false' });
    await expect(open('TR', RECIPIENT)).rejects.toThrow('Your platform needs approval');
    await control(shop, 'recipients', { approved: 'true' });
    expect(await open('TR', RECIPIENT)).toMatchObject({ tos_acceptance: { service_agreement: 'recipient' } });
  });

  test('the shop’s own account pays itself out by hand only', async () => {
    expect(await shop.stripe.accounts.retrieveCurrent()).toMatchObject({
      country: 'US',
      settings: { payouts: { schedule: { interval: 'manual' } } },
    });
  });
});
