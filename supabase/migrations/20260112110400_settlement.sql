-- Brings an order or a month of a donation to what is known of its payment. Settling twice, or in another order, ends the same.

create function private.grant_purchases(buyer uuid, albums uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.purchases set revoked_at = null where id in (
    select distinct on (item.album_id) bought.id
    from public.order_items as item join public.orders on orders.id = item.order_id
      join public.purchases as bought on bought.order_item_id = item.id
    where orders.user_id = buyer and item.state = 'sold' and item.album_id = any (albums) and bought.revoked_at is not null
      and not exists (select 1 from public.purchases as live
        where live.user_id = buyer and live.album_id = item.album_id and live.revoked_at is null)
    order by item.album_id, orders.paid_at, item.id);
  insert into public.purchases (user_id, album_id, order_item_id, album_title, artist_name, amount_cents)
  select orders.user_id, item.album_id, item.id, item.album_title, item.artist_name, item.amount_cents
  from public.order_items as item join public.orders on orders.id = item.order_id
  where orders.user_id = buyer and item.state = 'sold' and item.album_id = any (albums)
  order by orders.paid_at, item.id
  on conflict do nothing;
end $$;
comment on function private.grant_purchases is
  'One live purchase for each of these albums that a paid order of the buyer holds. An album paid twice (two orders, two tabs) is granted '
  'once; both payments stand in the ledger, and refunding either leaves the other''s right.';

create function private.settle_access(which_order uuid, buyer uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  -- Two orders of one buyer may hold the same album; each must see what the other did.
  perform pg_advisory_xact_lock(hashtextextended(buyer::text, 0));
  update public.purchases set revoked_at = now()
    where revoked_at is null and order_item_id in (select id from public.order_items where order_id = which_order and state <> 'sold');
  perform private.grant_purchases(buyer, private.albums_of_order(which_order));
end $$;

create function private.charges_of_order(which uuid) returns text[]
language sql stable security definer set search_path = '' as $$
  select array_remove(array['order:' || id, provider_payment_id], null) from public.orders where id = which
$$;
comment on function private.charges_of_order is 'Where facts about an order are kept: under its payment, or under its own id when a caller knew no payment.';

create function private.tell_refunded(which uuid, items uuid[]) returns void
language sql security definer set search_path = '' as $$
  select private.queue_email(orders.user_id, orders.email, 'refund', jsonb_build_object('order_id', orders.id,
      'amount_cents', sum(item.amount_cents), 'items', jsonb_agg(jsonb_build_object('title', item.album_title,
        'artist_name', item.artist_name, 'amount_cents', item.amount_cents) order by item.album_title, item.id)),
    'refund:' || orders.id || ':' || md5(items::text))
  from public.orders join public.order_items as item on item.order_id = orders.id
  where orders.id = which and item.id = any (items)
  group by orders.id
$$;

create function private.settle_items(which uuid, is_full boolean, is_disputed boolean) returns uuid[]
language plpgsql security definer set search_path = '' as $$
declare
  item public.order_items;
  goal text;
  newly_refunded uuid[] := '{}';
begin
  for item in select * from public.order_items where order_id = which order by id loop
    goal := case
      when is_full or exists (select 1 from public.refunds where order_item_id = item.id and state in ('pending', 'succeeded')) then 'refunded'
      when is_disputed then 'disputed' else 'sold' end;
    if item.amount_cents > 0 then perform private.settle_line(item.id, null, goal, item.artist_id, item.amount_cents); end if;
    if goal = 'refunded' and item.state in ('sold', 'disputed') then newly_refunded := newly_refunded || item.id; end if;
    update public.order_items set state = goal where id = item.id and state <> goal;
  end loop;
  return newly_refunded;
end $$;

create function private.settle_order(which uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  current_order public.orders;
  known text[] := private.charges_of_order(which);
  back integer := private.refunded_cents(known);
  disputed boolean := private.is_disputed(known);
  is_full boolean;
  newly_refunded uuid[];
begin
  select * into strict current_order from public.orders where id = which;
  is_full := current_order.total_cents > 0 and back >= current_order.total_cents + current_order.tax_cents;
  if current_order.paid_at is null then
    -- Told of the refund before the payment: nothing was granted, so only the order is closed.
    if is_full then update public.orders set state = 'refunded' where id = which; end if;
    return;
  end if;
  newly_refunded := private.settle_items(which, is_full, disputed);
  perform private.settle_goodwill(which, null,
    case when is_full or disputed then 0 else greatest(back - private.itemised_cents(known), 0) end);
  update public.orders set state = case when is_full then 'refunded' when disputed then 'disputed' else 'paid' end where id = which;
  perform private.settle_access(which, current_order.user_id);
  if newly_refunded <> '{}' then perform private.tell_refunded(which, newly_refunded); end if;
end $$;
comment on function private.settle_order is 'Brings books, states and downloads of a locked order to what is known of its payment. Safe to repeat.';

create function private.settle_donation_payment(which uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  paid public.donation_payments;
  known text[];
  back integer;
  is_full boolean;
  disputed boolean;
  goal text;
begin
  select * into strict paid from public.donation_payments where id = which for update;
  if paid.paid_at is null then return; end if;
  known := array_remove(array['donation:' || paid.id, paid.provider_payment_id], null);
  back := private.refunded_cents(known);
  disputed := private.is_disputed(known);
  is_full := back >= paid.amount_cents + paid.tax_cents
    or exists (select 1 from public.refunds where donation_payment_id = which and state in ('pending', 'succeeded'));
  goal := case when is_full then 'refunded' when disputed then 'disputed' else 'sold' end;
  perform private.settle_line(null, which, goal, (select artist_id from public.donations where id = paid.donation_id), paid.amount_cents);
  perform private.settle_goodwill(null, which,
    case when is_full or disputed then 0 else greatest(back - private.itemised_cents(known), 0) end);
  update public.donation_payments set state = goal where id = which and state <> goal;
end $$;

create function private.settle_charge(which text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  order_id uuid;
  donation_payment_id uuid;
begin
  select id into order_id from public.orders where provider_payment_id = which for update;
  if order_id is not null then perform private.settle_order(order_id); end if;
  select id into donation_payment_id from public.donation_payments where provider_payment_id = which;
  if donation_payment_id is not null then perform private.settle_donation_payment(donation_payment_id); end if;
end $$;
comment on function private.settle_charge is 'Settles whatever this payment paid for. A payment that is not known yet is settled when it is.';

revoke execute on function private.grant_purchases, private.settle_access, private.charges_of_order, private.tell_refunded,
  private.settle_items, private.settle_order, private.settle_donation_payment, private.settle_charge from public;
