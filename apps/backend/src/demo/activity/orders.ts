import { albumId, personId, type DemoOrder } from '../../../../../tools/demo/catalog/index.ts';
import type { Transaction } from '../../database/connection.ts';
import { daysBefore } from '../rows/releaseDate.ts';

/** Through the shop's own functions, as if each payment had arrived: purchases, ledger and notifications follow from them. */
export async function insertOrders(sql: Transaction, orders: DemoOrder[], size: string, now: Date): Promise<void> {
  for (const [index, order] of orders.entries()) {
    const items = order.items.map(({ album, amountCents }) => ({
      album_id: albumId(album),
      amount_cents: amountCents,
    }));
    const [created] = await sql<{ id: string }[]>`
      select public.create_order(${personId(order.buyer)}, ${sql.json(items)}) ->> 'id' as id`;
    const id = created!.id;
    await sql`select public.fulfil_order(${id}, ${`evt_demo_${size}_${index + 1}`})`;
    await backdate(sql, id, daysBefore(now, order.daysAgo));
  }
}

/** The ledger keeps the moment of its writing: no right of this product changes a row there. */
async function backdate(sql: Transaction, orderId: string, paidAt: Date): Promise<void> {
  await sql`update public.orders set created_at = ${paidAt}, paid_at = ${paidAt} where id = ${orderId}`;
  await sql`update public.order_items set sold_at = ${paidAt} where order_id = ${orderId}`;
  await sql`
    update public.purchases set created_at = ${paidAt}
    where order_item_id in (select id from public.order_items where order_id = ${orderId})`;
}
