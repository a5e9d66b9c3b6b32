-- Search. Whatever is asked, at most some hundred candidates a kind are ranked: never a table.

create function private.search_query(query text) returns text
language sql immutable set search_path = '' as $$
  -- Longer than any name is long; 60 letters cost a bounded time to compare.
  select left(private.plain_text(left(coalesce(query, ''), 100)), 60)
$$;

create function private.search_candidates(wanted_kind text, query text) returns table (id uuid, score real)
language plpgsql stable security definer rows 100 set search_path = ''
-- The limit makes a walk through all rows look cheap; for a word that hardly any row has it is not.
set enable_seqscan = off as $$
declare
  q text := private.search_query(query);
  titles_max constant integer := 100;
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
  perform set_config('pg_trgm.word_similarity_threshold', '0.45', true);
  return query execute format($sql$
    with titled as materialized (
      select entry.id from private.search_entries as entry
      where entry.kind = %1$L and entry.title >= $1 and entry.title < $1 || chr(1114111) order by entry.title, entry.id limit $2
    ), favoured as materialized (
      -- What people hear now, when the word begins one of its words.
      select entry.id from (%2$s) as heard join private.search_entries as entry on entry.id = heard.id
      where strpos(' ' || entry.haystack, ' ' || $1) > 0 limit $2
    ), alike as materialized (
      -- Not for words so common that one in twelve of those has it: there would be too many to tell the better ones.
      select entry.id from private.search_entries as entry
      where entry.kind = %1$L and char_length($1) >= 3 and (select count(*) from favoured) < $4 / 12
        and entry.haystack operator(extensions.%%>) $1 limit $3
    ), candidate as (
      select titled.id from titled union select alike.id from alike union select favoured.id from favoured
    )
    select entry.id, (case when entry.title = $1 then 3 when starts_with(entry.title, $1 || ' ') then 1.5
        when starts_with(entry.title, $1) then 1 when strpos(' ' || entry.haystack, ' ' || $1) > 0 then 0.5 else 0 end
      + 2 * extensions.word_similarity($1, entry.haystack) + extensions.similarity($1, entry.title)
      + 0.15 * ln(1 + coalesce(%3$s, 0)))::real
    from candidate join private.search_entries as entry on entry.id = candidate.id
  $sql$, wanted_kind, popular, plays) using q, titles_max, similar_max, popular_max;
end $$;
comment on function private.search_candidates is
  'At most 500 rows of a kind (artist, album, track) with how well they fit: the whole title, its beginning, a word, likeness by '
  'trigrams, and plays of 30 days.';

create function private.found_rows(wanted_kind text, query text, page_size integer, skip integer)
returns table (kind text, id uuid, score real, found integer)
language sql stable security definer rows 20 set search_path = '' as $$
  select wanted_kind, candidate.id, candidate.score, (count(*) over ())::integer
  from private.search_candidates(wanted_kind, query) as candidate
  order by candidate.score desc, candidate.id limit page_size offset skip
$$;

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
  'only_kind: artist, album, track, or null for a page of each. cover_image of an artist is the avatar. found: how many of the kind there are, '
  'counted up to the bound of candidates (500), which is also as far as skip leads. Code: invalid_kind.';

create function public.search_suggestions(query text) returns table (kind text, id uuid, title text, artist_name text, cover_image text)
language sql stable security definer set search_path = '' as $$
  select hit.kind, hit.id, hit.title, hit.artist_name, hit.cover_image
  from public.search_catalog(query, null, 4) as hit order by hit.score desc, hit.id
$$;
comment on function public.search_suggestions is 'While somebody types in the header: the best four of each kind.';

revoke execute on function private.search_query, private.search_candidates, private.found_rows from public;
revoke all on function public.search_catalog, public.search_suggestions from public, anon, authenticated;
grant execute on function public.search_catalog, public.search_suggestions to anon, authenticated, service_role;
