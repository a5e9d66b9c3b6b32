-- What the webhook calls: each event of the provider once, in one transaction with all it does.

create function private.order_receipt(which uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('order_id', orders.id, 'state', orders.state, 'paid_at', orders.paid_at, 'email', orders.email, 'currency', 'usd',
    'total_cents', orders.total_cents + orders.tax_cents, 'tax_cents', orders.tax_cents, 'items', coalesce((
      select jsonb_agg(jsonb_build_object('title', item.album_title, 'artist_name', item.artist_name, 'amount_cents', item.amount_cents,
        'album_id', item.album_id, 'state', item.state) order by item.album_title, item.id)
      from public.order_items as item where item.order_id = orders.id), '[]'))
  from public.orders where id = which and paid_at is not null
$$;

create function public.order_receipt(order_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.order_receipt(orders.id) from public.orders where orders.id = order_receipt.order_id and user_id = auth.uid()
$$;
comment on function public.order_receipt is
  'The receipt of the caller''s own paid order: order_id, state, paid_at, email, currency, total_cents (tax included), tax_cents, '
  'items [{title, artist_name, amount_cents, album_id, state}]. null for an order that is unpaid or somebody else''s.';

create function private.pay_order(which uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  receipt jsonb;
begin
  update public.orders set state = 'paid', paid_at = now() where id = which;
  update public.order_items set sold_at = now() where order_id = which;
  perform private.settle_order(which);
  receipt := private.order_receipt(which);
  if receipt ->> 'state' <> 'paid' then return; end if;
  if (receipt ->> 'total_cents')::integer > 0 then
    perform private.queue_email(user_id, email, 'receipt', receipt, 'receipt:' || id) from public.orders where id = which;
  end if;
  perform private.notify(item.artist_id, 'sale', jsonb_build_object('order_item_id', item.id, 'album_id', item.album_id,
    'album_title', item.album_title, 'amount_cents', item.amount_cents, 'share_cents', public.artist_share_cents(item.amount_cents)))
  from public.order_items as item where item.order_id = which and item.artist_id is not null order by item.id;
end $$;
comment on function private.pay_order is 'The first time that an order is paid: settles it, queues the receipt, tells the artists.';

create function public.fulfil_order(order_id uuid, provider_event_id text, event_type text default 'checkout.session.completed',
  payload jsonb default '{}', paid_cents integer default null, payment_id text default null, tax_cents integer default 0,
  receipt_email text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  current_order public.orders;
begin
  perform private.lock_charge(coalesce(payment_id, 'order:' || fulfil_order.order_id));
  current_order := private.lock_order(fulfil_order.order_id);
  if paid_cents is not null and paid_cents <> current_order.total_cents then perform private.refuse('amount_mismatch', paid_cents::text); end if;
  if private.note_payment_event(provider_event_id, event_type, fulfil_order.payload) and current_order.paid_at is null then
    -- The payer may have changed the receipt's address on the payment page. A bad one must not undo a payment.
    update public.orders set provider_payment_id = coalesce(provider_payment_id, payment_id), tax_cents = fulfil_order.tax_cents,
      email = case when char_length(receipt_email) <= 320 and receipt_email ~ '^[^@\s]+@[^@\s]+$' then receipt_email else email end
    where id = current_order.id;
    -- Also when the order failed or was cancelled: the money came. Refunded before it was paid: settled as such.
    perform private.pay_order(current_order.id);
  end if;
  return private.order_as_json(current_order.id);
end $$;
comment on function public.fulfil_order is
  'Marks an order paid and grants it: purchases, three ledger rows an item, notifications, receipt; one transaction, once per event and order. '
  'paid_cents is what the provider charged before tax. Returns the order with its items. Codes: order_not_found, amount_mismatch.';

create function private.reverse_charge(charge_id text, cents integer) returns void
language sql security definer set search_path = '' as $$
  update public.charges set refunded_cents = greatest(refunded_cents, cents) where id = charge_id
$$;

create function public.reverse_order(order_id uuid, provider_event_id text, event_type text default 'charge.refunded',
  payload jsonb default '{}') returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  charge text := coalesce((select provider_payment_id from public.orders where id = reverse_order.order_id), 'order:' || reverse_order.order_id);
  current_order public.orders;
begin
  perform private.lock_charge(charge);
  current_order := private.lock_order(reverse_order.order_id);
  if private.note_payment_event(provider_event_id, event_type, reverse_order.payload) then
    perform private.reverse_charge(charge, current_order.total_cents + current_order.tax_cents);
    perform private.settle_order(current_order.id);
  end if;
  return private.order_as_json(current_order.id);
end $$;
comment on function public.reverse_order is
  'A full refund: takes back downloads and shares, once. Before the payment''s own event it only closes the order.';

create function public.record_refunded_charge(payment_id text, refunded_cents integer, provider_event_id text, order_id uuid default null,
  event_type text default 'charge.refunded', payload jsonb default '{}') returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_charge(payment_id);
  if order_id is not null then
    perform private.lock_order(order_id);
    update public.orders set provider_payment_id = payment_id where id = order_id and provider_payment_id is null;
  end if;
  if private.note_payment_event(provider_event_id, event_type, record_refunded_charge.payload) then
    perform private.reverse_charge(payment_id, record_refunded_charge.refunded_cents);
    perform private.settle_charge(payment_id);
  end if;
end $$;
comment on function public.record_refunded_charge is
  'The provider''s total of what was given back of a payment. All of it: downloads and shares are taken back. Less, and no item named: the '
  'platform bears it. Codes: order_not_found.';

create function public.record_refund(provider_refund_id text, payment_id text, amount_cents integer, state text, provider_event_id text,
  refund_id uuid default null, event_type text default 'refund.updated', payload jsonb default '{}') returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  news text := case record_refund.state when 'succeeded' then 'succeeded' when 'failed' then 'failed' when 'canceled' then 'failed' else 'pending' end;
begin
  perform private.lock_charge(payment_id);
  if not private.note_payment_event(provider_event_id, event_type, record_refund.payload) then return; end if;
  -- Our own request is known by the id that we gave it.
  update public.refunds set provider_refund_id = record_refund.provider_refund_id
    where id = refund_id and charge_id = payment_id and refunds.provider_refund_id is null;
  insert into public.refunds (provider_refund_id, charge_id, amount_cents, state)
    values (record_refund.provider_refund_id, payment_id, record_refund.amount_cents, news)
  on conflict (provider_refund_id) do update set
    -- A late word of success does not undo a failure; waiting does not undo success.
    state = case when refunds.state = 'failed' or (refunds.state = 'succeeded' and news = 'pending') then refunds.state else news end;
  perform private.settle_charge(payment_id);
end $$;
comment on function public.record_refund is
  'One refund as the provider tells it (state: pending, requires_action, succeeded, failed, canceled). refund_id: our own request''s id. '
  'A failed one restores downloads and shares.';

create function public.record_dispute(dispute_id text, payment_id text, amount_cents integer, status text, provider_event_id text,
  event_type text default 'charge.dispute.created', payload jsonb default '{}') returns void
language plpgsql security definer set search_path = '' as $$
declare
  news text := case when status in ('won', 'warning_closed', 'prevented') then 'won' when status = 'lost' then 'lost'
    when status like 'warning%' then 'inquiry' else 'open' end;
begin
  perform private.lock_charge(payment_id);
  if not private.note_payment_event(provider_event_id, event_type, record_dispute.payload) then return; end if;
  insert into public.disputes (id, charge_id, amount_cents, state) values (dispute_id, payment_id, record_dispute.amount_cents, news)
  on conflict (id) do update set
    -- What comes late does not undo a decision; only an appeal may turn a lost one. An inquiry may become a chargeback, not the reverse.
    state = case when disputes.state = 'won' or (disputes.state = 'lost' and news <> 'won') or (disputes.state = 'open' and news = 'inquiry')
      then disputes.state else news end;
  perform private.settle_charge(payment_id);
end $$;
comment on function public.record_dispute is
  'A chargeback as the provider tells it. While it is open, and when it is lost, downloads and shares are taken back; a won one restores them.';

revoke execute on function private.order_receipt, private.pay_order, private.reverse_charge from public;
revoke all on function public.order_receipt, public.fulfil_order, public.reverse_order, public.record_refunded_charge, public.record_refund,
  public.record_dispute from public, anon, authenticated;
grant execute on function public.order_receipt to authenticated;
grant execute on function public.fulfil_order, public.reverse_order, public.record_refunded_charge, public.record_refund, public.record_dispute
  to service_role;
