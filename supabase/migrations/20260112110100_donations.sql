-- Monthly support of an artist: a subscription at the provider, and each month that was paid or missed. Written by functions only.

create table public.donations (
  id uuid primary key default gen_random_uuid(),
  giver_id uuid references public.profiles (id) on delete set null,
  artist_id uuid references public.profiles (id) on delete set null,
  giver_name text not null,
  artist_name text not null,
  amount_cents integer not null constraint donations_amount_check check (amount_cents between 100 and 1000000),
  state text not null default 'incomplete' constraint donations_state_check check (state in ('incomplete', 'active', 'past_due', 'ended')),
  cancel_at_period_end boolean not null default false,
  current_period_end timestamptz,
  provider_subscription_id text unique,
  synced_at timestamptz not null default '-infinity',
  started_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  constraint donations_not_oneself_check check (giver_id <> artist_id),
  constraint donations_ended_is_dated_check check (state <> 'ended' or ended_at is not null)
);
comment on table public.donations is 'Who supports whom every month. Names as they were; ids become null with the account, the books stay.';
comment on column public.donations.state is 'incomplete until the first month is paid; past_due while the provider tries a card again; ended is final.';
comment on column public.donations.synced_at is 'When the provider was last asked about the subscription: an older answer never replaces a newer one.';
create unique index donations_one_a_pair on public.donations (giver_id, artist_id) where state <> 'ended';
create index donations_by_giver on public.donations (giver_id, created_at desc, id desc);
create index donations_by_artist on public.donations (artist_id, created_at desc, id desc);
create index donations_unpaid on public.donations (created_at) where state = 'incomplete';

create table public.donation_payments (
  id uuid primary key default gen_random_uuid(),
  donation_id uuid not null references public.donations (id) on delete restrict,
  artist_id uuid references public.profiles (id) on delete set null,
  provider_invoice_id text not null unique,
  provider_payment_id text unique,
  amount_cents integer not null constraint donation_payments_amount_check check (amount_cents between 1 and 1000000),
  tax_cents integer not null default 0 constraint donation_payments_tax_check check (tax_cents >= 0),
  state text not null constraint donation_payments_state_check check (state in ('failed', 'sold', 'refunded', 'disputed')),
  paid_at timestamptz,
  created_at timestamptz not null default now(),
  constraint donation_payments_sold_is_dated_check check (state = 'failed' or paid_at is not null)
);
comment on table public.donation_payments is 'Each month of a donation, once, by its invoice.';
create index donation_payments_by_artist on public.donation_payments (artist_id, paid_at desc, id desc);
create index donation_payments_by_donation on public.donation_payments (donation_id, created_at desc);

create table public.payment_customers (
  user_id uuid primary key references auth.users (id) on delete cascade,
  provider_customer_id text not null unique
);
comment on table public.payment_customers is 'A giver''s name at the payment provider. For the service role only.';

create function private.donation_is_of(which uuid, person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.donations where id = which and person in (giver_id, artist_id))
$$;
revoke execute on function private.donation_is_of from public;
grant execute on function private.donation_is_of to authenticated, service_role;

alter table public.donations enable row level security;
alter table public.donation_payments enable row level security;
alter table public.payment_customers enable row level security;
create policy "givers read their donations" on public.donations for select to authenticated using (giver_id = (select auth.uid()));
create policy "artists read who supports them" on public.donations for select to authenticated
  using (artist_id = (select auth.uid()) and started_at is not null);
create policy "givers and artists read the months" on public.donation_payments for select to authenticated
  using (private.donation_is_of(donation_id, (select auth.uid())));
revoke all on public.donations, public.donation_payments, public.payment_customers from anon, authenticated;
grant select (id, giver_id, artist_id, giver_name, artist_name, amount_cents, state, cancel_at_period_end, current_period_end, started_at,
  ended_at, created_at) on public.donations to authenticated;
grant select (id, donation_id, artist_id, amount_cents, tax_cents, state, paid_at, created_at) on public.donation_payments to authenticated;
grant all on public.donations, public.donation_payments, public.payment_customers to service_role;

create function public.list_support(side text default 'given', before_time timestamptz default null, before_id uuid default null,
  page_size integer default 20)
returns table (id uuid, giver_id uuid, artist_id uuid, giver_name text, artist_name text, amount_cents integer, state text,
  cancel_at_period_end boolean, current_period_end timestamptz, started_at timestamptz, ended_at timestamptz, created_at timestamptz)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  reader constant uuid := auth.uid();
  wanted constant integer := least(greatest(page_size, 1), 100);
begin
  before_time := coalesce(before_time, 'infinity');
  before_id := coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
  if side = 'given' then
    return query select gift.id, gift.giver_id, gift.artist_id, gift.giver_name, gift.artist_name, gift.amount_cents, gift.state,
        gift.cancel_at_period_end, gift.current_period_end, gift.started_at, gift.ended_at, gift.created_at
      from public.donations as gift where gift.giver_id = reader and (gift.created_at, gift.id) < (before_time, before_id)
      order by gift.created_at desc, gift.id desc limit wanted;
  elsif side = 'received' then
    return query select gift.id, gift.giver_id, gift.artist_id, gift.giver_name, gift.artist_name, gift.amount_cents, gift.state,
        gift.cancel_at_period_end, gift.current_period_end, gift.started_at, gift.ended_at, gift.created_at
      from public.donations as gift where gift.artist_id = reader and gift.started_at is not null
        and (gift.created_at, gift.id) < (before_time, before_id)
      order by gift.created_at desc, gift.id desc limit wanted;
  end if;
end $$;
comment on function public.list_support is
  'Monthly support that the caller gives, or (side received) gets, newest first. The next page: created_at and id of the last row.';
revoke all on function public.list_support from public, anon, authenticated;
grant execute on function public.list_support to authenticated;

alter table public.ledger_entries
  add column donation_payment_id uuid references public.donation_payments (id) on delete restrict,
  add constraint ledger_one_line_check check (num_nonnulls(order_item_id, donation_payment_id) <= 1);
create index ledger_by_donation_payment on public.ledger_entries (donation_payment_id) where donation_payment_id is not null;
