-- What home and player show: one's own recommendations, or what everybody hears.

create function public.recommended_albums(top integer default 10)
returns table (id uuid, title text, artist_id uuid, artist_name text, artist_avatar_url text, cover_image text, release_date date,
  genre text, price integer, minimum_price integer, suggested_price integer, track_count integer, accent text, reason text)
language sql stable security definer rows 10 set search_path = '' as $$
  with own as materialized (
    select known.album_id as id, known.reason, known.place::integer as place from public.user_recommendations as known
    where known.user_id = auth.uid() order by known.place limit 30
  ), heard as materialized (
    select listed.id, 'popular' as reason, 100 as place from private.listings as listed
    where listed.kind = 'album' and listed.genre = '' and listed.popularity > 0 order by listed.popularity desc, listed.id desc limit 30
  ), newest as materialized (
    select listed.id, 'popular' as reason, 200 as place from private.listings as listed
    where listed.kind = 'album' and listed.genre = '' order by listed.released desc, listed.id desc limit 30
  ), chosen as (
    select distinct on (one.id) one.* from (select * from own union all select * from heard union all select * from newest) as one
    order by one.id, one.place
  )
  select album.id, album.title, artist.id, artist.name, artist.avatar_url, album.cover_image, album.release_date, album.genre, album.price,
    album.minimum_price, album.suggested_price, album.track_count, album.accent, chosen.reason
  from chosen
  join private.listings as listed on listed.id = chosen.id and listed.genre = ''
  join public.albums as album on album.id = chosen.id join public.profiles as artist on artist.id = album.artist_id
  where album.artist_id is distinct from auth.uid()
  order by chosen.place, listed.popularity desc, listed.released desc, album.id
  limit least(greatest(coalesce(top, 10), 1), 30)
$$;
comment on function public.recommended_albums is
  'The caller''s recommendations, filled up with what is heard most in these 30 days and then with the newest: so guests get what is popular.';

create function public.recommended_tracks(top integer default 30)
returns table (id uuid, title text, album_id uuid, album_title text, artist_id uuid, artist_name text, cover_image text,
  duration integer, audio_url text, track_number integer)
language sql stable security definer set search_path = '' as $$
  select track.id, track.title, album.id, album.title, album.artist_id, album.artist_name, album.cover_image, track.duration,
    track.audio_url, track.track_number
  from (select known.*, row_number() over () as place from public.recommended_albums(10) as known) as album
  cross join lateral (
    select one.*, row_number() over (order by coalesce(heard.plays, 0) desc, one.track_number, one.id) as rank
    from public.tracks as one left join private.popular_tracks as heard on heard.track_id = one.id
    where one.album_id = album.id and one.status = 'ready' and one.audio_url is not null
  ) as track
  where track.rank <= 3
  order by track.rank, album.place limit least(greatest(coalesce(top, 30), 1), 30)
$$;
comment on function public.recommended_tracks is 'Playable tracks for "Recommended For You": the best three of each of ten recommended albums, albums taking turns.';

revoke all on function public.recommended_albums, public.recommended_tracks from public, anon, authenticated;
grant execute on function public.recommended_albums, public.recommended_tracks to anon, authenticated, service_role;
