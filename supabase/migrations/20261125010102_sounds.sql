-- A track gets other audio and stays the same track: its id, plays, likes and places in playlists. Its files then lie in another folder,
-- so that its stream has an address that no cache knows, and whoever is listening hears the old one to its end.

alter table public.track_files add column sound_id uuid;
comment on column public.track_files.sound_id is 'The folder of the file once the audio was replaced. null: the folder is named by track_id.';
alter table public.track_files drop constraint track_files_place_check;
-- contract: as before for rows without sound_id, which is all that clients write since 1.0
alter table public.track_files add constraint track_files_place_check check (
  (bucket = 'audio_masters' and path ~ '^[0-9a-f-]{36}/[0-9a-f-]{36}/(original\.(mp3|wav|flac)|purchase\.mp3|stream\.mp3)$'
    and split_part(path, '/', 2) = coalesce(sound_id, track_id)::text)
  or (bucket = 'audio_files' and kind = 'stream' and path ~ '^[0-9a-f-]{36}/[0-9a-f-]{36}\.mp3$'
    and split_part(path, '/', 2) = coalesce(sound_id, track_id)::text || '.mp3'));
create index track_files_by_sound on public.track_files (sound_id) where sound_id is not null;
-- By column, because the folder is not the artist's to choose.
-- contract: all columns that clients write since 1.0 are granted again
revoke insert, update on public.track_files from authenticated;
grant insert (track_id, kind, bucket, path, bytes, format), update (track_id, kind, bucket, path, bytes, format)
  on public.track_files to authenticated;

create table private.track_sounds (
  sound_id uuid primary key,
  -- No reference: what becomes of the files is decided while their track goes.
  track_id uuid not null
);
comment on table private.track_sounds is 'Folders of audio that replaces another, from the moment that it is looked at, and which track it is for.';
create index track_sounds_by_track on private.track_sounds (track_id);
alter table private.track_sounds enable row level security;

create table private.sold_files (
  track_id uuid not null references public.tracks (id) on delete cascade,
  kind text not null check (kind in ('original', 'purchase')),
  path text not null,
  bytes bigint not null,
  format text not null,
  replaced_at timestamptz not null,
  primary key (track_id, replaced_at, kind)
);
comment on table private.sold_files is 'Files of sold tracks whose audio was replaced since: whoever bought before replaced_at downloads these.';
create index sold_files_by_path on private.sold_files (path);
alter table private.sold_files enable row level security;

