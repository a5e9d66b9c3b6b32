-- Words as people type them, and the one table that search looks through. It holds nothing that a guest may not see.

create function private.plain_text(value text) returns text
language sql immutable parallel safe strict set search_path = '' as $$
  select left(coalesce(
    nullif(btrim(regexp_replace(
      lower(extensions.unaccent('extensions.unaccent'::regdictionary, normalize(value, nfkc))), '[^[:alnum:]]+', ' ', 'g')), ''),
    lower(btrim(value))), 200)
$$;
comment on function private.plain_text is
  'Lower case, no accents, words apart by one blank. Immutable for indexes: the rules of unaccent change with Postgres only. '
  'A name of signs alone ("!!!") stays what it is.';
revoke execute on function private.plain_text from public;

create table private.search_entries (
  id uuid primary key,
  kind text not null check (kind in ('artist', 'album', 'track')),
  album_id uuid,
  title text collate "C" not null,
  haystack text collate "C" not null
);
comment on table private.search_entries is 'Listed artists, listed albums and their ready tracks. Written by private.relist_* only.';
comment on column private.search_entries.title is 'Plain text: exact and prefix matches.';
comment on column private.search_entries.haystack is 'Plain title and, but for artists, the plain name of the artist: typing errors and single words.';
create index search_entries_by_album on private.search_entries (album_id);
create index search_entries_titles on private.search_entries (kind, title, id);
-- One a kind: a million tracks would crowd out ten thousand artists under the cap of candidates.
create index search_entries_artists on private.search_entries using gin (haystack extensions.gin_trgm_ops) where kind = 'artist';
create index search_entries_albums on private.search_entries using gin (haystack extensions.gin_trgm_ops) where kind = 'album';
create index search_entries_tracks on private.search_entries using gin (haystack extensions.gin_trgm_ops) where kind = 'track';
alter table private.search_entries enable row level security;

-- Of no use under row-level security (like is not leakproof, so policies go first), and a cost on every write.
drop index public.profiles_name_search;
drop index public.albums_title_search;
drop index public.tracks_title_search;
