-- What profiles and dashboards show of listening. Each adds up a few hundred rows of one person, never single plays.

-- # Functions: profiles

create function public.artist_popular_tracks(artist uuid, top integer default 10)
returns table (id uuid, title text, album_id uuid, album_title text, artist_name text, cover_image text, duration integer,
  audio_url text, track_number integer, plays integer)
language sql stable security definer set search_path = '' as $$
  select track.id, track.title, album.id, album.title, profile.name, album.cover_image, track.duration, track.audio_url,
    track.track_number, heard.plays
  from private.popular_tracks as heard
  join public.tracks as track on track.id = heard.track_id and track.status = 'ready'
  join private.listings as listed on listed.id = track.album_id and listed.genre = ''
  join public.albums as album on album.id = listed.id
  join public.profiles as profile on profile.id = album.artist_id
  where heard.artist_id = artist
  order by heard.plays desc, heard.track_id limit least(greatest(coalesce(top, 10), 1), 50)
$$;
comment on function public.artist_popular_tracks is 'Playable tracks of an artist, by plays of the last 30 days. Only those that were played.';

create function public.recently_played_of(person uuid) returns setof public.tracks
language sql stable security definer set search_path = '' as $$
  select track.* from private.last_plays as last
  join public.tracks as track on track.id = last.track_id and track.status = 'ready'
  join private.listings as listed on listed.id = track.album_id and listed.genre = ''
  where last.listener_id = person and (select private.shows(person, 'recently_played'))
  order by last.played_at desc, last.track_id limit 5
$$;
comment on function public.recently_played_of is 'The last five public tracks that a person heard, where they show it; else nothing. Says nothing of when.';

create function public.top_genres(person uuid, top integer default 3) returns text[]
language plpgsql stable security definer set search_path = '' as $$
declare
  named text[];
begin
  -- Of an artist: what the music is. Of a listener who lets others see it: what was heard last. Else what the profile says.
  select array_agg(one.genre order by one.times desc, one.genre) into named from (
    select listed.genre, count(*) as times from private.listings as listed
    where listed.artist_id = person and listed.kind = 'album' and listed.genre <> '' group by 1) as one;
  if named is null and private.shows(person, 'recently_played') then
    select array_agg(one.genre order by one.times desc, one.genre) into named from (
      select part.genre, count(*) as times
      from (select last.track_id from private.last_plays as last where last.listener_id = person order by last.played_at desc limit 200) as heard
      join public.tracks as track on track.id = heard.track_id join public.albums as album on album.id = track.album_id
      cross join lateral unnest(album.genres) as part(genre) group by 1) as one;
  end if;
  if named is null then select genres into named from public.profiles where id = person; end if;
  return coalesce(named[1:least(greatest(coalesce(top, 3), 1), 20)], '{}');
end $$;

-- # Functions: dashboards

create function public.listening_seconds(days integer default 30) returns integer
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(seconds), 0)::integer from private.listener_days
  where listener_id = auth.uid() and day > (now() at time zone 'UTC')::date - least(greatest(days, 1), 366)
$$;
comment on function public.listening_seconds is 'Seconds of music that the caller heard on the last days (UTC, today is one), each counted play at its full length.';

create function public.artist_listens(days integer default 30) returns integer
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(plays), 0)::integer from private.play_days
  where artist_id = auth.uid() and day > (now() at time zone 'UTC')::date - least(greatest(days, 1), 366)
$$;
comment on function public.artist_listens is 'Plays of the caller''s own music on the last days (UTC, today is one). Says nothing about who listened.';

create function public.artist_top_tracks(top integer default 10)
returns table (track_id uuid, title text, album_id uuid, album_title text, cover_image text, plays integer)
language sql stable security definer set search_path = '' as $$
  select track.id, track.title, album.id, album.title, album.cover_image, heard.plays
  from private.popular_tracks as heard join public.tracks as track on track.id = heard.track_id
  join public.albums as album on album.id = track.album_id
  where heard.artist_id = auth.uid()
  order by heard.plays desc, heard.track_id limit least(greatest(top, 1), 50)
$$;
comment on function public.artist_top_tracks is 'The caller''s most played tracks of the last 30 days, drafts and withdrawn ones included. As of the last refresh of popularity.';

-- # Who may call

revoke all on function public.artist_popular_tracks, public.recently_played_of, public.top_genres,
  public.listening_seconds, public.artist_listens, public.artist_top_tracks
  from public, anon, authenticated;
grant execute on function public.artist_popular_tracks, public.top_genres to anon, authenticated, service_role;
grant execute on function public.recently_played_of to anon, authenticated;
grant execute on function public.listening_seconds, public.artist_listens, public.artist_top_tracks to authenticated;
