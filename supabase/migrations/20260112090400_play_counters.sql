-- Plays are added up by day as they come in, so that no figure ever reads single plays again.

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
alter table private.play_days enable row level security;
alter table private.listener_days enable row level security;
alter table private.last_plays enable row level security;

-- Refreshing popularity looks for what was played lately.
create index plays_newest on public.plays (created_at);

create function private.count_plays() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Steps, in one order for everybody: plays at the same moment wait for each other's row instead of forgetting it.
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
revoke execute on function private.count_plays from public;

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
revoke execute on function private.recount_plays from public;
