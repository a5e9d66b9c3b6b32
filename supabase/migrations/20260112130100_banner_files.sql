-- Banners lie among the covers, and leave with the page that showed them.

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
