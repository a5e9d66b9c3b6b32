-- Double-entry ledger: each movement of money is booked once and never changed. The rows of a movement sum to zero. The movement's key
-- identifies its cause, so that it cannot be booked twice. Only functions insert rows.

-- # Tables

create table public.ledger_entries (
  id bigint generated always as identity primary key,
  order_item_id uuid references public.order_items (id) on delete restrict,
  account text not null constraint ledger_account_check check (account in ('customer', 'artist', 'platform', 'provider')),
  artist_id uuid references public.profiles (id) on delete restrict,
  kind text not null constraint ledger_kind_check check (kind in (
    'sale', 'artist_share', 'platform_share', 'refund', 'refund_failed', 'partial_refund', 'dispute', 'dispute_won',
    'donation', 'donation_refund', 'payout', 'payout_failed', 'payout_returned')),
  amount_cents integer not null constraint ledger_amount_check check (amount_cents <> 0),
  created_at timestamptz not null default now(),
  movement_id uuid not null,
  order_id uuid references public.orders (id) on delete restrict,
  payable_at timestamptz not null default now(),
  donation_payment_id uuid references public.donation_payments (id) on delete restrict,
  -- The foreign key follows with the table of payouts.
  payout_id uuid,
  constraint ledger_artist_named_check check (account <> 'artist' or artist_id is not null),
  constraint ledger_one_line_check check (num_nonnulls(order_item_id, donation_payment_id) <= 1)
);
comment on table public.ledger_entries is
  'Signed integer cents; append-only. The rows of one movement sum to zero. A sale: customer -amount, artist +floor(85 %), platform +rest; '
  'refunds and lost disputes are the same with the signs turned; a payout: artist -amount, provider +amount. What the provider charges for '
  'cards and disputes is taken from the platform''s balance there, and is not booked here.';
comment on column public.ledger_entries.artist_id is 'On every row of a sale, so that its artist can check the split line by line.';
comment on column public.ledger_entries.movement_id is 'Made from what moved (private.movement_id): at most one row an account.';
comment on column public.ledger_entries.order_id is 'Only on a partial_refund: money given back that belongs to no item. The platform bears it.';
comment on column public.ledger_entries.payable_at is 'From when it counts for payouts: sales after 7 days, their refunds from the same moment on.';
create index ledger_by_artist on public.ledger_entries (artist_id, created_at desc, id desc);
create index ledger_by_item on public.ledger_entries (order_item_id);
create unique index ledger_movement_once on public.ledger_entries (movement_id, account);
create index ledger_by_order on public.ledger_entries (order_id) where order_id is not null;
create index ledger_payable on public.ledger_entries (artist_id, payable_at) include (amount_cents, kind) where account = 'artist';
create index ledger_by_donation_payment on public.ledger_entries (donation_payment_id) where donation_payment_id is not null;
create index ledger_by_payout on public.ledger_entries (payout_id) where payout_id is not null;

create view public.artist_balance with (security_invoker = true) as
select artist_id,
  sum(amount_cents)::bigint as balance_cents,
  coalesce(sum(amount_cents) filter (where payable_at <= now()), 0)::bigint as payable_cents,
  coalesce(sum(amount_cents) filter (where payout_id is null), 0)::bigint as earned_cents
from public.ledger_entries where account = 'artist'
group by artist_id;
comment on view public.artist_balance is
  'What Fairtone owes each artist. Sales and donations become payable after 7 days; a refund counts from the day its sale does. Below zero: '
  'the next payouts are smaller by it. earned_cents: the shares of all sales that stand, paid out or not.';
revoke all on public.artist_balance from anon, authenticated;
grant select on public.artist_balance to authenticated, service_role;

-- # Policies

alter table public.ledger_entries enable row level security;
create policy "artists read the ledger of their sales" on public.ledger_entries for select to authenticated
  using (artist_id = (select auth.uid()));
revoke all on public.ledger_entries from anon, authenticated;
grant select on public.ledger_entries to authenticated;
grant select, insert on public.ledger_entries to service_role;
-- Functions book; nobody writes rows by hand.
revoke insert on public.ledger_entries from service_role;

-- # Functions: rules of the table

create function private.ledger_is_append_only() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.refuse('ledger_is_append_only');
  return null;
end $$;
create trigger append_only before update or delete or truncate on public.ledger_entries
  for each statement execute function private.ledger_is_append_only();

create function private.require_balanced_movement() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (select sum(amount_cents) from public.ledger_entries where movement_id = new.movement_id) <> 0 then
    perform private.refuse('ledger_unbalanced', new.movement_id::text);
  end if;
  return null;
end $$;
create constraint trigger balanced after insert on public.ledger_entries deferrable initially deferred
  for each row execute function private.require_balanced_movement();

create function private.line_entries(line uuid) returns setof public.ledger_entries
language sql stable security definer set search_path = '' as $$
  select * from public.ledger_entries where (order_item_id = line or donation_payment_id = line) and kind <> 'partial_refund'
$$;
comment on function private.line_entries is 'All that was booked for one thing sold, but for goodwill.';

-- Checked for every booking function: no amount is refunded or paid out twice, or without a payment.
create function private.refuse_double_booking() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  paid bigint;
  most bigint;
begin
  select sum(amount_cents), min(amount_cents) into paid, most
    from private.line_entries(coalesce(new.order_item_id, new.donation_payment_id)) where account = 'customer';
  if paid > 0 or paid < most then perform private.refuse('ledger_double_booking', new.movement_id::text); end if;
  return null;
