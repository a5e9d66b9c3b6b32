import { randomUUID } from 'node:crypto';
import { server, sql } from '../support/backend.ts';
import { done } from '../support/outcomes.ts';
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

const dispute = (payment_id: string, status: string) => ({
  dispute_id: `du_${payment_id}`,
  payment_id,
  amount_cents: 1000,
  status,
});
const refund = (payment_id: string, state: string) => ({
  provider_refund_id: `re_${payment_id}`,
  payment_id,
  amount_cents: 1000,
  state,
});

async function tell(fact: Fact, order_id: string, payment_id: string): Promise<void> {
  const provider_event_id = `evt_${fact}_${payment_id}`;
  const rpc = server();
  const calls = {
    paid: () => rpc.rpc('fulfil_order', { order_id, payment_id, provider_event_id, paid_cents: 1000 }),
    refunded: () =>
      rpc.rpc('record_refunded_charge', { order_id, payment_id, provider_event_id, refunded_cents: 1000 }),
    'refund failed': () => rpc.rpc('record_refund', { ...refund(payment_id, 'failed'), provider_event_id }),
    disputed: () => rpc.rpc('record_dispute', { ...dispute(payment_id, 'needs_response'), provider_event_id }),
    won: () => rpc.rpc('record_dispute', { ...dispute(payment_id, 'won'), provider_event_id }),
    lost: () => rpc.rpc('record_dispute', { ...dispute(payment_id, 'lost'), provider_event_id }),
  };
  const { error } = await calls[fact]();
  if (error) throw error;
}

async function endOf(facts: Fact[]) {
  const person =
    await sql()`insert into auth.users (id, email) values (${randomUUID()}, ${`${randomUUID()}@people.test`}) returning id`;
  const order = await orderOf({ ...buyer, id: String(person[0]!.id) }, [{ album_id: album }]);
  const payment = `pi_${randomUUID()}`;
  for (const fact of [...facts, ...facts]) await tell(fact, order.id, payment);
  const { state } = await done(server().from('orders').select('state').eq('id', order.id).single());
  const owned =
    await sql()`select 1 from public.purchases where order_item_id = ${order.items[0]!.id} and revoked_at is null`;
  const net = await sql()<{ account: string; cents: number }[]>`
    select account, sum(amount_cents)::int as cents from public.ledger_entries where order_item_id = ${order.items[0]!.id}
    group by account having sum(amount_cents) <> 0 order by account`;
  return { state, owns: owned.length, net: Object.fromEntries(net.map(({ account, cents }) => [account, cents])) };
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
