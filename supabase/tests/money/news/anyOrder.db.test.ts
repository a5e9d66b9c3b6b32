import { sql } from '../../support/backend.ts';
import { artist, listener, type Person } from '../../support/people.ts';
import { orderOf, release } from '../../support/releases.ts';
import { bellOf, mailsOf, paymentOf } from './providerEvents.ts';

type Fact = 'paid' | 'refunded' | 'refund failed' | 'disputed' | 'won' | 'lost';

let ada: Person;
let album: string;
beforeAll(async () => {
  ada = await artist();
  album = (await release(ada, { price: 1000 })).id;
});

function permutations<Thing>(things: Thing[]): Thing[][] {
  if (things.length < 2) return [things];
  return things.flatMap((first, index) =>
    permutations(things.filter((_thing, other) => other !== index)).map((rest) => [first, ...rest]),
  );
}

/** Delivers the facts in this order, each twice and all of them again, and returns the notifications of artist and buyer. */
async function toldOf(facts: Fact[]) {
  const buyer = await listener();
  const order = await orderOf(buyer, [{ album_id: album }]);
  const payment = paymentOf(order.id);
  const tell = {
    paid: payment.paid,
    refunded: () => payment.refundedInAll(1000),
    'refund failed': () => payment.refund(`re_${order.id}`, 1000, 'failed'),
    disputed: () => payment.dispute('needs_response'),
    won: () => payment.dispute('won'),
    lost: () => payment.dispute('lost'),
  };
  for (const fact of facts.flatMap((one) => [one, one]).concat(facts)) await tell[fact]();
  const [{ state } = { state: '' }] = await sql()<{ state: string }[]>`
    select state from public.order_items where order_id = ${order.id}`;
  const isOfOrder = ({ sale_ids }: Record<string, unknown>) => (sale_ids as string[]).includes(order.items[0]!.id);
  const bell = (await bellOf(ada, 'sale_update')).filter(isOfOrder).map((news) => String(news.event));
  const mails = (await mailsOf(ada, 'sale_update')).filter(({ payload }) => isOfOrder(payload));
  return {
    state,
    bell,
    mails: mails.length,
    refunds: (await bellOf(buyer, 'refund')).map((news) => news.amount_cents),
  };
}

/** Notifications that may be the last one about an item in a state. */
const LAST: Record<string, (string | undefined)[]> = {
  sold: [undefined, 'dispute_won', 'refund_failed'],
  // An artist who was not notified of the sale need not be notified of its refund.
  refunded: [undefined, 'refunded'],
  disputed: ['disputed', 'dispute_lost'],
};

test.each<[Fact[], string]>([
  [['paid', 'refunded'], 'refunded'],
  [['paid', 'disputed', 'won'], 'dispute_won'],
  [['paid', 'disputed', 'lost'], 'dispute_lost'],
  [['paid', 'refunded', 'refund failed'], 'refund_failed'],
])(
  '%p, told in any order and many times, is told once each, and the last word is true',
  async (facts, inOrder) => {
    for (const order of permutations(facts)) {
      const { state, bell, mails, refunds } = await toldOf(order);
      const context = [order, state, bell];
      expect([...context, LAST[state]!.includes(bell.at(-1))]).toEqual([...context, true]);
      expect([...context, new Set(bell).size, mails]).toEqual([...context, bell.length, bell.length]);
      if (state === 'refunded') expect([...context, refunds.length < 2]).toEqual([...context, true]);
      if (order === facts || order.every((fact, index) => fact === facts[index])) expect(bell.at(-1)).toBe(inOrder);
    }
  },
  60_000,
);
