-- Publishing an album at the moment that its artist chose, withdrawing it, deleting it, and replacing the audio of a track.

-- # Tables

create table private.deleted_albums (
  album_id uuid primary key references public.albums (id) on delete cascade,
  state_before text not null,
  deleted_at timestamptz not null default now()
);
comment on table private.deleted_albums is 'Albums that their artists deleted, until they are taken back or erased.';
create index deleted_albums_oldest on private.deleted_albums (deleted_at);

-- # Policies

alter table private.deleted_albums enable row level security;

-- # Functions: when an album comes out

create function private.release_moment(album public.albums) returns timestamptz
language sql immutable set search_path = '' as $$
  select coalesce(album.release_at, album.release_date::timestamp at time zone 'UTC')
$$;
comment on function private.release_moment is 'When the album comes out. A day without a time begins in UTC.';

create function private.move_release_moment() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  days integer := new.release_date - old.release_date;
  zone text := coalesce(old.release_zone, 'UTC');
begin
  begin
    new.release_at := ((old.release_at at time zone zone) + days * interval '1 day') at time zone zone;
  exception when invalid_parameter_value then
    -- The time zone is unknown to this database.
    new.release_at := old.release_at + days * interval '24 hours';
  end;
  return new;
end $$;
comment on function private.move_release_moment is 'A client that knows days only moved the day: the time of day stays, where the artist is.';
create trigger move_moment before update of release_date on public.albums for each row
  when (new.release_date <> old.release_date and new.release_at = old.release_at and new.release_zone is not distinct from old.release_zone)
  execute function private.move_release_moment();

create function public.due_releases(max_count integer default 50) returns setof public.albums
language sql stable security definer set search_path = '' as $$
  select * from public.albums
  -- The day is named for its index; no moment lies a whole day before its day.
  where state = 'scheduled' and release_date <= (now() at time zone 'UTC')::date + 1 and private.release_moment(albums) <= now()
  order by private.release_moment(albums), albums.id limit max_count
$$;
comment on function public.due_releases is 'Scheduled albums whose moment has come, the oldest first.';

-- # Functions: publishing

create function private.is_stored(in_bucket text, in_path text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from storage.objects where bucket_id = in_bucket and name = in_path)
$$;

