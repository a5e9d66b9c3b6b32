-- Limits that the browser alone kept, or that two requests at the same moment passed. supabase/tests/attacks/limits.attacks.db.test.ts
-- lists each limit with its home.

-- TRACKS_PER_ALBUM_MAX of libs/domain, for every client of the API. Whoever owns the database may load longer albums.

create function private.limit_tracks() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_sold boolean;
begin
  -- One after another: of two that add the last track each would see only its own.
  perform from public.albums where id = new.album_id for no key update;
  is_sold := private.album_is_sold(new.album_id);
  if (select count(*) from public.tracks as track where track.album_id = new.album_id and (track.id = new.id or not (is_sold
    and track.status = 'failed' and exists (select 1 from private.withdrawn_tracks where track_id = track.id)))) > 20
  then perform private.refuse('too_many_tracks', new.album_id::text); end if;
  return null;
end $$;
comment on function private.limit_tracks is
  'At most 20 tracks an album, in whatever state. Tracks taken off a sold album do not count: they cannot be deleted to make room.';
-- After the row, so that a track sent again (on conflict do nothing) is not counted as one more.
create trigger limit_new_tracks after insert on public.tracks for each row
  when (current_user in ('anon', 'authenticated', 'service_role')) execute function private.limit_tracks();
create trigger limit_tracks after update of status, album_id on public.tracks for each row
  when ((new.album_id <> old.album_id or (old.status = 'failed' and new.status <> 'failed')) and current_user in ('anon', 'authenticated', 'service_role'))
  execute function private.limit_tracks();
revoke execute on function private.limit_tracks from public;

-- NAME_MIN of libs/domain. A sign-up by another service may bring any name, so a shorter one is replaced and not refused.
create or replace function private.handle_new_user() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  wish text := new.raw_user_meta_data ->> 'role';
  given text := coalesce(
    nullif(btrim(new.raw_user_meta_data ->> 'full_name'), ''), nullif(btrim(new.raw_user_meta_data ->> 'name'), ''));
begin
  if given is null or char_length(given) < 2 or not private.is_plain_line(given) then
    given := 'Anonymous';
  end if;
  insert into public.profiles (id, name) values (new.id, left(given, 100));
  insert into public.user_roles (user_id, role) values (new.id, case when wish = 'artist' then 'artist' else 'customer' end);
  return new;
end $$;

-- Counting and adding are one step for each listener: of many plays sent at once none sees the others.
create function private.lock_plays(listener text) returns void
language sql security definer set search_path = '' as $$
  select pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('plays of ' || listener, 0))
$$;
revoke execute on function private.lock_plays from public;

create or replace function private.count_play(listener uuid, track uuid) returns boolean
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

create or replace function public.record_guest_play(track_id uuid, visitor text, heard_ms integer) returns boolean
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
