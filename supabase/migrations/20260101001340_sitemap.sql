-- The sitemap: every public page for search engines, in parts by the number that the id begins with. Ids are random, so the parts are
-- about equally large, and each costs the same in a small and in a large shop.

create function private.id_at(begins_with bigint, other_digits text) returns uuid
language sql immutable set search_path = '' as $$ select rpad(lpad(to_hex(begins_with), 8, '0'), 32, other_digits)::uuid $$;
comment on function private.id_at is 'The id that begins with these 32 bits and has this digit in all other places.';

create function public.sitemap_page(kind text, part integer, parts integer, after_id uuid default null)
returns table (id uuid, changed_at timestamptz)
language plpgsql stable security definer rows 1000 set search_path = '' as $$
#variable_conflict use_column
declare
  first_id uuid;
  last_id uuid;
begin
  if part not between 1 and parts then return; end if;
  first_id := greatest(private.id_at(((part - 1)::bigint << 32) / parts, '0'), after_id);
  last_id := private.id_at((part::bigint << 32) / parts - 1, 'f');
  -- Each index gets the range, so that only this part of it is read, and no table.
  if kind = 'album' then
    return query select album.id, album.updated_at from private.listings as listed join public.albums as album on album.id = listed.id
      where listed.kind = 'album' and listed.genre = '' and listed.id between first_id and last_id
        and album.id between first_id and last_id and album.id is distinct from after_id
      order by album.id limit 1000;
  elsif kind = 'artist' then
    return query select artist.id, artist.updated_at from private.listings as listed join public.profiles as artist on artist.id = listed.id
      where listed.kind = 'artist' and listed.genre = '' and listed.id between first_id and last_id
        and artist.id between first_id and last_id and artist.role = 'artist' and artist.id is distinct from after_id
      order by artist.id limit 1000;
  end if;
end $$;
comment on function public.sitemap_page is
  'A thousand public albums or artists of one of so many parts, after an id, with when they last changed. kind: album or artist; part: '
  'from 1.';

-- # Who may call

revoke execute on function private.id_at from public;
revoke all on function public.sitemap_page from public, anon, authenticated;
grant execute on function public.sitemap_page to anon, authenticated, service_role;
