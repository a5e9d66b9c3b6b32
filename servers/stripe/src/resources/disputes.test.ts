/** @jest-environment node */
import type Stripe from 'stripe';
import { control, eventTypes, paidIntent, wholeBalanceOf } from '../testing/actions.ts';
import { openTestShop, type TestShop } from '../testing/testShop.ts';

describe('disputes of the test-mode provider', () => {
  let shop: TestShop;
  beforeEach(async () => (shop = await openTestShop()));
  afterEach(() => shop.close());
  const disputed = async () => {
    const paid = await paidIntent(shop, 1000, '4000 0000 0000 0259');
    const [dispute] = (await shop.stripe.disputes.list({ payment_intent: paid.intent })).data;
    return { ...paid, dispute: dispute as Stripe.Dispute };
  };

  test('the dispute test card pays and is disputed at once: amount and fee are withdrawn', async () => {
    const before = await wholeBalanceOf(shop);
    const { charge, dispute } = await disputed();
    expect(dispute).toMatchObject({ amount: 1000, charge: charge.id, reason: 'fraudulent', status: 'needs_response' });
    expect(await shop.stripe.charges.retrieve(charge.id)).toMatchObject({ disputed: true, status: 'succeeded' });
    expect(await wholeBalanceOf(shop)).toBe(before - 1500 - 59);
    expect(await eventTypes(shop)).toEqual([
      'charge.succeeded',
      'payment_intent.succeeded',
      'checkout.session.completed',
      'charge.dispute.created',
      'charge.dispute.funds_withdrawn',
    ]);
  });

  test('a disputed or lost charge cannot be refunded', async () => {
    const { intent, dispute } = await disputed();
    const refusal = { code: 'charge_disputed', type: 'StripeInvalidRequestError' };
    await expect(shop.stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject(refusal);
    await control(shop, `disputes/${dispute.id}/lose`);
    await expect(shop.stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject(refusal);
    expect((await eventTypes(shop)).at(-1)).toBe('charge.dispute.closed');
  });

  test('a won dispute returns amount and fee, and the charge can be refunded again', async () => {
    const before = await wholeBalanceOf(shop);
    const { intent, dispute } = await disputed();
    await control(shop, `disputes/${dispute.id}/win`);
    expect(await shop.stripe.disputes.retrieve(dispute.id)).toMatchObject({ status: 'won' });
    expect(await wholeBalanceOf(shop)).toBe(before + 1000 - 59);
    expect((await eventTypes(shop)).slice(-2)).toEqual(['charge.dispute.closed', 'charge.dispute.funds_reinstated']);
    expect(await shop.stripe.refunds.create({ payment_intent: intent })).toMatchObject({ amount: 1000 });
  });

  test('a dispute is decided once; accepting it loses it', async () => {
    const { dispute } = await disputed();
    expect(await shop.stripe.disputes.close(dispute.id)).toMatchObject({ status: 'lost' });
    await expect(control(shop, `disputes/${dispute.id}/win`)).rejects.toThrow('already closed');
  });

  test('a bank can dispute what is left of a partly refunded charge, or all of it', async () => {
    const partly = await paidIntent(shop, 1000);
    await shop.stripe.refunds.create({ payment_intent: partly.intent, amount: 400 });
    expect(await control(shop, 'disputes', { payment_intent: partly.intent })).toMatchObject({ amount: 600 });
    const wholly = await paidIntent(shop, 1000);
    await shop.stripe.refunds.create({ payment_intent: wholly.intent });
    const reason = 'product_not_received';
    expect(await control(shop, 'disputes', { charge: wholly.charge.id, reason })).toMatchObject({
      amount: 1000,
      reason,
    });
    await expect(control(shop, 'disputes', { charge: wholly.charge.id })).rejects.toThrow('disputed already');
  });
});
