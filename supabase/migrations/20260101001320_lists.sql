-- The lists of the catalogue, page by page, searched or not. A cursor holds the sorted value and the id where a page ended: nothing is
-- counted past, and what others publish meanwhile neither repeats a row nor hides one. A searched list holds every match.

create function private.list_sort(sort text, out column_name text, out column_type text, out direction text) returns record
language plpgsql immutable set search_path = '' as $$
begin
  case sort
    when 'alphabetical' then column_name := 'title'; column_type := 'text'; direction := 'asc';
    when 'mostRecent' then column_name := 'released'; column_type := 'date'; direction := 'desc';
    when 'dateAdded' then column_name := 'added'; column_type := 'timestamptz'; direction := 'desc';
    when 'popularity' then column_name := 'popularity'; column_type := 'integer'; direction := 'desc';
    else perform private.refuse('invalid_sort', left(sort, 40));
  end case;
end $$;

create function private.read_cursor(cursor_text text, wanted_type text, out key text, out id uuid) returns record
language plpgsql stable set search_path = '' as $$
begin
  if cursor_text is null or cursor_text = '' then return; end if;
  key := cursor_text::jsonb ->> 0;
  id := (cursor_text::jsonb ->> 1)::uuid;
  execute format('select %L::pg_catalog.%s', key, case wanted_type when 'integer' then 'int4' else wanted_type end);
  if key is null or id is null then raise exception 'incomplete'; end if;
exception when others then
  perform private.refuse('invalid_cursor', left(cursor_text, 100));
end $$;

create function private.wanted_genres(genres text[]) returns text[]
language sql immutable set search_path = '' as $$
  -- The empty genre means all genres.
  select case when coalesce(cardinality(genres), 0) = 0 then array['']
    else array(select distinct one from unnest(genres[1:20]) as one where one <> '') end
$$;

create function private.list_page(kind text, sort text, genres text[], search text, after text, page_size integer)
returns table (id uuid, place bigint, next text)
language plpgsql stable security definer rows 24 set search_path = '' as $$
declare
  ordering record := private.list_sort(coalesce(sort, 'mostRecent'));
  start record := private.read_cursor(after, ordering.column_type);
  -- Text is compared with the collation of its index.
  key_type text := ordering.column_type || case ordering.column_type when 'text' then ' collate "C"' else '' end;
  beyond text := case when start.id is null then '' else format('and (listed.%1$I, listed.id) %2$s (%3$L::%4$s, %5$L::uuid)',
    ordering.column_name, case ordering.direction when 'asc' then '>' else '<' end, start.key, key_type, start.id) end;
  rows_of text := case when private.search_query(search) = '' then 'private.listings as listed where listed.kind = $1'
    -- Many rows match, so a walk along the index soon finds some. A plain subquery: each row is looked up by its id.
    when private.is_common(kind, search) then format('private.listings as listed where listed.kind = $1 and (listed.genres && $5
      or (select %s from private.search_entries as entry where entry.id = listed.id))', private.words_condition(search))
    else format('(%s) as hit join private.listings as listed on listed.id = hit.id where listed.kind = $1',
      case when private.are_few(kind, search) then 'select * from private.search_candidates($1, $4)' else private.matches(search) end) end;
begin
  return query execute format($sql$
    select page.id, row_number() over (order by page.key %3$s, page.id %3$s), jsonb_build_array(page.key::text, page.id)::text
    from (
      -- One page of each genre: together they contain the page of all genres.
      select found.key, found.id from unnest($2) as wanted(genre) cross join lateral (
        select listed.%1$I as key, listed.id from %4$s and listed.genre = wanted.genre %2$s
        order by listed.%1$I %3$s, listed.id %3$s limit $3) as found
      group by found.key, found.id order by found.key %3$s, found.id %3$s limit $3
    ) as page
  $sql$, ordering.column_name, beyond, ordering.direction, rows_of)
  using kind, private.wanted_genres(genres), least(greatest(coalesce(page_size, 24), 1), 100), search, private.named_genres(search);
end $$;

create function private.list_count(kind text, genres text[], search text) returns integer
language plpgsql stable security definer set search_path = '' as $$
declare
  wanted text[] := private.wanted_genres(genres);
  counted integer;
begin
  if private.search_query(search) = '' then
    select coalesce(sum(known.items), 0) into counted from private.listing_counts as known
    where known.kind = list_count.kind and (wanted = array[''] or known.genres && wanted);
  elsif private.is_common(kind, search) or not private.are_few(kind, search) then
    execute format($sql$
      select count(*) from (%s) as hit where $2 = array['']
        or exists (select from private.listings as listed where listed.id = hit.id and listed.genre = any ($2))
    $sql$, private.matches(search)) into counted using kind, wanted;
  else
    select count(distinct listed.id) into counted from private.search_candidates(kind, search) as hit
    join private.listings as listed on listed.id = hit.id and listed.genre = any (wanted);
  end if;
  return counted;
end $$;

create function public.list_albums(sort text default 'mostRecent', in_genres text[] default '{}', search text default '',
  after text default '', page_size integer default 24)
returns table (id uuid, title text, artist_id uuid, artist_name text, artist_avatar_url text, cover_image text, description text,
  release_date date, genre text, price integer, minimum_price integer, suggested_price integer, track_count integer, accent text,
  next text)
language sql stable security definer set search_path = '' as $$
  select album.id, album.title, artist.id, artist.name, artist.avatar_url, album.cover_image, album.description, album.release_date,
    album.genre, album.price, album.minimum_price, album.suggested_price, album.track_count, album.accent, page.next
  from private.list_page('album', sort, in_genres, search, after, page_size) as page
  join public.albums as album on album.id = page.id join public.profiles as artist on artist.id = album.artist_id
  order by page.place
$$;
comment on function public.list_albums is
  'A page of public albums. sort: alphabetical, mostRecent (release date), dateAdded (published), popularity (plays of 30 days). in_genres: '
  'any of them; empty for all. search: words of title or artist, or the name of a genre: every match; where few match, up to 100 that are '
  'spelled alike as well. after: next of the last row before; page_size up to 100. Codes: invalid_sort, invalid_cursor.';

create function public.list_artists(sort text default 'alphabetical', in_genres text[] default '{}', search text default '',
  after text default '', page_size integer default 24)
returns table (id uuid, name text, avatar_url text, genres text[], location text, bio text, created_at timestamptz, next text)
language sql stable security definer set search_path = '' as $$
  select artist.id, artist.name, artist.avatar_url, artist.genres, artist.location, artist.bio, artist.created_at, page.next
  from private.list_page('artist', sort, in_genres, search, after, page_size) as page
  join public.profiles as artist on artist.id = page.id
  order by page.place
$$;
comment on function public.list_artists is 'A page of artists, as list_albums. mostRecent: newest album; dateAdded: joined.';

create function public.count_albums(in_genres text[] default '{}', search text default '') returns integer
language sql stable security definer set search_path = '' as $$ select private.list_count('album', in_genres, search) $$;
comment on function public.count_albums is 'The Y of "showing X of Y": exact, with search too.';

create function public.count_artists(in_genres text[] default '{}', search text default '') returns integer
language sql stable security definer set search_path = '' as $$ select private.list_count('artist', in_genres, search) $$;

-- # Who may call

revoke execute on function private.list_sort, private.read_cursor, private.wanted_genres, private.list_page, private.list_count from public;
revoke all on function public.list_albums, public.list_artists, public.count_albums, public.count_artists from public, anon, authenticated;
grant execute on function public.list_albums, public.list_artists, public.count_albums, public.count_artists
  to anon, authenticated, service_role;
