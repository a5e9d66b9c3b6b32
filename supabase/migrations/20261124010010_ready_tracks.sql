-- A ready track on a published album has its files: it is shown, sold and downloaded.

create function private.is_stored(in_bucket text, in_path text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from storage.objects where bucket_id = in_bucket and name = in_path)
$$;

create function private.files_are_stored(which uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(bool_or(kind = 'original') and bool_or(kind = 'stream') and bool_or(kind = 'purchase' or (kind = 'original' and format = 'mp3'))
    and bool_and(private.is_stored(file.bucket, file.path)
      -- Publishing and withdrawing move it between these two, the file before the row.
      or (kind = 'stream' and (private.is_stored('audio_masters', artist_id || '/' || which || '/stream.mp3')
        or private.is_stored('audio_files', artist_id || '/' || which || '.mp3')))), false)
  from public.track_files as file join public.tracks as track on track.id = file.track_id join public.albums as album on album.id = track.album_id
  where track.id = which
$$;
comment on function private.files_are_stored is 'Whether the original, an MP3 to download and the stream of a track are named and lie in the store.';

create function private.require_files() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  album_state text;
begin
  -- Publishing holds this lock while it looks at the ready tracks.
  select state into album_state from public.albums where id = new.album_id for no key update;
  if (album_state in ('public', 'hidden') or private.album_is_sold(new.album_id)) and not private.files_are_stored(new.id) then
    perform private.refuse('files_missing', new.id::text);
  end if;
  return null;
end $$;
comment on function private.require_files is 'A draft may have ready tracks without files; publishing looks at each.';
create trigger require_files_of_new after insert on public.tracks for each row
  when (new.status = 'ready' and current_user in ('anon', 'authenticated')) execute function private.require_files();
create trigger require_files after update of status on public.tracks for each row
  when (new.status = 'ready' and old.status <> 'ready' and current_user in ('anon', 'authenticated')) execute function private.require_files();
revoke execute on function private.is_stored, private.files_are_stored, private.require_files from public;

create or replace function private.publish_streams(album public.albums, track_urls jsonb) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  published integer;
begin
  update public.track_files set bucket = 'audio_files', path = album.artist_id || '/' || track_id || '.mp3'
  from public.tracks
  where tracks.id = track_id and tracks.album_id = album.id and tracks.status = 'ready' and kind = 'stream' and track_urls ? tracks.id::text;

  update public.tracks set audio_url = track_urls ->> id::text
  where album_id = album.id and status = 'ready' and track_urls ? id::text;

  -- What has no files waits for them. What buyers have stays: the files that are there are theirs.
  update public.tracks set status = 'processing', audio_url = null
  where album_id = album.id and status = 'ready' and not track_urls ? id::text and not private.files_are_stored(id)
    and not private.album_is_sold(album.id);

  select count(*) into published from public.tracks where album_id = album.id and status = 'ready' and audio_url is not null;
  return published;
end $$;
