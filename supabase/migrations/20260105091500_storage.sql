-- Buckets and who may write where. Public buckets are read by url; select policies only serve owners (listing, replacing).

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('avatars', 'avatars', true, 2097152, array['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']),
  ('album_covers', 'album_covers', true, 10485760, array['image/jpeg']),
  ('audio_files', 'audio_files', true, 209715200,
    array['audio/mpeg', 'audio/mp3', 'audio/wav', 'audio/x-wav', 'audio/wave', 'audio/vnd.wave', 'audio/flac', 'audio/x-flac']),
  ('audio_masters', 'audio_masters', false, 209715200,
    array['audio/mpeg', 'audio/mp3', 'audio/wav', 'audio/x-wav', 'audio/wave', 'audio/vnd.wave', 'audio/flac', 'audio/x-flac'])
on conflict (id) do update set
  public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

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

create function private.master_is_sold(name text) returns boolean
language sql stable security definer set search_path = '' as $$
  -- The case keeps names of other buckets away from the cast: policies may evaluate their terms in any order.
  select case when name ~ '^[^/]+/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/'
    then private.track_is_sold(split_part(name, '/', 2)::uuid) else false end
$$;

revoke execute on function private.is_own_avatar, private.is_own_cover, private.is_own_master, private.master_is_sold from public;
grant execute on function private.is_own_avatar, private.is_own_cover, private.is_own_master, private.master_is_sold
  to authenticated, service_role;

create policy "people read their own avatars" on storage.objects for select to authenticated
  using (private.is_own_avatar(bucket_id, name));
create policy "people add their own avatars" on storage.objects for insert to authenticated
  with check (private.is_own_avatar(bucket_id, name));
create policy "people replace their own avatars" on storage.objects for update to authenticated
  using (private.is_own_avatar(bucket_id, name)) with check (private.is_own_avatar(bucket_id, name));
create policy "people delete their own avatars" on storage.objects for delete to authenticated
  using (private.is_own_avatar(bucket_id, name));

create policy "artists read their own covers" on storage.objects for select to authenticated
  using (private.is_own_cover(bucket_id, name));
create policy "artists add their own covers" on storage.objects for insert to authenticated
  with check (private.is_own_cover(bucket_id, name) and (select private.has_role('artist')));
create policy "artists replace their own covers" on storage.objects for update to authenticated
  using (private.is_own_cover(bucket_id, name))
  with check (private.is_own_cover(bucket_id, name) and (select private.has_role('artist')));
create policy "artists delete their own covers" on storage.objects for delete to authenticated
  using (private.is_own_cover(bucket_id, name));

create policy "artists read their own masters" on storage.objects for select to authenticated
  using (private.is_own_master(bucket_id, name));
create policy "artists add their own masters" on storage.objects for insert to authenticated
  with check (private.is_own_master(bucket_id, name) and (select private.has_role('artist')));
-- Buyers paid for exactly these files.
create policy "artists replace their own unsold masters" on storage.objects for update to authenticated
  using (private.is_own_master(bucket_id, name) and not private.master_is_sold(name))
  with check (private.is_own_master(bucket_id, name) and (select private.has_role('artist')));
create policy "artists delete their own unsold masters" on storage.objects for delete to authenticated
  using (private.is_own_master(bucket_id, name) and not private.master_is_sold(name));
