-- Publishing an album at the moment that its artist chose, withdrawing it, and deleting it.

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
