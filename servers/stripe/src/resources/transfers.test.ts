/** @jest-environment node */
import { balanceOf, control, eventTypes } from '../testing/actions.ts';
import { openTestShop, type TestShop } from '../testing/testShop.ts';

describe('transfers of the test-mode provider', () => {
  let shop: TestShop;
  let destination: string;
  beforeEach(async () => {
    shop = await openTestShop();
    destination = (await newAccount()).id;
    await control(shop, `accounts/${destination}/complete`);
  });
  afterEach(() => shop.close());
  const newAccount = () =>
    shop.stripe.accounts.create({
      type: 'express',
      capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
    });
  const send = (amount: number, idempotencyKey?: string) =>
    shop.stripe.transfers.create(
      { amount, currency: 'usd', destination, transfer_group: '2026-11', metadata: { payout_id: '1' } },
      idempotencyKey ? { idempotencyKey } : undefined,
    );
  const held = async () =>
    (await shop.stripe.balance.retrieve({}, { stripeAccount: destination })).available[0]?.amount;

  test('money moves from the platform to the account, once per key', async () => {
    const before = await balanceOf(shop);
    const first = await send(850, 'payout-1');
    expect(first).toMatchObject({ amount: 850, destination, reversed: false, metadata: { payout_id: '1' } });
    expect((await send(850, 'payout-1')).id).toBe(first.id);
    await expect(send(851, 'payout-1')).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
    expect(await balanceOf(shop)).toBe(before - 850);
    expect(await held()).toBe(850);
    expect((await shop.stripe.transfers.list({ destination })).data.map(({ id }) => id)).toEqual([first.id]);
    expect((await shop.stripe.transfers.list({ transfer_group: 'other' })).data).toEqual([]);
    expect((await eventTypes(shop)).filter((type) => type === 'transfer.created')).toHaveLength(1);
  });

  test('a transfer can be reversed in parts, up to its amount', async () => {
    const before = await balanceOf(shop);
    const { id } = await send(850);
    const key = { idempotencyKey: 'reverse-1' };
    await shop.stripe.transfers.createReversal(id, { amount: 300 }, key);
    await shop.stripe.transfers.createReversal(id, { amount: 300 }, key);
    await expect(shop.stripe.transfers.createReversal(id, { amount: 551 })).rejects.toMatchObject({ param: 'amount' });
    await shop.stripe.transfers.createReversal(id);
    await expect(shop.stripe.transfers.createReversal(id)).rejects.toThrow('already fully reversed');
    const transfer = await shop.stripe.transfers.retrieve(id);
    expect(transfer).toMatchObject({ amount_reversed: 850, reversed: true });
    expect(transfer.reversals.data.map(({ amount }) => amount)).toEqual([550, 300]);
    expect([await balanceOf(shop), await held()]).toEqual([before, 0]);
    expect((await eventTypes(shop)).slice(-2)).toEqual(['transfer.reversed', 'transfer.reversed']);
  });

  test('an account that is not ready gets no transfer', async () => {
    await control(shop, `accounts/${destination}/restrict`);
    await expect(send(850)).rejects.toMatchObject({ code: 'insufficient_capabilities_for_transfer' });
    destination = 'acct_none';
    await expect(send(850)).rejects.toMatchObject({ code: 'resource_missing', param: 'destination' });
  });

  test('a transfer above the balance fails, and keeps failing with its key, as at Stripe', async () => {
    await control(shop, 'balance', { available: '800' });
    await expect(send(850, 'payout-1')).rejects.toMatchObject({ code: 'balance_insufficient' });
    await control(shop, 'balance', { available: '2000' });
    await expect(send(850, 'payout-1')).rejects.toMatchObject({ code: 'balance_insufficient' });
    expect(await send(850, 'payout-1-again')).toMatchObject({ amount: 850 });
    expect(await balanceOf(shop)).toBe(1150);
  });

  test('a test can make the next transfer fail', async () => {
    await control(shop, 'transfers/fail', { times: '1' });
    await expect(send(850)).rejects.toMatchObject({ code: 'balance_insufficient' });
    expect(await send(850)).toMatchObject({ amount: 850 });
  });

  test('after a lost response the same key returns the transfer', async () => {
    const lose = await fetch(`${shop.paymentsUrl}/test/answers/lose`, {
      method: 'POST',
      headers: { authorization: `Bearer ${shop.config.secretKey}` },
      body: JSON.stringify({ path: '/v1/transfers' }),
    });
    expect(lose.status).toBe(200);
    await expect(send(850, 'payout-1')).rejects.toMatchObject({ statusCode: 503 });
    const { data } = await shop.stripe.transfers.list({ destination });
    expect(data).toHaveLength(1);
    expect((await send(850, 'payout-1')).id).toBe(data[0]?.id);
    expect(await held()).toBe(850);
  });

  test.each([{ amount: 0 }, { amount: -1 }, { amount: 1.5 }, { currency: 'eur' }])('%p is refused', async (change) => {
    const params = { amount: 850, currency: 'usd', destination, ...change };
    await expect(shop.stripe.transfers.create(params)).rejects.toMatchObject({ code: 'parameter_invalid' });
  });
});
