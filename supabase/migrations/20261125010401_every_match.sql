-- Lists that are searched hold every match. The ranked search looks at a bounded number of candidates, and lists read only those: of
-- 300 albums with the word they showed 165. For words that many rows have, lists now walk along their index and test each row.

create function private.words_condition(query text) returns text
language sql immutable set search_path = '' as $$
  select string_agg(format('(entry.haystack like %L or entry.haystack like %L)', mask || '%', '% ' || mask || '%'), ' and ')
  from (select distinct replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_') as mask
    from unnest(string_to_array(private.search_query(query), ' ')) as word where word <> '') as masked
$$;
comment on function private.words_condition is
  'SQL that is true of a search entry called "entry" when each word begins one of its words. Null for a query without words.';

create function private.named_genres(query text) returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(distinct known.genre), '{}') from private.genre_words as known
  where known.word = private.search_query(query)
    or (char_length(private.search_query(query)) >= 3 and starts_with(known.word, private.search_query(query)))
$$;
comment on function private.named_genres is 'Genres whose name, in any language of the shop, is or begins like the query.';

create function private.swapped_letters(query text) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(array_agg(overlay(query placing reverse(substr(query, place, 2)) from place for 2)), '{}')
  from generate_series(1, char_length(query) - 1) as place
  where char_length(query) >= 4 and substr(query, place, 1) <> substr(query, place + 1, 1) and strpos(substr(query, place, 2), ' ') = 0
$$;
comment on function private.swapped_letters is
  'The query with two neighbouring letters in the other order, once for each place: nigthjar gives nightjar among others.';
revoke execute on function private.swapped_letters from public;

