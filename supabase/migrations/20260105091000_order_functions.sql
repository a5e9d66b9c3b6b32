-- The payment's whole effect, in the transaction of its event. Money is recorded as the provider reports it.

create function private.note_payment_event(event_id text, event_type text, event_payload jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.payment_events (id, type, payload) values (event_id, event_type, event_payload) on conflict do nothing;
  return found;
end $$;
comment on function private.note_payment_event is 'False when the event was seen before. Of parallel deliveries all but one wait here, then get false.';

create function private.lock_order(which uuid) returns public.orders
language plpgsql security definer set search_path = '' as $$
declare
  locked public.orders;
begin
  select * into locked from public.orders where id = which for update;
  if locked.id is null then perform private.refuse('order_not_found', which::text); end if;
  return locked;
end $$;

create function private.grant_purchases(buyer uuid, albums uuid[]) returns void
language sql security definer set search_path = '' as $$
  insert into public.purchases (user_id, album_id, order_item_id, album_title, artist_name, amount_cents)
  select orders.user_id, item.album_id, item.id, item.album_title, item.artist_name, item.amount_cents
  from public.order_items as item join public.orders on orders.id = item.order_id
  where orders.user_id = buyer and orders.state = 'paid' and item.album_id = any (albums)
  order by orders.paid_at
  on conflict do nothing
$$;
comment on function private.grant_purchases is
  'One live purchase for each of these albums that a paid order of the buyer holds. An album paid twice (two orders, two tabs) is granted '
  'once; both payments stand in the ledger, and refunding either leaves the other''s right.';

create function private.albums_of_order(which uuid) returns uuid[]
language sql stable security definer set search_path = '' as $$
  select array_agg(album_id) from public.order_items where order_id = which and album_id is not null
$$;

create function private.settle_order(which uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  buyer uuid;
begin
  update public.orders set state = 'paid', paid_at = now() where id = which returning user_id into buyer;
  perform private.grant_purchases(buyer, private.albums_of_order(which));

  insert into public.ledger_entries (order_item_id, account, artist_id, kind, amount_cents)
  select item.id, part.account, item.artist_id, part.kind, part.amount
  from public.order_items as item
  cross join lateral (values
    (1, 'customer', 'sale', -item.amount_cents),
    (2, 'artist', 'artist_share', public.artist_share_cents(item.amount_cents)),
    (3, 'platform', 'platform_share', item.amount_cents - public.artist_share_cents(item.amount_cents))
  ) as part(place, account, kind, amount)
  where item.order_id = which and item.amount_cents > 0
  order by item.id, part.place;

  insert into public.notifications (user_id, kind, payload)
  select item.artist_id, 'sale', jsonb_build_object('order_item_id', item.id, 'album_id', item.album_id,
    'album_title', item.album_title, 'amount_cents', item.amount_cents, 'share_cents', public.artist_share_cents(item.amount_cents))
  from public.order_items as item
  where item.order_id = which and item.artist_id is not null;
end $$;

create function public.fulfil_order(order_id uuid, provider_event_id text, event_type text default 'checkout.session.completed',
  payload jsonb default '{}', paid_cents integer default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  current_order public.orders := private.lock_order(fulfil_order.order_id);
  is_new boolean := private.note_payment_event(provider_event_id, event_type, fulfil_order.payload);
begin
  if paid_cents is not null and paid_cents <> current_order.total_cents then perform private.refuse('amount_mismatch', paid_cents::text); end if;
  -- Paid or refunded already: a replay, or a refund that overtook its payment. A failed or cancelled order can still be paid late.
  if is_new and current_order.state in ('pending', 'failed', 'cancelled') then perform private.settle_order(current_order.id); end if;
  return private.order_as_json(current_order.id);
end $$;
comment on function public.fulfil_order is
  'Marks an order paid and grants it: purchases, three ledger rows an item, notifications; one transaction, once per event and order. '
  'paid_cents is what the provider charged before tax. Returns the order with its items. Codes: order_not_found, amount_mismatch.';

create function public.close_order(order_id uuid, provider_event_id text, outcome text, event_type text default 'checkout.session.expired',
  payload jsonb default '{}') returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  current_order public.orders := private.lock_order(close_order.order_id);
  is_new boolean := private.note_payment_event(provider_event_id, event_type, close_order.payload);
begin
  if outcome not in ('failed', 'cancelled') then perform private.refuse('invalid_outcome', outcome); end if;
  if is_new and current_order.state = 'pending' then update public.orders set state = outcome where id = current_order.id; end if;
  return private.order_as_json(current_order.id);
end $$;
comment on function public.close_order is 'Ends a pending order without payment (outcome failed or cancelled). Never undoes a paid one.';

create function public.reverse_order(order_id uuid, provider_event_id text, event_type text default 'charge.refunded',
  payload jsonb default '{}') returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  current_order public.orders := private.lock_order(reverse_order.order_id);
  is_new boolean := private.note_payment_event(provider_event_id, event_type, reverse_order.payload);
begin
  if is_new and current_order.state <> 'refunded' then
    update public.orders set state = 'refunded' where id = current_order.id;
    update public.purchases set revoked_at = now()
      where revoked_at is null and order_item_id in (select id from public.order_items as item where item.order_id = current_order.id);
    perform private.grant_purchases(current_order.user_id, private.albums_of_order(current_order.id));
    insert into public.ledger_entries (order_item_id, account, artist_id, kind, amount_cents)
    select sold.order_item_id, sold.account, sold.artist_id, 'refund', -sold.amount_cents
    from public.ledger_entries as sold join public.order_items as item on item.id = sold.order_item_id
    where item.order_id = current_order.id and sold.kind in ('sale', 'artist_share', 'platform_share')
    order by sold.id;
  end if;
  return private.order_as_json(current_order.id);
end $$;
comment on function public.reverse_order is
  'A full refund or a lost dispute: takes back downloads and shares, once. Before the payment''s own event it only closes the order.';

create function public.create_order(user_id uuid, items jsonb, email text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  new_id uuid;
  item jsonb;
begin
  if not exists (select 1 from auth.users where users.id = create_order.user_id) then perform private.refuse('user_not_found'); end if;
  if jsonb_typeof(items) is distinct from 'array' or jsonb_array_length(items) = 0 then perform private.refuse('empty_cart'); end if;
  if jsonb_array_length(items) > 50 then perform private.refuse('too_many_items', '50'); end if;
  insert into public.orders (user_id, total_cents, email)
  values (create_order.user_id, 0, coalesce(create_order.email, (select users.email from auth.users where users.id = create_order.user_id)))
  returning id into new_id;
  for item in select value from jsonb_array_elements(items) loop
    perform private.add_order_item(new_id, create_order.user_id, item);
  end loop;
  update public.orders set total_cents = (select sum(amount_cents) from public.order_items where order_id = new_id)
  where id = new_id;
  -- Nothing to pay: no provider will ever call, so it is settled here.
  if (select total_cents from public.orders where id = new_id) = 0 then perform private.settle_order(new_id); end if;
  return private.order_as_json(new_id);
end $$;
comment on function public.create_order is
  'Prices a cart in the database and stores a pending order (or a paid one when all of it is free). items: [{album_id, amount_cents?}]; '
  'amount_cents counts for name-your-price only. Returns the order''s columns plus items. Codes: user_not_found, empty_cart, too_many_items, '
  'album_not_found, own_album, already_owned, duplicate_item, invalid_amount, price_too_low, price_too_high, below_provider_minimum.';

revoke execute on function private.note_payment_event, private.lock_order, private.grant_purchases, private.albums_of_order,
  private.settle_order from public;
revoke all on function public.create_order, public.fulfil_order, public.close_order, public.reverse_order from public, anon, authenticated;
grant execute on function public.create_order, public.fulfil_order, public.close_order, public.reverse_order to service_role;
