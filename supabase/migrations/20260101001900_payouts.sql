-- Where an artist's payouts go (a connected account at the provider), and monthly payouts. Each ledger row is paid out at most once:
-- payout_entries says in which payout.

-- # Tables

create table public.payment_accounts (
  artist_id uuid primary key references public.profiles (id) on delete cascade,
  provider_account_id text not null unique,
  details_submitted boolean not null default false,
  payouts_enabled boolean not null default false,
  transfers_enabled boolean not null default false,
  disabled_reason text,
  synced_at timestamptz not null default '-infinity',
  created_at timestamptz not null default now()
);
comment on table public.payment_accounts is 'Connected accounts. Nothing of the bank behind them is kept here.';
comment on column public.payment_accounts.transfers_enabled is 'Whether the provider lets us send money there.';

create table public.payout_runs (
  period date primary key constraint payout_runs_period_check check (period = date_trunc('month', period)),
  opened_at timestamptz not null default now()
);
comment on table public.payout_runs is 'Months whose payouts were opened. Later runs of a month only try again what failed.';

create table public.payouts (
  id uuid primary key default gen_random_uuid(),
  artist_id uuid not null references public.profiles (id) on delete restrict,
  period date not null constraint payouts_period_check check (period = date_trunc('month', period)),
  amount_cents integer not null constraint payouts_amount_check check (amount_cents > 0),
  returned_cents integer not null default 0 constraint payouts_returned_check check (returned_cents between 0 and amount_cents),
  state text not null default 'pending' constraint payouts_state_check check (state in ('pending', 'paid', 'failed', 'returned')),
  provider_transfer_id text unique,
  failure text,
  statement jsonb not null,
  attempts integer not null default 0,
  claimed_at timestamptz,
  created_at timestamptz not null default now(),
  paid_at timestamptz
);
comment on table public.payouts is 'Money sent, or to be sent, to an artist. A failed one is final; its money is in the next one.';
comment on column public.payouts.period is 'First day of the month of the run.';
comment on column public.payouts.state is 'pending: on its way, or its fate unknown. failed: it did not go. returned: it came back, all of it.';
create unique index payouts_once_a_month on public.payouts (artist_id, period) where state in ('pending', 'paid');
create index payouts_by_artist on public.payouts (artist_id, created_at desc, id desc);
create index payouts_pending on public.payouts (created_at) where state = 'pending';

create table public.payout_entries (
  entry_id bigint primary key references public.ledger_entries (id),
  payout_id uuid not null references public.payouts (id)
);
comment on table public.payout_entries is 'Which ledger rows a payout pays. The primary key is why nothing is paid twice.';
create index payout_entries_by_payout on public.payout_entries (payout_id);

alter table public.ledger_entries add foreign key (payout_id) references public.payouts (id) on delete restrict;

-- # Policies

alter table public.payment_accounts enable row level security;
create policy "artists read their own payment account" on public.payment_accounts for select to authenticated
  using (artist_id = (select auth.uid()));
revoke all on public.payment_accounts from anon, authenticated;
grant select (artist_id, details_submitted, payouts_enabled, transfers_enabled, disabled_reason, created_at)
  on public.payment_accounts to authenticated;
grant all on public.payment_accounts to service_role;

alter table public.payout_runs enable row level security;
alter table public.payouts enable row level security;
alter table public.payout_entries enable row level security;
create policy "artists read their own payouts" on public.payouts for select to authenticated using (artist_id = (select auth.uid()));
revoke all on public.payout_runs, public.payouts, public.payout_entries from anon, authenticated;
grant all on public.payout_runs, public.payouts, public.payout_entries to service_role;
grant select (id, artist_id, period, amount_cents, returned_cents, state, failure, statement, created_at, paid_at)
  on public.payouts to authenticated;

-- # Functions: accounts

