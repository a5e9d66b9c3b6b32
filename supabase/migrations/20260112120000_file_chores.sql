-- Stored files follow the rows that name them. SQL may not move or delete files, here or hosted: it only notes which files need a
-- look, and an edge function does what the state of the database asks for at that moment.

create table public.file_chores (
  id bigint generated always as identity primary key,
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

alter table public.file_chores enable row level security;
revoke all on public.file_chores from anon, authenticated;
grant all on public.file_chores to service_role;

create index track_files_by_path on public.track_files (path);

create function private.uuid_or_null(value text) returns uuid
language sql immutable parallel safe set search_path = '' as $$
  select case when value ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then value::uuid end
$$;

create function private.note_file(in_bucket text, in_path text, wait interval default '0') returns void
language sql security definer set search_path = '' as $$
  insert into public.file_chores (bucket, path, due_at) values (in_bucket, in_path, now() + wait)
  on conflict (bucket, path) do update set due_at = least(file_chores.due_at, excluded.due_at)
$$;

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
    when 'album_covers' then private.cover_key(in_path) is null or exists (select 1 from public.albums
      where artist_id = private.uuid_or_null(split_part(in_path, '/', 1)) and private.cover_key(cover_image) = private.cover_key(in_path))
    else true end
$$;
comment on function private.picture_is_used is 'Whether a row still shows this stored picture. Tables that come to show some belong in here.';

create function private.file_verdict(in_bucket text, in_path text) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when in_bucket = 'audio_files' then coalesce(
      (select case when albums.state = 'public' then 'keep' else 'retract' end
        from public.tracks join public.albums on albums.id = tracks.album_id
        where tracks.id = private.uuid_or_null(substring(in_path from '^[^/]+/([^/]+)\.mp3$'))), 'remove')
    when in_bucket = 'audio_masters' then case when exists (select 1 from public.track_files where path = in_path)
      or (in_path like '%/stream.mp3' and exists (select 1 from public.track_files
        where track_id = private.uuid_or_null(split_part(in_path, '/', 2)) and kind = 'stream'))
      then 'keep' else 'remove' end
    when private.picture_is_used(in_bucket, in_path) then 'keep'
    else 'remove' end
$$;
comment on function private.file_verdict is
  'keep; retract: a stream that must leave the public bucket; remove: nothing names it any more. Decided anew whenever it is asked.';

create function public.note_album_streams(album_id uuid) returns void
language sql security definer set search_path = '' as $$
  select private.note_file('audio_files', albums.artist_id || '/' || tracks.id || '.mp3')
  from public.albums join public.tracks on tracks.album_id = albums.id where albums.id = note_album_streams.album_id
$$;
comment on function public.note_album_streams is 'Has the streams of an album looked at: those that lie in public without right go back.';

create function private.note_streams() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform public.note_album_streams(new.id);
  return null;
end $$;
-- Also when it was only scheduled: publishing may just be moving its streams.
create trigger note_streams after update of state on public.albums for each row
  when (old.state <> new.state and new.state not in ('public', 'scheduled')) execute function private.note_streams();

create function private.note_track_file() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.note_file(old.bucket, old.path);
  -- Publishing may just be moving it.
  if old.kind = 'stream' then
    perform private.note_file('audio_files', split_part(old.path, '/', 1) || '/' || old.track_id || '.mp3');
    perform private.note_file('audio_masters', split_part(old.path, '/', 1) || '/' || old.track_id || '/stream.mp3');
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

create function public.due_file_chores(folder text default '', max_count integer default 100)
returns table (id bigint, bucket text, path text, verdict text)
language plpgsql security definer set search_path = '' as $$
begin
  -- What has found a reason again meanwhile needs no work.
  delete from public.file_chores as chore where chore.id in (
    select due.id from public.file_chores as due where due.due_at <= now() and starts_with(due.path, folder)
    order by due.due_at, due.id limit max_count)
    and private.file_verdict(chore.bucket, chore.path) = 'keep';
  return query select chore.id, chore.bucket, chore.path, private.file_verdict(chore.bucket, chore.path)
    from public.file_chores as chore where chore.due_at <= now() and starts_with(chore.path, folder)
    order by chore.due_at, chore.id limit max_count;
end $$;
comment on function public.due_file_chores is 'Files that need work now, with what to do: retract, remove, or keep when that changed this very moment.';

create function public.finish_file_chore(chore_id bigint) returns text
language plpgsql security definer set search_path = '' as $$
declare
  chore public.file_chores;
  track uuid;
  album_state text;
begin
  select * into chore from public.file_chores where id = chore_id for update;
  if chore.id is null then return 'done'; end if;
  if chore.bucket = 'audio_files' then
    track := private.uuid_or_null(substring(chore.path from '^[^/]+/([^/]+)\.mp3$'));
    select state into album_state from public.albums where albums.id = (select album_id from public.tracks where tracks.id = track) for update;
    if album_state = 'public' then return 'keep'; end if;
    update public.track_files set bucket = 'audio_masters', path = split_part(chore.path, '/', 1) || '/' || track || '/stream.mp3'
    where track_id = track and kind = 'stream';
    update public.tracks set audio_url = null where tracks.id = track and audio_url is not null;
  end if;
  delete from public.file_chores where file_chores.id = chore.id;
  return 'done';
end $$;
comment on function public.finish_file_chore is
  'After the file was moved or deleted: the rows follow. Answers keep when the album became public meanwhile: then the file goes back.';

create function public.postpone_file_chore(chore_id bigint) returns void
language sql security definer set search_path = '' as $$
  update public.file_chores set attempts = attempts + 1, due_at = now() + least(power(2, attempts), 1440) * interval '1 minute'
  where id = chore_id
$$;

create table private.file_scan (
  is_only boolean primary key default true check (is_only),
  last_object uuid
);
comment on table private.file_scan is 'How far the round through all stored files has come; null: it begins anew.';
insert into private.file_scan default values;

-- Uploads that were never saved; and whatever slipped through everything above. A form may stay open for days.
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
    and private.file_verdict(bucket_id, name) <> 'keep'
  on conflict (bucket, path) do nothing;
  get diagnostics found_count = row_count;
  update private.file_scan set last_object = case when cardinality(looked_at) = max_count then looked_at[max_count] end;
  return found_count;
end $$;
comment on function public.find_lost_files is 'Notes stored files that no row names, and streams that lie in the public bucket without right; each call goes on where the last one ended.';

revoke execute on function private.uuid_or_null, private.note_file, private.cover_key, private.picture_is_used, private.file_verdict,
  private.note_streams, private.note_track_file, private.note_cover, private.note_avatar from public;
revoke all on function public.note_album_streams, public.due_file_chores, public.finish_file_chore, public.postpone_file_chore, public.find_lost_files
  from public, anon, authenticated;
grant execute on function public.note_album_streams, public.due_file_chores, public.finish_file_chore, public.postpone_file_chore, public.find_lost_files
  to service_role;

insert into public.schedules (name, cron, function) values ('tidy-files', '* * * * *', 'tidy-files');