create function private.files_are_stored(which uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(bool_or(kind = 'original') and bool_or(kind = 'stream') and bool_or(kind = 'purchase' or (kind = 'original' and format = 'mp3'))
    and bool_and(private.is_stored(file.bucket, file.path)
      -- Publishing and withdrawing move a file between these two buckets, the file before the row.
      or (kind = 'stream' and (private.is_stored('audio_masters', artist_id || '/' || coalesce(sound_id, which) || '/stream.mp3')
        or private.is_stored('audio_files', artist_id || '/' || coalesce(sound_id, which) || '.mp3')))), false)
  from public.track_files as file join public.tracks as track on track.id = file.track_id join public.albums as album on album.id = track.album_id
  where track.id = which
$$;
comment on function private.files_are_stored is 'Whether the original, an MP3 to download and the stream of a track are named and lie in the store.';

create function private.require_files() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  album_state text;
begin
  -- Publishing takes this lock while it checks the ready tracks.
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

create function private.publish_streams(album public.albums, track_urls jsonb) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  published integer;
begin
  update public.track_files set bucket = 'audio_files', path = album.artist_id || '/' || coalesce(sound_id, track_id) || '.mp3'
  from public.tracks
  where tracks.id = track_id and tracks.album_id = album.id and tracks.status = 'ready' and kind = 'stream' and track_urls ? tracks.id::text;

  update public.tracks set audio_url = track_urls ->> id::text
  where album_id = album.id and status = 'ready' and track_urls ? id::text;

  -- Tracks without files wait for them. Files that buyers already have stay.
  update public.tracks set status = 'processing', audio_url = null
  where album_id = album.id and status = 'ready' and not track_urls ? id::text and not private.files_are_stored(id)
    and not private.album_is_sold(album.id);

  select count(*) into published from public.tracks where album_id = album.id and status = 'ready' and audio_url is not null;
  return published;
end $$;

create function private.tell_followers(album public.albums) returns void
language plpgsql security definer set search_path = '' as $$
declare
  news jsonb := jsonb_build_object('album_id', album.id, 'album_title', album.title, 'artist_id', album.artist_id,
    'artist_name', (select name from public.profiles where id = album.artist_id));
begin
  perform private.notify(follower_id, 'new_release', news) from public.user_follows where following_id = album.artist_id;
end $$;

create function public.mark_album_published(album_id uuid, track_urls jsonb) returns jsonb
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
  published := private.publish_streams(album, coalesce(track_urls, '{}'));
  if published = 0 then perform private.refuse('no_streams', album.id::text); end if;
  if album.published_at is null then perform private.tell_followers(album); end if;
  update public.albums set state = 'public', published_at = coalesce(published_at, now()) where id = album.id;
  return jsonb_build_object('album_id', album.id, 'state', 'public', 'published_tracks', published);
end $$;
comment on function public.mark_album_published is
  'After the streams were moved to audio_files: stores their urls (track_urls: {track_id: url}) and makes the album public; before its '
  'release moment only scheduled, urls untouched. Repeat it for tracks added later. Codes: album_not_found, no_ready_tracks, no_streams.';

create function public.release_album(album_id uuid, track_urls jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  album_state text;
begin
  select state into album_state from public.albums where id = release_album.album_id for update;
  -- Its artist may have changed the plan since the schedule read it.
  if album_state is null or album_state not in ('scheduled', 'public') then
    perform private.refuse('not_scheduled', release_album.album_id::text);
  end if;
  return public.mark_album_published(release_album.album_id, track_urls);
end $$;
comment on function public.release_album is
  'mark_album_published for the clock: only what is still scheduled, or came out this moment by another run. Codes: not_scheduled and its codes.';

create function public.album_content(album_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select md5(coalesce(string_agg(concat_ws(' ', track.id, track.status, file.kind, file.format, object.version), ',' order by track.id, file.kind), ''))
  from public.tracks as track
    -- Streams move between two buckets and get new versions there; publishing checks them again where artists cannot write.
    left join public.track_files as file on file.track_id = track.id and file.kind <> 'stream'
    left join storage.objects as object on object.bucket_id = file.bucket and object.name = file.path
  where track.album_id = album_content.album_id and track.failure is distinct from 'withdrawn'
$$;
comment on function public.album_content is 'Differs once a track of an album, its status or a file that buyers get was changed.';

create function private.require_content(album_id uuid, checked_content text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.albums where id = require_content.album_id for update;
  if checked_content is distinct from public.album_content(album_id) then perform private.refuse('changed_meanwhile', album_id::text); end if;
end $$;

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

-- # Functions: off sale and deleted
-- "deleted" is a state, as "hidden" is: whatever asks for public albums leaves it out, and all that points at the album stays. Albums that
-- nobody bought can be deleted; their artist can take that back for seven days, then they are erased with their files.

create function public.withdraw_album(album_id uuid) returns public.albums
language plpgsql security definer set search_path = '' as $$
declare
  album public.albums;
begin
  update public.albums set state = 'withdrawn'
  where id = withdraw_album.album_id and artist_id = auth.uid() and state in ('public', 'scheduled', 'withdrawn')
  returning * into album;
  if album.id is null then perform private.refuse('album_not_found', withdraw_album.album_id::text); end if;
  return album;
end $$;
comment on function public.withdraw_album is
  'Takes the caller''s own album off sale; buyers keep it. Codes: album_not_found (also for drafts and other people''s albums).';

create function private.time_to_undo() returns interval
language sql immutable parallel safe set search_path = '' as $$ select interval '7 days' $$;

create function private.guard_deleted() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.state in ('draft', 'scheduled', 'public') and exists (select 1 from private.deleted_albums where album_id = new.id) then
    perform private.refuse('album_not_found', new.id::text);
  end if;
  return new;
end $$;
comment on function private.guard_deleted is 'A deleted album comes back by restore_album alone: not by publishing it, and not by the clock.';
create trigger guard_deleted before update of state on public.albums for each row
  when (old.state in ('deleted', 'hidden') and new.state <> old.state) execute function private.guard_deleted();

create function private.keep_bought_album() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.albums set state = 'withdrawn' where id = new.album_id and state = 'deleted';
  if found then delete from private.deleted_albums where album_id = new.album_id; end if;
  return null;
end $$;
comment on function private.keep_bought_album is
  'Money may come for an order that was given up. Then the album is its buyer''s: it is off sale, and not deleted.';
create trigger keep_bought_album after insert on public.purchases for each row execute function private.keep_bought_album();

create function public.delete_album(album_id uuid) returns timestamptz
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  album public.albums;
begin
  -- An order takes the same lock in share mode: either it sees that the album is deleted, or this sees the sale.
  select * into album from public.albums where albums.id = delete_album.album_id and artist_id = auth.uid() for update;
  if album.id is null then perform private.refuse('album_not_found', delete_album.album_id::text); end if;
  if album.state = 'hidden' then perform private.refuse('album_hidden', album.id::text); end if;
  if album.state <> 'deleted' then
    if private.album_is_sold(album.id) then perform private.refuse('sold_cannot_be_deleted', album.id::text); end if;
    insert into private.deleted_albums (album_id, state_before) values (album.id, album.state);
    update public.albums set state = 'deleted' where albums.id = album.id;
  end if;
  return (select deleted_at + private.time_to_undo() from private.deleted_albums where deleted_albums.album_id = album.id);
end $$;
comment on function public.delete_album is
  'Deletes the caller''s own album, in whatever state, unless somebody bought it, took it free or is paying. Answers until when restore_album '
  'brings it back, with all that points at it. Safe to repeat. Codes: album_not_found, album_hidden, sold_cannot_be_deleted.';

create function public.restore_album(album_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  album public.albums;
  before text;
begin
  select * into album from public.albums where albums.id = restore_album.album_id and artist_id = auth.uid() for update;
  if album.id is null then perform private.refuse('album_not_found', restore_album.album_id::text); end if;
  delete from private.deleted_albums where deleted_albums.album_id = album.id returning state_before into before;
  if before is null then return album.state; end if;
  if album.state = 'hidden' then
    -- Moderators have hidden it meanwhile: they decide when it is shown again.
    update public.content_holds set state_before = before where subject_kind = 'album' and subject_id = album.id;
    return album.state;
  end if;
  -- Albums of a hidden artist are not shown; this one did not exist for the moderator to hide.
  if before in ('public', 'scheduled') and exists (select 1 from public.profiles where profiles.id = album.artist_id and state = 'hidden') then
    before := 'withdrawn';
  end if;
  update public.albums set state = before where albums.id = album.id;
  return before;
end $$;
comment on function public.restore_album is
  'Takes back delete_album: the album is in the state that it had. Answers that state. Safe to repeat. Codes: album_not_found (also when it was erased).';

create function public.list_deleted_albums() returns table (id uuid, title text, erased_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select albums.id, albums.title, deleted_at + private.time_to_undo() from private.deleted_albums join public.albums on albums.id = album_id
  where artist_id = auth.uid() and state = 'deleted' order by deleted_at desc, albums.id
$$;
comment on function public.list_deleted_albums is 'Albums of the caller that restore_album brings back, the last one first. erased_at: until then at least.';

create function public.erase_deleted_albums(max_count integer default 50) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  album public.albums;
  erased integer := 0;
begin
  for album in
    select albums.* from private.deleted_albums join public.albums on albums.id = album_id
    where deleted_at < now() - private.time_to_undo() and state = 'deleted' and not private.album_is_evidence(albums.id)
      and not private.album_is_sold(albums.id)
    order by deleted_at limit max_count for update of albums skip locked
  loop
    -- A notification would lead to a missing page.
    delete from public.notifications where private.person_in_news(payload) = album.artist_id::text
      and kind = 'new_release' and payload ->> 'album_id' = album.id::text;
    delete from public.albums where id = album.id;
    erased := erased + 1;
  end loop;
  return erased;
end $$;
comment on function public.erase_deleted_albums is
  'Erases albums that were deleted more than seven days ago. What moderators still look at waits. Their files go by the schedule tidy-files.';

-- # Who may call

revoke execute on function private.release_moment, private.move_release_moment, private.is_stored, private.files_are_stored,
  private.require_files, private.publish_streams, private.tell_followers, private.require_content, private.time_to_undo,
  private.guard_deleted, private.keep_bought_album from public;
revoke all on function public.due_releases, public.mark_album_published, public.release_album, public.album_content,
  public.publish_checked_album, public.release_checked_album, public.withdraw_album, public.delete_album, public.restore_album,
  public.list_deleted_albums, public.erase_deleted_albums from public, anon, authenticated;
grant execute on function public.withdraw_album, public.delete_album, public.restore_album, public.list_deleted_albums to authenticated;
grant execute on function public.due_releases, public.mark_album_published, public.release_album, public.album_content,
  public.publish_checked_album, public.release_checked_album, public.erase_deleted_albums to service_role;

-- # Replaced audio
-- Replaces the audio of a track, which keeps its id, plays, likes and places in playlists. The new files are in another folder, so that the
-- stream has a URL that no cache knows, and people who are listening hear the old one to its end. The function replace-audio works in two
-- steps: it checks the files, then it takes them.

-- ## Functions

create function private.sound_files(sound uuid, artist uuid)
returns table (kind text, format text, bytes bigint, version text, bucket text, path text)
language sql stable security definer set search_path = '' as $$
  select split_part(file, '.', 1), split_part(file, '.', 2), (metadata ->> 'size')::bigint, object.version, bucket_id, name
  from storage.objects as object
  cross join lateral (select case bucket_id when 'audio_masters' then substring(name from '[^/]+$') else 'stream.mp3' end as file)
  where (bucket_id = 'audio_masters' and starts_with(name, artist || '/' || sound || '/'))
    or (bucket_id = 'audio_files' and name = artist || '/' || sound || '.mp3')
$$;
comment on function private.sound_files is 'What lies in a folder of audio: the stream in either bucket. bytes and version are the store''s own.';

create function private.sound_content(sound uuid, artist uuid) returns text
language sql stable security definer set search_path = '' as $$
  select md5(string_agg(kind || ' ' || format || ' ' || version, ',' order by kind, format)) from private.sound_files(sound, artist)
  -- The stream moves when it becomes public, and is checked again where artists cannot write.
  where kind <> 'stream'
$$;

create function private.require_replaceable(which uuid, sound uuid, artist uuid) returns public.albums
language plpgsql security definer set search_path = '' as $$
declare
  album public.albums;
  track public.tracks;
begin
  -- An order takes the same lock in share mode: it sells either the old audio or the new one.
  select albums.* into album from public.albums where id = (select album_id from public.tracks where id = which)
    and artist_id = artist and state <> 'deleted' for update;
  select * into track from public.tracks where id = which and album_id = album.id;
  if track.id is null then perform private.refuse('track_not_found', which::text); end if;
  if album.state = 'hidden' or track.status = 'hidden' then perform private.refuse('track_hidden', which::text); end if;
  if track.status <> 'ready' then perform private.refuse('track_not_ready', which::text); end if;
  if exists (select 1 from public.tracks where id = sound) or exists (select 1 from private.track_sounds where sound_id = sound and track_id <> which)
    or exists (select 1 from private.sold_files where starts_with(path, artist || '/' || sound || '/'))
  then perform private.refuse('sound_taken', sound::text); end if;
  return album;
end $$;

create function public.stage_sound(track_id uuid, sound_id uuid, artist_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  album public.albums := private.require_replaceable(stage_sound.track_id, stage_sound.sound_id, stage_sound.artist_id);
  track public.tracks;
begin
  insert into private.track_sounds (sound_id, track_id) values (stage_sound.sound_id, stage_sound.track_id) on conflict do nothing;
  select * into track from public.tracks where id = stage_sound.track_id;
  return jsonb_build_object('title', track.title, 'audio_url', track.audio_url, 'state', album.state,
    'is_current', private.sound_of(track.id) = stage_sound.sound_id,
    'content', private.sound_content(stage_sound.sound_id, stage_sound.artist_id),
    'files', (select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'format', format, 'bucket', bucket, 'path', path)), '[]')
      from private.sound_files(stage_sound.sound_id, stage_sound.artist_id)));
end $$;
comment on function public.stage_sound is
  'What was uploaded to replace the audio of a track: {title, state, audio_url, is_current, content, files}. From here on nobody writes it while '
  'it takes its place. Codes: track_not_found, track_hidden, track_not_ready, sound_taken.';

create function public.replace_sound(track_id uuid, sound_id uuid, artist_id uuid, facts jsonb, checked_content text, stream_url text default null)
returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  album public.albums := private.require_replaceable(replace_sound.track_id, replace_sound.sound_id, replace_sound.artist_id);
  sound uuid := replace_sound.sound_id;
  which uuid := replace_sound.track_id;
  now_replaced timestamptz := clock_timestamp();
  is_public boolean := album.state = 'public';
begin
  if private.sound_of(which) = sound then return; end if;
  if replace_sound.checked_content is distinct from private.sound_content(sound, album.artist_id) or is_public <> (stream_url is not null) then
    perform private.refuse('changed_meanwhile', which::text);
  end if;
  if (select array_agg(kind order by kind) from private.sound_files(sound, album.artist_id) where kind <> 'purchase')
    is distinct from array['original', 'stream'] or not exists (select 1 from private.sound_files(sound, album.artist_id)
      where kind = 'purchase' or (kind = 'original' and format = 'mp3'))
  then perform private.refuse('files_missing', which::text); end if;

  -- Buyers of the old audio keep it.
  insert into private.sold_files (track_id, kind, path, bytes, format, replaced_at)
  select file.track_id, kind, path, bytes, format, now_replaced from public.track_files as file join public.tracks as track on track.id = file.track_id
  where file.track_id = which and kind <> 'stream' and private.is_sold_part(track);
  -- Running playback and downloads can finish; queues in browsers contain the old URL.
  perform private.note_file(bucket, path, case bucket when 'audio_files' then interval '7 days' else interval '1 day' end)
  from public.track_files as file where file.track_id = which;
  delete from public.track_files as file where file.track_id = which
    and kind not in (select stored.kind from private.sound_files(sound, album.artist_id) as stored);
  insert into public.track_files as file (track_id, kind, bucket, path, bytes, format, sound_id)
  select which, stored.kind, stored.bucket, stored.path, stored.bytes, stored.format, sound from private.sound_files(sound, album.artist_id) as stored
  on conflict (track_id, kind) do update set bucket = excluded.bucket, path = excluded.path, bytes = excluded.bytes, format = excluded.format,
    sound_id = excluded.sound_id;

  update public.tracks as track set audio_url = replace_sound.stream_url, duration = round(measured.duration_ms / 1000.0), duration_ms = measured.duration_ms,
    loudness_lufs = measured.loudness_lufs, true_peak_db = measured.true_peak_db, encoder_delay = measured.encoder_delay,
    encoder_padding = measured.encoder_padding, sample_rate = measured.sample_rate, peaks = measured.peaks
  from jsonb_to_record(facts) as measured (duration_ms integer, loudness_lufs real, true_peak_db real, encoder_delay integer,
    encoder_padding integer, sample_rate integer, peaks smallint[])
  where track.id = which;
end $$;
comment on function public.replace_sound is
  'Gives a track the audio that stage_sound looked at, with what was measured of it (facts: the columns of tracks). stream_url: where the stream '
  'lies, if the album is public. Buyers until now keep the old files. Safe to repeat. Codes: those of stage_sound, changed_meanwhile, files_missing.';

-- ## Who may call

revoke execute on function private.sound_files, private.sound_content, private.require_replaceable from public;
revoke all on function public.stage_sound, public.replace_sound from public, anon, authenticated;
grant execute on function public.stage_sound, public.replace_sound to service_role;