create function public.keep_payment_account(artist_id uuid, account_id text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  if not exists (select 1 from public.user_roles where user_id = keep_payment_account.artist_id and role = 'artist') then
    perform private.refuse('artist_not_found');
  end if;
  insert into public.payment_accounts (artist_id, provider_account_id) values (keep_payment_account.artist_id, account_id) on conflict do nothing;
end $$;
comment on function public.keep_payment_account is 'Remembers an artist''s new account. Keeps the one there is. Codes: artist_not_found.';

create function public.sync_payment_account(account_id text, details_submitted boolean, payouts_enabled boolean, transfers_enabled boolean,
  disabled_reason text, asked_at timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  kept public.payment_accounts;
begin
  update public.payment_accounts set details_submitted = sync_payment_account.details_submitted,
    payouts_enabled = sync_payment_account.payouts_enabled, transfers_enabled = sync_payment_account.transfers_enabled,
    disabled_reason = left(sync_payment_account.disabled_reason, 200), synced_at = asked_at
  where provider_account_id = account_id and synced_at <= asked_at;
  select * into kept from public.payment_accounts where provider_account_id = account_id;
  return case when kept.artist_id is not null then to_jsonb(kept) end;
end $$;
comment on function public.sync_payment_account is 'What the provider answered about an account at asked_at; null for one that is not of ours.';

-- # Functions: payouts

create function private.unpaid_entries(artist uuid, moment timestamptz default now()) returns setof public.ledger_entries
language sql stable security definer set search_path = '' as $$
  select entry.* from public.ledger_entries as entry
  where entry.artist_id = artist and entry.account = 'artist' and entry.payable_at <= moment
    and (entry.payout_id is null or entry.kind = 'payout_returned')
    and not exists (select 1 from public.payout_entries where entry_id = entry.id)
$$;

create function private.statement_of(payout uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('from', min(entry.created_at), 'to', max(entry.created_at), 'lines', count(*),
    'sales_cents', coalesce(sum(amount_cents) filter (where kind in ('artist_share', 'refund_failed', 'dispute_won')), 0),
    'refunds_cents', coalesce(sum(amount_cents) filter (where kind in ('refund', 'donation_refund')), 0),
    'disputes_cents', coalesce(sum(amount_cents) filter (where kind = 'dispute'), 0),
    'donations_cents', coalesce(sum(amount_cents) filter (where kind = 'donation'), 0),
    'returned_cents', coalesce(sum(amount_cents) filter (where kind = 'payout_returned'), 0),
    'total_cents', sum(amount_cents))
  from public.payout_entries join public.ledger_entries as entry on entry.id = entry_id where payout_entries.payout_id = payout
$$;

create function private.move_payout(payout public.payouts, kind text, cents integer, key text, moment timestamptz default now()) returns void
language sql security definer set search_path = '' as $$
  insert into public.ledger_entries (movement_id, payout_id, account, artist_id, kind, amount_cents, created_at, payable_at)
  select private.movement_id(move_payout.kind || ':' || payout.id || ':' || key), payout.id, part.account, payout.artist_id, move_payout.kind,
    part.amount, moment, moment
  from (values ('artist', cents), ('provider', -cents)) as part(account, amount)
$$;

create function private.open_payout(artist uuid, month date, opened_at timestamptz default now()) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  opened public.payouts;
  entries bigint[];
  cents bigint;
begin
  -- Serialised per artist: no other run may count the same rows.
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

create function public.open_payouts() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  month date := date_trunc('month', now() at time zone 'utc')::date;
  is_first boolean;
  artist uuid;
  opened integer := 0;
begin
  insert into public.payout_runs (period) values (month) on conflict do nothing;
  is_first := found;
  for artist in
    select account.artist_id from public.payment_accounts as account
    where account.transfers_enabled and account.payouts_enabled and (is_first or exists (
      select 1 from public.payouts where payouts.artist_id = account.artist_id and period = month and state = 'failed'))
    order by account.artist_id
  loop
    if private.open_payout(artist, month) is not null then opened := opened + 1; end if;
  end loop;
  return opened;
end $$;
comment on function public.open_payouts is
  'The first run of a month opens a payout for every connected artist with at least 1000 payable cents and books it; later runs only for those '
  'whose payout failed. Returns how many.';

create function public.claim_payouts(page_size integer default 20) returns setof public.payouts
language sql security definer set search_path = '' as $$
  update public.payouts set claimed_at = now(), attempts = attempts + 1
  where id in (
    select id from public.payouts where state = 'pending' and (claimed_at is null or claimed_at < now() - interval '10 minutes')
    order by created_at, id limit least(greatest(page_size, 1), 100) for update skip locked)
  returning *
$$;
comment on function public.claim_payouts is
  'Pending payouts, each for one caller at a time; after ten minutes a claim is over. attempts above 1: ask the provider before sending again.';

create function public.finish_payout(payout_id uuid, transfer_id text default null, failure text default null) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  ended public.payouts;
begin
  update public.payouts set state = case when transfer_id is null then 'failed' else 'paid' end, provider_transfer_id = transfer_id,
    failure = left(finish_payout.failure, 500), paid_at = case when transfer_id is not null then now() end
  where id = finish_payout.payout_id and state = 'pending' returning * into ended;
  if ended.id is null then return; end if;
  if ended.state = 'failed' then
    perform private.move_payout(ended, 'payout_failed', ended.amount_cents, '1');
    delete from public.payout_entries where payout_id = ended.id;
    perform private.queue_email(ended.artist_id, null, 'payout_failed', jsonb_build_object('payout_id', ended.id,
      'amount_cents', ended.amount_cents, 'period', to_char(ended.period, 'YYYY-MM'), 'reason', ended.failure), 'payout_failed:' || ended.id);
  else
    perform private.notify(ended.artist_id, 'payout', jsonb_build_object('payout_id', ended.id, 'amount_cents', ended.amount_cents,
      'period', to_char(ended.period, 'YYYY-MM')));
  end if;
end $$;
comment on function public.finish_payout is
  'The transfer of a pending payout was made, or refused by the provider. Refused: the money is the artist''s balance again. Anything else that '
  'went wrong is no end: the payout stays pending, and is looked up before it is sent again.';

create function public.record_transfer(payout_id uuid, transfer_id text, reversed_cents integer, provider_event_id text,
  event_type text default 'transfer.created', payload jsonb default '{}') returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  sent public.payouts;
  back integer;
begin
  select * into sent from public.payouts where id = record_transfer.payout_id for update;
  if sent.id is null then perform private.refuse('payout_not_found', record_transfer.payout_id::text); end if;
  if not private.note_payment_event(provider_event_id, event_type, record_transfer.payload) then return; end if;
  perform public.finish_payout(sent.id, transfer_id);
  select * into sent from public.payouts where id = sent.id;
  if sent.provider_transfer_id is distinct from transfer_id then perform private.refuse('transfer_mismatch', transfer_id); end if;
  back := least(reversed_cents, sent.amount_cents) - sent.returned_cents;
  if back <= 0 then return; end if;
  update public.payouts set returned_cents = returned_cents + back,
    state = case when returned_cents + back = amount_cents then 'returned' else state end where id = sent.id;
  perform private.move_payout(sent, 'payout_returned', back, (sent.returned_cents + back)::text);
end $$;
comment on function public.record_transfer is
  'A transfer as the provider tells it, with the total that was sent back. What came back is payable again. Codes: payout_not_found, transfer_mismatch.';

create function public.payout_lines(payout_id uuid) returns table (entry_id bigint, booked_at timestamptz, kind text, title text, gross_cents integer,
  amount_cents integer)
language sql stable security definer set search_path = '' as $$
  select entry.id, entry.created_at, entry.kind, coalesce(item.album_title, donations.giver_name),
    (select -paid.amount_cents from public.ledger_entries as paid where paid.movement_id = entry.movement_id and paid.account = 'customer'),
    entry.amount_cents
  from public.payouts join public.payout_entries as line on line.payout_id = payouts.id join public.ledger_entries as entry on entry.id = line.entry_id
    left join public.order_items as item on item.id = entry.order_item_id
    left join public.donation_payments as month on month.id = entry.donation_payment_id
    left join public.donations on donations.id = month.donation_id
  where payouts.id = payout_lines.payout_id and payouts.artist_id = auth.uid()
  order by entry.created_at, entry.id
$$;
comment on function public.payout_lines is
  'The lines of the caller''s own payout; they sum to its amount. Ask for text/csv (supabase-js: .csv()) to get the statement as a file.';

-- # Who may call

revoke execute on function private.unpaid_entries, private.statement_of, private.move_payout, private.open_payout from public;
revoke all on function public.keep_payment_account, public.sync_payment_account, public.open_payouts, public.claim_payouts,
  public.finish_payout, public.record_transfer, public.payout_lines from public, anon, authenticated;
grant execute on function public.payout_lines to authenticated;
grant execute on function public.keep_payment_account, public.sync_payment_account, public.open_payouts, public.claim_payouts,
  public.finish_payout, public.record_transfer to service_role;
