-- Monthly support of an artist: a subscription at the provider, and each month that was paid or missed. Written by functions only.

-- # Tables

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

-- # Policies

create function private.donation_is_of(which uuid, person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.donations where id = which and person in (giver_id, artist_id))
$$;

alter table public.donations enable row level security;
alter table public.donation_payments enable row level security;
alter table public.payment_customers enable row level security;
create policy "givers read their donations" on public.donations for select to authenticated using (giver_id = (select auth.uid()));
create policy "artists read who supports them" on public.donations for select to authenticated
  using (artist_id = (select auth.uid()) and started_at is not null);
create policy "givers and artists read the months" on public.donation_payments for select to authenticated
  using (private.donation_is_of(donation_id, (select auth.uid())));
revoke all on public.donations, public.donation_payments, public.payment_customers from anon, authenticated;
grant select (id, giver_id, artist_id, giver_name, artist_name, amount_cents, state, cancel_at_period_end, current_period_end,
  started_at, ended_at, created_at) on public.donations to authenticated;
grant all on public.donations, public.donation_payments, public.payment_customers to service_role;
grant select (id, donation_id, artist_id, amount_cents, tax_cents, state, paid_at, created_at)
  on public.donation_payments to authenticated;

-- # Functions

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

create function private.check_donation_amount(amount_cents integer) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if amount_cents < 100 then perform private.refuse('donation_too_small', '100'); end if;
  if amount_cents > 1000000 then perform private.refuse('price_too_high', '1000000'); end if;
end $$;

create function private.insert_donation(giver public.profiles, artist public.profiles, amount_cents integer) returns jsonb
language sql security definer set search_path = '' as $$
  insert into public.donations as made (giver_id, artist_id, giver_name, artist_name, amount_cents)
  values (giver.id, artist.id, giver.name, artist.name, amount_cents) returning to_jsonb(made)
$$;

