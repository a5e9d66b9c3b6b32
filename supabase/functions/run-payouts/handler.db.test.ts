import { sql } from '../../tests/support/backend';
import { done } from '../../tests/support/outcomes';
import { artist, listener, type Person } from '../../tests/support/people';
import { buy, release, refundAll } from '../../tests/support/releases';
import { ageSales, startPayoutMonth } from '../../tests/support/time';
import { callScheduled, balanceOf, connect } from '../_testing/artists';
import { eventually } from '../../../servers/testing/eventually.ts';
import { call, control, provider, refusal } from '../_testing/calls';

let seller: Person;
let account: string;
beforeEach(async () => {
  seller = await artist('Ada');
  account = await connect(seller);
});

async function sell(cents: number, daysAgo = 8) {
  const order = await buy(await listener(), await release(seller, { price: cents }));
  await ageSales(daysAgo, [seller.id]);
  return order;
}
const run = async (month = true) => {
  if (month) await startPayoutMonth([seller.id]);
  return callScheduled('run-payouts');
};
const transfers = async () =>
  (await provider().transfers.list({ destination: account })).data.map(({ amount }) => amount);
const payouts = () =>
  done(
    seller.rest
      .from('payouts')
      .select('id, amount_cents, state, failure, statement, returned_cents')
      .order('created_at'),
  );
const mails = async (kind: string) =>
  (await sql()`select 1 from public.emails where user_id = ${seller.id} and kind = ${kind}`).length;

describe('a month’s payouts', () => {
  test('send what is payable, once, whoever runs them how often; the statement says of what', async () => {
    await sell(2000);
    await sell(999, 0);
    await startPayoutMonth([seller.id]);
    const runs = await Promise.all([1, 2, 3, 4, 5].map(() => callScheduled('run-payouts')));
    expect(new Set(runs.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await callScheduled('run-payouts')).status).toBe(200);
    expect(await transfers()).toEqual([1700]);
    expect(await balanceOf(seller)).toEqual([849, 0]);
    const [sent] = await payouts();
    expect(sent).toMatchObject({ amount_cents: 1700, state: 'paid', statement: { lines: 1, sales_cents: 1700 } });
    const { data: csv } = await seller.rest.rpc('payout_lines', { payout_id: sent!.id }).csv();
    const [head, line] = String(csv).split('\n');
    expect(head).toBe('entry_id,booked_at,kind,title,gross_cents,amount_cents');
    expect(line).toMatch(/,artist_share,"?Night Walks"?,2000,1700$/);
    expect(await done((await artist()).rest.rpc('payout_lines', { payout_id: sent!.id }))).toEqual([]);
    expect(await mails('payout')).toBe(1);
  });

  test('wait for ten dollars, for seven days, and for an account', async () => {
    await sell(1100);
    await run();
    await sell(5000, 6);
    await run();
    expect(await transfers()).toEqual([]);
    const other = await artist();
    await buy(await listener(), await release(other, { price: 9900 }));
    await ageSales(8, [other.id]);
    await run();
    expect(await balanceOf(other)).toEqual([8415, 8415]);
  });

  test('settle a refund that came after the payout with the next one', async () => {
    const first = await sell(2000);
    await run();
    await refundAll(first);
    expect(await balanceOf(seller)).toEqual([-1700, -1700]);
    await sell(5000);
    await run();
    expect(await transfers()).toEqual([2550, 1700]);
    expect((await payouts())[1]).toMatchObject({ statement: { lines: 2, sales_cents: 4250, refunds_cents: -1700 } });
    expect(await balanceOf(seller)).toEqual([0, 0]);
  });
});

describe('a transfer', () => {
  test('that is refused is seen by its artist, and made by a later run of the month', async () => {
    await sell(2000);
    await control('transfers/fail', { times: '1000' });
    await run();
    await control('transfers/fail', { times: '0' });
    expect(await payouts()).toMatchObject([{ state: 'failed', failure: 'balance_insufficient' }]);
    expect(await balanceOf(seller)).toEqual([1700, 1700]);
    expect(await mails('payout_failed')).toBe(1);
    await run(false);
    expect(await transfers()).toEqual([1700]);
    expect((await payouts()).map(({ state }) => state)).toEqual(['failed', 'paid']);
  });

  test('finds no money after the shop paid itself out, and is made once there is some', async () => {
    await sell(2000);
    const { payouts: own, balance } = provider();
    const amount = (await balance.retrieve()).available[0]!.amount;
    await own.create({ amount, currency: 'usd' });
    await run();
    expect(await payouts()).toMatchObject([{ state: 'failed', failure: 'balance_insufficient' }]);
    await control('balance', { available: String(amount) });
    await run(false);
    expect(await transfers()).toEqual([1700]);
  });

  test('whose answer was lost is found again, not made again', async () => {
    await sell(2000);
    // The SDK itself tries three times, with the same idempotency key.
    await control('answers/lose', JSON.stringify({ path: '/v1/transfers', times: 3 }));
    await control('webhooks/withhold');
    expect((await run()).body).toMatchObject({ unknown: 1 });
    expect(await payouts()).toMatchObject([{ state: 'pending' }]);
    expect(await balanceOf(seller)).toEqual([0, 0]);
    await sql()`update public.payouts set claimed_at = now() - interval '11 minutes' where artist_id = ${seller.id}`;
    expect((await run(false)).body).toMatchObject({ paid: 1 });
    expect(await transfers()).toEqual([1700]);
    await control('webhooks/release', '{}');
    expect(await payouts()).toMatchObject([{ state: 'paid' }]);
  }, 120_000);

  test('that comes back is payable again, once', async () => {
    await sell(2000);
    await run();
    const [sent] = (await provider().transfers.list({ destination: account })).data;
    await provider().transfers.createReversal(sent!.id, { amount: 700 });
    await eventually(async () => expect(await balanceOf(seller)).toEqual([700, 700]));
    await provider().transfers.createReversal(sent!.id);
    await eventually(async () => expect(await payouts()).toMatchObject([{ state: 'returned', returned_cents: 1700 }]));
    expect(await balanceOf(seller)).toEqual([1700, 1700]);
    await run();
    expect(await transfers()).toEqual([1700, 1700]);
    expect(await balanceOf(seller)).toEqual([0, 0]);
  });
});

test('nobody but the clock runs payouts, and only artists connect an account', async () => {
  expect(refusal(await call('run-payouts', {}, null))[0]).toBe(403);
  expect(refusal(await call('run-payouts', {}, seller))).toEqual([403, 'service_only']);
  expect(refusal(await call('connect-onboarding', {}, await listener()))).toEqual([403, 'artist_only']);
  expect(refusal(await call('connect-onboarding', {}, null))).toEqual([401, 'login_required']);
});

test('an account that the provider restricts gets nothing until it is open again', async () => {
  await sell(2000);
  await control(`accounts/${account}/restrict`);
  const enabled = async () => (await call('connect-onboarding', { refresh: true }, seller)).body;
  expect(await enabled()).toMatchObject({ url: null, account: { detailsSubmitted: true, transfersEnabled: false } });
  await run();
  expect(await transfers()).toEqual([]);
  await control(`accounts/${account}/complete`);
  expect(await enabled()).toMatchObject({ account: { transfersEnabled: true, payoutsEnabled: true } });
  await run();
  expect(await transfers()).toEqual([1700]);
});
