-- The ledger in movements: every row belongs to one, and the rows of each sum to zero. What moved names the movement, so that the
-- same one cannot be booked twice.

create function private.movement_id(what text) returns uuid
language sql immutable strict parallel safe set search_path = '' as $$
  select md5(what)::uuid
$$;

alter table public.ledger_entries
  add column movement_id uuid,
  add column order_id uuid references public.orders (id) on delete restrict,
  add column payable_at timestamptz not null default now();
alter table public.ledger_entries disable trigger append_only;
update public.ledger_entries set
  movement_id = private.movement_id(case when kind = 'refund' then 'refund:' else 'sale:' end || coalesce(order_item_id::text, id::text)),
  payable_at = created_at + interval '7 days';
-- A sale of which all rows count later is as if it was made later: its refund counts from the same day.
update public.ledger_entries as back set payable_at = sold.payable_at
  from public.ledger_entries as sold
  where back.kind = 'refund' and sold.kind = 'sale' and sold.order_item_id = back.order_item_id;
alter table public.ledger_entries enable trigger append_only;
alter table public.ledger_entries alter column movement_id set not null;

alter table public.ledger_entries drop constraint ledger_kind_check;
alter table public.ledger_entries add constraint ledger_kind_check check (kind in (
  'sale', 'artist_share', 'platform_share', 'refund', 'refund_failed', 'partial_refund', 'dispute', 'dispute_won',
  'donation', 'donation_refund', 'payout', 'payout_failed', 'payout_returned'));
comment on table public.ledger_entries is
  'Signed integer cents; append-only. The rows of one movement sum to zero. A sale: customer -amount, artist +floor(85 %), platform +rest; '
  'refunds and lost disputes are the same with the signs turned; a payout: artist -amount, provider +amount. What the provider charges for '
  'cards and disputes is taken from the platform''s balance there, and is not booked here.';
comment on column public.ledger_entries.movement_id is 'Made from what moved (private.movement_id): at most one row an account.';
comment on column public.ledger_entries.order_id is 'Only on a partial_refund: money given back that belongs to no item. The platform bears it.';
comment on column public.ledger_entries.payable_at is 'From when it counts for payouts: sales after 7 days, their refunds from the same moment on.';

drop index public.ledger_moves_once;
create unique index ledger_movement_once on public.ledger_entries (movement_id, account);
create index ledger_by_order on public.ledger_entries (order_id) where order_id is not null;
create index ledger_payable on public.ledger_entries (artist_id, payable_at) include (amount_cents, kind) where account = 'artist';

drop trigger balanced on public.ledger_entries;
drop function private.require_balanced_sale();

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
revoke execute on function private.movement_id, private.require_balanced_movement from public;

-- Booking is what the functions do; nobody writes rows by hand.
revoke insert on public.ledger_entries from service_role;

create or replace view public.artist_balance with (security_invoker = true) as
select artist_id,
  sum(amount_cents)::bigint as balance_cents,
  coalesce(sum(amount_cents) filter (where payable_at <= now()), 0)::bigint as payable_cents,
  coalesce(sum(amount_cents) filter (where kind in ('artist_share', 'donation')), 0)::bigint as earned_cents
from public.ledger_entries where account = 'artist'
group by artist_id;
comment on view public.artist_balance is
  'What Fairtone owes each artist. Sales and donations become payable after 7 days; a refund counts from the day its sale does. Below zero: '
  'the next payouts are smaller by it.';