create function public.open_donation(giver_id uuid, artist_id uuid, amount_cents integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  giver public.profiles;
  artist public.profiles;
  known public.donations;
begin
  perform private.check_donation_amount(amount_cents);
  if open_donation.giver_id = open_donation.artist_id then perform private.refuse('own_support'); end if;
  select * into giver from public.profiles where id = open_donation.giver_id;
  if giver.id is null then perform private.refuse('user_not_found'); end if;
  select * into artist from public.profiles where id = open_donation.artist_id and role = 'artist';
  if artist.id is null then perform private.refuse('artist_not_found'); end if;
  perform pg_advisory_xact_lock(hashtextextended(giver.id::text || artist.id::text, 0));
  select * into known from public.donations where state <> 'ended' and giver_id = giver.id and artist_id = artist.id;
  if known.state in ('active', 'past_due') then perform private.refuse('already_supporting', known.id::text); end if;
  if known.id is not null and known.amount_cents <> open_donation.amount_cents then
    -- Another amount before the first payment: a new start. The caller cancels the old subscription.
    update public.donations set state = 'ended', ended_at = now() where id = known.id;
  elsif known.id is not null then
    return to_jsonb(known);
  end if;
  return private.insert_donation(giver, artist, amount_cents) || jsonb_build_object('replaces', known.provider_subscription_id);
end $$;
comment on function public.open_donation is
  'A donation that waits for its first payment. Asked again it answers the same; with another amount a new one, and replaces names the '
  'subscription to cancel. Codes: donation_too_small, price_too_high, own_support, user_not_found, artist_not_found, already_supporting.';

create function public.donation_to_change(giver_id uuid, donation_id uuid, amount_cents integer default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  support public.donations;
begin
  perform private.check_donation_amount(donation_to_change.amount_cents);
  select * into support from public.donations
    where id = donation_to_change.donation_id and giver_id = donation_to_change.giver_id and provider_subscription_id is not null;
  if support.id is null then perform private.refuse('donation_not_found'); end if;
  if support.state = 'ended' then perform private.refuse('donation_ended'); end if;
  return to_jsonb(support);
end $$;
comment on function public.donation_to_change is
  'The giver''s own donation, when it may be changed to this amount. Codes: donation_too_small, price_too_high, donation_not_found, donation_ended.';

create function public.keep_subscription(donation_id uuid, subscription_id text) returns void
language sql security definer set search_path = '' as $$
  update public.donations set provider_subscription_id = subscription_id where id = donation_id and provider_subscription_id is null
$$;

create function private.tell_donation(which uuid, kind text) returns void
language sql security definer set search_path = '' as $$
  select private.queue_email(giver_id, null, tell_donation.kind, jsonb_build_object('donation_id', id, 'artist_name', artist_name,
      'amount_cents', amount_cents), tell_donation.kind || ':giver:' || id),
    private.queue_email(artist_id, null, tell_donation.kind, jsonb_build_object('donation_id', id, 'giver_name', giver_name,
      'amount_cents', amount_cents), tell_donation.kind || ':artist:' || id)
  from public.donations where id = which
$$;

create function public.record_donation_payment(donation_id uuid, invoice_id text, paid boolean, amount_cents integer, provider_event_id text,
  payment_id text default null, tax_cents integer default 0, event_type text default 'invoice.paid', payload jsonb default '{}') returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  support public.donations;
  month public.donation_payments;
begin
  if payment_id is not null then perform private.lock_charge(payment_id); end if;
  select * into support from public.donations where id = record_donation_payment.donation_id for update;
  if support.id is null then perform private.refuse('donation_not_found', donation_id::text); end if;
  if not private.note_payment_event(provider_event_id, event_type, record_donation_payment.payload) then return; end if;
  insert into public.donation_payments as kept (donation_id, artist_id, provider_invoice_id, provider_payment_id, amount_cents, tax_cents, state, paid_at)
  values (support.id, support.artist_id, invoice_id, payment_id, record_donation_payment.amount_cents, record_donation_payment.tax_cents,
    case when paid then 'sold' else 'failed' end, case when paid then now() end)
  -- A failed attempt that is reported late does not undo the later payment.
  on conflict (provider_invoice_id) do update set
    provider_payment_id = coalesce(kept.provider_payment_id, excluded.provider_payment_id),
    state = case when kept.paid_at is null then excluded.state else kept.state end,
    paid_at = coalesce(kept.paid_at, excluded.paid_at)
  returning * into month;
  perform private.settle_donation_payment(month.id);
  if paid and support.started_at is null then
    update public.donations set started_at = now(), state = case state when 'incomplete' then 'active' else state end where id = support.id;
    perform private.tell_donation(support.id, 'donation_started');
  end if;
end $$;
comment on function public.record_donation_payment is
  'A month of a donation, paid or missed, once by its invoice: split 85 to 15 like a sale. The first paid one starts the donation. '
  'Codes: donation_not_found.';

create function public.sync_donation(donation_id uuid, status text, amount_cents integer, cancel_at_period_end boolean,
  current_period_end timestamptz, asked_at timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  support public.donations;
  is_over boolean := status in ('canceled', 'incomplete_expired', 'unpaid');
begin
  select * into support from public.donations where id = sync_donation.donation_id for update;
  if support.id is null then perform private.refuse('donation_not_found', donation_id::text); end if;
  if sync_donation.asked_at >= support.synced_at and support.state <> 'ended' then
    update public.donations set synced_at = sync_donation.asked_at, amount_cents = sync_donation.amount_cents,
      cancel_at_period_end = sync_donation.cancel_at_period_end, current_period_end = sync_donation.current_period_end,
      state = case when is_over then 'ended' when state = 'incomplete' then state when status = 'past_due' then 'past_due' else 'active' end,
      ended_at = case when is_over then now() end
    where id = support.id;
    if sync_donation.cancel_at_period_end and not support.cancel_at_period_end and not is_over and support.started_at is not null then
      perform private.queue_email(support.giver_id, null, 'donation_ending', jsonb_build_object('donation_id', support.id, 'artist_name',
        support.artist_name, 'ends_at', sync_donation.current_period_end), 'donation_ending:' || support.id || ':' || sync_donation.current_period_end);
    end if;
    if is_over and support.started_at is not null then perform private.tell_donation(support.id, 'donation_ended'); end if;
  end if;
  return (select to_jsonb(donations) from public.donations where id = support.id);
end $$;
comment on function public.sync_donation is
  'What the provider answered about the subscription at asked_at. Older answers than the last are ignored, and ended is final. Codes: donation_not_found.';

create function public.sweep_donations() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  swept integer;
begin
  update public.donations set state = 'ended', ended_at = now()
    where state = 'incomplete' and provider_subscription_id is null and created_at < now() - interval '15 minutes';
  get diagnostics swept = row_count;
  return swept;
end $$;
comment on function public.sweep_donations is 'Ends donations whose request died before they had a subscription. The provider itself ends unpaid subscriptions.';

-- # Who may call

revoke execute on function private.donation_is_of, private.check_donation_amount, private.insert_donation, private.tell_donation
  from public;
revoke all on function public.list_support, public.open_donation, public.donation_to_change, public.keep_subscription,
  public.record_donation_payment, public.sync_donation, public.sweep_donations from public, anon, authenticated;
grant execute on function private.donation_is_of to authenticated, service_role;
grant execute on function public.list_support to authenticated;
grant execute on function public.open_donation, public.donation_to_change, public.keep_subscription, public.record_donation_payment,
  public.sync_donation, public.sweep_donations to service_role;
