-- Refunds and disputes that the provider reports, by the id of the payment (payment intent), because they may arrive before the payment
-- itself. Every event settles the order or donation again from these facts: the order and number of events do not change the result.

-- # Tables

create table public.charges (
  id text primary key constraint charges_id_check check (char_length(id) between 1 and 255),
  refunded_cents integer not null default 0 constraint charges_refunded_check check (refunded_cents >= 0),
  created_at timestamptz not null default now()
);
comment on table public.charges is 'Payments at the provider, by payment intent. refunded_cents: the highest total given back that it ever named.';

create table public.refunds (
  id uuid primary key default gen_random_uuid(),
  provider_refund_id text unique constraint refunds_provider_refund_id_check check (char_length(provider_refund_id) between 1 and 255),
  charge_id text not null references public.charges (id),
  order_item_id uuid references public.order_items (id) on delete restrict,
  donation_payment_id uuid references public.donation_payments (id) on delete restrict,
  amount_cents integer not null constraint refunds_amount_check check (amount_cents > 0),
  state text not null default 'requested' constraint refunds_state_check
    check (state in ('requested', 'pending', 'succeeded', 'failed', 'refused')),
  requested_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint refunds_one_line_check check (num_nonnulls(order_item_id, donation_payment_id) <= 1)
);
comment on table public.refunds is 'Money given back. Those that an artist asked for name what was sold; those made at the provider do not.';
comment on column public.refunds.state is 'requested: on the way to the provider. refused: it never began. failed: the bank sent it back, so the sale stands again.';
create index refunds_by_charge on public.refunds (charge_id);
create index refunds_by_requester on public.refunds (requested_by);
create unique index refunds_of_item_once on public.refunds (order_item_id) where state in ('requested', 'pending', 'succeeded');
create unique index refunds_of_donation_once on public.refunds (donation_payment_id) where state in ('requested', 'pending', 'succeeded');
create trigger touch before update on public.refunds for each row execute function private.touch_updated_at();

create table public.disputes (
  id text primary key constraint disputes_id_check check (char_length(id) between 1 and 255),
  charge_id text not null references public.charges (id),
  amount_cents integer not null constraint disputes_amount_check check (amount_cents >= 0),
  state text not null constraint disputes_state_check check (state in ('inquiry', 'open', 'won', 'lost')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.disputes is 'Chargebacks by the provider''s id. An inquiry holds no money yet.';
create index disputes_by_charge on public.disputes (charge_id);
create trigger touch before update on public.disputes for each row execute function private.touch_updated_at();

create table public.refused_payments (
  id bigint generated always as identity primary key,
  event_id text not null unique constraint refused_payments_event_check check (char_length(event_id) between 1 and 255),
  event_type text not null constraint refused_payments_type_check check (char_length(event_type) <= 100),
  code text not null constraint refused_payments_code_check check (char_length(code) <= 60),
  order_id uuid references public.orders (id) on delete cascade,
  donation_id uuid references public.donations (id) on delete cascade,
  amount_cents bigint,
  currency text constraint refused_payments_currency_check check (char_length(currency) <= 10),
  api_version text constraint refused_payments_version_check check (char_length(api_version) <= 60),
  deliveries integer not null default 1,
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  constraint refused_payments_subject_check check (num_nonnulls(order_id, donation_id) <= 1)
);
comment on table public.refused_payments is
  'Signed events of the payment provider that were refused, one row an event, for staff. At most 20 an order or donation, 100 of neither.';
comment on column public.refused_payments.code is 'Why: the code that the provider was answered, such as amount_mismatch or wrong_api_version.';
comment on column public.refused_payments.amount_cents is 'What the event tells, in the smallest unit of its currency, tax included.';
comment on column public.refused_payments.deliveries is 'How often the provider sent the event; it tries again for some days.';
create index refused_payments_of_order on public.refused_payments (order_id, id desc);
create index refused_payments_of_donation on public.refused_payments (donation_id, id desc);

-- # Policies

alter table public.charges enable row level security;
alter table public.refunds enable row level security;
alter table public.disputes enable row level security;
create policy "artists read the refunds they asked for" on public.refunds for select to authenticated
  using (requested_by = (select auth.uid()));
revoke all on public.charges, public.refunds, public.disputes from anon, authenticated;
grant all on public.charges, public.refunds, public.disputes to service_role;
grant select (id, order_item_id, donation_payment_id, amount_cents, state, requested_by, created_at) on public.refunds to authenticated;

alter table public.refused_payments enable row level security;
revoke all on public.refused_payments from anon, authenticated, service_role;
grant select on public.refused_payments to service_role;

-- # Functions: what is known of a payment

create function private.lock_charge(which text) returns void
language sql security definer set search_path = '' as $$
  insert into public.charges (id) values (which) on conflict (id) do update set id = excluded.id
$$;
comment on function private.lock_charge is
  'Makes whatever is told about one payment wait for its turn. Always taken before the lock of the order: otherwise a dispute and the payment '
  'that it belongs to could pass each other unseen.';

create function private.refunded_cents(which text[]) returns integer
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(greatest(charges.refunded_cents - told.sent_back, told.given)), 0)::integer
  from public.charges cross join lateral (
    select coalesce(sum(amount_cents) filter (where state = 'failed'), 0) as sent_back,
      coalesce(sum(amount_cents) filter (where state in ('pending', 'succeeded')), 0) as given
    from public.refunds where charge_id = charges.id
  ) as told
  where charges.id = any (which)
$$;
comment on function private.refunded_cents is 'What the payer has back: the highest total told less what banks sent back, and at least the refunds known one by one.';

create function private.itemised_cents(which text[]) returns integer
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(amount_cents), 0)::integer from public.refunds
  where charge_id = any (which) and num_nonnulls(order_item_id, donation_payment_id) = 1 and state in ('pending', 'succeeded')
