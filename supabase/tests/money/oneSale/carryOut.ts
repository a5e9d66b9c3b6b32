import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { sql } from '../../support/backend.ts';
import type { Person } from '../../support/people.ts';
import type { Outcome, Plan, PlannedOrder, SoldLine } from './plan.ts';

type Database = postgres.TransactionSql;

/** Characters that a CSV file must escape. */
const TITLES = ['Album 0', 'Salt, "and" Light; more', 'Żółć\nÜber'];
const GIVER = 'Lena; Marsh';

interface Paid {
  payment: string;
  lines: Omit<SoldLine, 'state'>[];
}

async function payOrder(database: Database, seller: string, albums: string[], order: PlannedOrder): Promise<Paid> {
  const [soldAt, payment] = [new Date(Date.now() - order.minutesAgo * 60_000), `pi_${randomUUID()}`];
  const total = order.lines.reduce((sum, { cents }) => sum + cents, 0);
  const [made] = await database<
    { id: string }[]
  >`insert into public.orders (total_cents, provider_payment_id, created_at)
    values (${total}, ${payment}, ${soldAt}) returning id`;
  const rows = order.lines.map(({ album, cents }) => ({
    ...{ order_id: made!.id, album_id: albums[album]!, artist_id: seller, album_title: TITLES[album]! },
    ...{ artist_name: 'Ada', amount_cents: cents, pricing: 'name_your_price' },
  }));
  const items = await database<{ id: string; album_id: string; album_title: string; amount_cents: number }[]>`
    insert into public.order_items ${database(rows)} returning id, album_id, album_title, amount_cents`;
  await database`select private.lock_charge(${payment}), private.pay_order(${made!.id}, ${soldAt})`;
  const lines = items.map((item) => ({
    ...{ id: item.id, albumId: item.album_id, title: item.album_title, cents: item.amount_cents, soldAt },
  }));
  return { payment, lines };
}

async function paySupport(database: Database, seller: string, order: PlannedOrder): Promise<Paid> {
  const [soldAt, payment] = [new Date(Date.now() - order.minutesAgo * 60_000), `pi_${randomUUID()}`];
  const { cents } = order.lines[0]!;
  const [donation] = await database<{ id: string }[]>`
    insert into public.donations (artist_id, giver_name, artist_name, amount_cents) values (${seller}, ${GIVER}, 'Ada', 500) returning id`;
  const [month] = await database<{ id: string }[]>`
    insert into public.donation_payments (donation_id, artist_id, provider_invoice_id, provider_payment_id, amount_cents, state, paid_at)
    values (${donation!.id}, ${seller}, ${`in_${payment}`}, ${payment}, ${cents}, 'sold', ${soldAt}) returning id`;
  await database`select private.lock_charge(${payment}), private.settle_donation_payment(${month!.id})`;
  return { payment, lines: [{ id: month!.id, albumId: null, title: GIVER, cents, soldAt }] };
}

/** Sends the provider's events to the shop, and returns the expected result of each item. */
async function meet(database: Database, { payment, lines }: Paid, fate: Outcome): Promise<SoldLine[]> {
  const total = lines.reduce((sum, { cents }) => sum + cents, 0);
  const event = () => `evt_${randomUUID()}`;
  const refund = (cents: number) => database`select public.record_refunded_charge(${payment}, ${cents}, ${event()})`;
  const dispute = (status: string) =>
    database`select public.record_dispute(${`du_${payment}`}, ${payment}, ${total}, ${status}, ${event()})`;
  const all = (state: SoldLine['state']) => lines.map((line) => ({ ...line, state }));

  if (fate.startsWith('part refunded')) await refund(Math.max(1, Math.floor(total / 3)));
  if (fate === 'wholly refunded') await refund(total);
  if (fate === 'refund failed') {
    for (const state of ['succeeded', 'failed'])
      await database`select public.record_refund(${`re_${payment}`}, ${payment}, ${total}, ${state}, ${event()})`;
  }
  if (fate === 'first item refunded' && lines[0]!.albumId) {
    await database`insert into public.refunds (charge_id, order_item_id, amount_cents, state)
      values (${payment}, ${lines[0]!.id}, ${lines[0]!.cents}, 'succeeded')`;
    await refund(lines[0]!.cents);
    return all('sold').map((line, index) => (index === 0 ? { ...line, state: 'refunded' } : line));
  }
  if (fate.includes('dispute')) await dispute('needs_response');
  if (fate === 'dispute won') await dispute('won');
  if (fate.endsWith('lost')) await dispute('lost');
  if (fate === 'wholly refunded') return all('refunded');
  return all(fate === 'disputed' || fate.endsWith('lost') ? 'disputed' : 'sold');
}

/** Sells as planned, opens a payout of what is payable, and carries out the rest. */
export async function carryOut(seller: Person, { orders }: Plan): Promise<SoldLine[]> {
  return sql().begin(async (database) => {
    const made = await database<{ id: string }[]>`insert into public.albums ${database(
      [0, 1, 2].map((album) => ({ title: `Album ${album}`, artist_id: seller.id, genre: 'Jazz', price: 1000 })),
    )} returning id`;
    const albums = made.map(({ id }) => id);
    const lines: SoldLine[] = [];
    const later: [Paid, Outcome][] = [];
    for (const order of orders) {
      const paid = await (order.isSupport
        ? paySupport(database, seller.id, order)
        : payOrder(database, seller.id, albums, order));
      if (order.isAfterPayout) later.push([paid, order.fate]);
      else lines.push(...(await meet(database, paid, order.fate)));
    }
    await database`select private.open_payout(${seller.id}, date_trunc('month', now())::date)`;
    for (const [paid, fate] of later) lines.push(...(await meet(database, paid, fate)));
    return lines;
  });
}
