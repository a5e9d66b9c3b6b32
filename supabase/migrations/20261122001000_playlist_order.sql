-- Playlists as their owner arranges them, and as lists show them.

create function public.move_in_playlist(playlist uuid, track uuid, place integer) returns integer
language plpgsql set search_path = '' as $$
declare
  landed integer;
begin
  -- Runs as the caller, and only an own playlist can be locked. Two tabs that move at once are one after the other.
  perform from public.playlists where id = playlist for update;
  if not found then perform private.refuse('playlist_not_found'); end if;
  if not exists (select 1 from public.playlist_tracks where playlist_id = playlist and track_id = track) then
    perform private.refuse('track_not_in_playlist');
  end if;
  with others as (
    select track_id, row_number() over (order by position) - 1 as spot from public.playlist_tracks
    where playlist_id = playlist and track_id <> track
  ), wanted as (
    select least(greatest(move_in_playlist.place, 0), (select count(*) from others))::integer as spot
  ), ordered as (
    select track_id, (others.spot + case when others.spot >= (select wanted.spot from wanted) then 1 else 0 end)::integer as spot from others
    union all select track, wanted.spot from wanted
  )
  update public.playlist_tracks as entry set position = ordered.spot
  from ordered where entry.playlist_id = playlist and entry.track_id = ordered.track_id and entry.position <> ordered.spot;
  select position into landed from public.playlist_tracks where playlist_id = playlist and track_id = track;
  return landed;
end $$;
comment on function public.move_in_playlist is
  'Puts a track of an own playlist at a place, counted from 0 without it, and numbers the others anew. Answers where it landed. Codes: '
  'playlist_not_found, track_not_in_playlist.';

create function public.playlist_cards(person uuid default null, before_time timestamptz default null, before_id uuid default null,
  page_size integer default 20)
returns table (id uuid, user_id uuid, name text, description text, is_shared boolean, created_at timestamptz, track_count integer, covers text[])
language sql stable rows 20 set search_path = '' as $$
  select list.id, list.user_id, list.name, list.description, list.is_shared, list.created_at,
    (select count(*)::integer from public.playlist_tracks as entry where entry.playlist_id = list.id),
    -- Runs as the caller: a cover of an album that they cannot see is not among them.
    array(select one.cover_image from (
      select album.cover_image, min(entry.position) as place from public.playlist_tracks as entry
      join public.tracks as track on track.id = entry.track_id join public.albums as album on album.id = track.album_id
      where entry.playlist_id = list.id and entry.position < 40 and album.cover_image is not null
      group by album.id, album.cover_image order by place limit 4) as one order by one.place)
  from public.playlists_of(person, before_time, before_id, page_size) as list
$$;
comment on function public.playlist_cards is
  'As playlists_of, with the number of tracks and up to four covers of the first albums in it.';

revoke all on function public.move_in_playlist, public.playlist_cards from public, anon, authenticated;
grant execute on function public.move_in_playlist to authenticated;
grant execute on function public.playlist_cards to anon, authenticated;
