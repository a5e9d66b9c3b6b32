-- Keeps listings and search entries as the rows they stand for. Each function takes what it lists under lock first: of two changes at
-- once the second waits, and then sees what the first did.

create function private.relist_tracks(tracks uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.search_entries where id in (select unnest(tracks));
  -- The album's own entry already holds the plain name of the artist, behind its title.
  insert into private.search_entries (id, kind, album_id, title, haystack)
  select named.id, 'track', named.album_id, named.title, named.title || substr(album.haystack, char_length(album.title) + 1)
  from (select track.id, track.album_id, private.plain_text(track.title) as title from public.tracks as track
    where track.id in (select unnest(tracks)) and track.status = 'ready') as named
  join private.search_entries as album on album.id = named.album_id
  on conflict (id) do nothing;
end $$;

create function private.relist_albums(albums uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.albums as album where album.id in (select unnest(albums)) order by album.id for no key update;
  delete from private.listings where id in (select unnest(albums));
  insert into private.listings (kind, genre, id, artist_id, title, released, added, popularity, genres)
  select 'album', part.genre, album.id, album.artist_id, private.plain_text(album.title), album.release_date,
    coalesce(album.published_at, album.created_at),
    coalesce((select sum(plays) from private.popular_tracks as played where played.album_id = album.id), 0),
    array(select distinct one from unnest(album.genres) as one order by one)
  from public.albums as album join public.profiles as artist on artist.id = album.artist_id and private.artist_is_shown(artist)
  cross join lateral (select distinct unnest(array[''] || album.genres)) as part(genre)
  where album.id in (select unnest(albums)) and private.album_is_listed(album);

  delete from private.search_entries where id in (select unnest(albums));
  insert into private.search_entries (id, kind, title, haystack)
  select listed.id, 'album', listed.title, listed.title || ' ' || private.plain_text(artist.name)
  from private.listings as listed join public.profiles as artist on artist.id = listed.artist_id
  where listed.id in (select unnest(albums)) and listed.genre = '';

  perform private.relist_tracks(array(select track.id from public.tracks as track where track.album_id in (select unnest(albums))
    union select entry.id from private.search_entries as entry where entry.album_id in (select unnest(albums))));
end $$;

create function private.date_artists(artists uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform from private.listings where id in (select unnest(artists)) order by id, genre for update;
  update private.listings as listed set released = newest.released
  from (select one as id, coalesce((select max(album.released) from private.listings as album
      where album.artist_id = one and album.kind = 'album' and album.genre = ''), '-infinity') as released
    from unnest(artists) as one) as newest
  where listed.id = newest.id and listed.kind = 'artist' and listed.released <> newest.released;
end $$;

create function private.relist_artists(artists uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.profiles where id in (select unnest(artists)) order by id for no key update;
  delete from private.listings where id in (select unnest(artists));
  insert into private.listings (kind, genre, id, artist_id, title, released, added, popularity, genres)
  select 'artist', part.genre, artist.id, artist.id, private.plain_text(artist.name), '-infinity', artist.created_at,
    coalesce((select sum(plays) from private.popular_tracks as played where played.artist_id = artist.id), 0),
    array(select distinct one from unnest(artist.genres) as one order by one)
  from public.profiles as artist cross join lateral (select distinct unnest(array[''] || artist.genres)) as part(genre)
  where artist.id in (select unnest(artists)) and private.artist_is_listed(artist);

  delete from private.search_entries where id in (select unnest(artists));
  insert into private.search_entries (id, kind, title, haystack)
  select listed.id, 'artist', listed.title, listed.title from private.listings as listed
  where listed.id in (select unnest(artists)) and listed.kind = 'artist' and listed.genre = '';
  perform private.date_artists(artists);
end $$;

comment on function private.relist_albums is 'Lists or removes these albums and their tracks. Set-based; the artists'' newest date is private.date_artists.';
comment on function private.relist_artists is 'Lists or removes these artists. After a new name relist their albums too: tracks are found by it.';
revoke execute on function private.relist_tracks, private.relist_albums, private.date_artists, private.relist_artists from public;
