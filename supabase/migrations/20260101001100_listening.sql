-- Plays, and what is added up of them as they come in, by day: no figure ever reads single plays again.
-- Of people without an account it is neither asked nor kept who they are: a visitor is a keyed digest that can be made again on the same day
-- only, because the salt of each day is thrown away at its end.

-- # Tables

create table public.plays (
  id uuid primary key default gen_random_uuid(),
  track_id uuid not null references public.tracks (id) on delete cascade,
  album_id uuid not null references public.albums (id) on delete cascade,
  artist_id uuid not null references public.profiles (id) on delete cascade,
  listener_id uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now()
);
comment on table public.plays is 'One row a counted play (30 seconds heard, or half of a shorter track). No country, no address, no device.';
create index plays_by_listener on public.plays (listener_id, created_at desc, id desc);
create index plays_by_track on public.plays (track_id, created_at desc);
create index plays_by_album on public.plays (album_id, created_at desc);
create index plays_by_artist on public.plays (artist_id, created_at desc);
-- One play per listener, track and half hour, whatever is sent in parallel.
create unique index plays_once_a_half_hour on public.plays (listener_id, track_id, date_bin('30 minutes', created_at at time zone 'UTC', timestamp '2000-01-01'))
  where listener_id is not null;
-- Refreshing popularity reads the tracks that were played lately.
create index plays_newest on public.plays (created_at);

create table private.play_days (
  track_id uuid not null references public.tracks (id) on delete cascade,
  day date not null,
  album_id uuid not null,
  artist_id uuid not null,
  plays integer not null,
  primary key (track_id, day)
);
comment on table private.play_days is 'How often each track was played on each day (UTC).';
create index play_days_by_artist on private.play_days (artist_id, day) include (track_id, album_id, plays);
create index play_days_by_day on private.play_days (day);

create table private.listener_days (
  listener_id uuid not null references public.profiles (id) on delete cascade,
  day date not null,
  plays integer not null,
  seconds integer not null,
  primary key (listener_id, day)
);
comment on table private.listener_days is 'How much each listener heard on each day (UTC), each counted play at its full length.';

create table private.last_plays (
  listener_id uuid not null references public.profiles (id) on delete cascade,
  track_id uuid not null references public.tracks (id) on delete cascade,
  played_at timestamptz not null,
  primary key (listener_id, track_id)
);
comment on table private.last_plays is 'When each listener last heard each track: recently played is a walk along its index, whatever was repeated.';
create index last_plays_newest on private.last_plays (listener_id, played_at desc, track_id);
create index last_plays_by_track on private.last_plays (track_id);

create table private.visitor_salts (
  day date primary key,
  salt bytea not null default extensions.gen_random_bytes(32)
);

create table private.guest_listens (
  visitor bytea not null,
  half_hour timestamp not null,
  track_id uuid not null references public.tracks (id) on delete cascade,
  primary key (visitor, half_hour, track_id)
);
comment on table private.guest_listens is 'Which digest heard which track in which half hour, for a day: so that a play counts once. Not linked to plays.';
create index guest_listens_by_track on private.guest_listens (track_id);
create index guest_listens_by_age on private.guest_listens (half_hour);

-- # Policies

alter table public.plays enable row level security;
alter table private.play_days enable row level security;
alter table private.listener_days enable row level security;
alter table private.last_plays enable row level security;
alter table private.visitor_salts enable row level security;
alter table private.guest_listens enable row level security;
create policy "people read their own plays" on public.plays for select to authenticated using (listener_id = (select auth.uid()));
revoke all on public.plays from anon, authenticated;
grant select on public.plays to authenticated;
grant all on public.plays to service_role;

-- # Functions: counting plays

create function private.half_hour_of(moment timestamptz) returns timestamp
language sql immutable set search_path = '' as $$
  select date_bin('30 minutes', moment at time zone 'UTC', timestamp '2000-01-01')
$$;

create function private.require_heard(track public.tracks, heard_ms integer) returns void
language plpgsql stable set search_path = '' as $$
begin
  -- 30 seconds, or half of a shorter track. Clients report the time themselves; the half hour and the limits restrict false reports.
  if coalesce(heard_ms, 0) < least(30000, coalesce(track.duration_ms, track.duration * 1000) / 2) then
    perform private.refuse('not_heard_enough', track.id::text);
  end if;
end $$;

create function private.plays_per_hour() returns integer
language sql immutable set search_path = '' as $$ select 240 $$;
comment on function private.plays_per_hour is 'Nobody hears more in an hour; a household or a school behind one address shares it.';

-- Counting and inserting are serialised per listener: concurrent plays would not see each other.
create function private.lock_plays(listener text) returns void
language sql security definer set search_path = '' as $$
  select pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('plays of ' || listener, 0))
$$;

