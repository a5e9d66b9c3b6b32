-- Albums with a date come out by themselves.

create function public.due_releases(max_count integer default 50) returns setof public.albums
language sql stable security definer set search_path = '' as $$
  select * from public.albums
  where state = 'scheduled' and release_date <= (now() at time zone 'Pacific/Kiritimati')::date
  order by release_date, albums.id limit max_count
$$;
comment on function public.due_releases is 'Scheduled albums whose day has begun somewhere, the oldest first.';

create function public.release_album(album_id uuid, track_urls jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  album_state text;
begin
  select state into album_state from public.albums where id = release_album.album_id for update;
  -- Its artist may have thought better of it since the clock looked.
  if album_state is null or album_state not in ('scheduled', 'public') then
    perform private.refuse('not_scheduled', release_album.album_id::text);
  end if;
  return public.mark_album_published(release_album.album_id, track_urls);
end $$;
comment on function public.release_album is
  'mark_album_published for the clock: only what is still scheduled, or came out this moment by another run. Codes: not_scheduled and its codes.';

revoke all on function public.due_releases, public.release_album from public, anon, authenticated;
grant execute on function public.due_releases, public.release_album to service_role;
