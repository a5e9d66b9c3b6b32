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

create function private.require_content(album_id uuid, checked_content text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.albums where id = require_content.album_id for update;
  if checked_content is distinct from public.album_content(album_id) then perform private.refuse('changed_meanwhile', album_id::text); end if;
end $$;
revoke execute on function private.require_content from public;

create function public.publish_checked_album(album_id uuid, track_urls jsonb, checked_content text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_content(publish_checked_album.album_id, publish_checked_album.checked_content);
  return public.mark_album_published(publish_checked_album.album_id, publish_checked_album.track_urls);
end $$;
comment on function public.publish_checked_album is
  'mark_album_published of an album whose files were looked at: checked_content is its album_content from before. Codes: changed_meanwhile '
  '(look at the files again), and those of mark_album_published.';

create function public.release_checked_album(album_id uuid, track_urls jsonb, checked_content text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_content(release_checked_album.album_id, release_checked_album.checked_content);
  return public.release_album(release_checked_album.album_id, release_checked_album.track_urls);
end $$;
comment on function public.release_checked_album is 'publish_checked_album for the clock, by release_album.';
revoke all on function public.publish_checked_album, public.release_checked_album from public, anon, authenticated;
grant execute on function public.publish_checked_album, public.release_checked_album to service_role;

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