create function private.count_play(listener uuid, track uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_plays(listener::text);
  if (select count(*) from public.plays where listener_id = listener and created_at > now() - interval '1 hour') >= private.plays_per_hour() then
    perform private.refuse('too_many_plays');
  end if;
  insert into public.plays (track_id, album_id, artist_id, listener_id)
  select tracks.id, albums.id, albums.artist_id, listener
  from public.tracks join public.albums on albums.id = tracks.album_id
  where tracks.id = track and tracks.status = 'ready' and albums.artist_id <> listener
    and (albums.state = 'public' or public.can_download(listener, albums.id))
  on conflict do nothing;
  return found;
end $$;

create function public.record_listener_play(listener_id uuid, track_id uuid, heard_ms integer) returns boolean
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  track public.tracks;
begin
  select * into track from public.tracks where id = record_listener_play.track_id;
  if track.id is null then return false; end if;
  perform private.require_heard(track, heard_ms);
  return private.count_play(record_listener_play.listener_id, track.id);
end $$;
comment on function public.record_listener_play is
  'Counts a play of a listener once a half hour. For the function record-play, which knows who calls and that the time was there to hear it. '
  'False when counted already, one''s own music, or not to be heard by the listener. Codes: not_heard_enough, too_many_plays.';

create function private.salt_of_today() returns bytea
language plpgsql security definer set search_path = '' as $$
declare
  today date := (now() at time zone 'UTC')::date;
  kept bytea;
begin
  select salt into kept from private.visitor_salts where day = today;
  if kept is null then
    insert into private.visitor_salts (day) values (today) on conflict do nothing;
    -- From here on no one, even with the key, can find out whose digests yesterday's are.
    delete from private.visitor_salts where day < today;
    select salt into strict kept from private.visitor_salts where day = today;
  end if;
  return kept;
end $$;

create function public.record_guest_play(track_id uuid, visitor text, heard_ms integer) returns boolean
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  digest bytea := extensions.digest(decode(record_guest_play.visitor, 'hex') || private.salt_of_today(), 'sha256');
  track public.tracks;
  album public.albums;
begin
  select * into track from public.tracks where id = record_guest_play.track_id and status = 'ready';
  select * into album from public.albums where id = track.album_id and state = 'public';
  if album.id is null then return false; end if;
  perform private.require_heard(track, heard_ms);
  perform private.lock_plays(encode(digest, 'hex'));
  if (select count(*) from private.guest_listens where guest_listens.visitor = digest and half_hour > now() at time zone 'UTC' - interval '1 hour')
    >= private.plays_per_hour() then perform private.refuse('too_many_plays'); end if;
  insert into private.guest_listens (visitor, half_hour, track_id) values (digest, private.half_hour_of(now()), track.id)
  on conflict do nothing;
  if not found then return false; end if;
  insert into public.plays (track_id, album_id, artist_id) values (track.id, album.id, album.artist_id);
  return true;
end $$;
comment on function public.record_guest_play is
  'Counts a play of a guest once a half hour. visitor: 64 hex digits, a keyed digest of the address made by the function record-play. '
  'False when counted already or not to be heard. Codes: not_heard_enough, too_many_plays.';

create function public.forget_visitors() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  forgotten integer;
begin
  delete from private.visitor_salts where day < (now() at time zone 'UTC')::date;
  delete from private.guest_listens where half_hour < (now() at time zone 'UTC')::date;
  get diagnostics forgotten = row_count;
  return forgotten;
end $$;
comment on function public.forget_visitors is 'Salts and digests of days past. For the schedule; the salt also goes with the first play of a new day.';

create function private.count_plays() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Increments in a fixed order: concurrent plays wait for each other's row, and none is lost.
  insert into private.play_days as counted (track_id, day, album_id, artist_id, plays)
  select track_id, (created_at at time zone 'UTC')::date, (array_agg(album_id))[1], (array_agg(artist_id))[1], count(*)
  from new_plays group by 1, 2 order by 1, 2
  on conflict (track_id, day) do update set plays = counted.plays + excluded.plays;

  insert into private.listener_days as counted (listener_id, day, plays, seconds)
  select listener_id, (new_play.created_at at time zone 'UTC')::date, count(*), coalesce(sum(track.duration), 0)
  from new_plays as new_play join public.tracks as track on track.id = new_play.track_id
  where listener_id is not null group by 1, 2 order by 1, 2
  on conflict (listener_id, day) do update set plays = counted.plays + excluded.plays, seconds = counted.seconds + excluded.seconds;

  insert into private.last_plays as last (listener_id, track_id, played_at)
  select listener_id, track_id, max(created_at) from new_plays where listener_id is not null group by 1, 2 order by 1, 2
  on conflict (listener_id, track_id) do update set played_at = greatest(last.played_at, excluded.played_at);
  return null;
end $$;
create trigger count_plays after insert on public.plays referencing new table as new_plays
  for each statement execute function private.count_plays();

create function private.recount_plays() returns void
language plpgsql security definer set search_path = '' as $$
begin
  truncate private.play_days, private.listener_days, private.last_plays;
  insert into private.play_days (track_id, day, album_id, artist_id, plays)
  select track_id, (created_at at time zone 'UTC')::date, min(album_id::text)::uuid, min(artist_id::text)::uuid, count(*)
  from public.plays group by 1, 2;
  insert into private.listener_days (listener_id, day, plays, seconds)
  select listener_id, (play.created_at at time zone 'UTC')::date, count(*), coalesce(sum(track.duration), 0)
  from public.plays as play join public.tracks as track on track.id = play.track_id where listener_id is not null group by 1, 2;
  insert into private.last_plays (listener_id, track_id, played_at)
  select listener_id, track_id, max(created_at) from public.plays where listener_id is not null group by 1, 2;
  perform public.refresh_popularity(true);
end $$;
comment on function private.recount_plays is 'Counters anew from all plays, for rows that came in past the trigger. Not beside plays that are being written.';

-- # Who may call

revoke execute on function private.half_hour_of, private.require_heard, private.plays_per_hour, private.lock_plays, private.count_play,
  private.salt_of_today, private.count_plays, private.recount_plays from public;
revoke all on function public.record_listener_play, public.record_guest_play, public.forget_visitors
  from public, anon, authenticated;
grant execute on function public.record_listener_play, public.record_guest_play, public.forget_visitors
  to service_role;
