-- Buckets and who may write where; then how files in storage are made to match the rows that name them. Public buckets are read by url; select policies only serve owners (listing, replacing).

-- # Buckets

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('avatars', 'avatars', true, 2097152, array['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']),
  ('album_covers', 'album_covers', true, 10485760, array['image/jpeg']),
  ('audio_files', 'audio_files', true, 1073741824,
    array['audio/mpeg', 'audio/mp3', 'audio/wav', 'audio/x-wav', 'audio/wave', 'audio/vnd.wave', 'audio/flac', 'audio/x-flac']),
  ('audio_masters', 'audio_masters', false, 1073741824,
    array['audio/mpeg', 'audio/mp3', 'audio/wav', 'audio/x-wav', 'audio/wave', 'audio/vnd.wave', 'audio/flac', 'audio/x-flac'])
on conflict (id) do update set
  public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

-- # Functions of the policies

create function private.is_own_avatar(bucket text, name text) returns boolean
language sql stable set search_path = '' as $$
  select bucket = 'avatars' and starts_with(name, auth.uid()::text || '-') and name ~ '^[0-9a-zA-Z-]+\.[a-z]{3,4}$'
$$;

create function private.is_own_cover(bucket text, name text) returns boolean
language sql stable set search_path = '' as $$
  select bucket = 'album_covers' and split_part(name, '/', 1) = auth.uid()::text and name ~ '^[0-9a-f-]{36}/[0-9a-zA-Z_-]+\.jpg$'
$$;

create function private.is_own_master(bucket text, name text) returns boolean
language sql stable set search_path = '' as $$
  select bucket = 'audio_masters' and split_part(name, '/', 1) = auth.uid()::text
    and name ~ '^[0-9a-f-]{36}/[0-9a-f-]{36}/(original\.(mp3|wav|flac)|purchase\.mp3|stream\.mp3)$'
$$;

