-- Popularity: plays of the last 30 days (UTC), carried from the day counters into the lists.

create table private.popularity_refresh (
  only_row boolean primary key default true check (only_row),
  day date not null default '-infinity',
  until timestamptz not null default '-infinity'
);
comment on table private.popularity_refresh is 'Up to where popularity is known: the plays before, and the days that have left the window.';
insert into private.popularity_refresh default values;
alter table private.popularity_refresh enable row level security;

create function private.popularity_from() returns date
language sql stable set search_path = '' as $$
  select (now() at time zone 'UTC')::date - 29
$$;

create function private.carry_popularity(changed_tracks uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  touched_albums uuid[];
  touched_artists uuid[];
begin
  insert into private.popular_tracks as known (track_id, album_id, artist_id, plays)
  select counted.track_id, (array_agg(counted.album_id))[1], (array_agg(counted.artist_id))[1],
    coalesce(sum(counted.plays) filter (where counted.day >= private.popularity_from()), 0)
  from private.play_days as counted where counted.track_id in (select unnest(changed_tracks)) group by counted.track_id
  on conflict (track_id) do update set plays = excluded.plays where known.plays <> excluded.plays;

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

create function public.refresh_popularity(everything boolean default false) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  known private.popularity_refresh;
  reached timestamptz;
  changed_tracks uuid[];
begin
  -- One at a time; a second caller waits and then finds little to do.
  select * into known from private.popularity_refresh for update;
  -- A play becomes visible when it is committed, which may be a while after its time: ten minutes are looked at again.
  -- After a long pause in steps: what is not reached now is the next call's.
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
  update private.popularity_refresh set day = private.popularity_from(), until = coalesce(reached, now());
  return coalesce(cardinality(changed_tracks), 0);
end $$;
comment on function public.refresh_popularity is
  'Brings popularity up to date with the plays since the last time; everything also finds plays that were entered for days past. '
  'Returns how many tracks were looked at. For the schedule, and after seeding.';
revoke execute on function private.popularity_from, private.carry_popularity from public;
revoke all on function public.refresh_popularity from public, anon, authenticated;
grant execute on function public.refresh_popularity to service_role;
