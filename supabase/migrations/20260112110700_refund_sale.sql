-- An artist gives a buyer's money back: their own sale, within 30 days, once.

create function private.refundable_item(seller uuid, item uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  sold record;
begin
  select order_items.state, order_items.amount_cents, orders.id as order_id, orders.paid_at, orders.total_cents, orders.tax_cents,
    coalesce(orders.provider_payment_id, 'order:' || orders.id) as charge, order_items.amount_cents + case when orders.total_cents = 0 then 0
      else (orders.tax_cents::bigint * order_items.amount_cents / orders.total_cents)::integer end as cents
  into sold from public.order_items join public.orders on orders.id = order_items.order_id
  where order_items.id = item and order_items.artist_id = seller and orders.paid_at is not null;
  return to_jsonb(sold);
end $$;

create function private.refundable_month(seller uuid, month uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('state', paid.state, 'amount_cents', paid.amount_cents, 'paid_at', paid.paid_at,
    'charge', coalesce(paid.provider_payment_id, 'donation:' || paid.id), 'cents', paid.amount_cents + paid.tax_cents)
  from public.donation_payments as paid join public.donations on donations.id = paid.donation_id
  where paid.id = month and donations.artist_id = seller and paid.paid_at is not null
$$;

create function private.refundable(seller uuid, item uuid, month uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  sold jsonb := case when item is not null then private.refundable_item(seller, item) else private.refundable_month(seller, month) end;
begin
  if sold ->> 'charge' is null then perform private.refuse('sale_not_found'); end if;
  if sold ->> 'state' = 'disputed' then perform private.refuse('sale_disputed'); end if;
  if (sold ->> 'amount_cents')::integer = 0 then perform private.refuse('sale_was_free'); end if;
  return sold;
end $$;

create function public.begin_refund(seller_id uuid, order_item_id uuid default null, donation_payment_id uuid default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  sold jsonb := private.refundable(seller_id, begin_refund.order_item_id, begin_refund.donation_payment_id);
  asked public.refunds;
begin
  perform private.lock_charge(sold ->> 'charge');
  -- What it was before the lock may be over.
  sold := private.refundable(seller_id, begin_refund.order_item_id, begin_refund.donation_payment_id);
  select * into asked from public.refunds where state in ('requested', 'pending', 'succeeded')
    and (order_item_id = begin_refund.order_item_id or donation_payment_id = begin_refund.donation_payment_id);
  if asked.id is null then
    if sold ->> 'state' = 'refunded' then return jsonb_build_object('state', 'succeeded', 'amount_cents', (sold ->> 'cents')::integer); end if;
    if (sold ->> 'paid_at')::timestamptz < now() - interval '30 days' then perform private.refuse('refund_window_closed', '30'); end if;
    insert into public.refunds (charge_id, order_item_id, donation_payment_id, amount_cents, requested_by)
    values (sold ->> 'charge', begin_refund.order_item_id, begin_refund.donation_payment_id, (sold ->> 'cents')::integer, seller_id)
    returning * into asked;
  end if;
  return jsonb_build_object('id', asked.id, 'state', asked.state, 'amount_cents', asked.amount_cents, 'payment_id', asked.charge_id);
end $$;
comment on function public.begin_refund is
  'Notes that an artist wants to give a sale back, once; asked again it answers the same refund: {id, state, amount_cents, payment_id}. Nothing '
  'is reversed before the provider says so. Codes: sale_not_found, sale_was_free, sale_disputed, refund_window_closed.';

create function public.refuse_refund(refund_id uuid) returns void
language sql security definer set search_path = '' as $$
  update public.refunds set state = 'refused' where id = refund_id and state = 'requested'
$$;
comment on function public.refuse_refund is 'The provider would not do it: the artist may ask again.';

revoke execute on function private.refundable_item, private.refundable_month, private.refundable from public;
revoke all on function public.begin_refund, public.refuse_refund from public, anon, authenticated;
grant execute on function public.begin_refund, public.refuse_refund to service_role;