create function private.master_is_fixed(name text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  -- Objects of other buckets have names without an id; Postgres may evaluate the conditions of a policy in any order.
  sound uuid := private.uuid_or_null(split_part(name, '/', 2));
  track uuid := coalesce(private.track_of_sound(sound), (select track_id from private.track_sounds where sound_id = sound));
begin
  if track is null then return exists (select 1 from private.sold_files where path = name); end if;
  perform private.hold_files(track);
  -- Separate statements, which see what was committed while this one waited.
  return exists (select 1 from private.sold_files where path = name) or coalesce(private.track_is_fixed(private.track_of_sound(sound)), false);
end $$;
comment on function private.master_is_fixed is
  'Whether a file stays as it is: it belongs to a track that is sold or on sale, or was sold and replaced since. Audio that is still to replace '
  'some may be written, but not while it takes its place.';

-- Hosted storage accepts an upload by a signed URL with its own rights for two hours, even after the album was sold, the session ended or
-- the account was deleted. It announces this in the setting below and checks these policies before it signs. Our own service does not set
-- it: it checks the policies again when the upload arrives.
create function private.is_signing_upload() returns boolean
language sql stable set search_path = '' as $$
  select coalesce(current_setting('storage.operation', true), '') = 'storage.object.sign_upload_url'
$$;

-- # Policies

create policy "people read their own avatars" on storage.objects for select to authenticated
  using (private.is_own_avatar(bucket_id, name));
create policy "people add their own avatars" on storage.objects for insert to authenticated
  with check (private.is_own_avatar(bucket_id, name) and not private.is_signing_upload());
create policy "people replace their own avatars" on storage.objects for update to authenticated
  using (private.is_own_avatar(bucket_id, name)) with check (private.is_own_avatar(bucket_id, name));
create policy "people delete their own avatars" on storage.objects for delete to authenticated
  using (private.is_own_avatar(bucket_id, name));

create policy "artists read their own covers" on storage.objects for select to authenticated
  using (private.is_own_cover(bucket_id, name));
create policy "artists add their own covers" on storage.objects for insert to authenticated
  with check (private.is_own_cover(bucket_id, name) and (select private.has_role('artist')) and not private.is_signing_upload());
create policy "artists replace their own covers" on storage.objects for update to authenticated
  using (private.is_own_cover(bucket_id, name))
  with check (private.is_own_cover(bucket_id, name) and (select private.has_role('artist')));
create policy "artists delete their own covers" on storage.objects for delete to authenticated
  using (private.is_own_cover(bucket_id, name));

create policy "artists read their own masters" on storage.objects for select to authenticated
  using (private.is_own_master(bucket_id, name));
create policy "artists add their own masters" on storage.objects for insert to authenticated
  with check (private.is_own_master(bucket_id, name) and (select private.has_role('artist')) and not private.master_is_fixed(name)
    and not private.is_signing_upload());
create policy "artists replace masters that are not on sale" on storage.objects for update to authenticated
  using (private.is_own_master(bucket_id, name) and not private.master_is_fixed(name))
  with check (private.is_own_master(bucket_id, name) and (select private.has_role('artist')) and not private.master_is_fixed(name));
create policy "artists delete masters that are not on sale" on storage.objects for delete to authenticated
  using (private.is_own_master(bucket_id, name) and not private.master_is_fixed(name));

-- # Who may call

revoke execute on function private.is_own_avatar, private.is_own_cover, private.is_own_master, private.master_is_fixed,
  private.is_signing_upload from public;
grant execute on function private.is_own_avatar, private.is_own_cover, private.is_own_master, private.master_is_fixed,
  private.is_signing_upload to authenticated, service_role;

-- # Stored files
-- Files in storage must match the rows that name them. SQL cannot move or delete files: it only records which files need a check, and an
-- edge function does what the current rows require.

-- ## Tables

create table public.file_chores (
  id bigint generated by default as identity primary key,
  bucket text not null,
  path text not null constraint file_chores_path_check check (char_length(path) <= 1024),
  due_at timestamptz not null default now(),
  attempts integer not null default 0,
  created_at timestamptz not null default now(),
  unique (bucket, path)
);
comment on table public.file_chores is
  'Stored files that may have lost their reason: streams of albums off sale, files of deleted tracks, replaced pictures. Service role only.';
create index file_chores_due on public.file_chores (due_at, id);

create table private.retracted_streams (
  track_id uuid primary key references public.tracks (id) on delete cascade
);
comment on table private.retracted_streams is 'Tracks whose stream was public before it was taken back: these come back when moderators show them again.';

create table private.file_scan (
  is_only boolean primary key default true check (is_only),
  last_object uuid
);
comment on table private.file_scan is 'How far the round through all stored files has come; null: it begins anew.';

insert into private.file_scan default values;

create table private.track_sounds (
  sound_id uuid primary key,
  -- No foreign key: files are handled after their track was deleted.
  track_id uuid not null
);
comment on table private.track_sounds is 'Folders of audio that replaces another, from the moment that it is looked at, and which track it is for.';
create index track_sounds_by_track on private.track_sounds (track_id);

-- ## Policies

alter table public.file_chores enable row level security;
alter table private.retracted_streams enable row level security;
alter table private.file_scan enable row level security;
alter table private.track_sounds enable row level security;
revoke all on public.file_chores from anon, authenticated;
grant all on public.file_chores to service_role;

-- ## Functions: where the files of a track are

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

-- ## Functions: what is to be done with a file

create function private.note_file(in_bucket text, in_path text, wait interval default '0') returns void
language sql security definer set search_path = '' as $$
  insert into public.file_chores (bucket, path, due_at) values (in_bucket, in_path, now() + wait)
  on conflict (bucket, path) do update set due_at = least(file_chores.due_at, excluded.due_at)
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

create function public.note_album_streams(album_id uuid) returns void
language sql security definer set search_path = '' as $$
  select private.note_file('audio_files', private.public_stream(tracks.id)) from public.tracks where tracks.album_id = note_album_streams.album_id
$$;
comment on function public.note_album_streams is 'Has the streams of an album looked at: those that lie in public without right go back.';

-- A cover has several sizes under one name: folder/name-size.jpg.
create function private.cover_key(url_or_path text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select regexp_replace(substring(url_or_path from '[0-9a-f-]{36}/[0-9a-zA-Z_-]+\.jpg$'), '(-\d+)?\.jpg$', '')
$$;

create function private.picture_is_used(in_bucket text, in_path text) returns boolean
language sql stable security definer set search_path = '' as $$
  select case in_bucket
    when 'avatars' then exists (select 1 from public.profiles
      where id = private.uuid_or_null(left(in_path, 36)) and avatar_url like '%/avatars/' || in_path || '%')
    when 'album_covers' then private.cover_key(in_path) is null
      or exists (select 1 from public.albums
        where artist_id = private.uuid_or_null(split_part(in_path, '/', 1)) and private.cover_key(cover_image) = private.cover_key(in_path))
      or exists (select 1 from public.artist_pages
        where artist_id = private.uuid_or_null(split_part(in_path, '/', 1)) and private.cover_key(banner_url) = private.cover_key(in_path))
    else true end
$$;
comment on function private.picture_is_used is 'Whether a row still shows this stored picture. Tables that come to show some belong in here.';

create function private.file_verdict(in_bucket text, in_path text) returns text
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
comment on function private.file_verdict is
  'keep; retract: a stream that must leave the public bucket; publish: one that may come back; remove: nothing names it any more. '
  'Decided anew whenever it is asked.';

-- ## Functions: what changes rows notes their files

create function private.note_streams() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.note_public_streams(id) from public.tracks where album_id = new.id;
  return null;
end $$;
-- Also for an album that was only scheduled: publishing may be moving its streams.
create trigger note_streams after update of state on public.albums for each row
  when (old.state <> new.state and new.state not in ('public', 'scheduled')) execute function private.note_streams();

-- Content that was hidden by moderators or deleted by its artist is restored as it was. Only then: streams of new tracks wait for
-- publishing.
create function private.note_shown_album() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.note_file('audio_masters', new.artist_id || '/' || private.sound_of(tracks.id) || '/stream.mp3') from public.tracks
  where album_id = new.id and status = 'ready';
  return null;
end $$;
create trigger note_shown_album after update of state on public.albums for each row
  when (old.state in ('hidden', 'deleted') and new.state = 'public') execute function private.note_shown_album();

create function private.note_shown_track() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  artist uuid := (select artist_id from public.albums where id = new.album_id);
begin
  if new.status = 'hidden' then perform private.note_public_streams(new.id);
  else perform private.note_file('audio_masters', artist || '/' || private.sound_of(new.id) || '/stream.mp3'); end if;
  return null;
end $$;
create trigger note_shown_track after update of status on public.tracks for each row
  when (old.status <> new.status and 'hidden' in (old.status, new.status)) execute function private.note_shown_track();

create function private.note_track_file() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  artist text := split_part(old.path, '/', 1);
  sound uuid := coalesce(old.sound_id, old.track_id);
begin
  perform private.note_file(old.bucket, old.path);
  -- Publishing may be moving it.
  if old.kind = 'stream' then
    perform private.note_file('audio_files', artist || '/' || sound || '.mp3');
    perform private.note_file('audio_masters', artist || '/' || sound || '/stream.mp3');
    perform private.hasten_streams(artist, old.track_id);
    delete from private.track_sounds where track_id = old.track_id;
  end if;
  return null;
end $$;
create trigger note_track_file after delete on public.track_files for each row execute function private.note_track_file();

-- Pages that were opened before the change still show the old picture.
create function private.note_cover() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.note_file('album_covers', objects.name, '1 hour') from storage.objects
  where bucket_id = 'album_covers' and starts_with(name, private.cover_key(old.cover_image))
    and starts_with(name, old.artist_id || '/');
  return null;
end $$;
create trigger note_cover after update of cover_image on public.albums for each row
  when (old.cover_image is distinct from new.cover_image) execute function private.note_cover();
create trigger note_deleted_cover after delete on public.albums for each row execute function private.note_cover();

create function private.note_avatar() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  old_path text := substring(old.avatar_url from '/avatars/([0-9a-zA-Z-]+\.[a-z]+)$');
begin
  if starts_with(old_path, old.id || '-') then perform private.note_file('avatars', old_path, '1 hour'); end if;
  return null;
end $$;
create trigger note_avatar after update of avatar_url on public.profiles for each row
  when (old.avatar_url is distinct from new.avatar_url) execute function private.note_avatar();
create trigger note_deleted_avatar after delete on public.profiles for each row execute function private.note_avatar();

create function private.note_banner() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.note_file('album_covers', objects.name, '1 hour') from storage.objects
  where bucket_id = 'album_covers' and starts_with(name, private.cover_key(old.banner_url)) and starts_with(name, old.artist_id || '/');
  return null;
end $$;
create trigger note_banner after update of banner_url on public.artist_pages for each row
  when (old.banner_url is distinct from new.banner_url) execute function private.note_banner();
create trigger note_deleted_banner after delete on public.artist_pages for each row execute function private.note_banner();

-- ## Functions: chores

create function public.due_file_chores(folder text default '', max_count integer default 100)
returns table (id bigint, bucket text, path text, verdict text)
language plpgsql security definer set search_path = '' as $$
begin
  -- Files that are needed again need no work.
  delete from public.file_chores as chore where chore.id in (
    select due.id from public.file_chores as due where due.due_at <= now() and starts_with(due.path, folder)
    order by due.due_at, due.id limit max_count)
    and private.file_verdict(chore.bucket, chore.path) = 'keep';
  return query select chore.id, chore.bucket, chore.path, private.file_verdict(chore.bucket, chore.path)
    from public.file_chores as chore where chore.due_at <= now() and starts_with(chore.path, folder)
    order by chore.due_at, chore.id limit max_count;
end $$;
comment on function public.due_file_chores is 'Files that need work now, with the verdict on each; keep where that changed this very moment.';

create function public.finish_file_chore(chore_id bigint, track_url text default null) returns text
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
  -- The audio was replaced while this waited: its files no longer belong to the track.
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
comment on function public.finish_file_chore is
  'After the file was moved or deleted: the rows follow (track_url: of a stream that came back). Answers keep when the reason went away '
  'meanwhile: then the file goes back.';

create function public.postpone_file_chore(chore_id bigint) returns void
language sql security definer set search_path = '' as $$
  update public.file_chores set attempts = attempts + 1, due_at = now() + least(power(2, attempts), 1440) * interval '1 minute'
  where id = chore_id
$$;

-- Finds uploads that were never saved, and files that the triggers above missed. A form may stay open for days.
create function public.find_lost_files(max_count integer default 20000) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  came_to uuid := (select last_object from private.file_scan for update);
  looked_at uuid[];
  found_count integer;
begin
  looked_at := array(select id from storage.objects where came_to is null or id > came_to order by id limit max_count);
  insert into public.file_chores (bucket, path)
  select bucket_id, name from storage.objects
  where id = any (looked_at) and bucket_id in ('audio_files', 'audio_masters', 'album_covers', 'avatars')
    and updated_at < now() - case when bucket_id = 'audio_files' then interval '1 hour' else interval '3 days' end
    and private.file_verdict(bucket_id, name) in ('retract', 'remove')
  on conflict (bucket, path) do nothing;
  get diagnostics found_count = row_count;
  update private.file_scan set last_object = case when cardinality(looked_at) = max_count then looked_at[max_count] end
    where true; -- Hosted, a statement without a condition is refused.
  return found_count;
end $$;
comment on function public.find_lost_files is 'Notes stored files that no row names, and streams that lie in the public bucket without right; each call goes on where the last one ended.';

-- ## Who may call

revoke execute on function private.sound_of, private.track_of_sound, private.public_stream, private.note_file, private.hasten_streams,
  private.note_public_streams, private.cover_key, private.picture_is_used, private.file_verdict, private.note_streams,
  private.note_shown_album, private.note_shown_track, private.note_track_file, private.note_cover, private.note_avatar,
  private.note_banner from public;
revoke all on function public.note_album_streams, public.due_file_chores, public.finish_file_chore, public.postpone_file_chore,
  public.find_lost_files from public, anon, authenticated;
grant execute on function public.note_album_streams, public.due_file_chores, public.finish_file_chore, public.postpone_file_chore,
  public.find_lost_files to service_role;
