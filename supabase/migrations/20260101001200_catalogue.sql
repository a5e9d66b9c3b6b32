-- What lists and search are read from. It holds nothing that a guest may not see: one narrow row for each album and artist that is shown,
-- and one more for each of its genres, so that every sort, with and without a filter, is a walk along an index from where the last page
-- ended; and the words of each album, artist and track.

-- # Words

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

create function private.words_of(plain text) returns tsvector
language sql immutable parallel safe strict set search_path = '' as $$
  select array_to_tsvector(array_remove(string_to_array(plain, ' '), ''))
$$;
comment on function private.words_of is 'The words of a plain text, for an index of words and their beginnings.';

-- # Tables

create table private.listings (
  kind text not null check (kind in ('artist', 'album')),
  genre text not null default '',
  id uuid not null,
  artist_id uuid not null,
  title text collate "C" not null,
  released date not null default '-infinity',
  added timestamptz not null,
  popularity integer not null default 0,
  genres text[] not null default '{}',
  primary key (id, genre)
);
comment on table private.listings is 'Public albums and artists, ready to be paged. Written by private.relist_* and refresh_popularity only.';
comment on column private.listings.genre is 'One of its genres, or empty on the one row that stands for it in unfiltered lists.';
comment on column private.listings.released is 'Release date; of an artist that of the newest album.';
comment on column private.listings.popularity is 'Plays of the last 30 days, as of the last refresh.';
create index listings_by_title on private.listings (kind, genre, title, id);
create index listings_by_release on private.listings (kind, genre, released desc, id desc);
create index listings_by_age on private.listings (kind, genre, added desc, id desc);
create index listings_by_popularity on private.listings (kind, genre, popularity desc, id desc);
create index listings_by_artist on private.listings (artist_id, kind, genre, released desc);
create index listings_by_id on private.listings (kind, id) where genre = '';

create table private.listing_counts (
  kind text not null,
  genres text[] not null,
  items bigint not null,
  primary key (kind, genres)
);
comment on table private.listing_counts is
  'How many listings have exactly these genres. An exact count of any filter adds up some hundred rows instead of reading a list.';

create table private.search_entries (
  id uuid primary key,
  kind text not null check (kind in ('artist', 'album', 'track')),
  album_id uuid,
  title text collate "C" not null,
  haystack text collate "C" not null,
  words tsvector not null generated always as (private.words_of(haystack)) stored
);
comment on table private.search_entries is 'Listed artists, listed albums and their ready tracks. Written by private.relist_* only.';
comment on column private.search_entries.title is 'Plain text: exact and prefix matches.';
comment on column private.search_entries.haystack is 'Plain title and, but for artists, the plain name of the artist: typing errors.';
comment on column private.search_entries.words is
  'Words of the haystack. Their index costs as much as there are rows with the words, that of trigrams as much as there are rows at all.';
create index search_entries_by_album on private.search_entries (album_id);
create index search_entries_titles on private.search_entries (kind, title, id);
-- One a kind: a million tracks would crowd out ten thousand artists under the cap of candidates.
create index search_entries_artists on private.search_entries using gin (haystack extensions.gin_trgm_ops) where kind = 'artist';
create index search_entries_albums on private.search_entries using gin (haystack extensions.gin_trgm_ops) where kind = 'album';
create index search_entries_tracks on private.search_entries using gin (haystack extensions.gin_trgm_ops) where kind = 'track';
create index search_entries_artist_words on private.search_entries using gin (words) where kind = 'artist';
create index search_entries_album_words on private.search_entries using gin (words) where kind = 'album';
create index search_entries_track_words on private.search_entries using gin (words) where kind = 'track';

create table private.genre_words (
  word text collate "C" not null,
  genre text not null references public.genres (name) on update cascade on delete cascade,
  primary key (word, genre)
);
comment on table private.genre_words is 'Names of genres as libs/i18n writes them, as plain text. A test compares the two.';

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

-- # Policies

alter table private.listings enable row level security;
alter table private.listing_counts enable row level security;
alter table private.search_entries enable row level security;
alter table private.genre_words enable row level security;

-- # Functions: what is listed

create function private.artist_is_shown(artist public.profiles) returns boolean
language sql stable set search_path = '' as $$
  select artist.state = 'active'
$$;
comment on function private.artist_is_shown is 'Albums of people who are hidden or gone are in no list.';

create function private.album_is_listed(album public.albums) returns boolean
language sql stable set search_path = '' as $$
  select album.state = 'public' and album.artist_id is not null
$$;
comment on function private.album_is_listed is 'Replace it to hide albums for other reasons, and call private.relist_albums for those that change.';

create function private.artist_is_listed(artist public.profiles) returns boolean
language sql stable set search_path = '' as $$
  select artist.role = 'artist' and artist.state = 'active'
$$;
comment on function private.artist_is_listed is 'Replace it to hide artists for other reasons, and call private.relist_artists for those that change.';

