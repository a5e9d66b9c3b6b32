-- Banners lie among the covers: they belong to what shows a stored picture, and leave with the page that showed them.

create or replace function private.picture_is_used(in_bucket text, in_path text) returns boolean
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
revoke execute on function private.note_banner from public;
