import type { Transaction } from '../shop.ts';

/** All notifications were created just now; this sets their real dates and marks those older than a week as read. */
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
    update public.notifications as note set created_at = album.published_at
    from public.albums as album
    where note.kind = 'new_release' and note.payload ->> 'album_id' = album.id::text`;
  await sql`
    update public.notifications as note set created_at = payout.paid_at
    from public.payouts as payout
    where note.kind = 'payout' and note.payload ->> 'payout_id' = payout.id::text`;
  await sql`
    update public.notifications set read_at = created_at + interval '1 day'
    where read_at is null and created_at < now() - interval '7 days'`;
  // For notifications that were read in the bell, the e-mail counts as sent long ago.
  await sql`
    delete from public.emails as email using public.notifications as note
    where email.state = 'waiting' and email.user_id = note.user_id and email.payload = note.payload and note.read_at is not null`;
}
