import type { Transaction } from '../../database/connection.ts';

/** The triggers told of sales and followers just now; the bell shows them at their own time, the older ones as read. */
export async function dateNotifications(sql: Transaction): Promise<void> {
  await sql`
    update public.notifications as note set created_at = orders.paid_at
    from public.order_items as item join public.orders on orders.id = item.order_id
    where note.kind = 'sale' and note.payload ->> 'order_item_id' = item.id::text`;
  await sql`
    update public.notifications as note set created_at = follow.created_at
    from public.user_follows as follow
    where note.kind = 'follower' and note.user_id = follow.following_id and note.payload ->> 'follower_id' = follow.follower_id::text`;
  await sql`
    update public.notifications set read_at = created_at + interval '1 day'
    where read_at is null and created_at < now() - interval '7 days'`;
}
