/** @jest-environment node */
import { control, eventTypes, paidIntent, wholeBalanceOf } from '../testing/actions.ts';
import { openTestShop, type TestShop } from '../testing/testShop.ts';

describe('refunds of the test-mode provider', () => {
  let shop: TestShop;
  beforeEach(async () => (shop = await openTestShop()));
  afterEach(() => shop.close());

  test('a full refund returns the money but not the fee, marks the charge and notifies the shop', async () => {
    const before = await wholeBalanceOf(shop);
    const { intent, charge } = await paidIntent(shop, 1000);
    expect(await wholeBalanceOf(shop)).toBe(before + 1000 - 59);
    const refund = await shop.stripe.refunds.create({
      payment_intent: intent,
      reason: 'requested_by_customer',
      metadata: { item: '7' },
    });
    expect(refund).toMatchObject({ amount: 1000, charge: charge.id, status: 'succeeded', metadata: { item: '7' } });
    expect(await shop.stripe.charges.retrieve(charge.id)).toMatchObject({ amount_refunded: 1000, refunded: true });
    expect(await wholeBalanceOf(shop)).toBe(before - 59);
    expect(await eventTypes(shop, 3)).toEqual(['refund.created', 'charge.refunded', 'refund.updated']);
    const [event] = (await shop.stripe.events.list({ type: 'charge.refunded' })).data;
    expect(event?.data).toMatchObject({
      object: { id: charge.id, amount_refunded: 1000 },
      previous_attributes: { amount_refunded: 0, refunded: false },
    });
  });

  test('partial refunds add up to the charge and not beyond', async () => {
    const { intent, charge } = await paidIntent(shop, 1000);
    await shop.stripe.refunds.create({ payment_intent: intent, amount: 300 });
    expect(await shop.stripe.charges.retrieve(charge.id)).toMatchObject({ amount_refunded: 300, refunded: false });
    await expect(shop.stripe.refunds.create({ charge: charge.id, amount: 701 })).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      param: 'amount',
      message: 'Refund amount ($7.01) is greater than unrefunded amount on charge ($7.00)',
    });
    expect(await shop.stripe.refunds.create({ charge: charge.id })).toMatchObject({ amount: 700 });
    await expect(shop.stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
    const { data } = await shop.stripe.refunds.list({ payment_intent: intent, expand: ['data.charge'] });
    expect(data.map(({ amount, charge: of }) => [amount, (of as { id: string }).id])).toEqual([
      [700, charge.id],
      [300, charge.id],
    ]);
  });

  test.each([
    [{}, 'parameter_missing'],
    [{ payment_intent: 'pi_none' }, 'resource_missing'],
    [{ amount: 0 }, 'parameter_invalid'],
    [{ amount: -5 }, 'parameter_invalid'],
    [{ amount: 10.5 }, 'parameter_invalid'],
    [{ currency: 'eur' }, 'parameter_unknown'],
  ])('%p is refused', async (params, code) => {
    const { intent } = await paidIntent(shop);
    const named = Object.keys(params).length > 0 ? { payment_intent: intent, ...params } : params;
    await expect(shop.stripe.refunds.create(named)).rejects.toMatchObject({ code });
    expect((await shop.stripe.refunds.list()).data).toEqual([]);
  });

  test('the same key refunds once, also in ten concurrent requests; with another amount it is refused', async () => {
    const { intent } = await paidIntent(shop, 1000);
    const create = (amount: number) =>
      shop.stripe.refunds.create({ payment_intent: intent, amount }, { idempotencyKey: 'refund-1' });
    const refunds = await Promise.all(Array.from({ length: 10 }, () => create(400)));
    expect(new Set(refunds.map(({ id }) => id)).size).toBe(1);
    await expect(create(500)).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
  });

  test('a charge can be refunded again after the bank returned a refund', async () => {
    const { intent, charge } = await paidIntent(shop, 1000);
    const before = await wholeBalanceOf(shop);
    const refund = await shop.stripe.refunds.create({ payment_intent: intent });
    await control(shop, `refunds/${refund.id}/fail`);
    await control(shop, `refunds/${refund.id}/fail`);
    expect(await shop.stripe.refunds.retrieve(refund.id)).toMatchObject({ status: 'failed' });
    expect(await shop.stripe.charges.retrieve(charge.id)).toMatchObject({ amount_refunded: 0, refunded: false });
    expect(await wholeBalanceOf(shop)).toBe(before);
    expect((await eventTypes(shop)).slice(-2)).toEqual(['refund.updated', 'refund.failed']);
    expect(await shop.stripe.refunds.create({ payment_intent: intent })).toMatchObject({ status: 'succeeded' });
  });
});
