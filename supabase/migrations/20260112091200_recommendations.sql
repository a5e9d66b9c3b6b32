-- Albums that somebody may like, worked out from what they follow, like, bought and heard. Only ever from bounded handfuls.

create table public.user_recommendations (
  id bigint generated always as identity primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  album_id uuid not null references public.albums (id) on delete cascade,
  album_title text not null,
  artist_name text not null,
  artist_id uuid not null references public.profiles (id) on delete cascade,
  genre text not null default '',
  reason text not null constraint user_recommendations_reason_check check (reason in ('follow', 'artist', 'genre', 'popular')),
  place smallint not null check (place >= 1),
  created_at timestamptz not null default now(),
  unique (user_id, album_id)
);
comment on table public.user_recommendations is 'The best first (place). Written by fill_recommendations; recommended_albums reads it and knows what guests get.';
comment on column public.user_recommendations.reason is 'What spoke for it most: a followed artist, an artist liked or bought before, a favourite genre, or everybody.';
create index user_recommendations_in_order on public.user_recommendations (user_id, place);
create index user_recommendations_by_album on public.user_recommendations (album_id);
create index user_recommendations_by_artist on public.user_recommendations (artist_id);
alter table public.user_recommendations enable row level security;
create policy "people read their own recommendations" on public.user_recommendations for select to authenticated
  using (user_id = (select auth.uid()));
revoke all on public.user_recommendations from anon, authenticated;
grant select on public.user_recommendations to authenticated;
grant all on public.user_recommendations to service_role;

create table private.recommendation_runs (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  done_at timestamptz not null default '-infinity',
  due_at timestamptz not null default now()
);
create index recommendation_runs_due on private.recommendation_runs (due_at);
alter table private.recommendation_runs enable row level security;
insert into private.recommendation_runs (user_id) select id from public.profiles;

create function private.open_recommendations() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.recommendation_runs (user_id) values (new.id) on conflict do nothing;
  return null;
end $$;
create trigger open_recommendations after insert on public.profiles for each row execute function private.open_recommendations();

create function private.liked_albums(person uuid) returns table (album_id uuid, weight integer)
language sql stable security definer set search_path = '' as $$
  select one.album_id, sum(one.weight)::integer from (
    (select bought.album_id, 3 as weight from public.purchases as bought
      where bought.user_id = person and bought.revoked_at is null order by bought.created_at desc limit 50)
    union all
    select coalesce(liked.album_id, track.album_id), 2
    from (select * from public.user_favorites as fav where fav.user_id = person order by fav.created_at desc limit 50) as liked
    left join public.tracks as track on track.id = liked.track_id
    union all
    select track.album_id, 1
    from (select last.track_id from private.last_plays as last where last.listener_id = person order by last.played_at desc limit 100) as heard
    join public.tracks as track on track.id = heard.track_id
  ) as one group by one.album_id
$$;

create function private.recommendation_candidates(person uuid) returns table (album_id uuid, reason text, score real)
language sql stable security definer set search_path = '' as $$
  with liked as materialized (select * from private.liked_albums(person)),
  followed as materialized (
    select following_id as artist_id from public.user_follows where follower_id = person order by created_at desc limit 50),
  taste as materialized (
    select part.genre, sum(part.weight)::real as weight from (
      select one.genre, liked.weight from liked join public.albums as album on album.id = liked.album_id, unnest(album.genres) as one(genre)
      union all
      select one.genre, 2 from followed join public.profiles as artist on artist.id = followed.artist_id, unnest(artist.genres) as one(genre)
      union all
      select one.genre, 2 from public.profiles as own, unnest(own.genres) as one(genre) where own.id = person
    ) as part group by part.genre order by 2 desc, 1 limit 5)
  select newest.id, 'follow', 4::real from followed cross join lateral (
    select id from private.listings as listed where listed.artist_id = followed.artist_id and kind = 'album' and genre = ''
    order by released desc limit 3) as newest
  union all
  select newest.id, 'artist', 3::real
  from (select album.artist_id from liked join public.albums as album on album.id = liked.album_id
    group by 1 order by sum(liked.weight) desc, 1 limit 20) as known
  cross join lateral (select id from private.listings as listed where listed.artist_id = known.artist_id and kind = 'album' and genre = ''
    order by released desc limit 3) as newest
  union all
  select best.id, 'genre', (3 * taste.weight / (select max(weight) from taste) + 0.1 * ln(1 + best.popularity))::real
  from taste cross join lateral (
    select id, popularity from private.listings as listed where kind = 'album' and genre = taste.genre
    order by popularity desc, id desc limit 20) as best
  union all
  select id, 'popular', (0.1 * ln(1 + popularity))::real
  from (select id, popularity from private.listings where kind = 'album' and genre = '' order by popularity desc, id desc limit 40) as best
