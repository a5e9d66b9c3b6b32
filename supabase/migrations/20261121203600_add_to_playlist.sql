-- Adding to a playlist: the server says at which position, so that two tabs that add at once do not clash.

create function public.add_to_playlist(playlist uuid, tracks uuid[]) returns integer
language plpgsql set search_path = '' as $$
declare
  added integer;
begin
  if cardinality(tracks) > 500 then perform private.refuse('too_many_tracks'); end if;
  -- Runs as the caller, and only an own playlist can be locked. Whoever adds next waits here and counts on from these.
  perform from public.playlists where id = playlist for update;
  if not found then perform private.refuse('playlist_not_found'); end if;
  insert into public.playlist_tracks (playlist_id, track_id, position)
  select playlist, one.id, coalesce((select max(position) + 1 from public.playlist_tracks where playlist_id = playlist), 0)
    + (row_number() over (order by one.place))::integer - 1
  from (select id, min(place) as place from unnest(tracks) with ordinality as wanted(id, place) group by id) as one
  where not exists (select 1 from public.playlist_tracks where playlist_id = playlist and track_id = one.id);
  get diagnostics added = row_count;
  return added;
end $$;
comment on function public.add_to_playlist is
  'Puts tracks at the end of an own playlist, in the order given; those that are in it stay where they are. Answers how many were '
  'added. Codes: playlist_not_found, too_many_tracks.';
revoke all on function public.add_to_playlist from public, anon, authenticated;
grant execute on function public.add_to_playlist to authenticated;
