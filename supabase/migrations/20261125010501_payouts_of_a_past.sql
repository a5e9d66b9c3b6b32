-- Payouts can be opened for a moment that is over, as orders can be paid then: a past that is made up has its payouts on their days.

-- expand: only functions call it; it is made again with one more argument, which has a default
drop function private.unpaid_entries(uuid);
create function private.unpaid_entries(artist uuid, moment timestamptz default now()) returns setof public.ledger_entries
language sql stable security definer set search_path = '' as $$
  select entry.* from public.ledger_entries as entry
  where entry.artist_id = artist and entry.account = 'artist' and entry.payable_at <= moment
    and (entry.payout_id is null or entry.kind = 'payout_returned')
    and not exists (select 1 from public.payout_entries where entry_id = entry.id)
$$;

-- expand: only functions call it; it is made again with one more argument, which has a default
drop function private.move_payout(public.payouts, text, integer, text);
create function private.move_payout(payout public.payouts, kind text, cents integer, key text, moment timestamptz default now()) returns void
language sql security definer set search_path = '' as $$
  insert into public.ledger_entries (movement_id, payout_id, account, artist_id, kind, amount_cents, created_at, payable_at)
  select private.movement_id(move_payout.kind || ':' || payout.id || ':' || key), payout.id, part.account, payout.artist_id, move_payout.kind,
    part.amount, moment, moment
  from (values ('artist', cents), ('provider', -cents)) as part(account, amount)
$$;

-- expand: only functions call it; it is made again with one more argument, which has a default
drop function private.open_payout(uuid, date);
create function private.open_payout(artist uuid, month date, opened_at timestamptz default now()) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  opened public.payouts;
  entries bigint[];
  cents bigint;
begin
  -- One at a time for each artist: nobody else may count the same rows.
  perform 1 from public.payment_accounts where artist_id = artist for update;
  select array_agg(id), sum(amount_cents) into entries, cents from private.unpaid_entries(artist, opened_at);
  if coalesce(cents, 0) < 1000 then return null; end if;
  insert into public.payouts (artist_id, period, amount_cents, statement, created_at) values (artist, month, cents, '{}', opened_at)
    on conflict do nothing returning * into opened;
  if opened.id is null then return null; end if;
  insert into public.payout_entries (entry_id, payout_id) select entry, opened.id from unnest(entries) as entry;
  update public.payouts set statement = private.statement_of(opened.id) where id = opened.id;
  perform private.move_payout(opened, 'payout', -opened.amount_cents, '1', opened_at);
  return opened.id;
end $$;
comment on function private.open_payout is
  'Opens the payout of a month for an artist with at least 1000 payable cents and books it; null when there is none to open. opened_at: when; '
  'another time than now is for a past that is made up.';
revoke execute on function private.unpaid_entries, private.move_payout, private.open_payout from public;