create or replace function private.search_candidates(wanted_kind text, query text) returns table (id uuid, score real)
language plpgsql stable security definer rows 100 set search_path = ''
-- The limit makes a walk through all rows look cheap; for a word that hardly any row has it is not.
set enable_seqscan = off as $$
declare
  q text := private.search_query(query);
  threshold text;
  titles_max constant integer := 100;
  swapped_max constant integer := 20;
  similar_max constant integer := 300;
  popular_max constant integer := 500;
  popular text := case wanted_kind when 'track' then
      'select track_id as id, plays from private.popular_tracks order by plays desc, track_id limit $4'
    else format('select id, popularity as plays from private.listings where kind = %L and genre = '''' '
      'order by popularity desc, id desc limit $4', wanted_kind) end;
  plays text := case wanted_kind when 'track' then
      '(select plays from private.popular_tracks where track_id = entry.id)'
    else '(select popularity from private.listings where listings.id = entry.id and genre = '''')' end;
begin
  if q = '' or wanted_kind not in ('artist', 'album', 'track') then return; end if;
  -- Two letters in the wrong order leave a third of a word's trigrams: so little counts only where nothing is more alike.
  foreach threshold in array array['0.45', '0.33'] loop
    perform set_config('pg_trgm.word_similarity_threshold', threshold, true);
    return query execute format($sql$
    with titled as materialized (
      select entry.id from private.search_entries as entry
      where entry.kind = %1$L and entry.title >= $1 and entry.title < $1 || chr(1114111) order by entry.title, entry.id limit $2
    ), favoured as materialized (
      -- What people hear now, when the word begins one of its words.
      select entry.id from (%2$s) as heard join private.search_entries as entry on entry.id = heard.id
      where strpos(' ' || entry.haystack, ' ' || $1) > 0 limit $2
    ), worded as materialized (
      -- In any order, words of the artist among them.
      select entry.id from private.search_entries as entry where entry.kind = %1$L and %4$s limit $3
    ), alike as materialized (
      -- Not for words so common that one in twelve of those has it: there would be too many to tell the better ones.
      select entry.id from private.search_entries as entry
      where entry.kind = %1$L and char_length($1) >= 3 and (select count(*) from favoured) < $4 / 12
        and entry.haystack operator(extensions.%%>) $1 and entry.id not in (select worded.id from worded)
      limit $3 - (select count(*) from worded)
    ), swapped as materialized (
      select close.id from unnest($6) as meant(word) cross join lateral (
        select entry.id from private.search_entries as entry
        where entry.kind = %1$L and entry.title >= meant.word and entry.title < meant.word || chr(1114111)
        order by entry.title, entry.id limit $7) as close
    ), of_genre as materialized (
      select best.id from unnest($5) as named(genre) cross join lateral (
        select listed.id, listed.popularity from private.listings as listed where listed.kind = %1$L and listed.genre = named.genre
        order by listed.popularity desc, listed.id desc limit $2) as best
      order by best.popularity desc, best.id desc limit $2
    ), candidate as (
      select titled.id from titled union select worded.id from worded union select alike.id from alike
      union select favoured.id from favoured union select swapped.id from swapped union select of_genre.id from of_genre
    )
    select entry.id, (case when entry.title = $1 then 3 when starts_with(entry.title, $1 || ' ') then 1.5
        when starts_with(entry.title, $1) then 1 when strpos(' ' || entry.haystack, ' ' || $1) > 0 then 0.5 else 0 end
      + 2 * extensions.word_similarity($1, entry.haystack) + extensions.similarity($1, entry.title)
      + case when entry.id in (select of_genre.id from of_genre) then 0.4 else 0 end
      -- Far more likely meant than what is heard more and only begins alike.
      + case when exists (select from unnest($6) as meant(word) where strpos(' ' || entry.haystack, ' ' || meant.word) > 0) then 2 else 0 end
      + 0.15 * ln(1 + coalesce(%3$s, 0)))::real
    from candidate join private.search_entries as entry on entry.id = candidate.id
  $sql$, wanted_kind, popular, plays, private.words_condition(query))
    using q, titles_max, similar_max, popular_max, private.named_genres(query),
      case threshold when '0.33' then private.swapped_letters(q) else '{}' end, swapped_max;
    exit when found;
  end loop;
end $$;
comment on function private.search_candidates is
  'Some hundred rows of a kind (artist, album, track) with how well they fit: the whole title, its beginning, its words, likeness by '
  'trigrams, its genre in any language of the shop, and plays of 30 days. All rows that fit unless private.is_widely_matched.';

create function private.is_widely_matched(kind text, query text) returns boolean
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
declare
  condition text := private.words_condition(query);
  is_wide boolean;
begin
  if condition is null then return false; end if;
  -- The bounds of private.search_candidates: from here on it leaves matches out.
  execute format($sql$
    select (select count(*) from (select from private.search_entries as entry where entry.kind = %1$L and %2$s limit 300) as worded) >= 300
      or (select count(*) from (select from private.listings as listed where listed.kind = %1$L and listed.genre = any ($1) limit 100)
        as of_genre) >= 100
  $sql$, kind, condition) into is_wide using private.named_genres(query);
  return is_wide;
end $$;
comment on function private.is_widely_matched is
  'Whether more albums or artists have the words, or the genre that they name, than the ranked search looks at.';

create or replace function private.list_page(kind text, sort text, genres text[], search text, after text, page_size integer)
returns table (id uuid, place bigint, next text)
language plpgsql stable security definer rows 24 set search_path = '' as $$
declare
  ordering record := private.list_sort(coalesce(sort, 'mostRecent'));
  start record := private.read_cursor(after, ordering.column_type);
  -- Text compares as its index does.
  key_type text := ordering.column_type || case ordering.column_type when 'text' then ' collate "C"' else '' end;
  beyond text := case when start.id is null then '' else format('and (listed.%1$I, listed.id) %2$s (%3$L::%4$s, %5$L::uuid)',
    ordering.column_name, case ordering.direction when 'asc' then '>' else '<' end, start.key, key_type, start.id) end;
  rows_of text := case when private.search_query(search) = '' then 'private.listings as listed where listed.kind = $1'
    -- So many rows match that a walk along the index meets them soon. A plain subquery: each row is looked up by its id.
    when private.is_widely_matched(kind, search) then format('private.listings as listed where listed.kind = $1 and (listed.genres && $5
      or (select %s from private.search_entries as entry where entry.id = listed.id))', private.words_condition(search))
    else 'private.search_candidates($1, $4) as hit join private.listings as listed on listed.id = hit.id where listed.kind = $1' end;
begin
  return query execute format($sql$
    select page.id, row_number() over (order by page.key %3$s, page.id %3$s), jsonb_build_array(page.key::text, page.id)::text
    from (
      -- Of every genre one page: together they hold the page of all of them.
      select found.key, found.id from unnest($2) as wanted(genre) cross join lateral (
        select listed.%1$I as key, listed.id from %4$s and listed.genre = wanted.genre %2$s
        order by listed.%1$I %3$s, listed.id %3$s limit $3) as found
      group by found.key, found.id order by found.key %3$s, found.id %3$s limit $3
    ) as page
  $sql$, ordering.column_name, beyond, ordering.direction, rows_of)
  using kind, private.wanted_genres(genres), least(greatest(coalesce(page_size, 24), 1), 100), search, private.named_genres(search);
end $$;

create or replace function private.list_count(kind text, genres text[], search text) returns integer
language plpgsql stable security definer set search_path = '' as $$
declare
  wanted text[] := private.wanted_genres(genres);
  counted integer;
begin
  if private.search_query(search) = '' then
    select coalesce(sum(known.items), 0) into counted from private.listing_counts as known
    where known.kind = list_count.kind and (wanted = array[''] or known.genres && wanted);
  elsif private.is_widely_matched(kind, search) then
    execute format($sql$
      with hit as (
        select entry.id from private.search_entries as entry where entry.kind = %1$L and %2$s
        union select listed.id from private.listings as listed where listed.kind = %1$L and listed.genre = any ($1)
      )
      select count(*) from hit where $2 = array['']
        or exists (select from private.listings as listed where listed.id = hit.id and listed.genre = any ($2))
    $sql$, kind, private.words_condition(search)) into counted using private.named_genres(search), wanted;
  else
    select count(distinct listed.id) into counted from private.search_candidates(kind, search) as hit
    join private.listings as listed on listed.id = hit.id and listed.genre = any (wanted);
  end if;
  return counted;
end $$;

create or replace function private.found_rows(wanted_kind text, query text, page_size integer, skip integer)
returns table (kind text, id uuid, score real, found integer)
language plpgsql stable security definer rows 20 set search_path = '' as $$
#variable_conflict use_column
declare
  -- What the list of all of them holds. Tracks have no list: of them as many count as skip leads to.
  in_list integer := case when wanted_kind <> 'track' and private.is_widely_matched(wanted_kind, query)
    then private.list_count(wanted_kind, '{}', query) end;
begin
  return query select wanted_kind, candidate.id, candidate.score, coalesce(in_list, (count(*) over ())::integer)
  from private.search_candidates(wanted_kind, query) as candidate
  order by candidate.score desc, candidate.id limit page_size offset skip;
end $$;

comment on function public.list_albums is
  'A page of public albums. sort: alphabetical, mostRecent (release date), dateAdded (published), popularity (plays of 30 days). in_genres: '
  'any of them; empty for all. search: words of title or artist, or the name of a genre: every match; where few match, up to 300 that are '
  'spelled alike as well. after: next of the last row before; page_size up to 100. Codes: invalid_sort, invalid_cursor.';
comment on function public.count_albums is 'The Y of "showing X of Y": exact, with search too.';
comment on function public.search_catalog is
  'Artists, listed albums and their tracks that fit the words best, best first; small typing errors and missing accents do not matter. '
  'only_kind: artist, album, track, or null for a page of each. cover_image of an artist is the avatar. found: how many artists or albums '
  'their searched list holds; of tracks how many skip leads to (500 at most). Code: invalid_kind.';

revoke execute on function private.words_condition, private.named_genres, private.is_widely_matched from public;
