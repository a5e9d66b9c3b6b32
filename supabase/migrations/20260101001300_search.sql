-- Search. It ranks some hundred candidates of a kind at most, never a table.

-- # Functions: candidates of a search

create function private.search_query(query text) returns text
language sql immutable set search_path = '' as $$
  -- Longer than any name; comparing 60 letters takes a limited time.
  select left(private.plain_text(left(coalesce(query, ''), 100)), 60)
$$;

create function private.words_condition(query text) returns text
language sql immutable set search_path = '' as $$
  select format('entry.words @@ %L::pg_catalog.tsquery', string_agg(format('''%s'':*', quoted), ' & '))
  from (select distinct replace(replace(word, '\', '\\'), '''', '''''') as quoted
    from unnest(string_to_array(private.search_query(query), ' ')) as word where word <> '') as known having count(*) > 0
$$;
comment on function private.words_condition is
  'SQL that is true of a search entry called "entry" when each word begins one of its words. Null for a query without words.';

create function private.named_genres(query text) returns text[]
language sql stable security definer set search_path = '' as $$
  -- Materialized: else each word would read the query again.
  with asked as materialized (select private.search_query(query) as words)
  select coalesce(array_agg(distinct known.genre), '{}') from asked join private.genre_words as known
    on known.word = asked.words or (char_length(asked.words) >= 3 and starts_with(known.word, asked.words))
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

create function private.titles_beginning(wanted_kind text, query text, most integer) returns integer
language plpgsql stable security definer set search_path = ''
-- A bitmap of all titles that begin so would cost more in a larger shop.
set enable_seqscan = off set enable_bitmapscan = off as $$
declare
  q constant text := private.search_query(query);
begin
  if q = '' then return 0; end if;
  return (select count(*) from (select from private.search_entries as entry
    where entry.kind = wanted_kind and entry.title >= q and entry.title < q || chr(1114111) limit most) as begun);
end $$;
comment on function private.titles_beginning is
  'How many titles begin with the query, counted up to a number: tells a common word by an index, at the same cost in a shop of any size.';

create function private.search_candidates(wanted_kind text, query text) returns table (id uuid, score real, is_wide boolean)
language plpgsql stable security definer rows 100 set search_path = ''
-- The limit makes a scan of all rows look cheap to the planner; for rare words it is not.
set enable_seqscan = off as $$
declare
  q text := private.search_query(query);
  threshold text;
  titles_max constant integer := 100;
  swapped_max constant integer := 20;
  similar_max constant integer := 100;
  -- Rows that have the words. Below that, similar words are searched too, which costs more in a larger shop.
  enough constant integer := 20;
  -- Those titles and the popular rows are enough to choose from. Reading all rows that have the words would cost more the larger the shop is.
  has_titles boolean := private.titles_beginning(wanted_kind, query, titles_max) = titles_max;
  plays text := case wanted_kind when 'track' then
      '(select plays from private.popular_tracks where track_id = entry.id)'
    else '(select popularity from private.listings where listings.id = entry.id and genre = '''')' end;
begin
  if q = '' or wanted_kind not in ('artist', 'album', 'track') then return; end if;
  -- Two swapped letters leave a third of a word's trigrams: such a low similarity counts only when no row is more similar.
  foreach threshold in array array['0.45', '0.33'] loop
    perform set_config('pg_trgm.word_similarity_threshold', threshold, true);
    return query execute format($sql$
    with titled as materialized (
      select entry.id, entry.title, entry.haystack from private.search_entries as entry
      where entry.kind = %1$L and entry.title >= $1 and entry.title < $1 || chr(1114111) order by entry.title, entry.id limit $2
    ), worded as materialized (
      -- Words in any order, including words of the artist's name.
      select entry.id, entry.title, entry.haystack from private.search_entries as entry
      where not $7 and entry.kind = %1$L and %3$s limit $3
    ), favoured as materialized (
      -- Popular rows in which a word begins with the searched one, where not all rows with the words are candidates.
      select entry.id, entry.title, entry.haystack from private.popular_entries as heard join private.search_entries as entry on entry.id = heard.id
      where heard.kind = %1$L and strpos(' ' || heard.haystack, ' ' || $1) > 0 and strpos(' ' || entry.haystack, ' ' || $1) > 0
        and ($7 or (select count(*) from worded) = $3)
      order by heard.plays desc, heard.id limit $2
    ), alike as materialized (
      select entry.id, entry.title, entry.haystack from private.search_entries as entry
      where not $7 and entry.kind = %1$L and char_length($1) >= 3 and (select count(*) from worded) < $8
        and entry.haystack operator(extensions.%%>) $1 and entry.id not in (select worded.id from worded)
      limit $3 - (select count(*) from worded)
    ), swapped as materialized (
      select close.* from unnest($5) as meant(word) cross join lateral (
        select entry.id, entry.title, entry.haystack from private.search_entries as entry
        where entry.kind = %1$L and entry.title >= meant.word and entry.title < meant.word || chr(1114111)
        order by entry.title, entry.id limit $6) as close
    ), of_genre as materialized (
      select best.id from unnest($4) as named(genre) cross join lateral (
        select listed.id, listed.popularity from private.listings as listed where listed.kind = %1$L and listed.genre = named.genre
        order by listed.popularity desc, listed.id desc limit $2) as best
      order by best.popularity desc, best.id desc limit $2
    ), candidate as (
      select * from titled union select * from worded union select * from alike union select * from favoured
      union select * from swapped union select entry.id, entry.title, entry.haystack
      from of_genre join private.search_entries as entry on entry.id = of_genre.id
    )
    select entry.id, (case when entry.title = $1 then 3 when starts_with(entry.title, $1 || ' ') then 1.5
        when starts_with(entry.title, $1) then 1 when strpos(' ' || entry.haystack, ' ' || $1) > 0 then 0.5 else 0 end
      + 2 * extensions.word_similarity($1, entry.haystack) + extensions.similarity($1, entry.title)
      + case when entry.id in (select of_genre.id from of_genre) then 0.4 else 0 end
      -- Far more likely meant than more popular rows that only begin with the word.
      + case when exists (select from unnest($5) as meant(word) where strpos(' ' || entry.haystack, ' ' || meant.word) > 0) then 2 else 0 end
      + 0.15 * ln(1 + coalesce(%2$s, 0)))::real,
      $7 or (select count(*) from worded) = $3 or (select count(*) from of_genre) = $2
    from candidate as entry
  $sql$, wanted_kind, plays, private.words_condition(query))
    using q, titles_max, similar_max, private.named_genres(query),
      case threshold when '0.33' then private.swapped_letters(q) else '{}' end, swapped_max, has_titles, enough;
    exit when found;
  end loop;
end $$;
comment on function private.search_candidates is
  'Some hundred rows of a kind (artist, album, track) with how well they fit: the whole title, its beginning, its words, likeness by '
  'trigrams, its genre in any language of the shop, and plays of 30 days. is_wide: more rows fit.';

create function private.count_words(wanted_kind text, query text, most integer) returns integer
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
declare
  counted integer;
begin
  execute format('select count(*) from (select from private.search_entries as entry where entry.kind = $1 and %s limit $2) as worded',
    private.words_condition(query)) into counted using wanted_kind, most;
  return counted;
end $$;
comment on function private.count_words is 'How many rows of a kind have the words, counted up to a number.';

create function private.are_many(kind text, query text) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.titles_beginning(kind, query, 1001) = 1001 or (select coalesce(sum(known.items), 0) > 1000
    -- As a subquery: else each row would read the query again.
    from private.listing_counts as known where known.kind = are_many.kind and known.genres && (select private.named_genres(query)))
$$;
comment on function private.are_many is
  'Whether titles of more than a thousand albums or artists begin so, or their genre has this name. Both are cheap to tell.';

create function private.is_common(kind text, query text) returns boolean
language sql stable security definer set search_path = '' as $$
  -- The cheapest first. A walk that finds one of 5000 in every 200 rows, as among a million, reads fewer rows than a sort of them.
  select private.are_many(kind, query) or private.count_words(kind, query, 5001) = 5001
$$;
comment on function private.is_common is 'Whether a searched list is walked: there are many, or more than five thousand with the words.';

create function private.matches(query text) returns text
language sql stable set search_path = '' as $$
  select format('select entry.id from private.search_entries as entry where entry.kind = $1 and %s
    union select of_genre.id from private.listings as of_genre where of_genre.kind = $1 and of_genre.genre = any (%L)',
    private.words_condition(query), private.named_genres(query))
$$;
comment on function private.matches is 'SQL of the ids of a kind ($1) that have the words, or the genre that they name. Null for no words.';

create function private.are_few(kind text, query text) returns boolean
language sql stable security definer set search_path = '' set enable_seqscan = off as $$
  -- The limits of private.search_candidates, above which matches are left out.
  select private.count_words(kind, query, 100) < 100 and (select count(*) < 100 from (select from private.listings as listed
    where listed.kind = are_few.kind and listed.genre = any (private.named_genres(query)) limit 100) as of_genre)
$$;
comment on function private.are_few is 'Whether the ranked search has all albums or artists with the words, or with the genre that they name.';

-- # Functions: search

create function private.found_count(wanted_kind text, query text) returns integer
language plpgsql stable security definer set search_path = '' as $$
declare
  counted integer := 1001;
begin
  if private.are_many(wanted_kind, query) then return counted; end if;
  counted := private.count_words(wanted_kind, query, 1001);
  if counted < 1001 and cardinality(private.named_genres(query)) > 0 then
    execute format('select count(*) from (select from (%s) as hit limit 1001) as counted', private.matches(query)) into counted
    using wanted_kind;
  end if;
  return counted;
end $$;
comment on function private.found_count is 'How many rows have the words or the genre, 1001 for more than a thousand: those are not counted.';

create function private.found_rows(wanted_kind text, query text, page_size integer, skip integer)
returns table (kind text, id uuid, score real, found integer)
language plpgsql stable security definer rows 20 set search_path = '' as $$
#variable_conflict use_column
begin
  return query
    with candidate as materialized (select * from private.search_candidates(wanted_kind, query)),
    -- What the list of all of them holds. Tracks have no list: of them as many count as skip leads to.
    counted as materialized (
      select case when wanted_kind <> 'track' and bool_or(candidate.is_wide) then private.found_count(wanted_kind, query)
        else count(*)::integer end as found from candidate)
    select wanted_kind, candidate.id, candidate.score, counted.found from candidate cross join counted
    order by candidate.score desc, candidate.id limit page_size offset skip;
end $$;

create function public.search_catalog(query text, only_kind text default null, page_size integer default 20, skip integer default 0)
returns table (kind text, id uuid, title text, artist_id uuid, artist_name text, album_id uuid, album_title text, cover_image text,
  release_date date, genre text, price integer, track_count integer, track_number integer, duration integer, audio_url text,
  score real, found integer)
language plpgsql stable security definer rows 20 set search_path = '' as $$
#variable_conflict use_column
declare
  take integer := least(greatest(coalesce(page_size, 20), 1), 50);
  jump integer := least(greatest(coalesce(skip, 0), 0), 500);
begin
  if only_kind is not null and only_kind not in ('artist', 'album', 'track') then
    perform private.refuse('invalid_kind', left(only_kind, 40));
  end if;
  return query
    with best as materialized (
      select part.* from unnest(array['artist', 'album', 'track']) as one(kind)
      cross join lateral private.found_rows(one.kind, query, take, jump) as part
      where only_kind is null or one.kind = only_kind
    )
    select best.kind, artist.id, artist.name, artist.id, artist.name, null::uuid, null::text, artist.avatar_url, null::date,
      array_to_string(artist.genres, ', '), null::integer, null::integer, null::integer, null::integer, null::text, best.score, best.found
    from best join public.profiles as artist on artist.id = best.id where best.kind = 'artist'
    union all
    select best.kind, album.id, album.title, artist.id, artist.name, album.id, album.title, album.cover_image, album.release_date,
      album.genre, album.price, album.track_count, null, null, null, best.score, best.found
    from best join public.albums as album on album.id = best.id join public.profiles as artist on artist.id = album.artist_id
    where best.kind = 'album'
    union all
    select best.kind, track.id, track.title, artist.id, artist.name, album.id, album.title, album.cover_image, album.release_date,
      album.genre, album.price, album.track_count, track.track_number, track.duration, track.audio_url, best.score, best.found
    from best join public.tracks as track on track.id = best.id join public.albums as album on album.id = track.album_id
    join public.profiles as artist on artist.id = album.artist_id where best.kind = 'track'
    order by 16 desc, 2;
end $$;
comment on function public.search_catalog is
  'Artists, listed albums and their tracks that fit the words best, best first; small typing errors and missing accents do not matter. '
  'only_kind: artist, album, track, or null for a page of each. cover_image of an artist is the avatar. found: how many artists or albums '
  'their searched list holds, 1001 for more than a thousand; of tracks how many skip leads to (500 at most). Code: invalid_kind.';

create function public.search_suggestions(query text) returns table (kind text, id uuid, title text, artist_name text, cover_image text)
language sql stable security definer set search_path = '' as $$
  select hit.kind, hit.id, hit.title, hit.artist_name, hit.cover_image
  from public.search_catalog(query, null, 4) as hit order by hit.score desc, hit.id
$$;
comment on function public.search_suggestions is 'While somebody types in the header: the best four of each kind.';

-- # Who may call

revoke execute on function private.search_query, private.words_condition, private.named_genres, private.swapped_letters,
  private.titles_beginning, private.count_words, private.search_candidates, private.are_many, private.is_common, private.matches, private.are_few,
  private.found_count, private.found_rows from public;
revoke all on function public.search_catalog, public.search_suggestions from public, anon, authenticated;
grant execute on function public.search_catalog, public.search_suggestions to anon, authenticated, service_role;
