-- What profiles show of listening: popular tracks of an artist, what somebody heard last, favourite genres.

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

create function public.recently_played(top integer default 5)
returns table (id uuid, title text, album_id uuid, album_title text, artist_id uuid, artist_name text, cover_image text,
  duration integer, audio_url text, track_number integer, played_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select track.id, track.title, album.id, album.title, artist.id, artist.name, album.cover_image, track.duration, track.audio_url,
    track.track_number, last.played_at
  from private.last_plays as last
  join public.tracks as track on track.id = last.track_id and track.status = 'ready'
  join private.listings as listed on listed.id = track.album_id and listed.genre = ''
  join public.albums as album on album.id = listed.id
  join public.profiles as artist on artist.id = album.artist_id
  where last.listener_id = auth.uid()
  order by last.played_at desc, last.track_id limit least(greatest(coalesce(top, 5), 1), 50)
$$;
comment on function public.recently_played is
  'Different tracks that the caller heard, the last first, without what was taken off since. What others show: recently_played_of.';

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

create function public.playlists_of(person uuid default null, before_time timestamptz default null, before_id uuid default null,
  page_size integer default 20) returns setof public.playlists
language plpgsql stable security definer rows 20 set search_path = '' as $$
declare
  whose uuid := coalesce(person, auth.uid());
  after_time timestamptz := coalesce(before_time, 'infinity');
  after_id uuid := coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
begin
  -- Two questions: one with `or` is taken for one that finds next to nothing, and then sorted.
  if whose = auth.uid() then
    return query select * from public.playlists where user_id = whose and (created_at, id) < (after_time, after_id)
      order by created_at desc, id desc limit least(greatest(page_size, 1), 100);
  else
    return query select * from public.playlists where user_id = whose and is_listed and (created_at, id) < (after_time, after_id)
      order by created_at desc, id desc limit least(greatest(page_size, 1), 100);
  end if;
end $$;
comment on function public.playlists_of is
  'The caller''s playlists, or those that another person shows; newest first. The next page: created_at and id of the last row.';

create function public.profile_figures(person uuid)
returns table (followers integer, following integer, albums integer, tracks integer, listens integer)
language sql stable security definer set search_path = '' as $$
  select counts.followers, counts.following, catalogue.albums, catalogue.tracks, coalesce(artist.popularity, 0)
  from public.profile_counts as counts
  cross join lateral (
    select count(*)::integer as albums, coalesce(sum(album.track_count), 0)::integer as tracks
    from private.listings as listed join public.albums as album on album.id = listed.id
    where listed.artist_id = counts.profile_id and listed.kind = 'album' and listed.genre = '') as catalogue
  left join private.listings as artist on artist.id = counts.profile_id and artist.genre = ''
  where counts.profile_id = person
$$;
comment on function public.profile_figures is 'What anyone may know of a person: followers, following, public albums and their tracks, plays of 30 days.';

revoke all on function public.artist_popular_tracks, public.recently_played, public.top_genres, public.playlists_of, public.profile_figures
  from public, anon, authenticated;
grant execute on function public.artist_popular_tracks, public.top_genres, public.playlists_of, public.profile_figures
  to anon, authenticated, service_role;
grant execute on function public.recently_played to authenticated;
