import { randomUUID } from 'node:crypto';
import type { AsyncCommand } from 'fast-check';
import { call, control, payAt, provider, refusal } from '../../../functions/_testing/calls';
import { server } from '../../support/backend';
import { done } from '../../support/outcomes';
import { expectAsModelled } from './checks';
import { refundedCents, isHeld, isPaying, type Model, owns, type Payment, settle, stateOf, totalOf } from './model';
import { intentOfPage, type Shop } from './shop';

export type Step = AsyncCommand<Model, Shop>;

/** Runs a step and then all checks. */
export const step = (
  name: string,
  can: (model: Model) => boolean,
  act: (model: Model, shop: Shop) => Promise<void>,
): Step => ({
  check: can,
  run: async (model, shop) => {
    await act(model, shop);
    // The provider responds before its webhooks are delivered: this waits for them.
    if (!model.isWithheld) await control('webhooks/release', '{}');
    settle(model);
    await expectAsModelled(model, shop);
  },
  toString: () => name,
});

const pick = <Thing>(things: Thing[], index: number): Thing | undefined => things[index % Math.max(1, things.length)];

/** Sells all items of the cart that the buyer may buy; the others must be refused before any charge. */
export const buy = (buyer: number, wanted: number[], chosen: number): Step =>
  step(
    `buyer ${buyer} buys ${wanted.join()} at ${chosen}`,
    () => true,
    async (model, shop) => {
      const who = shop.buyers[buyer]!;
      const item = (album: number) => ({ albumId: shop.albums[album]!.id, amountCents: chosen });
      const [owned, paying] = [
        wanted.filter((album) => owns(model, buyer, album)),
        wanted.filter((album) => isPaying(model, buyer, album)),
      ];
      if (owned[0] !== undefined) {
        expect(refusal(await call('create-payment', { items: [item(owned[0])] }, who))).toEqual([409, 'already_owned']);
      }
      const free = wanted.filter((album) => !owned.includes(album) && !paying.includes(album));
      if (free.length === 0) return;
      const { status, body } = await call('create-payment', { items: free.map(item) }, who);
      expect(status).toBe(200);
      const url = String(body.url);
      const isCharged = url.startsWith('http');
      if (isCharged) expect(await payAt(url)).toContain('/checkout/return');
      const rows = await done(server().from('order_items').select('id, album_id').eq('order_id', String(body.orderId)));
      model.payments.push({
        intent: isCharged ? await intentOfPage(url) : null,
        buyer,
        lines: free.map((album) => ({
          id: rows.find((row) => row.album_id === shop.albums[album]!.id)!.id,
          artist: shop.albums[album]!.artist,
          album,
          cents: shop.albums[album]!.price ?? chosen,
          age: null,
        })),
        isTold: !isCharged,
        refunds: [],
        disputes: [],
      });
    },
  );

const charged = (model: Model) => model.payments.filter(({ intent }) => intent);
const left = (payment: Payment) => totalOf(payment) - refundedCents(payment, false);
const refundable = (model: Model) => charged(model).filter((payment) => left(payment) > 0 && !isHeld(payment, false));

/** Refunds a payment at the provider, without the shop: completely or some cents. */
export const refundAtProvider = (index: number, part: number | null): Step =>
  step(
    `payment ${index} refunded at the provider: ${part ?? 'all'}`,
    (model) => refundable(model).length > 0,
    async (model) => {
      const payment = pick(refundable(model), index)!;
      const cents = Math.min(part ?? Infinity, left(payment));
      const { id } = await provider().refunds.create({ payment_intent: payment.intent!, amount: cents });
      payment.refunds.push({ id, cents, line: null, isGood: true, told: null });
    },
  );

/** Id of a month of a donation by its payment; an unused id when the shop does not know it yet. */
async function monthOf(intent: string): Promise<string> {
  const rows = await done(server().from('donation_payments').select('id').eq('provider_payment_id', intent));
  return rows[0]?.id ?? randomUUID();
}

/** The artist refunds a sale through the shop, twice; a sale that cannot be refunded is refused without changes. */
export const refundSale = (index: number): Step =>
  step(
    `sale ${index} refunded by its artist`,
    (model) => charged(model).length > 0,
    async (model, shop) => {
      const sales = charged(model).flatMap((payment) => payment.lines.map((line) => ({ payment, line })));
      const { payment, line } = pick(sales, index)!;
      const sale =
        line.album === null ? { donationPaymentId: await monthOf(payment.intent!) } : { orderItemId: line.id };
      const ask = () => call('refund-sale', sale, shop.artists[line.artist]!);
      const [state, answer] = [stateOf(payment, line), await ask()];
      if (state === 'open') return expect(answer.status).toBe(404);
      if (state === 'disputed' || line.cents === 0) return expect(answer.status).toBe(409);
      if (state === 'refunded') return expect(answer.status).toBe(200);
      // The shop does not know yet what happened at the provider, which refuses.
      if (isHeld(payment, false) || left(payment) < line.cents) return expect(answer.status).toBe(409);
      expect([answer.status, (await ask()).status]).toEqual([200, 200]);
      const { data } = await provider().refunds.list({ payment_intent: payment.intent!, limit: 100 });
      const made = data.find(({ id }) => payment.refunds.every((refund) => refund.id !== id))!;
      expect(made.amount).toBe(line.cents);
      payment.refunds.push({ id: made.id, cents: line.cents, line, isGood: true, told: true });
    },
  );

/** The bank rejects a refund. */
export const failRefund = (index: number): Step =>
  step(
    `refund ${index} fails`,
    (model) => charged(model).some(({ refunds }) => refunds.some(({ isGood }) => isGood)),
    async (model) => {
      const refund = pick(
        charged(model).flatMap(({ refunds }) => refunds.filter(({ isGood }) => isGood)),
        index,
      )!;
      await control(`refunds/${refund.id}/fail`);
      refund.isGood = false;
    },
  );

const undisputed = (model: Model) => charged(model).filter(({ disputes }) => disputes.length === 0);

export const dispute = (index: number): Step =>
  step(
    `payment ${index} disputed`,
    (model) => undisputed(model).length > 0,
    async (model) => {
      const payment = pick(undisputed(model), index)!;
      const { id } = await control<{ id: string }>('disputes', { payment_intent: payment.intent! });
      payment.disputes.push({ id, verdict: 'open', told: null });
    },
  );

const openDisputes = (model: Model) =>
  model.payments.flatMap(({ disputes }) => disputes.filter(({ verdict }) => verdict === 'open'));

export const decide = (index: number, verdict: 'won' | 'lost'): Step =>
  step(
    `dispute ${index} ${verdict}`,
    (model) => openDisputes(model).length > 0,
    async (model) => {
      const open = pick(openDisputes(model), index)!;
      await control(`disputes/${open.id}/${verdict === 'won' ? 'win' : 'lose'}`);
      open.verdict = verdict;
    },
  );
