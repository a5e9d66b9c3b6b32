-- Publishing looks at files outside the database, then marks the album. What it looked at is what goes on sale.

create function public.album_content(album_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select md5(coalesce(string_agg(concat_ws(' ', track.id, track.status, file.kind, file.format, object.version), ',' order by track.id, file.kind), ''))
  from public.tracks as track
    -- Streams move between two places and get new versions there; publishing looks at them again where artists cannot write.
    left join public.track_files as file on file.track_id = track.id and file.kind <> 'stream'
    left join storage.objects as object on object.bucket_id = file.bucket and object.name = file.path
  where track.album_id = album_content.album_id and track.failure is distinct from 'withdrawn'
$$;
comment on function public.album_content is 'Differs once a track of an album, its status or a file that buyers get was changed.';
revoke all on function public.album_content from public, anon, authenticated;
grant execute on function public.album_content to service_role;

drop function public.mark_album_published(uuid, jsonb);
create function public.mark_album_published(album_id uuid, track_urls jsonb, checked_content text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  album public.albums;
  published integer;
begin
  select * into album from public.albums where id = mark_album_published.album_id for update;
  if album.id is null then perform private.refuse('album_not_found', mark_album_published.album_id::text); end if;
  if album.track_count = 0 then perform private.refuse('no_ready_tracks', album.id::text); end if;
  if album.state <> 'public' and private.release_moment(album) > now() then
    update public.albums set state = 'scheduled' where id = album.id;
    return jsonb_build_object('album_id', album.id, 'state', 'scheduled', 'published_tracks', 0);
  end if;
  if checked_content <> public.album_content(album.id) then perform private.refuse('changed_meanwhile', album.id::text); end if;
  published := private.publish_streams(album, coalesce(track_urls, '{}'));
  if published = 0 then perform private.refuse('no_streams', album.id::text); end if;
  if album.published_at is null then perform private.tell_followers(album); end if;
  update public.albums set state = 'public', published_at = coalesce(published_at, now()) where id = album.id;
  return jsonb_build_object('album_id', album.id, 'state', 'public', 'published_tracks', published);
end $$;
comment on function public.mark_album_published is
  'After the streams were moved to audio_files: stores their urls (track_urls: {track_id: url}) and makes the album public; before its '
  'release moment only scheduled, urls untouched. Repeat it for tracks added later. checked_content: album_content from before the files '
  'were looked at. Codes: album_not_found, no_ready_tracks, no_streams, changed_meanwhile (look at the files again).';

drop function public.release_album(uuid, jsonb);
create function public.release_album(album_id uuid, track_urls jsonb, checked_content text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  album_state text;
begin
  select state into album_state from public.albums where id = release_album.album_id for update;
  -- Its artist may have thought better of it since the clock looked.
  if album_state is null or album_state not in ('scheduled', 'public') then
    perform private.refuse('not_scheduled', release_album.album_id::text);
  end if;
  return public.mark_album_published(release_album.album_id, track_urls, checked_content);
end $$;
comment on function public.release_album is
  'mark_album_published for the clock: only what is still scheduled, or came out this moment by another run. Codes: not_scheduled and its codes.';
revoke all on function public.mark_album_published, public.release_album from public, anon, authenticated;
grant execute on function public.mark_album_published, public.release_album to service_role;

-- Whoever writes a file holds its album until the row is written: publishing waits, or the writer finds the files fixed.
create function private.hold_files(track uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform from public.albums where id = (select album_id from public.tracks where id = track) for share;
  -- A statement of its own: it sees what was committed while this one waited.
  return coalesce(private.track_is_fixed(track), false);
end $$;
comment on function private.hold_files is 'Whether the files of a track are fixed, which stays so until the transaction ends.';

create or replace function private.master_is_fixed(name text) returns boolean
language sql volatile security definer set search_path = '' as $$
  -- Names of other buckets have no id; policies may evaluate their terms in any order.
  select private.hold_files(private.uuid_or_null(split_part(name, '/', 2)))
$$;

alter policy "artists replace files of tracks that are not on sale" on public.track_files
  using (private.owns_track(track_id) and not private.hold_files(track_id))
  with check (bucket = 'audio_masters' and split_part(path, '/', 1) = (select auth.uid())::text and private.owns_track(track_id)
    and not private.hold_files(track_id));

create or replace function private.keep_fixed_files() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.hold_files(new.track_id) then perform private.refuse('files_are_fixed', new.track_id::text); end if;
  return null;
end $$;
revoke execute on function private.hold_files, private.master_is_fixed, private.keep_fixed_files from public;
grant execute on function private.hold_files, private.master_is_fixed to authenticated, service_role;
