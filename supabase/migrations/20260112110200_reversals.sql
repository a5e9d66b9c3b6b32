-- What the provider says happened to a payment after it was made. Kept by the provider's id of the payment (its payment intent), as
-- refunds and disputes may be told before the payment itself. Order and donation are settled anew from these facts at every event:
-- neither the order of events nor their number changes the end.

alter table public.orders
  add column provider_payment_id text unique constraint orders_provider_payment_id_check check (char_length(provider_payment_id) between 1 and 255),
  add column tax_cents integer not null default 0 constraint orders_tax_check check (tax_cents >= 0);
alter table public.orders drop constraint orders_state_check;
alter table public.orders add constraint orders_state_check
  check (state in ('pending', 'paid', 'failed', 'cancelled', 'refunded', 'disputed'));
comment on column public.orders.tax_cents is 'What the provider added on top; never part of the split.';
comment on column public.orders.state is
  'disputed while a chargeback is open, and for good once it is lost; refunded when all of it was given back. Both take the downloads back.';

update public.orders set provider_payment_id = told.payload ->> 'payment_intent' from public.payment_events as told
  where told.type in ('checkout.session.completed', 'checkout.session.async_payment_succeeded') and orders.paid_at is not null
    and told.payload ->> 'session' = orders.provider_session_id;

alter table public.order_items
  add column sold_at timestamptz,
  add column state text not null default 'open' constraint order_items_state_check check (state in ('open', 'sold', 'refunded', 'disputed'));
create index order_items_newest_by_artist on public.order_items (artist_id, sold_at desc, id desc) where sold_at is not null;
comment on column public.order_items.state is 'Each item by itself: an artist refunds their own item of a cart of many artists.';
update public.order_items set sold_at = orders.paid_at, state = case orders.state when 'refunded' then 'refunded' else 'sold' end
  from public.orders where orders.id = order_id and orders.state in ('paid', 'refunded');

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

alter table public.charges enable row level security;
alter table public.refunds enable row level security;
alter table public.disputes enable row level security;
create policy "artists read the refunds they asked for" on public.refunds for select to authenticated
  using (requested_by = (select auth.uid()));
revoke all on public.charges, public.refunds, public.disputes from anon, authenticated;
grant select (id, order_item_id, donation_payment_id, amount_cents, state, requested_by, created_at) on public.refunds to authenticated;
grant all on public.charges, public.refunds, public.disputes to service_role;

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

revoke execute on function private.lock_charge, private.refunded_cents, private.itemised_cents, private.is_disputed from public;