create function private.sound_of(track uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select coalesce((select sound_id from public.track_files where track_id = track and kind = 'stream'), track)
$$;
comment on function private.sound_of is 'The folder in which the files of a track lie.';

create function private.track_of_sound(sound uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select coalesce((select track_id from public.track_files where sound_id = sound limit 1),
    (select id from public.tracks where id = sound and private.sound_of(id) = sound))
$$;
comment on function private.track_of_sound is 'The track whose files lie in this folder now; null for folders of audio that was replaced, or is about to replace some.';

create function private.public_stream(track uuid) returns text
language sql stable security definer set search_path = '' as $$
  select artist_id || '/' || private.sound_of(tracks.id) || '.mp3' from public.tracks join public.albums on albums.id = album_id where tracks.id = track
$$;

create function private.hasten_streams(artist text, track uuid) returns void
language sql security definer set search_path = '' as $$
  update public.file_chores set due_at = now() where bucket = 'audio_files' and due_at > now() and path in (
    select artist || '/' || sound || '.mp3' from (select track union all select sound_id from private.track_sounds where track_id = track) as former (sound))
$$;
comment on function private.hasten_streams is 'Streams that were replaced wait for those who are listening. Off sale nothing waits.';

create function private.note_public_streams(track uuid) returns void
language sql security definer set search_path = '' as $$
  select private.note_file('audio_files', private.public_stream(track));
  select private.hasten_streams(artist_id::text, tracks.id) from public.tracks join public.albums on albums.id = album_id where tracks.id = track
$$;
comment on function private.note_public_streams is 'Has all that lies in the public bucket of a track looked at.';

-- What said "the folder of the track" says "the folder of its sound".
create or replace function private.file_verdict(in_bucket text, in_path text) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when in_bucket = 'audio_files' then (
      select case when track is null then 'remove' when private.track_is_audible(track) then 'keep' else 'retract' end
      from private.track_of_sound(private.uuid_or_null(substring(in_path from '^[^/]+/([^/]+)\.mp3$'))) as track)
    when in_bucket = 'audio_masters' then (
      select case
        when in_path like '%/stream.mp3' and exists (select 1 from public.tracks where id = track and audio_url is null
            and private.track_is_audible(id) and id in (select track_id from private.retracted_streams)) then 'publish'
        when exists (select 1 from public.track_files where path = in_path) or exists (select 1 from private.sold_files where path = in_path)
          or (in_path like '%/stream.mp3' and exists (select 1 from public.track_files where track_id = track and kind = 'stream'))
        then 'keep' else 'remove' end
      from private.track_of_sound(private.uuid_or_null(split_part(in_path, '/', 2))) as track)
    when private.picture_is_used(in_bucket, in_path) then 'keep'
    else 'remove' end
$$;

create or replace function public.finish_file_chore(chore_id bigint, track_url text default null) returns text
language plpgsql security definer set search_path = '' as $$
declare
  chore public.file_chores;
  artist text;
  sound uuid;
  track uuid;
begin
  select * into chore from public.file_chores where id = chore_id for update;
  if chore.id is null then return 'done'; end if;
  artist := split_part(chore.path, '/', 1);
  sound := private.uuid_or_null(substring(chore.path from '^[^/]+/([^/.]+)'));
  track := private.track_of_sound(sound);
  perform from public.albums where albums.id = (select album_id from public.tracks where tracks.id = track) for update;
  -- Replaced while this waited: nothing of it is the track's any more.
  track := private.track_of_sound(sound);
  if chore.bucket = 'audio_files' then
    if private.track_is_audible(track) then return 'keep'; end if;
    update public.track_files set bucket = 'audio_masters', path = artist || '/' || sound || '/stream.mp3' where track_id = track and kind = 'stream';
    update public.tracks set audio_url = null where tracks.id = track and audio_url is not null;
    if found then insert into private.retracted_streams (track_id) values (track) on conflict do nothing; end if;
  elsif track_url is not null then
    if not private.track_is_audible(track) then return 'keep'; end if;
    update public.track_files set bucket = 'audio_files', path = artist || '/' || sound || '.mp3' where track_id = track and kind = 'stream';
    update public.tracks set audio_url = track_url where tracks.id = track;
    delete from private.retracted_streams where track_id = track;
  end if;
  delete from public.file_chores where file_chores.id = chore.id;
  return 'done';
end $$;

create or replace function public.note_album_streams(album_id uuid) returns void
language sql security definer set search_path = '' as $$
  select private.note_file('audio_files', private.public_stream(tracks.id)) from public.tracks where tracks.album_id = note_album_streams.album_id
$$;

create or replace function private.note_streams() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.note_public_streams(id) from public.tracks where album_id = new.id;
  return null;
end $$;

create or replace function private.note_shown_album() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.note_file('audio_masters', new.artist_id || '/' || private.sound_of(tracks.id) || '/stream.mp3') from public.tracks
  where album_id = new.id and status = 'ready';
  return null;
end $$;

create or replace function private.note_shown_track() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  artist uuid := (select artist_id from public.albums where id = new.album_id);
begin
  if new.status = 'hidden' then perform private.note_public_streams(new.id);
  else perform private.note_file('audio_masters', artist || '/' || private.sound_of(new.id) || '/stream.mp3'); end if;
  return null;
end $$;

create or replace function private.note_track_file() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  artist text := split_part(old.path, '/', 1);
  sound uuid := coalesce(old.sound_id, old.track_id);
begin
  perform private.note_file(old.bucket, old.path);
  -- Publishing may just be moving it.
  if old.kind = 'stream' then
    perform private.note_file('audio_files', artist || '/' || sound || '.mp3');
    perform private.note_file('audio_masters', artist || '/' || sound || '/stream.mp3');
    perform private.hasten_streams(artist, old.track_id);
    delete from private.track_sounds where track_id = old.track_id;
  end if;
  return null;
end $$;

create or replace function private.note_withdrawn_track() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status = 'failed' and new.failure = 'withdrawn' then
    -- Only what was ready reached anybody: rows of files that never arrived would break every download of the album.
    if tg_op = 'UPDATE' and old.status = 'ready' then
      insert into private.withdrawn_tracks (track_id) values (new.id) on conflict do nothing;
    end if;
    -- Its public stream goes where nobody can hear it.
    perform private.note_public_streams(new.id);
  elsif new.status <> 'hidden' then
    delete from private.withdrawn_tracks where track_id = new.id;
  end if;
  return null;
end $$;

create or replace function private.files_are_stored(which uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(bool_or(kind = 'original') and bool_or(kind = 'stream') and bool_or(kind = 'purchase' or (kind = 'original' and format = 'mp3'))
    and bool_and(private.is_stored(file.bucket, file.path)
      -- Publishing and withdrawing move it between these two, the file before the row.
      or (kind = 'stream' and (private.is_stored('audio_masters', artist_id || '/' || coalesce(sound_id, which) || '/stream.mp3')
        or private.is_stored('audio_files', artist_id || '/' || coalesce(sound_id, which) || '.mp3')))), false)
  from public.track_files as file join public.tracks as track on track.id = file.track_id join public.albums as album on album.id = track.album_id
  where track.id = which
$$;

create or replace function private.publish_streams(album public.albums, track_urls jsonb) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  published integer;
begin
  update public.track_files set bucket = 'audio_files', path = album.artist_id || '/' || coalesce(sound_id, track_id) || '.mp3'
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

create or replace function private.master_is_fixed(name text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  -- Names of other buckets have no id; policies may evaluate their terms in any order.
  sound uuid := private.uuid_or_null(split_part(name, '/', 2));
  track uuid := coalesce(private.track_of_sound(sound), (select track_id from private.track_sounds where sound_id = sound));
begin
  if track is null then return exists (select 1 from private.sold_files where path = name); end if;
  perform private.hold_files(track);
  -- Statements of their own: they see what was committed while this one waited.
  return exists (select 1 from private.sold_files where path = name) or coalesce(private.track_is_fixed(private.track_of_sound(sound)), false);
end $$;
comment on function private.master_is_fixed is
  'Whether a file stays as it is: it belongs to a track that is sold or on sale, or was sold and replaced since. Audio that is still to replace '
  'some may be written, but not while it takes its place.';

revoke execute on function private.sound_of, private.track_of_sound, private.public_stream, private.hasten_streams,
  private.note_public_streams from public;
