import { albumId, personId, type DemoOrder } from '../../content/catalog/index.ts';
import type { Transaction } from '../shop.ts';
import { daysBefore } from '../rows/releaseDate.ts';
import type { DemoEvent } from './event.ts';

/** Places orders through the shop's functions, with the payment at its historical time: purchases, ledger and notifications follow. */
export const orderEvents = (orders: DemoOrder[], size: string, now: Date): DemoEvent[] =>
  orders.map((order, index) => {
    const at = daysBefore(now, order.daysAgo);
    return { at, happen: (sql) => buy(sql, order, `evt_demo_${size}_${index + 1}`, at) };
  });

async function buy(sql: Transaction, order: DemoOrder, event: string, at: Date): Promise<void> {
  const items = order.items.map(({ album, amountCents }) => ({ album_id: albumId(album), amount_cents: amountCents }));
  const [created] = await sql<{ id: string }[]>`
    select public.create_order(${personId(order.buyer)}, ${sql.json(items)}) ->> 'id' as id`;
  await payAt(sql, created!.id, event, at);
}

async function payAt(sql: Transaction, orderId: string, event: string, paidAt: Date): Promise<void> {
  await sql`update public.orders set created_at = ${paidAt} where id = ${orderId}`;
  await sql`select private.note_payment_event(${event}, 'checkout.session.completed', '{}'), private.pay_order(${orderId}, ${paidAt})`;
  await sql`
    update public.purchases set created_at = ${paidAt}
    where order_item_id in (select id from public.order_items where order_id = ${orderId})`;
}
