-- Making an order: at the price that the buyer saw, once however often the same request is sent; and ending those that nobody pays.

alter table public.orders
  add column request_id uuid,
  add column request_fingerprint text,
  add constraint orders_request_once unique (user_id, request_id);
comment on column public.orders.request_id is 'The buyer''s own name for the request: sent again it finds this order, sent with another cart it is refused.';
create index orders_paid_by_user on public.orders (user_id, paid_at desc, id desc) where paid_at is not null;

create function private.price_seen(item jsonb) returns integer
language plpgsql immutable set search_path = '' as $$
begin
  if jsonb_typeof(item -> 'expected_cents') is distinct from 'number' then return null; end if;
  return (item ->> 'expected_cents')::numeric::integer;
exception when numeric_value_out_of_range then
  perform private.refuse('invalid_amount', 'expected_cents');
end $$;

create function private.changed_price(item jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  -- A name-your-price item is the buyer's own amount, unless none was named: then it had a fixed price when it was put into the cart.
  select jsonb_build_object('albumId', id, 'amountCents', price) from public.albums
  where id = private.album_of_item(item) and state = 'public' and private.price_seen(item) is not null
    and case when price is null then item -> 'amount_cents' is null else price <> private.price_seen(item) end
$$;
comment on function private.changed_price is 'What an album costs now, when the buyer saw another price; amountCents null: it is name your price now.';

create function private.refuse_changed_prices(items jsonb) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  changed jsonb;
begin
  select jsonb_agg(private.changed_price(value)) filter (where private.changed_price(value) is not null) into changed
    from jsonb_array_elements(items);
  if changed is not null then perform private.refuse('price_changed', changed::text); end if;
end $$;

create function private.repeated_order(buyer uuid, request uuid, fingerprint text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  known public.orders;
begin
  if request is null then return null; end if;
  -- Two clicks at once: the second waits for the first one's order.
  perform pg_advisory_xact_lock(hashtextextended(buyer::text || request::text, 0));
  select * into known from public.orders where user_id = buyer and request_id = request;
  if known.id is not null and known.request_fingerprint <> fingerprint then perform private.refuse('request_reused', request::text); end if;
  return known.id;
end $$;

create function public.create_order(user_id uuid, items jsonb, email text default null, request_id uuid default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  fingerprint text := md5(jsonb_build_array(items, create_order.email)::text);
  made uuid;
  item jsonb;
begin
  if not exists (select 1 from auth.users where users.id = create_order.user_id) then perform private.refuse('user_not_found'); end if;
  if jsonb_typeof(items) is distinct from 'array' or jsonb_array_length(items) = 0 then perform private.refuse('empty_cart'); end if;
  if jsonb_array_length(items) > 50 then perform private.refuse('too_many_items', '50'); end if;
  made := private.repeated_order(create_order.user_id, create_order.request_id, fingerprint);
  if made is not null then return private.order_as_json(made); end if;
  perform private.refuse_changed_prices(items);
  insert into public.orders (user_id, total_cents, email, request_id, request_fingerprint)
  values (create_order.user_id, 0, coalesce(create_order.email, (select users.email from auth.users where users.id = create_order.user_id)),
    create_order.request_id, fingerprint)
  returning id into made;
  for item in select value from jsonb_array_elements(items) loop
    perform private.add_order_item(made, create_order.user_id, item);
  end loop;
  update public.orders set total_cents = (select sum(amount_cents) from public.order_items where order_id = made) where id = made;
  -- Nothing to pay: no provider will ever call, so it is settled here.
  if (select total_cents from public.orders where id = made) = 0 then perform private.pay_order(made); end if;
  return private.order_as_json(made);
end $$;
comment on function public.create_order is
  'Prices a cart in the database and stores a pending order (or a paid one when all of it is free). items: [{album_id, amount_cents?, '
  'expected_cents?}]; amount_cents counts for name-your-price only, expected_cents is the price that the buyer saw. The same request_id finds '
  'the same order. Returns the order''s columns plus items. Codes: user_not_found, empty_cart, too_many_items, album_not_found, own_album, '
  'already_owned, duplicate_item, invalid_amount, price_too_low, price_too_high, below_provider_minimum, request_reused, price_changed (its '
  'detail: JSON [{albumId, amountCents}]).';

create function public.sweep_orders() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  swept integer;
begin
  update public.orders set state = 'cancelled'
    where state = 'pending' and provider_session_id is null and created_at < now() - interval '15 minutes';
  get diagnostics swept = row_count;
  return swept;
end $$;
comment on function public.sweep_orders is
  'Ends pending orders whose request died before they had a payment page. Money that comes all the same still pays them.';

create function public.stale_orders(page_size integer default 50) returns setof public.orders
language sql stable security definer set search_path = '' as $$
  select * from public.orders where state = 'pending' and provider_session_id is not null and created_at < now() - interval '2 hours'
  order by created_at limit least(greatest(page_size, 1), 200)
$$;
comment on function public.stale_orders is 'Pending orders whose payment page must be over by now, oldest first: the provider knows how they ended.';

revoke execute on function private.price_seen, private.changed_price, private.refuse_changed_prices, private.repeated_order from public;
revoke all on function public.create_order, public.sweep_orders, public.stale_orders from public, anon, authenticated;
grant execute on function public.create_order, public.sweep_orders, public.stale_orders to service_role;
