-- Where an artist's payouts go: a connected account at the provider. Written by functions only, as the provider tells it.

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

alter table public.payment_accounts enable row level security;
create policy "artists read their own payment account" on public.payment_accounts for select to authenticated
  using (artist_id = (select auth.uid()));
revoke all on public.payment_accounts from anon, authenticated;
grant select (artist_id, details_submitted, payouts_enabled, transfers_enabled, disabled_reason, created_at) on public.payment_accounts
  to authenticated;
grant all on public.payment_accounts to service_role;

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

revoke all on function public.keep_payment_account, public.sync_payment_account from public, anon, authenticated;
grant execute on function public.keep_payment_account, public.sync_payment_account to service_role;
