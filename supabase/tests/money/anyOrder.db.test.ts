import { randomUUID } from 'node:crypto';
import { sql } from '../support/backend.ts';
import { artist, listener, type Person } from '../support/people.ts';
import { orderOf, release } from '../support/releases.ts';

type Fact = 'paid' | 'refunded' | 'refund failed' | 'disputed' | 'won' | 'lost';

let album: string;
let buyer: Person;
beforeAll(async () => {
  album = (await release(await artist(), { price: 1000 })).id;
  buyer = await listener();
});

function permutations<Thing>(things: Thing[]): Thing[][] {
  if (things.length < 2) return [things];
  return things.flatMap((first, index) =>
    permutations(things.filter((_thing, other) => other !== index)).map((rest) => [first, ...rest]),
  );
}

/** The calls that the webhook makes for a fact, as the service, each in its own transaction. */
async function tell(fact: Fact, order: string, payment: string): Promise<void> {
  const event = `evt_${fact}_${payment}`;
  await sql().begin((service) => {
    const refund = (state: string) =>
      service`select public.record_refund(provider_refund_id => ${`re_${payment}`}, payment_id => ${payment}, amount_cents => 1000,
        state => ${state}, provider_event_id => ${event})`;
    const dispute = (status: string) =>
      service`select public.record_dispute(dispute_id => ${`du_${payment}`}, payment_id => ${payment}, amount_cents => 1000,
        status => ${status}, provider_event_id => ${event})`;
    const calls = {
      paid: () =>
        service`select public.fulfil_order(order_id => ${order}, payment_id => ${payment}, provider_event_id => ${event}, paid_cents => 1000)`,
      refunded: () =>
        service`select public.record_refunded_charge(order_id => ${order}, payment_id => ${payment}, provider_event_id => ${event},
          refunded_cents => 1000)`,
      'refund failed': () => refund('failed'),
      disputed: () => dispute('needs_response'),
      won: () => dispute('won'),
      lost: () => dispute('lost'),
    };
    return [service`set local role service_role`, calls[fact]()];
  });
}

async function endOf(facts: Fact[]) {
  const person =
    await sql()`insert into auth.users (id, email) values (${randomUUID()}, ${`${randomUUID()}@people.test`}) returning id`;
  const order = await orderOf({ ...buyer, id: String(person[0]!.id) }, [{ album_id: album }]);
  const payment = `pi_${randomUUID()}`;
  for (const fact of [...facts, ...facts]) await tell(fact, order.id, payment);
  const item = order.items[0]!.id;
  const [end] = await sql()`
    select (select state from public.orders where id = ${order.id}) as state,
      (select count(*)::int from public.purchases where order_item_id = ${item} and revoked_at is null) as owns,
      (select coalesce(jsonb_object_agg(account, cents), '{}') from (
        select account, sum(amount_cents)::int as cents from public.ledger_entries where order_item_id = ${item}
        group by account having sum(amount_cents) <> 0) as net) as net`;
  return { ...end };
}

const SOLD = { owns: 1, net: { artist: 850, customer: -1000, platform: 150 } };
const GONE = { owns: 0, net: {} };

test.each<[Fact[], object]>([
  [['paid', 'refunded'], { state: 'refunded', ...GONE }],
  [['paid', 'disputed'], { state: 'disputed', ...GONE }],
  [['paid', 'disputed', 'won'], { state: 'paid', ...SOLD }],
  [['paid', 'disputed', 'lost'], { state: 'disputed', ...GONE }],
  [['paid', 'refunded', 'disputed', 'won'], { state: 'refunded', ...GONE }],
  [['paid', 'refunded', 'disputed', 'lost'], { state: 'refunded', ...GONE }],
  [['paid', 'refunded', 'refund failed'], { state: 'paid', ...SOLD }],
  [['paid', 'refunded', 'refund failed', 'disputed'], { state: 'disputed', ...GONE }],
])('%p, told in any order and each twice, ends the same', async (facts, end) => {
  for (const order of permutations(facts)) expect([order, await endOf(order)]).toEqual([order, end]);
});