create function private.count_listings() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.listing_counts as counted (kind, genres, items)
  select kind, genres, case tg_op when 'INSERT' then 1 else -1 end * count(*) from changed where genre = '' group by kind, genres
  order by kind, genres
  on conflict (kind, genres) do update set items = counted.items + excluded.items;
  return null;
end $$;
comment on function private.count_listings is 'Steps on locked rows, always in one order: safe for any number at once.';
create trigger count_added after insert on private.listings referencing new table as changed
  for each statement execute function private.count_listings();
create trigger count_removed after delete on private.listings referencing old table as changed
  for each statement execute function private.count_listings();

-- # Functions: relisting
-- They keep listings and search entries as the rows they are made of. Each function takes what it lists under lock first: of two changes at
-- once the second waits, and then sees what the first did.

create function private.relist_tracks(tracks uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.search_entries where id = any (tracks);
  -- The album's own entry already holds the plain name of the artist, behind its title.
  insert into private.search_entries (id, kind, album_id, title, haystack)
  select named.id, 'track', named.album_id, named.title, named.title || substr(album.haystack, char_length(album.title) + 1)
  from (select track.id, track.album_id, private.plain_text(track.title) as title from public.tracks as track
    where track.id = any (tracks) and track.status = 'ready') as named
  join private.search_entries as album on album.id = named.album_id
  on conflict (id) do nothing;
end $$;

create function private.relist_albums(albums uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.albums as album where album.id = any (albums) order by album.id for no key update;
  delete from private.listings where id = any (albums);
  insert into private.listings (kind, genre, id, artist_id, title, released, added, popularity, genres)
  select 'album', part.genre, album.id, album.artist_id, private.plain_text(album.title), album.release_date,
    coalesce(album.published_at, album.created_at),
    coalesce((select sum(plays) from private.popular_tracks as played where played.album_id = album.id), 0),
    array(select distinct one from unnest(album.genres) as one order by one)
  from public.albums as album join public.profiles as artist on artist.id = album.artist_id and private.artist_is_shown(artist)
  cross join lateral (select distinct unnest(array[''] || album.genres)) as part(genre)
  where album.id = any (albums) and private.album_is_listed(album);

  delete from private.search_entries where id = any (albums);
  insert into private.search_entries (id, kind, title, haystack)
  select listed.id, 'album', listed.title, listed.title || ' ' || private.plain_text(artist.name)
  from private.listings as listed join public.profiles as artist on artist.id = listed.artist_id
  where listed.id = any (albums) and listed.genre = '';

  perform private.relist_tracks(array(select track.id from public.tracks as track where track.album_id = any (albums)
    union select entry.id from private.search_entries as entry where entry.album_id = any (albums)));
end $$;
comment on function private.relist_albums is 'Lists or removes these albums and their tracks. Set-based; the artists'' newest date is private.date_artists.';

create function private.date_artists(artists uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform from private.listings where id = any (artists) order by id, genre for update;
  update private.listings as listed set released = newest.released
  from (select one as id, coalesce((select max(album.released) from private.listings as album
      where album.artist_id = one and album.kind = 'album' and album.genre = ''), '-infinity') as released
    from unnest(artists) as one) as newest
  where listed.id = newest.id and listed.kind = 'artist' and listed.released <> newest.released;
end $$;

create function private.relist_artists(artists uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.profiles where id = any (artists) order by id for no key update;
  delete from private.listings where id = any (artists);
  insert into private.listings (kind, genre, id, artist_id, title, released, added, popularity, genres)
  select 'artist', part.genre, artist.id, artist.id, private.plain_text(artist.name), '-infinity', artist.created_at,
    coalesce((select sum(plays) from private.popular_tracks as played where played.artist_id = artist.id), 0),
    array(select distinct one from unnest(artist.genres) as one order by one)
  from public.profiles as artist cross join lateral (select distinct unnest(array[''] || artist.genres)) as part(genre)
  where artist.id = any (artists) and private.artist_is_listed(artist);

  delete from private.search_entries where id = any (artists);
  insert into private.search_entries (id, kind, title, haystack)
  select listed.id, 'artist', listed.title, listed.title from private.listings as listed
  where listed.id = any (artists) and listed.kind = 'artist' and listed.genre = '';
  perform private.date_artists(artists);
end $$;
comment on function private.relist_artists is 'Lists or removes these artists. After a new name relist their albums too: tracks are found by it.';

create function private.in_parts(ids uuid[]) returns setof uuid[]
language sql immutable set search_path = '' as $$
  select array_agg(numbered.id) from unnest(ids) with ordinality as numbered(id, place) group by numbered.place / 2000
$$;

create function private.relist_everything() returns void
language plpgsql security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  artists uuid[] := array(select id from public.profiles where role = 'artist');
  part uuid[];
  parts integer := 0;
begin
  for part in select private.in_parts(artists) loop perform private.relist_artists(part); end loop;
  for part in select private.in_parts(array(select id from public.albums)) loop
    -- Before the parts 0, 1, 2, 4, 8 …: plans for tables that were empty a moment ago would read all of them for each part.
    if parts & (parts - 1) = 0 then analyze private.listings, private.search_entries; end if;
    perform private.relist_albums(part);
    parts := parts + 1;
  end loop;
  for part in select private.in_parts(artists) loop perform private.date_artists(part); end loop;
  -- Each part left an old copy of each count.
  truncate private.listing_counts;
  insert into private.listing_counts (kind, genres, items)
    select kind, genres, count(*) from private.listings where genre = '' group by kind, genres;
end $$;
comment on function private.relist_everything is 'For rows that came in past the triggers: a restore, a bulk load.';

-- # Functions: what changes rows relists them
-- Statement by statement, so that a thousand rows at once cost one pass.

create function private.list_new_albums() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.relist_albums(array_agg(id)), private.date_artists(array_agg(distinct artist_id))
  from changed where state = 'public' having count(*) > 0;
  return null;
end $$;
create trigger list_new after insert on public.albums referencing new table as changed
  for each statement execute function private.list_new_albums();

create function private.list_changed_albums() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.relist_albums(array_agg(new_row.id)),
    private.date_artists(array_agg(distinct new_row.artist_id) || array_agg(distinct old_row.artist_id))
  from new_rows as new_row join old_rows as old_row using (id)
  where (new_row.title, new_row.state, new_row.genre, new_row.release_date, new_row.artist_id, new_row.published_at)
    is distinct from (old_row.title, old_row.state, old_row.genre, old_row.release_date, old_row.artist_id, old_row.published_at)
  having count(*) > 0;
  return null;
end $$;
create trigger list_changed after update on public.albums referencing old table as old_rows new table as new_rows
  for each statement execute function private.list_changed_albums();

create function private.list_new_artists() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.relist_artists(array_agg(id)) from changed where role = 'artist' having count(*) > 0;
  return null;
end $$;
create trigger list_new after insert on public.profiles referencing new table as changed
  for each statement execute function private.list_new_artists();

create function private.list_changed_artists() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.relist_artists(array_agg(new_row.id)) from new_rows as new_row join old_rows as old_row using (id)
  where (new_row.name, new_row.role, new_row.genres, new_row.created_at)
    is distinct from (old_row.name, old_row.role, old_row.genres, old_row.created_at)
  having count(*) > 0;
  perform private.relist_albums(array_agg(album.id)) from public.albums as album
  join new_rows as new_row on new_row.id = album.artist_id join old_rows as old_row on old_row.id = new_row.id
  where new_row.name <> old_row.name or private.artist_is_shown(new_row::public.profiles) <> private.artist_is_shown(old_row::public.profiles)
  having count(*) > 0;
  return null;
end $$;
create trigger list_changed after update on public.profiles referencing old table as old_rows new table as new_rows
  for each statement execute function private.list_changed_artists();

create function private.relist_person() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.relist_artists(array[new.id]);
  return null;
end $$;
create trigger relist_person after update of state on public.profiles for each row when (new.state <> old.state)
  execute function private.relist_person();

create function private.list_new_tracks() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.relist_tracks(array_agg(id)) from changed where status = 'ready' having count(*) > 0;
  return null;
end $$;
create trigger list_new after insert on public.tracks referencing new table as changed
  for each statement execute function private.list_new_tracks();

create function private.list_changed_tracks() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.relist_tracks(array_agg(new_row.id)) from new_rows as new_row join old_rows as old_row using (id)
  where (new_row.title, new_row.status, new_row.album_id) is distinct from (old_row.title, old_row.status, old_row.album_id)
  having count(*) > 0;
  return null;
end $$;
create trigger list_changed after update on public.tracks referencing old table as old_rows new table as new_rows
  for each statement execute function private.list_changed_tracks();

create function private.unlist_deleted() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.search_entries where id in (select id from gone);
  if tg_table_name <> 'tracks' then delete from private.listings where id in (select id from gone); end if;
  if tg_table_name = 'albums' then
    perform private.date_artists(array_agg(distinct (to_jsonb(gone) ->> 'artist_id')::uuid)) from gone having count(*) > 0;
  end if;
  return null;
end $$;
create trigger unlist after delete on public.profiles referencing old table as gone for each statement execute function private.unlist_deleted();
create trigger unlist after delete on public.albums referencing old table as gone for each statement execute function private.unlist_deleted();
create trigger unlist after delete on public.tracks referencing old table as gone for each statement execute function private.unlist_deleted();

-- # Who may call

revoke execute on function private.plain_text, private.words_of, private.artist_is_shown, private.album_is_listed, private.artist_is_listed,
  private.count_listings, private.relist_tracks, private.relist_albums, private.date_artists, private.relist_artists,
  private.in_parts, private.relist_everything, private.list_new_albums, private.list_changed_albums, private.list_new_artists,
  private.list_changed_artists, private.relist_person, private.list_new_tracks, private.list_changed_tracks, private.unlist_deleted
  from public;
