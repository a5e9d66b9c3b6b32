-- Search knows genres by their names in every language of the shop, and words with two letters in the wrong order.

create table private.genre_words (
  word text collate "C" not null,
  genre text not null references public.genres (name) on update cascade on delete cascade,
  primary key (word, genre)
);
comment on table private.genre_words is 'Names of genres as libs/i18n writes them, as plain text. A test compares the two.';
alter table private.genre_words enable row level security;

insert into private.genre_words (word, genre)
select private.plain_text(name), genre from (values
  ('Rock', 'Rock'), ('Pop', 'Pop'), ('Hip Hop', 'Hip Hop'), ('Hip-Hop', 'Hip Hop'), ('Hip-hop', 'Hip Hop'), ('Electronic', 'Electronic'),
  ('Elektronisch', 'Electronic'), ('Électronique', 'Electronic'), ('Elektroniczna', 'Electronic'), ('Elektronik', 'Electronic'),
  ('Jazz', 'Jazz'), ('Caz', 'Jazz'), ('Classical', 'Classical'), ('Klassik', 'Classical'), ('Classique', 'Classical'),
  ('Klasyczna', 'Classical'), ('Klasik', 'Classical'), ('R&B', 'R&B'), ('Country', 'Country'), ('Metal', 'Metal'), ('Folk', 'Folk'),
  ('Indie', 'Indie'), ('Indé', 'Indie'), ('Blues', 'Blues'), ('Reggae', 'Reggae'), ('Funk', 'Funk'), ('Soul', 'Soul'),
  ('Ambient', 'Ambient'), ('World', 'World'), ('Weltmusik', 'World'), ('Musiques du monde', 'World'), ('Muzyka świata', 'World'),
  ('Dünya müziği', 'World'), ('Experimental', 'Experimental'), ('Experimentell', 'Experimental'), ('Expérimental', 'Experimental'),
  ('Eksperymentalna', 'Experimental'), ('Deneysel', 'Experimental'), ('Latin', 'Latin'), ('Latino', 'Latin'), ('Latynoska', 'Latin'),
  ('Afrobeat', 'Afrobeat')
) as known (name, genre) on conflict do nothing;

create or replace function private.search_candidates(wanted_kind text, query text) returns table (id uuid, score real)
language plpgsql stable security definer rows 100 set search_path = ''
-- The limit makes a walk through all rows look cheap; for a word that hardly any row has it is not.
set enable_seqscan = off as $$
declare
  q text := private.search_query(query);
  threshold text;
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
    ), alike as materialized (
      -- Not for words so common that one in twelve of those has it: there would be too many to tell the better ones.
      select entry.id from private.search_entries as entry
      where entry.kind = %1$L and char_length($1) >= 3 and (select count(*) from favoured) < $4 / 12
        and entry.haystack operator(extensions.%%>) $1 limit $3
    ), of_genre as materialized (
      select listed.id from private.genre_words as known join private.listings as listed on listed.kind = %1$L and listed.genre = known.genre
      where known.word = $1 or (char_length($1) >= 3 and starts_with(known.word, $1))
      order by listed.popularity desc, listed.id desc limit $2
    ), candidate as (
      select titled.id from titled union select alike.id from alike union select favoured.id from favoured union select of_genre.id from of_genre
    )
    select entry.id, (case when entry.title = $1 then 3 when starts_with(entry.title, $1 || ' ') then 1.5
        when starts_with(entry.title, $1) then 1 when strpos(' ' || entry.haystack, ' ' || $1) > 0 then 0.5 else 0 end
      + 2 * extensions.word_similarity($1, entry.haystack) + extensions.similarity($1, entry.title)
      + case when entry.id in (select of_genre.id from of_genre) then 0.4 else 0 end
      + 0.15 * ln(1 + coalesce(%3$s, 0)))::real
    from candidate join private.search_entries as entry on entry.id = candidate.id
  $sql$, wanted_kind, popular, plays) using q, titles_max, similar_max, popular_max;
    exit when found;
  end loop;
end $$;
comment on function private.search_candidates is
  'At most 600 rows of a kind (artist, album, track) with how well they fit: the whole title, its beginning, a word, likeness by '
  'trigrams, its genre in any language of the shop, and plays of 30 days.';
