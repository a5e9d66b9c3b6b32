import { albumId, personId, type DemoOrder } from '../../../../../tools/demo/catalog/index.ts';
import type { Transaction } from '../../database/connection.ts';
import { daysBefore } from '../rows/releaseDate.ts';

/** Through the shop's own functions, as if each payment had arrived at its time: purchases, ledger and notifications follow from them. */
export async function insertOrders(sql: Transaction, orders: DemoOrder[], size: string, now: Date): Promise<void> {
  for (const [index, order] of orders.entries()) {
    const items = order.items.map(({ album, amountCents }) => ({
      album_id: albumId(album),
      amount_cents: amountCents,
    }));
    const [created] = await sql<{ id: string }[]>`
      select public.create_order(${personId(order.buyer)}, ${sql.json(items)}) ->> 'id' as id`;
    const event = `evt_demo_${size}_${index + 1}`;
    await payAt(sql, created!.id, event, daysBefore(now, order.daysAgo));
  }
}

async function payAt(sql: Transaction, orderId: string, event: string, paidAt: Date): Promise<void> {
  await sql`update public.orders set created_at = ${paidAt} where id = ${orderId}`;
  await sql`select private.note_payment_event(${event}, 'checkout.session.completed', '{}'), private.pay_order(${orderId}, ${paidAt})`;
  await sql`
    update public.purchases set created_at = ${paidAt}
    where order_item_id in (select id from public.order_items where order_id = ${orderId})`;
}
