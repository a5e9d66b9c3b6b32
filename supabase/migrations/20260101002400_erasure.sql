-- Deleting an account, and what a person's export reads. Whichever way the row of auth.users goes (our function, the auth service, a
-- dashboard), a trigger erases the person first. What the law and other people need stays without a name: profiles.state = 'deleted'
-- holds it together. What was sold keeps its words: purchases, receipts and downloads call the album and the artist as they were called
-- when they were bought. A name goes with the last person who holds it.

-- # Functions: what must be over first

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

create function public.signed_in_recently(user_id uuid, session_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from auth.sessions where id = signed_in_recently.session_id and sessions.user_id = signed_in_recently.user_id
    and created_at > now() - interval '10 minutes')
$$;
comment on function public.signed_in_recently is 'Whether this very session began within ten minutes: proof enough to delete an account without the password.';

-- # Functions: erasing

create function private.erase_dependents(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  link record;
begin
  -- Rows that would be deleted with the profile are deleted although its row may stay: a new table needs a foreign key and no change here.
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
  -- Figures that refer to an artist without a foreign key.
  delete from private.play_days where artist_id = person;
  delete from private.popular_tracks where artist_id = person;
  delete from private.popular_entries where artist_id = person;
end $$;

create function private.erase_catalogue(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.albums where artist_id = person and not private.album_is_sold(id);
  -- A legal takedown stays, also for buyers. Other hidden states no longer have a subject.
  delete from public.content_holds where owner_id = person and not is_legal;
  update public.content_holds set note = null, because_of = null where owner_id = person;
  update public.albums set state = 'withdrawn' where artist_id = person and not private.is_held('album', id);
  update public.albums set description = null, pricing_message = null where artist_id = person;
end $$;

create function private.forget_sold_names(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  -- Sales of this person without remaining buyers, or that were never paid.
  update public.purchases set artist_name = 'Deleted account'
    where user_id is null and album_id in (select id from public.albums where artist_id = person);
  update public.order_items set artist_name = 'Deleted account' from public.orders
    where orders.id = order_id and order_items.artist_id = person and (orders.user_id is null or orders.state in ('failed', 'cancelled'));
  -- Purchases of this person from artists who deleted their accounts earlier.
  update public.purchases set artist_name = 'Deleted account' from public.albums join public.profiles on profiles.id = albums.artist_id
    where albums.id = album_id and purchases.user_id = person and profiles.state = 'deleted';
  update public.order_items set artist_name = 'Deleted account' from public.orders, public.profiles
    where orders.id = order_id and profiles.id = order_items.artist_id and orders.user_id = person and profiles.state = 'deleted';
end $$;

create function private.erase_mentions(person uuid, address text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.notifications where private.person_in_news(payload) = person::text;
  -- Receipts of this person's sales stay unchanged with their buyers; like all e-mails they are deleted after some time.
  delete from public.emails where user_id = person or lower(to_address) = lower(address) or private.person_in_news(payload) = person::text;
  perform private.forget_sold_names(person);
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

create function public.delete_account(user_id uuid, forfeits_balance boolean default false) returns void
language plpgsql security definer set search_path = '' as $$
declare
  address text;
  spoken text := (select settings.language from public.user_settings as settings where settings.user_id = delete_account.user_id);
begin
  -- The second of two concurrent calls finds no row, and sends no goodbye.
  select email into address from auth.users where id = delete_account.user_id for update;
  perform public.check_deletion(delete_account.user_id, forfeits_balance);
  delete from auth.users where id = delete_account.user_id;
  perform private.queue_email(null, address, 'account_deleted', jsonb_build_object('language', spoken));
end $$;
comment on function public.delete_account is
  'Erases a person and says goodbye by e-mail. End their support first. Codes: those of check_deletion, and donation_in_progress.';

-- # Functions: what is kept about a person
-- For tables that the data API does not show: a person's export reads them page by page.

create function public.own_listening_days(after_day date default null, page_size integer default 200)
returns table (day date, plays integer, seconds integer)
language sql stable security definer rows 200 set search_path = '' as $$
  select kept.day, kept.plays, kept.seconds from private.listener_days as kept
  where kept.listener_id = auth.uid() and kept.day > coalesce(after_day, '-infinity')
  order by kept.day limit least(greatest(page_size, 1), 1000)
$$;
comment on function public.own_listening_days is 'How much the caller heard on each day (UTC), oldest first. The next page: day of the last row.';

create function public.own_last_plays(after_track uuid default null, page_size integer default 200)
returns table (track_id uuid, played_at timestamptz)
language sql stable security definer rows 200 set search_path = '' as $$
  select kept.track_id, kept.played_at from private.last_plays as kept
  where kept.listener_id = auth.uid() and kept.track_id > coalesce(after_track, '00000000-0000-0000-0000-000000000000')
  order by kept.track_id limit least(greatest(page_size, 1), 1000)
$$;
comment on function public.own_last_plays is
  'When the caller last heard each track, also of what was taken off since. The next page: track_id of the last row.';

create function public.own_sessions(after_id uuid default null, page_size integer default 200)
returns table (id uuid, created_at timestamptz, refreshed_at timestamp, user_agent text, ip text)
language sql stable security definer rows 200 set search_path = '' as $$
  select kept.id, kept.created_at, kept.refreshed_at, kept.user_agent, host(kept.ip) from auth.sessions as kept
  where kept.user_id = auth.uid() and kept.id > coalesce(after_id, '00000000-0000-0000-0000-000000000000')
  order by kept.id limit least(greatest(page_size, 1), 1000)
$$;
comment on function public.own_sessions is 'Where the caller is signed in, as the auth service noted it. The next page: id of the last row.';

-- # Who may call

revoke execute on function private.require_settled, private.require_no_support, private.erase_dependents, private.erase_catalogue,
  private.forget_sold_names, private.erase_mentions, private.erase_staff_traces, private.erase_person, private.handle_deleted_user
  from public;
revoke all on function public.check_deletion, public.signed_in_recently, public.delete_account, public.own_listening_days,
  public.own_last_plays, public.own_sessions from public, anon, authenticated;
grant execute on function public.own_listening_days, public.own_last_plays, public.own_sessions to authenticated;
grant execute on function public.check_deletion, public.signed_in_recently, public.delete_account to service_role;
