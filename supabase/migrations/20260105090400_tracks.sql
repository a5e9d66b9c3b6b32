create table public.tracks (
  id uuid primary key default gen_random_uuid(),
  title text not null constraint tracks_title_check
    check (btrim(title) <> '' and char_length(title) <= 200 and private.is_plain_line(title)),
  album_id uuid not null references public.albums (id) on delete cascade,
  track_number integer not null constraint tracks_track_number_check check (track_number between 1 and 999),
  audio_url text constraint tracks_audio_url_check check (private.is_image_url(audio_url)),
  duration integer constraint tracks_duration_check check (duration between 0 and 86400),
  duration_ms integer constraint tracks_duration_ms_check check (duration_ms between 0 and 86400000),
  status text not null default 'processing' constraint tracks_status_check check (status in ('processing', 'ready', 'failed')),
  failure text constraint tracks_failure_check check (char_length(failure) <= 200),
  loudness_lufs real constraint tracks_loudness_check check (loudness_lufs between -200 and 50),
  true_peak_db real constraint tracks_true_peak_check check (true_peak_db between -400 and 60),
  encoder_delay integer constraint tracks_encoder_delay_check check (encoder_delay between 0 and 100000),
  encoder_padding integer constraint tracks_encoder_padding_check check (encoder_padding between 0 and 100000),
  sample_rate integer constraint tracks_sample_rate_check check (sample_rate between 8000 and 192000),
  peaks smallint[] constraint tracks_peaks_check
    check (cardinality(peaks) = 400 and 0 <= all (peaks) and 255 >= all (peaks) and array_position(peaks, null) is null),
  created_at timestamptz not null default now(),
  constraint tracks_ready_has_length_check check (status <> 'ready' or coalesce(duration, 0) >= 1)
);
comment on table public.tracks is 'Tracks of albums, with the facts that gapless playback, loudness levelling and the waveform need.';
comment on column public.tracks.audio_url is 'Url of the public 128 kbit/s stream, null until published. Written by functions only.';
comment on column public.tracks.duration is 'Rounded seconds. A ready track has at least one: undecodable files never become 0-second tracks.';
comment on column public.tracks.encoder_delay is 'Samples the encoder put in front of the 128 kbit/s stream, at sample_rate.';
comment on column public.tracks.peaks is 'Waveform: 400 buckets of the largest absolute sample, 0 to 255.';
create index tracks_by_album on public.tracks (album_id, track_number, id);
create index tracks_title_search on public.tracks using gin (title extensions.gin_trgm_ops);

-- Steps, not a recount: two tracks that become ready at the same moment each see only themselves, and a recount by the second
-- would forget the first. A step is taken on the row as the first left it.
create function private.count_tracks() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' and old.status = 'ready' then
    update public.albums set track_count = track_count - 1 where id = old.album_id;
  end if;
  if tg_op <> 'DELETE' and new.status = 'ready' then
    update public.albums set track_count = track_count + 1 where id = new.album_id;
  end if;
  return null;
end $$;
revoke execute on function private.count_tracks from public;
create trigger count_tracks after insert or delete or update of status, album_id on public.tracks
  for each row execute function private.count_tracks();

create table public.track_files (
  track_id uuid not null references public.tracks (id) on delete cascade,
  kind text not null constraint track_files_kind_check check (kind in ('original', 'purchase', 'stream')),
  bucket text not null default 'audio_masters',
  path text not null constraint track_files_path_check check (char_length(path) <= 300),
  bytes bigint not null constraint track_files_bytes_check check (bytes between 1 and 209715200),
  format text not null constraint track_files_format_check check (format in ('mp3', 'wav', 'flac')),
  primary key (track_id, kind),
  constraint track_files_place_check check (
    (bucket = 'audio_masters' and path ~ '^[0-9a-f-]{36}/[0-9a-f-]{36}/(original\.(mp3|wav|flac)|purchase\.mp3|stream\.mp3)$'
      and split_part(path, '/', 2) = track_id::text)
    or (bucket = 'audio_files' and kind = 'stream' and path ~ '^[0-9a-f-]{36}/[0-9a-f-]{36}\.mp3$'
      and split_part(path, '/', 2) = track_id::text || '.mp3')),
  constraint track_files_rendition_is_mp3_check check (kind = 'original' or format = 'mp3')
);
comment on table public.track_files is
  'Where the files of a track lie. Downloads are signed from these rows, so a row may only name its own track''s folder.';

alter table public.tracks enable row level security;
-- The policies of albums decide which albums the inner select sees: public, own, bought.
create policy "ready tracks of visible albums, all of one's own" on public.tracks for select to anon, authenticated
  using (exists (select 1 from public.albums as album where album.id = album_id
    and (status = 'ready' or album.artist_id = (select auth.uid()))));
create policy "artists add tracks to their own albums" on public.tracks for insert to authenticated
  with check ((select private.has_role('artist'))
    and exists (select 1 from public.albums as album where album.id = album_id and album.artist_id = (select auth.uid())));
create policy "artists edit tracks of their own albums" on public.tracks for update to authenticated
  using (exists (select 1 from public.albums as album where album.id = album_id and album.artist_id = (select auth.uid())))
  with check (exists (select 1 from public.albums as album where album.id = album_id and album.artist_id = (select auth.uid())));
create policy "artists delete tracks of their own albums" on public.tracks for delete to authenticated
  using (exists (select 1 from public.albums as album where album.id = album_id and album.artist_id = (select auth.uid())));

create function private.owns_track(track uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.tracks join public.albums on albums.id = tracks.album_id
    where tracks.id = track and albums.artist_id = auth.uid())
$$;
revoke execute on function private.owns_track from public;
grant execute on function private.owns_track to authenticated, service_role;

alter table public.track_files enable row level security;
create policy "artists read files of their own tracks" on public.track_files for select to authenticated
  using (private.owns_track(track_id));
create policy "artists add files of their own tracks" on public.track_files for insert to authenticated
  with check (bucket = 'audio_masters' and split_part(path, '/', 1) = (select auth.uid())::text and private.owns_track(track_id));

revoke all on public.tracks, public.track_files from anon, authenticated;
grant select on public.tracks to anon, authenticated;
grant insert (id, title, album_id, track_number, duration, duration_ms, status, failure, loudness_lufs, true_peak_db, encoder_delay,
  encoder_padding, sample_rate, peaks) on public.tracks to authenticated;
grant update (title, track_number, duration, duration_ms, status, failure, loudness_lufs, true_peak_db, encoder_delay,
  encoder_padding, sample_rate, peaks) on public.tracks to authenticated;
grant delete on public.tracks to authenticated;
grant select, insert, update on public.track_files to authenticated;
grant all on public.tracks, public.track_files to service_role;
