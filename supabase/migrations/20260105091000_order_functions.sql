-- What the handling of every payment event begins with, and how an order ends that nobody paid.

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

create function private.albums_of_order(which uuid) returns uuid[]
language sql stable security definer set search_path = '' as $$
  select array_agg(album_id) from public.order_items where order_id = which and album_id is not null
$$;

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

revoke execute on function private.note_payment_event, private.lock_order, private.albums_of_order from public;
revoke all on function public.close_order from public, anon, authenticated;
grant execute on function public.close_order to service_role;
