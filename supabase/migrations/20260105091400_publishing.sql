create function private.publish_streams(album public.albums, track_urls jsonb) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  published integer;
begin
  update public.track_files set bucket = 'audio_files', path = album.artist_id || '/' || track_id || '.mp3'
  from public.tracks
  where tracks.id = track_id and tracks.album_id = album.id and tracks.status = 'ready' and kind = 'stream' and track_urls ? tracks.id::text;

  update public.tracks set audio_url = track_urls ->> id::text
  where album_id = album.id and status = 'ready' and track_urls ? id::text;

  select count(*) into published from public.tracks where album_id = album.id and status = 'ready' and audio_url is not null;
  return published;
end $$;

create function public.mark_album_published(album_id uuid, track_urls jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  album public.albums;
  published integer;
begin
  select * into album from public.albums where id = mark_album_published.album_id for update;
  if album.id is null then perform private.refuse('album_not_found', mark_album_published.album_id::text); end if;
  if album.track_count = 0 then perform private.refuse('no_ready_tracks', album.id::text); end if;
  -- UTC+14 is where a day starts first: "today" in the artist's own zone must not become a scheduled release.
  if album.state <> 'public' and album.release_date > (now() at time zone 'Pacific/Kiritimati')::date then
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
  'release date only scheduled, urls untouched. Repeat it for tracks added later. Codes: album_not_found, no_ready_tracks, no_streams.';

create function public.withdraw_album(album_id uuid) returns public.albums
language plpgsql security definer set search_path = '' as $$
declare
  album public.albums;
begin
  update public.albums set state = 'withdrawn'
  where id = withdraw_album.album_id and artist_id = auth.uid() and state in ('public', 'scheduled', 'withdrawn')
  returning * into album;
  if album.id is null then perform private.refuse('album_not_found', withdraw_album.album_id::text); end if;
  return album;
end $$;
comment on function public.withdraw_album is
  'Takes the caller''s own album off sale; buyers keep it. Codes: album_not_found (also for drafts and other people''s albums).';

revoke execute on function private.publish_streams from public;
revoke all on function public.mark_album_published, public.withdraw_album from public, anon, authenticated;
grant execute on function public.mark_album_published to service_role;
grant execute on function public.withdraw_album to authenticated;