$$;

create function private.fill_recommendations(person uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  written integer;
begin
  -- Two at once for the same person would write the same rows.
  perform pg_advisory_xact_lock(hashtextextended('recommendations:' || person, 0));
  delete from public.user_recommendations where user_id = person;
  insert into public.user_recommendations (user_id, album_id, album_title, artist_name, artist_id, genre, reason, place)
  select person, ranked.album_id, ranked.title, ranked.artist_name, ranked.artist_id, ranked.genre, ranked.reason,
    row_number() over (order by ranked.score desc, ranked.album_id)
  from (
    select summed.*, album.title, album.artist_id, artist.name as artist_name, album.genre,
      row_number() over (partition by album.artist_id order by summed.score desc, summed.album_id) as of_artist
    from (select album_id, sum(score) as score, (array_agg(reason order by score desc))[1] as reason
      from private.recommendation_candidates(person) group by album_id) as summed
    join public.albums as album on album.id = summed.album_id join public.profiles as artist on artist.id = album.artist_id
    where album.artist_id <> person and private.album_is_listed(album)
      and not exists (select 1 from public.purchases where user_id = person and album_id = album.id and revoked_at is null)
      and not exists (select 1 from public.user_favorites as fav where fav.user_id = person and fav.album_id = album.id)
  ) as ranked
  where ranked.of_artist <= 3 order by ranked.score desc, ranked.album_id limit 30;
  get diagnostics written = row_count;
  insert into private.recommendation_runs (user_id, done_at, due_at)
  select person, now(), now() + case when exists (select 1 from private.listener_days where listener_id = person and day > current_date - 8)
    then interval '1 day' else interval '14 days' end
  on conflict (user_id) do update set done_at = excluded.done_at, due_at = excluded.due_at;
  return written;
end $$;
comment on function private.fill_recommendations is
  'At most 30 listed albums, 3 of an artist, none of one''s own, bought or liked already. People who listen are due again after a day.';

create function public.refresh_recommendations() returns integer
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select 1 from private.recommendation_runs where user_id = auth.uid() and done_at > now() - interval '1 minute') then
    return (select count(*) from public.user_recommendations where user_id = auth.uid());
  end if;
  return private.fill_recommendations(auth.uid());
end $$;
comment on function public.refresh_recommendations is 'Works out the caller''s recommendations anew, at most once a minute. Returns how many there are.';

create function public.refresh_due_recommendations(at_most integer default 300) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  person uuid;
  done integer := 0;
begin
  for person in select user_id from private.recommendation_runs where due_at <= now() order by due_at
    limit least(greatest(at_most, 1), 2000) for update skip locked
  loop
    perform private.fill_recommendations(person);
    done := done + 1;
  end loop;
  return done;
end $$;
comment on function public.refresh_due_recommendations is 'For the schedule: those who waited longest. Returns how many people were served.';

revoke execute on function private.open_recommendations, private.liked_albums, private.recommendation_candidates, private.fill_recommendations
  from public;
revoke all on function public.refresh_recommendations, public.refresh_due_recommendations from public, anon, authenticated;
grant execute on function public.refresh_recommendations to authenticated;
grant execute on function public.refresh_due_recommendations to service_role;
