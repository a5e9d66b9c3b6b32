-- Every movement of money, once, forever.

create function public.artist_share_cents(amount_cents integer) returns integer
language sql immutable strict parallel safe set search_path = '' as $$
  select ((amount_cents::bigint * 85) / 100)::integer
$$;
comment on function public.artist_share_cents is 'floor(85 %) of a sale in cents; the platform gets the remainder, so the parts sum to the whole.';
revoke all on function public.artist_share_cents from public, anon, authenticated;
grant execute on function public.artist_share_cents to anon, authenticated, service_role;

create table public.ledger_entries (
  id bigint generated always as identity primary key,
  order_item_id uuid references public.order_items (id) on delete restrict,
  account text not null constraint ledger_account_check check (account in ('customer', 'artist', 'platform', 'provider')),
  artist_id uuid references public.profiles (id) on delete restrict,
  kind text not null constraint ledger_kind_check
    check (kind in ('sale', 'artist_share', 'platform_share', 'refund', 'payout', 'donation')),
  amount_cents integer not null constraint ledger_amount_check check (amount_cents <> 0),
  created_at timestamptz not null default now(),
  constraint ledger_artist_named_check check (account <> 'artist' or artist_id is not null)
);
comment on table public.ledger_entries is
  'Signed integer cents; append-only. The rows of one order item sum to zero: customer -amount, artist +share, platform +rest.';
comment on column public.ledger_entries.artist_id is 'On every row of a sale, so that its artist can check the split line by line.';
create index ledger_by_artist on public.ledger_entries (artist_id, created_at desc, id desc);
create index ledger_by_item on public.ledger_entries (order_item_id);
create unique index ledger_moves_once on public.ledger_entries (order_item_id, account, kind) where order_item_id is not null;

create function private.ledger_is_append_only() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.refuse('ledger_is_append_only');
  return null;
end $$;
create trigger append_only before update or delete or truncate on public.ledger_entries
  for each statement execute function private.ledger_is_append_only();

create function private.require_balanced_sale() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (select sum(amount_cents) from public.ledger_entries where order_item_id = new.order_item_id) <> 0 then
    perform private.refuse('ledger_unbalanced', new.order_item_id::text);
  end if;
  return null;
end $$;
create constraint trigger balanced after insert on public.ledger_entries deferrable initially deferred
  for each row when (new.order_item_id is not null) execute function private.require_balanced_sale();
revoke execute on function private.ledger_is_append_only, private.require_balanced_sale from public;

alter table public.ledger_entries enable row level security;
create policy "artists read the ledger of their sales" on public.ledger_entries for select to authenticated
  using (artist_id = (select auth.uid()));
revoke all on public.ledger_entries from anon, authenticated;
grant select on public.ledger_entries to authenticated;
grant select, insert on public.ledger_entries to service_role;

create view public.artist_balance with (security_invoker = true) as
select artist_id,
  sum(amount_cents)::bigint as balance_cents,
  coalesce(sum(amount_cents) filter (where counts_from <= now()), 0)::bigint as payable_cents,
  coalesce(sum(amount_cents) filter (where kind in ('artist_share', 'donation')), 0)::bigint as earned_cents
from (
  select artist_id, kind, amount_cents, case
    when order_item_id is not null then min(created_at) over (partition by artist_id, order_item_id) + interval '7 days'
    when amount_cents > 0 then created_at + interval '7 days'
    else created_at
  end as counts_from
  from public.ledger_entries where account = 'artist'
) as entry
group by artist_id;
comment on view public.artist_balance is 'What Fairtone owes each artist. Sales become payable after 7 days; a refund counts from the day its sale does.';
revoke all on public.artist_balance from anon, authenticated;
grant select on public.artist_balance to authenticated, service_role;