end $$;
create constraint trigger booked_once after insert on public.ledger_entries deferrable initially deferred
  for each row when (num_nonnulls(new.order_item_id, new.donation_payment_id) = 1 and new.account = 'customer') execute function private.refuse_double_booking();

-- # Functions: booking
-- They compare the bookings of a sale with its target state (sold, refunded or disputed), and book only the difference.

create function public.artist_share_cents(amount_cents integer) returns integer
language sql immutable strict parallel safe set search_path = '' as $$
  select ((amount_cents::bigint * 85) / 100)::integer
$$;
comment on function public.artist_share_cents is 'floor(85 %) of a sale in cents; the platform gets the remainder, so the parts sum to the whole.';

create function private.movement_id(what text) returns uuid
language sql immutable strict parallel safe set search_path = '' as $$
  select md5(what)::uuid
$$;

-- A sale is booked with the date of its item: a new payment is sold now, one of the demo in the past.
create function private.book_line(item uuid, donation_payment uuid, seller uuid, amount_cents integer) returns void
language sql security definer set search_path = '' as $$
  insert into public.ledger_entries (movement_id, order_item_id, donation_payment_id, account, artist_id, kind, amount_cents, created_at, payable_at)
  select private.movement_id('sale:' || coalesce(item, donation_payment)), item, donation_payment, part.account, seller,
    case when item is null then 'donation' else part.kind end, part.amount, sold.at, sold.at + interval '7 days'
  from (select case when seller is null then 0 else public.artist_share_cents(amount_cents) end as cents) as share
  cross join (select coalesce((select sold_at from public.order_items where id = item),
    (select paid_at from public.donation_payments where id = donation_payment), now()) as at) as sold
  cross join lateral (values
    (1, 'customer', 'sale', -amount_cents),
    (2, 'artist', 'artist_share', share.cents),
    (3, 'platform', 'platform_share', amount_cents - share.cents)
  ) as part(place, account, kind, amount)
  where part.amount <> 0
  order by part.place
$$;
comment on function private.book_line is 'Splits a sale: floor(85 %) to the artist, the rest to the platform; all of it when the artist''s account is gone.';

create function private.reverse_line(line uuid, as_kind text) returns void
language sql security definer set search_path = '' as $$
  with booked as materialized (select * from private.line_entries(line))
  insert into public.ledger_entries (movement_id, order_item_id, donation_payment_id, account, artist_id, kind, amount_cents, payable_at)
  select private.movement_id(as_kind || ':' || line || ':' || (select count(*) from booked)),
    order_item_id, donation_payment_id, account, artist_id, as_kind, -sum(amount_cents), min(payable_at)
  from booked group by order_item_id, donation_payment_id, account, artist_id having sum(amount_cents) <> 0
  order by min(id)
$$;

create function private.restore_line(line uuid, as_kind text) returns void
language sql security definer set search_path = '' as $$
  with booked as materialized (select * from private.line_entries(line))
  insert into public.ledger_entries (movement_id, order_item_id, donation_payment_id, account, artist_id, kind, amount_cents, payable_at)
  select private.movement_id(as_kind || ':' || line || ':' || (select count(*) from booked)),
    order_item_id, donation_payment_id, account, artist_id, as_kind, amount_cents, payable_at
  from booked where movement_id = (select movement_id from booked order by id limit 1)
  order by id
$$;

create function private.settle_line(item uuid, donation_payment uuid, goal text, seller uuid, amount_cents integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  line uuid := coalesce(item, donation_payment);
  booked integer;
  last_kind text;
begin
  select sum(entry.amount_cents) filter (where entry.account = 'customer'), (array_agg(entry.kind order by entry.id desc))[1]
    into booked, last_kind from private.line_entries(line) as entry;
  if booked is null then
    if goal = 'sold' then perform private.book_line(item, donation_payment, seller, amount_cents); end if;
  elsif booked <> 0 and goal <> 'sold' then
    perform private.reverse_line(line, case when goal = 'disputed' then 'dispute' when item is null then 'donation_refund' else 'refund' end);
  elsif booked = 0 and goal = 'sold' then
    perform private.restore_line(line, case last_kind when 'dispute' then 'dispute_won' else 'refund_failed' end);
  end if;
end $$;
comment on function private.settle_line is 'Brings the books of one thing sold to its goal. Does nothing when they are there.';

create function private.settle_goodwill(which_order uuid, donation_payment uuid, goal_cents integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  booked integer;
  movements integer;
begin
  select coalesce(sum(amount_cents), 0), count(*) into booked, movements from public.ledger_entries
    where (order_id = which_order or (donation_payment_id = donation_payment and kind = 'partial_refund')) and account = 'customer';
  if goal_cents = booked then return; end if;
  insert into public.ledger_entries (movement_id, order_id, donation_payment_id, account, kind, amount_cents)
  select private.movement_id('partial_refund:' || coalesce(which_order, donation_payment) || ':' || movements), which_order, donation_payment,
    part.account, 'partial_refund', part.amount
  from (values ('customer', goal_cents - booked), ('platform', booked - goal_cents)) as part(account, amount);
end $$;
comment on function private.settle_goodwill is
  'Part of a payment given back at the provider, without naming what was sold, is goodwill: the platform bears it, and downloads stay.';

-- # Who may call

revoke execute on function private.ledger_is_append_only, private.require_balanced_movement, private.line_entries,
  private.refuse_double_booking, private.movement_id, private.book_line, private.reverse_line, private.restore_line,
  private.settle_line, private.settle_goodwill from public;
revoke all on function public.artist_share_cents from public, anon, authenticated;
grant execute on function public.artist_share_cents to anon, authenticated, service_role;
