-- Every public page for search engines, a thousand at a time: from a first id on, so that the last page costs what the first does.

create index listings_by_id on private.listings (kind, id) where genre = '';

create function public.sitemap_starts(kind text) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select numbered.id from (select listed.id, row_number() over (order by listed.id) as place from private.listings as listed
    where listed.kind = sitemap_starts.kind and listed.genre = '') as numbered
  where numbered.place % 1000 = 1 order by numbered.id
$$;
comment on function public.sitemap_starts is
  'The first id of each page of sitemap_page. kind: album or artist. Walks an index from end to end.';

create function public.sitemap_page(kind text, from_id uuid) returns table (id uuid, changed_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select page.id, coalesce(album.updated_at, artist.updated_at)
  from (select listed.id from private.listings as listed
    where listed.kind = sitemap_page.kind and listed.genre = '' and listed.id >= from_id order by listed.id limit 1000) as page
  left join public.albums as album on album.id = page.id left join public.profiles as artist on artist.id = page.id
  order by page.id
$$;
comment on function public.sitemap_page is 'A thousand public albums or artists from an id on, with when they last changed.';

revoke all on function public.sitemap_starts, public.sitemap_page from public, anon, authenticated;
grant execute on function public.sitemap_starts, public.sitemap_page to anon, authenticated, service_role;
