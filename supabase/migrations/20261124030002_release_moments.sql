-- An album comes out at a moment that its artist chose: a day and a time of day in the artist's own time zone.

-- The moment is reckoned by the artist's browser: it knows zones by names that a database of another age may not know, and asks before
-- it takes a time that the change to summer time leaves out. The zone is kept to show the moment as its artist meant it.
alter table public.albums
  -- The day runs from UTC+14, where it begins first, to UTC-12, where it ends last.
  add column release_at timestamptz constraint albums_release_moment_check check (
    release_at at time zone 'UTC' >= release_date - interval '14 hours' and release_at at time zone 'UTC' < release_date + interval '36 hours'),
  add column release_zone text constraint albums_release_zone_check check (release_zone ~ '^[A-Za-z0-9_+/-]{1,64}$');
comment on column public.albums.release_date is 'The day on which the album comes out, where its artist is.';
comment on column public.albums.release_at is 'When the album comes out. null: when release_date begins in UTC.';
comment on column public.albums.release_zone is 'IANA name of the time zone in which the artist chose release_at, for showing it: Europe/Warsaw. null: unknown.';
grant insert (release_at, release_zone), update (release_at, release_zone) on public.albums to authenticated;

drop trigger touch on public.albums;
create trigger touch before update of title, description, cover_image, release_date, release_at, release_zone, genre, price, minimum_price,
  suggested_price, pricing_message, accent, state on public.albums for each row execute function private.touch_updated_at();

create function private.move_release_moment() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  days integer := new.release_date - old.release_date;
  zone text := coalesce(old.release_zone, 'UTC');
begin
  begin
    new.release_at := ((old.release_at at time zone zone) + days * interval '1 day') at time zone zone;
  exception when invalid_parameter_value then
    -- A zone that this database does not know.
    new.release_at := old.release_at + days * interval '24 hours';
  end;
  return new;
end $$;
comment on function private.move_release_moment is 'A client that knows days only moved the day: the time of day stays, where the artist is.';
create trigger move_moment before update of release_date on public.albums for each row
  when (new.release_date <> old.release_date and new.release_at = old.release_at and new.release_zone is not distinct from old.release_zone)
  execute function private.move_release_moment();

create function private.release_moment(album public.albums) returns timestamptz
language sql immutable set search_path = '' as $$
  select coalesce(album.release_at, album.release_date::timestamp at time zone 'UTC')
$$;
comment on function private.release_moment is 'When the album comes out. A day without a time begins in UTC.';

create or replace function public.mark_album_published(album_id uuid, track_urls jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  album public.albums;
  published integer;
begin
  select * into album from public.albums where id = mark_album_published.album_id for update;
  if album.id is null then perform private.refuse('album_not_found', mark_album_published.album_id::text); end if;
  if album.track_count = 0 then perform private.refuse('no_ready_tracks', album.id::text); end if;
  if album.state <> 'public' and private.release_moment(album) > now() then
    update public.albums set state = 'scheduled' where id = album.id;
    return jsonb_build_object('album_id', album.id, 'state', 'scheduled', 'published_tracks', 0);
  end if;
  published := private.publish_streams(album, coalesce(track_urls, '{}'));
  if published = 0 then perform private.refuse('no_streams', album.id::text); end if;
  if album.published_at is null then perform private.tell_followers(album); end if;
  update public.albums set state = 'public', published_at = coalesce(published_at, now()) where id = album.id;
  return jsonb_build_object('album_id', album.id, 'state', 'public', 'published_tracks', published);
end $$;
comment on function public.mark_album_published is
  'After the streams were moved to audio_files: stores their urls (track_urls: {track_id: url}) and makes the album public; before its '
  'release moment only scheduled, urls untouched. Repeat it for tracks added later. Codes: album_not_found, no_ready_tracks, no_streams.';

create or replace function public.due_releases(max_count integer default 50) returns setof public.albums
language sql stable security definer set search_path = '' as $$
  select * from public.albums
  -- The day is named for its index; no moment lies a whole day before its day.
  where state = 'scheduled' and release_date <= (now() at time zone 'UTC')::date + 1 and private.release_moment(albums) <= now()
  order by private.release_moment(albums), albums.id limit max_count
$$;
comment on function public.due_releases is 'Scheduled albums whose moment has come, the oldest first.';

revoke execute on function private.move_release_moment, private.release_moment from public;
