-- Replaces the audio of a track, which keeps its id, plays, likes and places in playlists. The new files are in another folder, so that the
-- stream has a URL that no cache knows, and people who are listening hear the old one to its end. The function replace-audio works in two
-- steps: it checks the files, then it takes them.

-- # Functions

create function private.sound_files(sound uuid, artist uuid)
returns table (kind text, format text, bytes bigint, version text, bucket text, path text)
language sql stable security definer set search_path = '' as $$
  select split_part(file, '.', 1), split_part(file, '.', 2), (metadata ->> 'size')::bigint, object.version, bucket_id, name
  from storage.objects as object
  cross join lateral (select case bucket_id when 'audio_masters' then substring(name from '[^/]+$') else 'stream.mp3' end as file)
  where (bucket_id = 'audio_masters' and starts_with(name, artist || '/' || sound || '/'))
    or (bucket_id = 'audio_files' and name = artist || '/' || sound || '.mp3')
$$;
comment on function private.sound_files is 'What lies in a folder of audio: the stream in either bucket. bytes and version are the store''s own.';

create function private.sound_content(sound uuid, artist uuid) returns text
language sql stable security definer set search_path = '' as $$
  select md5(string_agg(kind || ' ' || format || ' ' || version, ',' order by kind, format)) from private.sound_files(sound, artist)
  -- The stream moves when it becomes public, and is checked again where artists cannot write.
  where kind <> 'stream'
$$;

create function private.require_replaceable(which uuid, sound uuid, artist uuid) returns public.albums
language plpgsql security definer set search_path = '' as $$
declare
  album public.albums;
  track public.tracks;
begin
  -- An order takes the same lock in share mode: it sells either the old audio or the new one.
  select albums.* into album from public.albums where id = (select album_id from public.tracks where id = which)
    and artist_id = artist and state <> 'deleted' for update;
  select * into track from public.tracks where id = which and album_id = album.id;
  if track.id is null then perform private.refuse('track_not_found', which::text); end if;
  if album.state = 'hidden' or track.status = 'hidden' then perform private.refuse('track_hidden', which::text); end if;
  if track.status <> 'ready' then perform private.refuse('track_not_ready', which::text); end if;
  if exists (select 1 from public.tracks where id = sound) or exists (select 1 from private.track_sounds where sound_id = sound and track_id <> which)
    or exists (select 1 from private.sold_files where starts_with(path, artist || '/' || sound || '/'))
  then perform private.refuse('sound_taken', sound::text); end if;
  return album;
end $$;

create function public.stage_sound(track_id uuid, sound_id uuid, artist_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  album public.albums := private.require_replaceable(stage_sound.track_id, stage_sound.sound_id, stage_sound.artist_id);
  track public.tracks;
begin
  insert into private.track_sounds (sound_id, track_id) values (stage_sound.sound_id, stage_sound.track_id) on conflict do nothing;
  select * into track from public.tracks where id = stage_sound.track_id;
  return jsonb_build_object('title', track.title, 'audio_url', track.audio_url, 'state', album.state,
    'is_current', private.sound_of(track.id) = stage_sound.sound_id,
    'content', private.sound_content(stage_sound.sound_id, stage_sound.artist_id),
    'files', (select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'format', format, 'bucket', bucket, 'path', path)), '[]')
      from private.sound_files(stage_sound.sound_id, stage_sound.artist_id)));
end $$;
comment on function public.stage_sound is
  'What was uploaded to replace the audio of a track: {title, state, audio_url, is_current, content, files}. From here on nobody writes it while '
  'it takes its place. Codes: track_not_found, track_hidden, track_not_ready, sound_taken.';

create function public.replace_sound(track_id uuid, sound_id uuid, artist_id uuid, facts jsonb, checked_content text, stream_url text default null)
returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  album public.albums := private.require_replaceable(replace_sound.track_id, replace_sound.sound_id, replace_sound.artist_id);
  sound uuid := replace_sound.sound_id;
  which uuid := replace_sound.track_id;
  now_replaced timestamptz := clock_timestamp();
  is_public boolean := album.state = 'public';
begin
  if private.sound_of(which) = sound then return; end if;
  if replace_sound.checked_content is distinct from private.sound_content(sound, album.artist_id) or is_public <> (stream_url is not null) then
    perform private.refuse('changed_meanwhile', which::text);
  end if;
  if (select array_agg(kind order by kind) from private.sound_files(sound, album.artist_id) where kind <> 'purchase')
    is distinct from array['original', 'stream'] or not exists (select 1 from private.sound_files(sound, album.artist_id)
      where kind = 'purchase' or (kind = 'original' and format = 'mp3'))
  then perform private.refuse('files_missing', which::text); end if;

  -- Buyers of the old audio keep it.
  insert into private.sold_files (track_id, kind, path, bytes, format, replaced_at)
  select file.track_id, kind, path, bytes, format, now_replaced from public.track_files as file join public.tracks as track on track.id = file.track_id
  where file.track_id = which and kind <> 'stream' and private.is_sold_part(track);
  -- Running playback and downloads can finish; queues in browsers contain the old URL.
  perform private.note_file(bucket, path, case bucket when 'audio_files' then interval '7 days' else interval '1 day' end)
  from public.track_files as file where file.track_id = which;
  delete from public.track_files as file where file.track_id = which
    and kind not in (select stored.kind from private.sound_files(sound, album.artist_id) as stored);
  insert into public.track_files as file (track_id, kind, bucket, path, bytes, format, sound_id)
  select which, stored.kind, stored.bucket, stored.path, stored.bytes, stored.format, sound from private.sound_files(sound, album.artist_id) as stored
  on conflict (track_id, kind) do update set bucket = excluded.bucket, path = excluded.path, bytes = excluded.bytes, format = excluded.format,
    sound_id = excluded.sound_id;

  update public.tracks as track set audio_url = replace_sound.stream_url, duration = round(measured.duration_ms / 1000.0), duration_ms = measured.duration_ms,
    loudness_lufs = measured.loudness_lufs, true_peak_db = measured.true_peak_db, encoder_delay = measured.encoder_delay,
    encoder_padding = measured.encoder_padding, sample_rate = measured.sample_rate, peaks = measured.peaks
  from jsonb_to_record(facts) as measured (duration_ms integer, loudness_lufs real, true_peak_db real, encoder_delay integer,
    encoder_padding integer, sample_rate integer, peaks smallint[])
  where track.id = which;
end $$;
comment on function public.replace_sound is
  'Gives a track the audio that stage_sound looked at, with what was measured of it (facts: the columns of tracks). stream_url: where the stream '
  'lies, if the album is public. Buyers until now keep the old files. Safe to repeat. Codes: those of stage_sound, changed_meanwhile, files_missing.';

-- # Who may call

revoke execute on function private.sound_files, private.sound_content, private.require_replaceable from public;
revoke all on function public.stage_sound, public.replace_sound from public, anon, authenticated;
grant execute on function public.stage_sound, public.replace_sound to service_role;
