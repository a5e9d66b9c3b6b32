-- Buckets and who may write where. Public buckets are read by url; select policies only serve owners (listing, replacing).

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
