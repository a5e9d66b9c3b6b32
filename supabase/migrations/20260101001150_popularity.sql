-- Popularity: the plays of the last 30 days, UTC. It is carried into what lists and search read, by tracks that were played since the last time.

-- # Tables

-- Popularity of tracks; that of albums and artists is computed from it.
create table private.popular_tracks (
  track_id uuid primary key references public.tracks (id) on delete cascade,
  album_id uuid not null,
  artist_id uuid not null,
  plays integer not null check (plays >= 0)
);
comment on table private.popular_tracks is 'Tracks played in the last 30 days, with how often. Written by refresh_popularity.';
create index popular_tracks_of_all on private.popular_tracks (plays desc, track_id);
create index popular_tracks_by_artist on private.popular_tracks (artist_id, plays desc, track_id);
create index popular_tracks_by_album on private.popular_tracks (album_id);

create table private.popularity_refresh (
  only_row boolean primary key default true check (only_row),
  day date not null default '-infinity',
  until timestamptz not null default '-infinity'
);
comment on table private.popularity_refresh is 'Up to where popularity is known: the plays before, and the days that have left the window.';

insert into private.popularity_refresh default values;

create table private.popular_entries (
  kind text not null,
  id uuid not null,
  artist_id uuid not null,
  haystack text collate "C" not null,
  plays bigint not null,
  primary key (kind, id)
);
comment on table private.popular_entries is
  'The most played of each kind with what they are found by, together: search tests all of them. Written by collect_popular_entries only.';

-- # Policies

alter table private.popular_tracks enable row level security;
alter table private.popularity_refresh enable row level security;
alter table private.popular_entries enable row level security;

-- # Functions

create function private.popularity_from() returns date
language sql stable set search_path = '' as $$
  select (now() at time zone 'UTC')::date - 29
$$;

create function private.carry_popularity(changed_tracks uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  first_day date := private.popularity_from();
  touched_albums uuid[];
  touched_artists uuid[];
begin
  -- Of a track only the days of the window are read, however long it has been played.
  insert into private.popular_tracks as known (track_id, album_id, artist_id, plays)
  select counted.track_id, (array_agg(counted.album_id))[1], (array_agg(counted.artist_id))[1], sum(counted.plays)
  from private.play_days as counted
  where counted.track_id in (select unnest(changed_tracks)) and counted.day >= first_day group by counted.track_id
  on conflict (track_id) do update set plays = excluded.plays where known.plays <> excluded.plays;
  update private.popular_tracks as known set plays = 0 where known.track_id in (select unnest(changed_tracks)) and known.plays <> 0
    and not exists (select from private.play_days as counted where counted.track_id = known.track_id and counted.day >= first_day);

  select array_agg(distinct album_id), array_agg(distinct artist_id) into touched_albums, touched_artists
  from private.popular_tracks where track_id in (select unnest(changed_tracks));
  delete from private.popular_tracks where track_id in (select unnest(changed_tracks)) and plays = 0;

  perform from private.listings where id in (select unnest(touched_albums || touched_artists)) order by id, genre for update;
  update private.listings as listed set popularity = summed.plays
  from (select one as id, coalesce((select sum(plays) from private.popular_tracks where album_id = one), 0) as plays
    from unnest(touched_albums) as one) as summed
  where listed.id = summed.id and listed.kind = 'album' and listed.popularity <> summed.plays;
  update private.listings as listed set popularity = summed.plays
  from (select one as id, coalesce((select sum(plays) from private.popular_tracks where artist_id = one), 0) as plays
    from unnest(touched_artists) as one) as summed
  where listed.id = summed.id and listed.kind = 'artist' and listed.popularity <> summed.plays;
end $$;

create function private.collect_popular_entries() returns void
language plpgsql security definer set search_path = '' as $$
declare
  most constant integer := 500;
  now_popular private.popular_entries[];
begin
  select array_agg(row(entry.kind, entry.id, heard.artist_id, entry.haystack, heard.plays)::private.popular_entries order by entry.id)
  into now_popular from (
    select listed.id, listed.artist_id, listed.popularity as plays from unnest(array['artist', 'album']) as one(kind) cross join lateral (
      select * from private.listings where kind = one.kind and genre = '' and popularity > 0 order by popularity desc, id desc limit most) as listed
    union all (select track_id, artist_id, plays from private.popular_tracks order by plays desc, track_id limit most)
  ) as heard join private.search_entries as entry on entry.id = heard.id;
  delete from private.popular_entries as kept where not exists (select from unnest(now_popular) as found where found.id = kept.id);
  insert into private.popular_entries as kept select * from unnest(now_popular)
  on conflict (kind, id) do update set artist_id = excluded.artist_id, haystack = excluded.haystack, plays = excluded.plays
    where kept is distinct from excluded;
end $$;
comment on function private.collect_popular_entries is
  'Part of refresh_popularity, which runs once at a time. What is renamed or removed later is not found by the old name: search reads the entry again.';

create function public.refresh_popularity(everything boolean default false) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  known private.popularity_refresh;
  reached timestamptz;
  changed_tracks uuid[];
begin
  -- Serialised; a second caller waits and then finds little to do.
  select * into known from private.popularity_refresh for update;
  -- A play becomes visible at its commit, possibly later than its time: the last ten minutes are read again.
  select created_at into reached from public.plays where not everything and created_at > known.until
  order by created_at offset 50000 limit 1;
  select array_agg(track_id) into changed_tracks from (
    select track_id from public.plays where not everything and created_at > known.until - interval '10 minutes'
      and created_at <= coalesce(reached, 'infinity')
    union
    select track_id from private.play_days
    where not everything and day >= greatest(known.day, '2000-01-01') - 1 and day < private.popularity_from()
    union
    select track_id from private.play_days where everything
  ) as changed;
  perform private.carry_popularity(changed_tracks);
  perform private.collect_popular_entries();
  update private.popularity_refresh set day = private.popularity_from(), until = coalesce(reached, now())
    where true; -- Hosted, a statement without a condition is refused.
  return coalesce(cardinality(changed_tracks), 0);
end $$;
comment on function public.refresh_popularity is
  'Brings popularity up to date with the plays since the last time; everything also finds plays that were entered for days past. '
  'Returns how many tracks were looked at. For the schedule, and after seeding.';

-- # Who may call

revoke execute on function private.popularity_from, private.carry_popularity, private.collect_popular_entries from public;
revoke all on function public.refresh_popularity from public, anon, authenticated;
grant execute on function public.refresh_popularity to service_role;
