-- What lists are read from: one narrow row for each album and artist that is shown, and one more for each of its genres, so that every
-- sort, with and without a filter, is a walk along an index from where the last page ended.

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
alter table private.listings enable row level security;

create table private.listing_counts (
  kind text not null,
  genres text[] not null,
  items bigint not null,
  primary key (kind, genres)
);
comment on table private.listing_counts is
  'How many listings have exactly these genres. An exact count of any filter adds up some hundred rows instead of reading a list.';
alter table private.listing_counts enable row level security;

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

create function private.album_is_listed(album public.albums) returns boolean
language sql stable set search_path = '' as $$
  select album.state = 'public' and album.artist_id is not null
$$;
create function private.artist_is_listed(artist public.profiles) returns boolean
language sql stable set search_path = '' as $$
  select artist.role = 'artist' and artist.state = 'active'
$$;
create function private.artist_is_shown(artist public.profiles) returns boolean
language sql stable set search_path = '' as $$
  select artist.state = 'active'
$$;
comment on function private.artist_is_shown is 'Albums of people who are hidden or gone are in no list.';
comment on function private.album_is_listed is 'Replace it to hide albums for other reasons, and call private.relist_albums for those that change.';
comment on function private.artist_is_listed is 'Replace it to hide artists for other reasons, and call private.relist_artists for those that change.';

-- Popularity of single tracks; those of albums and artists are its sums.
create table private.popular_tracks (
  track_id uuid primary key references public.tracks (id) on delete cascade,
  album_id uuid not null,
  artist_id uuid not null,
  plays integer not null check (plays >= 0)
);
comment on table private.popular_tracks is 'Tracks played in the last 30 days, with how often. Written by refresh_popularity.';
create index popular_tracks_of_all on private.popular_tracks (plays desc, track_id);
create index popular_tracks_by_artist on private.popular_tracks (artist_id, plays desc, track_id);
create index popular_tracks_by_album on private.popular_tracks (album_id);
alter table private.popular_tracks enable row level security;

revoke execute on function private.count_listings, private.album_is_listed, private.artist_is_listed, private.artist_is_shown
  from public;
