-- A receipt says what was given back, when, and what is left of the payment.

create or replace function private.order_receipt(which uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('order_id', orders.id, 'state', orders.state, 'paid_at', orders.paid_at, 'email', orders.email, 'currency', 'usd',
    'total_cents', orders.total_cents + orders.tax_cents, 'tax_cents', orders.tax_cents, 'items', coalesce((
      select jsonb_agg(jsonb_build_object('title', item.album_title, 'artist_name', item.artist_name, 'amount_cents', item.amount_cents,
        'album_id', item.album_id, 'state', item.state) order by item.album_title, item.id)
      from public.order_items as item where item.order_id = orders.id), '[]'),
    'refunded_cents', least(private.refunded_cents(paid.charges), orders.total_cents + orders.tax_cents),
    'refunds', (select coalesce(jsonb_agg(jsonb_build_object('amount_cents', refund.amount_cents, 'refunded_at', refund.created_at)
        order by refund.created_at, refund.id), '[]')
      from public.refunds as refund where refund.charge_id = any (paid.charges) and refund.state in ('pending', 'succeeded')))
  from public.orders cross join lateral (select private.charges_of_order(orders.id) as charges) as paid
  where orders.id = which and paid_at is not null
$$;
comment on function public.order_receipt is
  'The receipt of the caller''s own paid order: order_id, state, paid_at, email, currency, total_cents (tax included), tax_cents, '
  'items [{title, artist_name, amount_cents, album_id, state}], refunded_cents (of total_cents), refunds [{amount_cents, refunded_at}]. '
  'null for an order that is unpaid or somebody else''s.';

create or replace function private.tell_refunded(which uuid, items uuid[]) returns void
language sql security definer set search_path = '' as $$
  select private.queue_email(orders.user_id, orders.email, 'refund', jsonb_build_object('order_id', orders.id,
      'amount_cents', sum(item.amount_cents), 'items', jsonb_agg(jsonb_build_object('title', item.album_title,
        'artist_name', item.artist_name, 'amount_cents', item.amount_cents) order by item.album_title, item.id),
      'left_cents', greatest(orders.total_cents + orders.tax_cents - private.refunded_cents(private.charges_of_order(orders.id)), 0)),
    'refund:' || orders.id || ':' || md5(items::text))
  from public.orders join public.order_items as item on item.order_id = orders.id
  where orders.id = which and item.id = any (items)
  group by orders.id
$$;
