import { artistShareCents } from '@fairtone/domain';
import { sql } from '../../tests/support/backend';
import { done } from '../../tests/support/outcomes';
import { artist, listener, type Person } from '../../tests/support/people';
import { balanceOf } from '../_testing/artists';
import { eventually } from '../../../servers/testing/eventually.ts';
import { call, control, payAt, provider, refusal, setting } from '../_testing/calls';

let giver: Person;
let taker: Person;
beforeEach(async () => {
  [giver, taker] = await Promise.all([listener('Lena'), artist('Ada')]);
});

const ask = (amountCents: number) => call('create-donation', { artistId: taker.id, amountCents }, giver);
const pay = (secret: unknown) => payAt(`${setting('FAIRTONE_TEST_PAYMENTS_URL')}/pay/intent/${String(secret)}`);
const rows = () =>
  done(giver.rest.from('donations').select('id, amount_cents, state, cancel_at_period_end').order('created_at'));
const manage = (donationId: unknown, wish: object, who = giver) =>
  call('manage-donation', { donationId, ...wish }, who);

async function support(cents = 500) {
  const { body } = await ask(cents);
  await pay(body.clientSecret);
  // The provider sends one event for the state and another for the money, in any order.
  await eventually(async () => {
    expect((await rows()).at(-1)).toMatchObject({ state: 'active' });
    expect(await balanceOf(taker)).toEqual([artistShareCents(cents), 0]);
  });
  const [row] =
    await sql()`select provider_subscription_id as id from public.donations where id = ${String(body.donationId)}`;
  return { donationId: String(body.donationId), subscription: String(row!.id) };
}

describe('monthly support', () => {
  test('gives nothing before its first payment; paid, it is split like a sale and told to both', async () => {
    const { body } = await ask(500);
    expect(await rows()).toMatchObject([{ state: 'incomplete' }]);
    expect(await done(taker.rest.from('donations').select('id'))).toEqual([]);
    expect(await balanceOf(taker)).toEqual([0, 0]);
    await pay(body.clientSecret);
    await eventually(async () => expect(await balanceOf(taker)).toEqual([425, 0]));
    expect(await done(taker.rest.rpc('artist_sales'))).toMatchObject([
      { kind: 'donation', title: 'Lena', share_cents: 425 },
    ]);
    const mails =
      await sql()`select user_id from public.emails where kind = 'donation_started' and user_id in (${giver.id}, ${taker.id})`;
    expect(mails).toHaveLength(2);
  });

  test('asked for twice is one; with another amount it starts anew, and only the new one can be paid', async () => {
    const [first, again] = [await ask(500), await ask(500)];
    expect(again.body).toEqual(first.body);
    const other = await ask(800);
    await pay(first.body.clientSecret);
    await pay(other.body.clientSecret);
    await eventually(async () => {
      expect((await rows()).map(({ state, amount_cents }) => [amount_cents, state])).toEqual([
        [500, 'ended'],
        [800, 'active'],
      ]);
      expect(await balanceOf(taker)).toEqual([680, 0]);
    });
    expect(refusal(await ask(800))).toEqual([409, 'already_supporting']);
  });

  test('changes its amount from the next month on, for its giver alone', async () => {
    const { donationId, subscription } = await support(500);
    expect((await manage(donationId, { amountCents: 1000 })).body).toMatchObject({
      amountCents: 1000,
      state: 'active',
    });
    expect(await balanceOf(taker)).toEqual([425, 0]);
    await control(`subscriptions/${subscription}/advance`, { outcome: 'pay' });
    await eventually(async () => expect(await balanceOf(taker)).toEqual([425 + 850, 0]));
    expect(refusal(await manage(donationId, { amountCents: 99 }))).toEqual([400, 'donation_too_small']);
    expect(refusal(await manage(donationId, { amountCents: 2000 }, await listener()))).toEqual([
      404,
      'donation_not_found',
    ]);
    expect(refusal(await manage(donationId, { amountCents: 2000 }, taker))).toEqual([404, 'donation_not_found']);
  });

  test('tells its giver by mail until when it runs, once', async () => {
    const { donationId } = await support();
    const { body } = await manage(donationId, { cancelAtPeriodEnd: true });
    await manage(donationId, { cancelAtPeriodEnd: false });
    await manage(donationId, { cancelAtPeriodEnd: true });
    const mails = await sql()`select user_id, payload ->> 'ends_at' as ends_at from public.emails
      where kind = 'donation_ending' and payload ->> 'donation_id' = ${donationId}`;
    expect(mails).toHaveLength(1);
    expect(mails[0]!.user_id).toBe(giver.id);
    expect(new Date(String(mails[0]!.ends_at))).toEqual(new Date(String(body.currentPeriodEnd)));
  });

  test('ends with the paid month, and may be kept until then', async () => {
    const { donationId, subscription } = await support();
    expect((await manage(donationId, { cancelAtPeriodEnd: true })).body).toMatchObject({
      cancelAtPeriodEnd: true,
      state: 'active',
    });
    expect((await manage(donationId, { cancelAtPeriodEnd: false })).body).toMatchObject({ cancelAtPeriodEnd: false });
    await manage(donationId, { cancelAtPeriodEnd: true });
    await control(`subscriptions/${subscription}/advance`);
    await eventually(async () => expect(await rows()).toMatchObject([{ state: 'ended' }]));
    expect(await balanceOf(taker)).toEqual([425, 0]);
    expect(refusal(await manage(donationId, { amountCents: 700 }))).toEqual([409, 'donation_ended']);
  });

  test('is past due while the card fails, and goes on when it is paid after all', async () => {
    const { subscription } = await support();
    await control(`subscriptions/${subscription}/advance`, { outcome: 'fail' });
    await eventually(async () => expect(await rows()).toMatchObject([{ state: 'past_due' }]));
    const { latest_invoice: invoice } = await provider().subscriptions.retrieve(subscription);
    await control(`invoices/${invoice as string}/retry`, { outcome: 'pay' });
    await eventually(async () => {
      expect(await rows()).toMatchObject([{ state: 'active' }]);
      expect(await balanceOf(taker)).toEqual([850, 0]);
    });
  });

  test('a month may be given back by its artist', async () => {
    await support();
    const [month] = await done(taker.rest.rpc('artist_sales'));
    expect((await call('refund-sale', { donationPaymentId: month!.id }, taker)).body).toEqual({
      state: 'succeeded',
      amountCents: 500,
    });
    expect(await balanceOf(taker)).toEqual([0, 0]);
    expect(await done(taker.rest.rpc('artist_sales'))).toMatchObject([{ state: 'refunded' }]);
  });
});
