-- Plays of people without an account. Who they are is neither asked nor kept: a visitor is a keyed digest that can be made again on the
-- same day only, because the salt of each day is thrown away at its end.

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
alter table private.visitor_salts enable row level security;
alter table private.guest_listens enable row level security;

create function private.salt_of_today() returns bytea
language plpgsql security definer set search_path = '' as $$
declare
  today date := (now() at time zone 'UTC')::date;
  kept bytea;
begin
  select salt into kept from private.visitor_salts where day = today;
  if kept is null then
    insert into private.visitor_salts (day) values (today) on conflict do nothing;
    -- From here on nobody, not even with the key, can tell whose the digests of yesterday are.
    delete from private.visitor_salts where day < today;
    select salt into strict kept from private.visitor_salts where day = today;
  end if;
  return kept;
end $$;

create function private.half_hour_of(moment timestamptz) returns timestamp
language sql immutable set search_path = '' as $$
  select date_bin('30 minutes', moment at time zone 'UTC', timestamp '2000-01-01')
$$;

create function private.require_heard(track public.tracks, heard_ms integer) returns void
language plpgsql stable set search_path = '' as $$
begin
  -- 30 seconds, or half of a shorter track. What a client claims is all there is to go by; half hours and limits bound a liar.
  if coalesce(heard_ms, 0) < least(30000, coalesce(track.duration_ms, track.duration * 1000) / 2) then
    perform private.refuse('not_heard_enough', track.id::text);
  end if;
end $$;

create function private.plays_per_hour() returns integer
language sql immutable set search_path = '' as $$ select 240 $$;
comment on function private.plays_per_hour is 'Nobody hears more in an hour; a household or a school behind one address shares it.';

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
comment on function public.record_listener_play is 'As record_play, for the function record-play, which knows who calls and how long was heard.';

create function private.count_play(listener uuid, track uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
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

create function public.record_play(track_id uuid) returns boolean
language sql security definer set search_path = '' as $$ select private.count_play(auth.uid(), track_id) $$;
comment on function public.record_play is
  'Counts a play of the caller. False when it was counted this half hour already, is one''s own music, or cannot be heard by the caller. '
  'Code: too_many_plays.';

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

revoke execute on function private.salt_of_today, private.half_hour_of, private.require_heard, private.plays_per_hour, private.count_play
  from public;
revoke all on function public.record_play, public.record_guest_play, public.record_listener_play, public.forget_visitors
  from public, anon, authenticated;
grant execute on function public.record_play to authenticated;
grant execute on function public.record_guest_play, public.record_listener_play, public.forget_visitors to service_role;

insert into public.schedules (name, cron, function) values ('refresh-lists', '*/10 * * * *', 'refresh-lists');
