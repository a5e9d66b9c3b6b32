/** @jest-environment node */
import { balanceOf, control, paidIntent, wholeBalanceOf } from '../testing/actions.ts';
import { openTestShop, type TestShop } from '../testing/testShop.ts';

const TWO_DAYS_MS = 2 * 24 * 3_600_000;
/** Stripe's test card whose money is available at once. */
const BYPASS_PENDING = '4000 0000 0000 0077';

describe('the platform’s money at the test-mode provider', () => {
  let shop: TestShop;
  beforeEach(async () => (shop = await openTestShop({ openingCents: 0 })));
  afterEach(() => shop.close());
  const account = async () => {
    const asked = { requested: true };
    const capabilities = { card_payments: asked, transfers: asked };
    const { id } = await shop.stripe.accounts.create({ type: 'express', capabilities });
    await control(shop, `accounts/${id}/complete`);
    return id;
  };

  test('a charge costs a fee, and is pending for two days before it can be transferred or paid out', async () => {
    const { charge } = await paidIntent(shop, 1000);
    const transaction = () => shop.stripe.balanceTransactions.retrieve(String(charge.balance_transaction));
    expect(await transaction()).toMatchObject({
      amount: 1000,
      fee: 59,
      fee_details: [{ amount: 59, type: 'stripe_fee' }],
      net: 941,
      status: 'pending',
    });
    expect([await balanceOf(shop), await wholeBalanceOf(shop)]).toEqual([0, 941]);
    const destination = await account();
    const send = () => shop.stripe.transfers.create({ amount: 850, currency: 'usd', destination });
    const refusal = { code: 'balance_insufficient', type: 'StripeInvalidRequestError' };
    await expect(send()).rejects.toMatchObject(refusal);
    await expect(shop.stripe.payouts.create({ amount: 850, currency: 'usd' })).rejects.toMatchObject(refusal);

    shop.later(TWO_DAYS_MS);
    expect(await transaction()).toMatchObject({ status: 'available' });
    expect(await send()).toMatchObject({ amount: 850 });
    expect([await balanceOf(shop), await wholeBalanceOf(shop)]).toEqual([91, 91]);
  });

  test('a platform that paid itself out has nothing left for its artists', async () => {
    await paidIntent(shop, 1000, BYPASS_PENDING);
    const payout = await shop.stripe.payouts.create({ amount: 941, currency: 'usd' });
    expect(payout).toMatchObject({ object: 'payout', amount: 941, automatic: false, status: 'paid' });
    expect(await shop.stripe.payouts.retrieve(payout.id)).toMatchObject({ id: payout.id });
    expect((await shop.stripe.payouts.list()).data).toHaveLength(1);
    const destination = await account();
    await expect(shop.stripe.transfers.create({ amount: 850, currency: 'usd', destination })).rejects.toMatchObject({
      code: 'balance_insufficient',
    });
    expect(shop.received()).toEqual(expect.arrayContaining(['payout.created', 'payout.paid']));
  });

  test('a refund of a pending charge takes from what is pending', async () => {
    const { intent } = await paidIntent(shop, 1000);
    await shop.stripe.refunds.create({ payment_intent: intent });
    expect([await balanceOf(shop), await wholeBalanceOf(shop)]).toEqual([0, -59]);
  });
});
