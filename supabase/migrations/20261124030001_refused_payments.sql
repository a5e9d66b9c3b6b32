-- Events of the payment provider that were signed rightly and refused all the same: money may have moved that no order knows of.

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

alter table public.refused_payments enable row level security;
revoke all on public.refused_payments from anon, authenticated, service_role;
grant select on public.refused_payments to service_role;

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
  -- One at a time for each subject, so that the rows beyond the limit are counted rightly.
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

revoke all on function public.keep_refused_payment, public.list_refused_payments from public, anon, authenticated;
grant execute on function public.keep_refused_payment to service_role;
grant execute on function public.list_refused_payments to authenticated;
