-- Deleting an account. Whichever way the row of auth.users goes (our function, the auth service, a dashboard), a trigger erases the
-- person first. What the law and other people need stays without a name: profiles.state = 'deleted' holds it together.

-- A profile that outlives its account cannot hang on it.
alter table public.profiles drop constraint profiles_id_fkey;

create function private.person_in_news(payload jsonb) returns text
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(payload ->> 'follower_id', payload ->> 'sender_id', payload ->> 'artist_id', payload ->> 'giver_id')
$$;
create index notifications_about on public.notifications (private.person_in_news(payload)) where private.person_in_news(payload) is not null;

create function private.require_settled(person uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if exists (select 1 from public.orders where user_id = person and state = 'pending' and provider_session_id is not null
    and created_at > now() - interval '1 day')
  then perform private.refuse('payment_in_progress'); end if;
  if exists (select 1 from public.payouts where artist_id = person and state = 'pending') then perform private.refuse('payout_in_progress'); end if;
  if exists (select 1 from public.refunds where requested_by = person and state in ('requested', 'pending')) then
    perform private.refuse('refund_in_progress');
  end if;
end $$;

create function private.require_no_support(person uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if exists (select 1 from public.donations where person in (giver_id, artist_id) and state <> 'ended'
    and provider_subscription_id is not null)
  then perform private.refuse('donation_in_progress'); end if;
end $$;

create function private.erase_dependents(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  link record;
begin
  -- What would go with the profile goes, though its row may stay: so a new table needs its foreign key and nothing here.
  for link in
    select constraint_row.conrelid::regclass as relation, attname as column_name, confdeltype as rule
    from pg_catalog.pg_constraint as constraint_row
    join pg_catalog.pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'public.profiles'::regclass and confdeltype in ('c', 'n')
      and conrelid not in ('public.albums'::regclass, 'public.content_holds'::regclass, 'public.order_items'::regclass)
    order by 1, 2
  loop
    if link.rule = 'c' then execute format('delete from %s where %I = $1', link.relation, link.column_name) using person;
    else execute format('update %1$s set %2$I = null where %2$I = $1', link.relation, link.column_name) using person; end if;
  end loop;
  -- Figures that name an artist without a key.
  delete from private.play_days where artist_id = person;
  delete from private.popular_tracks where artist_id = person;
end $$;

create function private.erase_catalogue(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.albums where artist_id = person and not private.album_is_sold(id);
  -- Taken down by law it stays down, also for buyers. Other holds have nobody left to hold.
  delete from public.content_holds where owner_id = person and not is_legal;
  update public.content_holds set note = null, because_of = null where owner_id = person;
  update public.albums set state = 'withdrawn' where artist_id = person and not private.is_held('album', id);
  update public.albums set description = null, pricing_message = null where artist_id = person;
end $$;

create function private.erase_mentions(person uuid, address text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.notifications where private.person_in_news(payload) = person::text;
  delete from public.emails where user_id = person or lower(to_address) = lower(address) or private.person_in_news(payload) = person::text;
  -- Receipts of what this person sold, sent or waiting: the titles stay.
  update public.emails set payload = jsonb_set(payload, '{items}', (
    select jsonb_agg(case when line ->> 'artist_name' in (select artist_name from public.order_items where artist_id = person)
      then line || '{"artist_name": "Deleted account"}' else line end)
    from jsonb_array_elements(payload -> 'items') as line))
  where kind in ('receipt', 'refund') and jsonb_typeof(payload -> 'items') = 'array' and payload -> 'items' <> '[]'
    and payload ->> 'order_id' in (select order_id::text from public.order_items where artist_id = person);
  update public.order_items set artist_name = 'Deleted account' where artist_id = person;
  update public.purchases set artist_name = 'Deleted account' where album_id in (select id from public.albums where artist_id = person);
  update public.orders set email = null, url = null where user_id = person;
  update public.reports set claimant_name = null, claimant_email = null where lower(claimant_email) = lower(address);
  update public.donations set giver_name = 'Deleted account' where giver_id = person;
  update public.donations set artist_name = 'Deleted account' where artist_id = person;
end $$;

create function private.erase_staff_traces(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  theirs uuid[] := array(select person union all select id from public.albums where artist_id = person
    union all select tracks.id from public.tracks join public.albums on albums.id = album_id where artist_id = person
    union all select id from public.playlists where user_id = person union all select id from public.messages where sender_id = person);
begin
  update public.moderation_log set actor_id = null where actor_id = person;
  update public.moderation_log set subject_id = null, note = null where subject_id = any (theirs);
end $$;

create function private.erase_person(person uuid, address text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_people(person, null, true);
  perform private.require_settled(person);
  perform private.require_no_support(person);
  perform private.erase_staff_traces(person);
  perform private.erase_catalogue(person);
  perform private.erase_mentions(person, address);
  perform private.erase_dependents(person);
  perform private.note_file(bucket_id, name) from storage.objects where starts_with(name, person::text);
  if exists (select 1 from public.albums where artist_id = person) or exists (select 1 from public.ledger_entries where artist_id = person)
    or exists (select 1 from public.order_items where artist_id = person) or exists (select 1 from public.content_holds where owner_id = person)
    or exists (select 1 from public.payouts where artist_id = person)
  then
    update public.profiles set name = 'Deleted account', avatar_url = null, bio = null, location = null, genres = '{}', social_links = '{}',
      state = 'deleted' where id = person;
  else
    delete from public.profiles where id = person;
  end if;
end $$;

create function private.handle_deleted_user() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.erase_person(old.id, old.email);
  return old;
end $$;
create trigger on_auth_user_deleted before delete on auth.users for each row execute function private.handle_deleted_user();

-- The last e-mail holds the last trace of an address: it goes as soon as it was sent or given up.
create function private.forget_farewell() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.emails where id = new.id;
  return null;
end $$;
create trigger forget_farewell after update of state on public.emails for each row
  when (new.kind = 'account_deleted' and new.state in ('sent', 'failed')) execute function private.forget_farewell();

create function public.check_deletion(user_id uuid, forfeits_balance boolean default false) returns void
language plpgsql security definer set search_path = '' as $$
declare
  balance bigint;
begin
  if not exists (select 1 from auth.users where id = check_deletion.user_id) then perform private.refuse('user_not_found'); end if;
  perform private.require_settled(check_deletion.user_id);
  select coalesce(sum(amount_cents), 0) into balance from public.ledger_entries where account = 'artist' and artist_id = check_deletion.user_id;
  if balance > 0 and not coalesce(forfeits_balance, false) then perform private.refuse('balance_left', balance::text); end if;
end $$;
comment on function public.check_deletion is
  'Refuses while money moves, or is left and not given up. Codes: user_not_found, payment_in_progress, payout_in_progress, refund_in_progress, '
  'balance_left (detail: cents).';

create function public.delete_account(user_id uuid, forfeits_balance boolean default false) returns void
language plpgsql security definer set search_path = '' as $$
declare
  address text;
  spoken text := (select settings.language from public.user_settings as settings where settings.user_id = delete_account.user_id);
begin
  -- Of two at once the second finds nobody, and says goodbye to nobody.
  select email into address from auth.users where id = delete_account.user_id for update;
  perform public.check_deletion(delete_account.user_id, forfeits_balance);
  delete from auth.users where id = delete_account.user_id;
  perform private.queue_email(null, address, 'account_deleted', jsonb_build_object('language', spoken));
end $$;
comment on function public.delete_account is
  'Erases a person and says goodbye by e-mail. End their support first. Codes: those of check_deletion, and donation_in_progress.';

create function public.signed_in_recently(user_id uuid, session_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from auth.sessions where id = signed_in_recently.session_id and sessions.user_id = signed_in_recently.user_id
    and created_at > now() - interval '10 minutes')
$$;
comment on function public.signed_in_recently is 'Whether this very session began within ten minutes: proof enough to delete an account without the password.';

revoke execute on function private.person_in_news, private.require_settled, private.require_no_support, private.erase_dependents,
  private.erase_catalogue, private.erase_mentions, private.erase_staff_traces, private.erase_person, private.handle_deleted_user,
  private.forget_farewell from public;
grant execute on function private.person_in_news to authenticated, service_role;
revoke all on function public.check_deletion, public.delete_account, public.signed_in_recently from public, anon, authenticated;
grant execute on function public.check_deletion, public.delete_account, public.signed_in_recently to service_role;