$$;

create function private.is_disputed(which text[]) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.disputes where charge_id = any (which) and state in ('open', 'lost'))
$$;

-- # Functions: settling
-- They bring an order or a month of a donation to the state of its payment. Settling twice or in another order gives the same result.

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
  -- Two orders of one buyer may contain the same album; each must see what the other did.
  perform pg_advisory_xact_lock(hashtextextended(buyer::text, 0));
  update public.purchases set revoked_at = now()
    where revoked_at is null and order_item_id in (select id from public.order_items where order_id = which_order and state <> 'sold');
  perform private.grant_purchases(buyer, private.albums_of_order(which_order));
end $$;

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
  was_open boolean := exists (select 1 from public.order_items where order_id = which and state = 'open');
  is_full boolean;
  goodwill integer;
begin
  select * into strict current_order from public.orders where id = which;
  is_full := current_order.total_cents > 0 and back >= current_order.total_cents + current_order.tax_cents;
  if current_order.paid_at is null then
    -- The refund was reported before the payment: no album was granted, so only the order is closed.
    if is_full then update public.orders set state = 'refunded' where id = which; end if;
    return;
  end if;
  perform private.settle_items(which, is_full, disputed);
  goodwill := case when is_full or disputed then 0 else greatest(back - private.itemised_cents(known), 0) end;
  perform private.settle_goodwill(which, null, goodwill);
  update public.orders set state = case when is_full then 'refunded' when disputed then 'disputed' else 'paid' end
    where id = which returning * into current_order;
  perform private.settle_access(which, current_order.user_id);
  perform private.tell_order(current_order, was_open, known, back, goodwill);
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
  goodwill integer;
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
  goodwill := case when is_full or disputed then 0 else greatest(back - private.itemised_cents(known), 0) end;
  perform private.settle_goodwill(null, which, goodwill);
  update public.donation_payments set state = goal where id = which returning * into paid;
  perform private.tell_month(paid, known, back, goodwill);
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

create function private.order_receipt(which uuid) returns jsonb
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

