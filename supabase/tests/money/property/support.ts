import { call, control, payAt, setting } from '../../../functions/_testing/calls';
import { server } from '../../support/backend';
import { done } from '../../support/outcomes';
import type { Donation, Model } from './model';
import { type Step, step } from './sales';
import { newestInvoice, type Shop } from './shop';

async function addMonth(model: Model, donation: Donation): Promise<void> {
  const { intent } = await newestInvoice(donation.subscription);
  const line = { id: '', artist: donation.artist, album: null, cents: donation.cents, age: null };
  model.payments.push({ intent, buyer: null, lines: [line], isTold: false, refunds: [], disputes: [] });
}

const isSupporting = (model: Model, giver: number, artist: number) =>
  model.donations.some((one) => !one.isOver && one.giver === giver && one.artist === artist);

export const donate = (giver: number, artist: number, cents: number): Step =>
  step(
    `buyer ${giver} supports artist ${artist} with ${cents}`,
    (model) => !isSupporting(model, giver, artist),
    async (model, shop) => {
      const { status, body } = await call(
        'create-donation',
        { artistId: shop.artists[artist]!.id, amountCents: cents },
        shop.buyers[giver]!,
      );
      expect([status, body]).toEqual([200, { donationId: expect.any(String), clientSecret: expect.any(String) }]);
      await payAt(`${setting('FAIRTONE_TEST_PAYMENTS_URL')}/pay/intent/${String(body.clientSecret)}`);
      const id = String(body.donationId);
      const row = await done(server().from('donations').select('provider_subscription_id').eq('id', id).single());
      const donation = {
        id,
        subscription: row.provider_subscription_id!,
        giver,
        artist,
        cents,
        isEnding: false,
        isOver: false,
      };
      model.donations.push(donation);
      await addMonth(model, donation);
    },
  );

const going = (model: Model) => model.donations.filter(({ isOver }) => !isOver);

/** The next month of a donation: paid, missed, missed and paid later, or the requested end. */
export const nextMonth = (index: number, outcome: 'pay' | 'fail' | 'late'): Step =>
  step(
    `next month of donation ${index}: ${outcome}`,
    (model) => going(model).length > 0,
    async (model) => {
      const donation = going(model)[index % going(model).length]!;
      const isPaid = outcome === 'pay';
      await control(`subscriptions/${donation.subscription}/advance`, { outcome: isPaid ? 'pay' : 'fail' });
      if (donation.isEnding) return void (donation.isOver = true);
      if (outcome === 'fail') return;
      if (outcome === 'late')
        await control(`invoices/${(await newestInvoice(donation.subscription)).invoice}/retry`, { outcome: 'pay' });
      await addMonth(model, donation);
    },
  );

/** The giver changes the amount from next month on, or ends the donation with the paid month. */
export const change = (index: number, cents: number | null): Step =>
  step(
    `donation ${index} ${cents ?? 'ends'}`,
    (model) => going(model).length > 0,
    async (model, shop: Shop) => {
      const donation = going(model)[index % going(model).length]!;
      const wish = cents === null ? { cancelAtPeriodEnd: true } : { amountCents: cents };
      const { status } = await call(
        'manage-donation',
        { donationId: donation.id, ...wish },
        shop.buyers[donation.giver]!,
      );
      expect(status).toBe(200);
      if (cents === null) donation.isEnding = true;
      else donation.cents = cents;
    },
  );
