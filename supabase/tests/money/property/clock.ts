import { callScheduled } from '../../../functions/_testing/artists';
import { control, provider } from '../../../functions/_testing/calls';
import { ageSales, startPayoutMonth } from '../../support/time';
import { expectTransfers } from './checks';
import { balanceOf, type Model, markAllKnown } from './model';
import { type Step, step } from './sales';
import type { Shop } from './shop';

export const days = (count: number): Step =>
  step(
    `${count} days pass`,
    () => true,
    async (model, { artists }) => {
      await ageSales(
        count,
        artists.map(({ id }) => id),
      );
      for (const { lines } of model.payments) for (const line of lines) if (line.age !== null) line.age += count;
    },
  );

async function runPayouts() {
  const { status, body } = await callScheduled('run-payouts');
  expect([status, body]).toEqual([200, expect.objectContaining({ unknown: 0 })]);
}

function payAll(model: Model, { artists }: Shop): void {
  for (const artist of artists.keys()) {
    const { payable } = balanceOf(model, artist);
    if (payable >= 1000) model.payouts.push({ artist, cents: payable });
  }
}

/** A month's payouts, run twice concurrently. `isRefused`: the provider first refuses all transfers, and a later run retries. */
export const payouts = (isRefused: boolean): Step =>
  step(
    `payouts${isRefused ? ', refused at first' : ''}`,
    () => true,
    async (model, shop) => {
      await startPayoutMonth(shop.artists.map(({ id }) => id));
      if (isRefused) {
        await control('transfers/fail', { times: '1000' });
        await runPayouts();
        await control('transfers/fail', { times: '0' });
        await expectTransfers(model, shop);
      }
      await Promise.all([runPayouts(), runPayouts()]);
      payAll(model, shop);
      await expectTransfers(model, shop);
    },
  );

/** From now on webhooks are withheld. */
export const withholdWebhooks = (): Step =>
  step(
    'webhooks withheld',
    ({ isWithheld }) => !isWithheld,
    async (model) => {
      await control('webhooks/withhold');
      model.isWithheld = true;
    },
  );

/** Delivers all withheld webhooks in random order, some more than once. */
export const releaseWebhooks = (order: 'sent' | 'reversed' | 'shuffled', seed: number, copies: number): Step =>
  step(
    `webhooks ${order} ${seed} ×${copies}`,
    ({ isWithheld }) => isWithheld,
    async (model) => {
      await control('webhooks/release', JSON.stringify({ order, seed, copies }));
      model.isWithheld = false;
      markAllKnown(model);
    },
  );

/** Types of events after which the shop books. */
const ACTED_UPON = /^(checkout\.session\.completed|invoice\.|charge\.(refunded|dispute)|refund\.|transfer\.)/;

/** Delivers the newest of these events again. */
export const replay = (count: number): Step =>
  step(
    `${count} events again`,
    ({ isWithheld, payments }) => !isWithheld && payments.length > 0,
    async () => {
      const { data } = await provider().events.list({ limit: 100 });
      for (const { id } of data.filter(({ type }) => ACTED_UPON.test(type)).slice(0, count)) {
        expect(await control(`events/${id}/resend`)).toEqual({ status: 200 });
      }
    },
  );