create function public.order_receipt(order_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.order_receipt(orders.id) from public.orders where orders.id = order_receipt.order_id and user_id = auth.uid()
$$;
comment on function public.order_receipt is
  'The receipt of the caller''s own paid order: order_id, state, paid_at, email, currency, total_cents (tax included), tax_cents, '
  'items [{title, artist_name, amount_cents, album_id, state}], refunded_cents (of total_cents), refunds [{amount_cents, refunded_at}]. '
  'null for an order that is unpaid or somebody else''s.';

create function private.pay_order(which uuid, paid timestamptz default now()) returns void
language plpgsql security definer set search_path = '' as $$
declare
  receipt jsonb;
begin
  update public.orders set state = 'paid', paid_at = paid where id = which;
  update public.order_items set sold_at = paid where order_id = which;
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
comment on function private.pay_order is
  'The first time that an order is paid: settles it, queues the receipt, tells the artists. paid: when; another time than now is for a past '
  'that is made up.';

-- # Functions: events
-- What the webhook calls: each event of the provider once, in one transaction with all it does.

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
    -- The payer may have changed the receipt's address on the payment page. An invalid one must not undo a payment.
    update public.orders set provider_payment_id = coalesce(provider_payment_id, payment_id), tax_cents = fulfil_order.tax_cents,
      email = case when char_length(receipt_email) <= 320 and receipt_email ~ '^[^@\s]+@[^@\s]+$' then receipt_email else email end
    where id = current_order.id;
    -- Also when the order failed or was cancelled, because it was paid. If it was refunded before, it is settled as refunded.
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
  -- A request of ours is identified by the id that we gave it.
  update public.refunds set provider_refund_id = record_refund.provider_refund_id
    where id = refund_id and charge_id = payment_id and refunds.provider_refund_id is null;
  insert into public.refunds (provider_refund_id, charge_id, amount_cents, state)
    values (record_refund.provider_refund_id, payment_id, record_refund.amount_cents, news)
  on conflict (provider_refund_id) do update set
    -- A late success does not undo a failure; a pending state does not undo a success.
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
    -- A late event does not undo a decision; only an appeal may change a lost one. An inquiry may become a chargeback, not the reverse.
    state = case when disputes.state = 'won' or (disputes.state = 'lost' and news <> 'won') or (disputes.state = 'open' and news = 'inquiry')
      then disputes.state else news end;
  perform private.settle_charge(payment_id);
end $$;
comment on function public.record_dispute is
  'A chargeback as the provider tells it. While it is open, and when it is lost, downloads and shares are taken back; a won one restores them.';

create function public.keep_refused_payment(event_id text, event_type text, code text, order_id uuid default null, donation_id uuid default null,
  payment_id text default null, amount_cents bigint default null, currency text default null, api_version text default null) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  known_order uuid := (select id from public.orders
    where id = keep_refused_payment.order_id or provider_payment_id = keep_refused_payment.payment_id limit 1);
  known_donation uuid := case when known_order is null then coalesce(
    (select id from public.donations where id = keep_refused_payment.donation_id),
    (select months.donation_id from public.donation_payments as months where provider_payment_id = keep_refused_payment.payment_id limit 1)) end;
begin
  -- Serialised per subject, so that rows beyond the limit are counted correctly.
  perform pg_advisory_xact_lock(hashtextextended(concat('refused:', coalesce(known_order, known_donation)), 0));
  insert into public.refused_payments as known (event_id, event_type, code, order_id, donation_id, amount_cents, currency, api_version)
  values (keep_refused_payment.event_id, left(keep_refused_payment.event_type, 100), left(keep_refused_payment.code, 60), known_order, known_donation,
    keep_refused_payment.amount_cents, left(keep_refused_payment.currency, 10), left(keep_refused_payment.api_version, 60))
  on conflict (event_id) do update set deliveries = known.deliveries + 1, last_at = now(), code = excluded.code;
  delete from public.refused_payments where id in (
    select id from public.refused_payments
    where order_id is not distinct from known_order and donation_id is not distinct from known_donation
    order by id desc offset case when known_order is null and known_donation is null then 100 else 20 end);
end $$;
comment on function public.keep_refused_payment is
  'Takes down a signed event that was refused, with the order or donation that it names or whose payment (payment_id) it is about. '
  'The same event again counts its deliveries. The oldest rows beyond the limit of the table are forgotten.';

create function public.list_refused_payments(before_id bigint default null, page_size integer default 20)
returns table (id bigint, event_id text, event_type text, code text, order_id uuid, donation_id uuid, order_state text, expected_cents integer,
  amount_cents bigint, currency text, api_version text, deliveries integer, first_at timestamptz, last_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_moderator();
  return query select refused.id, refused.event_id, refused.event_type, refused.code, refused.order_id, refused.donation_id, orders.state,
    orders.total_cents, refused.amount_cents, refused.currency, refused.api_version, refused.deliveries, refused.first_at, refused.last_at
  from public.refused_payments as refused left join public.orders on orders.id = refused.order_id
  where before_id is null or refused.id < before_id
  order by refused.id desc limit least(greatest(page_size, 1), 100);
end $$;
comment on function public.list_refused_payments is
  'Refused events, the newest first, with the state and price (before tax) of their orders as they are now. The next page: id of the last row. '
  'For moderators. Codes: moderators_only.';

-- # Functions: refunds of artists
-- An artist refunds an own sale, within 30 days, once.

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
  -- The state before the lock may be outdated.
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

-- # Who may call

revoke execute on function private.lock_charge, private.refunded_cents, private.itemised_cents, private.is_disputed,
  private.grant_purchases, private.settle_access, private.settle_items, private.settle_order, private.settle_donation_payment,
  private.settle_charge, private.order_receipt, private.pay_order, private.reverse_charge, private.refundable_item,
  private.refundable_month, private.refundable from public;
revoke all on function public.order_receipt, public.fulfil_order, public.record_refunded_charge,
  public.record_refund, public.record_dispute, public.keep_refused_payment, public.list_refused_payments, public.begin_refund,
  public.refuse_refund from public, anon, authenticated;
grant execute on function public.order_receipt, public.list_refused_payments to authenticated;
grant execute on function public.fulfil_order, public.record_refunded_charge, public.record_refund,
  public.record_dispute, public.keep_refused_payment, public.begin_refund, public.refuse_refund to service_role;
