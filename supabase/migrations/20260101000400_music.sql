-- Albums, their tracks, the files of tracks, and how an artist's page looks.
-- Triggers of these tables that serve another topic are with that topic: sold music (orders), release moments and deleted albums
-- (publishing), files (storage), lists and search (catalogue).
-- The data API reads lists of these tables with the keyset `created_at=lte.T & or=(created_at.lt.T,id.lt.I)`: the first part is where the
-- index walk starts, the second skips the few rows of the very same moment.

-- # Checks

create function private.luminance(hex text) returns numeric
language sql immutable parallel safe set search_path = '' as $$
  select sum(weight * case when level <= 0.04045 then level / 12.92 else power((level + 0.055) / 1.055, 2.4) end)
  from (values (2, 0.2126), (4, 0.7152), (6, 0.0722)) as channel(place, weight)
  cross join lateral (select ('x' || lpad(substr(hex, place, 2), 8, '0'))::bit(32)::integer / 255.0 as level) as part
$$;

create function private.contrast(a text, b text) returns numeric
language sql immutable parallel safe set search_path = '' as $$
  select (greatest(private.luminance(a), private.luminance(b)) + 0.05) / (least(private.luminance(a), private.luminance(b)) + 0.05)
$$;
comment on function private.contrast is 'WCAG 2 contrast of two colours written #rrggbb, 1 to 21.';

create function private.valid_accent(hex text) returns boolean
language sql immutable strict parallel safe set search_path = '' as $$
  select case when hex ~* '^#[0-9a-f]{6}$'
    then private.contrast(hex, '#ffffff') >= 3 and private.contrast(hex, '#0d0907') >= 3 else false end
$$;
comment on function private.valid_accent is 'A colour that stands out (3 to 1, WCAG 1.4.11) from the page by day and by night.';

create function private.valid_sections(sections text[]) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select sections <@ array['pinned', 'albums', 'popular', 'about', 'followers', 'playlists']
    and cardinality(sections) = (select count(distinct one) from unnest(sections) as one)
$$;

-- # Tables

create table public.albums (
  id uuid primary key default gen_random_uuid(),
  title text not null constraint albums_title_check
    check (char_length(btrim(title)) >= 2 and char_length(title) <= 200 and private.is_plain_line(title)),
  artist_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  description text constraint albums_description_check check (char_length(description) <= 5000),
  cover_image text constraint albums_cover_image_check check (private.is_image_url(cover_image)),
  release_date date not null default current_date
    constraint albums_release_date_check check (release_date between '1900-01-01' and '2200-01-01'),
  genre text not null default '' constraint albums_genre_check check (char_length(genre) <= 400),
  genres text[] not null generated always as (private.split_genres(genre)) stored,
  price integer constraint albums_price_check check (price = 0 or price between 99 and 1000000),
  minimum_price integer constraint albums_minimum_price_check check (minimum_price = 0 or minimum_price between 50 and 1000000),
  suggested_price integer constraint albums_suggested_price_check check (suggested_price = 0 or suggested_price between 50 and 1000000),
  pricing_message text constraint albums_pricing_message_check check (char_length(pricing_message) <= 300),
  state text not null default 'draft' constraint albums_state_check
    check (state in ('draft', 'scheduled', 'public', 'withdrawn', 'hidden', 'deleted')),
  published_at timestamptz,
  accent text constraint albums_accent_check check (accent ~* '^#[0-9a-f]{6}$'),
  track_count integer not null default 0 check (track_count >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The artist's browser computes the moment: it may know newer zone names than the database, and it asks before it accepts a time that the
  -- change to summer time skips. A day lasts from UTC+14, where it begins first, to UTC-12, where it ends last.
  release_at timestamptz constraint albums_release_moment_check check (
    release_at at time zone 'UTC' >= release_date - interval '14 hours' and release_at at time zone 'UTC' < release_date + interval '36 hours'),
  release_zone text constraint albums_release_zone_check check (release_zone ~ '^[A-Za-z0-9_+/-]{1,64}$'),
  constraint albums_public_is_dated_check check (state <> 'public' or published_at is not null),
  constraint albums_suggested_reaches_minimum_check check (suggested_price >= minimum_price)
);
comment on table public.albums is 'Releases. Guests see the public ones; artists also their own; buyers also what they bought.';
comment on column public.albums.release_date is 'The day on which the album comes out, where its artist is.';
comment on column public.albums.genre is 'Comma-separated names of public.genres; genres is the same as an array, for filters.';
comment on column public.albums.price is 'Integer US cents. 0: free. null: name your price. Else fixed, at least 99.';
comment on column public.albums.minimum_price is 'Cents a name-your-price buyer must pay. 0 or at least 50: the card provider takes nothing smaller.';
comment on column public.albums.state is
  'draft, scheduled, public, withdrawn, hidden by moderators, or deleted by its artist and about to be erased. Written by functions only.';
comment on column public.albums.track_count is 'Ready tracks. Kept by a trigger on tracks.';
comment on column public.albums.release_at is 'When the album comes out. null: when release_date begins in UTC.';
comment on column public.albums.release_zone is 'IANA name of the time zone in which the artist chose release_at, for showing it: Europe/Warsaw. null: unknown.';
create index albums_by_artist on public.albums (artist_id, release_date desc, id desc);
create index albums_due on public.albums (release_date) where state = 'scheduled';
create index albums_genres on public.albums using gin (genres);
-- Signed-in readers have several policies on albums, so that no partial index matches; these indexes serve the same lists to all readers.
create index albums_changed on public.albums (id) include (updated_at);
create index albums_created on public.albums (created_at desc, id desc);
create index albums_published on public.albums (published_at desc, id desc);
create index albums_released on public.albums (release_date desc, id desc);
create index albums_titled on public.albums (title, id);
create trigger known_genres before insert or update of genre on public.albums
  for each row execute function private.require_known_genres();
-- Only edits by people count as changes: the track counter must not look like an edit in another tab.
create trigger touch before update of title, description, cover_image, release_date, release_at, release_zone, genre, price, minimum_price,
  suggested_price, pricing_message, accent, state on public.albums for each row execute function private.touch_updated_at();
create trigger guard_hidden before insert or update of state on public.albums for each row execute function private.guard_hidden();
create trigger forget_hold after delete on public.albums for each row execute function private.forget_hold();

create table public.tracks (
  id uuid primary key default gen_random_uuid(),
  title text not null constraint tracks_title_check
    check (btrim(title) <> '' and char_length(title) <= 200 and private.is_plain_line(title)),
  album_id uuid not null references public.albums (id) on delete cascade,
  track_number integer not null constraint tracks_track_number_check check (track_number between 1 and 999),
  audio_url text constraint tracks_audio_url_check check (private.is_image_url(audio_url)),
  duration integer constraint tracks_duration_check check (duration between 0 and 86400),
  duration_ms integer constraint tracks_duration_ms_check check (duration_ms between 0 and 86400000),
  status text not null default 'processing' constraint tracks_status_check
    check (status in ('processing', 'ready', 'failed', 'hidden')),
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
comment on column public.tracks.loudness_lufs is 'Integrated loudness (EBU R 128) of what the stream decodes to, in LUFS.';
comment on column public.tracks.true_peak_db is 'True peak (ITU-R BS.1770-4, annex 2) of what the stream decodes to, in dBTP.';
comment on column public.tracks.encoder_delay is 'Samples the encoder put in front of the 128 kbit/s stream, at sample_rate.';
comment on column public.tracks.peaks is 'Waveform: 400 buckets of the largest absolute sample, 0 to 255.';
create index tracks_by_album on public.tracks (album_id, track_number, id);
create trigger guard_hidden before insert or update of status on public.tracks for each row execute function private.guard_hidden();
create trigger forget_hold after delete on public.tracks for each row execute function private.forget_hold();

create table public.track_files (
  track_id uuid not null references public.tracks (id) on delete cascade,
  kind text not null constraint track_files_kind_check check (kind in ('original', 'purchase', 'stream')),
  bucket text not null default 'audio_masters',
  path text not null constraint track_files_path_check check (char_length(path) <= 300),
  -- MASTER_MAX_BYTES of libs/domain: half an hour in 24 bits and 96 kHz.
  bytes bigint not null constraint track_files_bytes_check check (bytes between 1 and 1073741824),
  format text not null constraint track_files_format_check check (format in ('mp3', 'wav', 'flac')),
  sound_id uuid,
  primary key (track_id, kind),
  constraint track_files_place_check check (
    (bucket = 'audio_masters' and path ~ '^[0-9a-f-]{36}/[0-9a-f-]{36}/(original\.(mp3|wav|flac)|purchase\.mp3|stream\.mp3)$'
      and split_part(path, '/', 2) = coalesce(sound_id, track_id)::text)
    or (bucket = 'audio_files' and kind = 'stream' and path ~ '^[0-9a-f-]{36}/[0-9a-f-]{36}\.mp3$'
      and split_part(path, '/', 2) = coalesce(sound_id, track_id)::text || '.mp3')),
  constraint track_files_rendition_is_mp3_check check (kind = 'original' or format = 'mp3')
);
comment on table public.track_files is
  'Where the files of a track lie. Downloads are signed from these rows, so a row may only name its own track''s folder.';
comment on column public.track_files.sound_id is 'The folder of the file once the audio was replaced. null: the folder is named by track_id.';
create index track_files_by_path on public.track_files (path);
create index track_files_by_sound on public.track_files (sound_id) where sound_id is not null;

create table private.withdrawn_tracks (
  track_id uuid primary key references public.tracks (id) on delete cascade,
  withdrawn_at timestamptz not null default now()
);
comment on table private.withdrawn_tracks is
  'Tracks that their artist took off an album (status failed, failure withdrawn), and when: who buys later does not get them.';

create table public.artist_pages (
  artist_id uuid primary key default auth.uid() references public.profiles (id) on delete cascade,
  accent text constraint artist_pages_accent_check check (private.valid_accent(accent)),
  banner_url text constraint artist_pages_banner_check check (private.is_image_url(banner_url)),
  pinned_album_id uuid references public.albums (id) on delete set null,
  sections text[] not null default '{pinned,albums,popular,about}' constraint artist_pages_sections_check check (private.valid_sections(sections)),
  updated_at timestamptz not null default now()
);
comment on table public.artist_pages is 'Public. No row: the product''s own look. Sections that are left out are not shown.';
create index artist_pages_pinned on public.artist_pages (pinned_album_id) where pinned_album_id is not null;
create trigger touch before update on public.artist_pages for each row execute function private.touch_updated_at();

-- # Policies

-- The policies call these.

create function private.album_is_evidence(which uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  with subjects as (select 'album' as kind, which as id union all select 'track', tracks.id from public.tracks where album_id = which)
  select exists (select 1 from subjects join public.content_holds on subject_kind = kind and subject_id = subjects.id)
    or exists (select 1 from subjects join public.reports on subject_kind = kind and subject_id = subjects.id and reports.state = 'open')
$$;
comment on function private.album_is_evidence is 'Whether moderators still need the album or a track of it: it is hidden, or a report about it is open.';

create function private.owns_track(track uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.tracks join public.albums on albums.id = tracks.album_id
    where tracks.id = track and albums.artist_id = auth.uid())
$$;

-- Inserting a file locks its album until the row is committed: publishing waits, or the insert finds that the files can no longer change.
create function private.hold_files(track uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform from public.albums where id = (select album_id from public.tracks where id = track) for share;
  -- A separate statement, which sees what was committed while this one waited.
  return coalesce(private.track_is_fixed(track), false);
end $$;
comment on function private.hold_files is 'Whether the files of a track are fixed, which stays so until the transaction ends.';

alter table public.albums enable row level security;
create policy "guests read public albums" on public.albums for select to anon using (state = 'public');
create policy "people read public albums and their own" on public.albums for select to authenticated
  using (state = 'public' or (artist_id = (select auth.uid()) and state <> 'deleted'));
create policy "artists create their own albums" on public.albums for insert to authenticated
  with check (artist_id = (select auth.uid()) and (select private.has_role('artist')));
create policy "artists edit their own albums" on public.albums for update to authenticated
  using (artist_id = (select auth.uid()) and state <> 'deleted')
  with check (artist_id = (select auth.uid()) and (select private.has_role('artist')));
create policy "artists delete their own albums" on public.albums for delete to authenticated
  using (artist_id = (select auth.uid()) and state <> 'deleted' and not private.album_is_evidence(id));
revoke all on public.albums from anon, authenticated;
grant select on public.albums to anon, authenticated;
grant insert (id, title, artist_id, description, cover_image, release_date, release_at, release_zone, genre, price, minimum_price,
  suggested_price, pricing_message, accent) on public.albums to authenticated;
grant update (title, description, cover_image, release_date, release_at, release_zone, genre, price, minimum_price, suggested_price,
  pricing_message, accent) on public.albums to authenticated;
grant delete on public.albums to authenticated;
grant all on public.albums to service_role;

alter table public.tracks enable row level security;
alter table public.track_files enable row level security;
alter table private.withdrawn_tracks enable row level security;
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
  using (status <> 'hidden' and exists (select 1 from public.albums as album
    where album.id = album_id and album.artist_id = (select auth.uid()) and album.state <> 'hidden'));
create policy "artists read files of their own tracks" on public.track_files for select to authenticated
  using (private.owns_track(track_id));
create policy "artists add files of their own tracks" on public.track_files for insert to authenticated
  with check (bucket = 'audio_masters' and split_part(path, '/', 1) = (select auth.uid())::text and private.owns_track(track_id));
create policy "artists replace files of tracks that are not on sale" on public.track_files for update to authenticated
  using (private.owns_track(track_id) and not private.hold_files(track_id))
  with check (bucket = 'audio_masters' and split_part(path, '/', 1) = (select auth.uid())::text and private.owns_track(track_id)
    and not private.hold_files(track_id));
revoke all on public.tracks, public.track_files from anon, authenticated;
grant select on public.tracks to anon, authenticated;
grant insert (id, title, album_id, track_number, duration, duration_ms, status, failure, loudness_lufs, true_peak_db, encoder_delay,
  encoder_padding, sample_rate, peaks) on public.tracks to authenticated;
grant update (title, track_number, duration, duration_ms, status, failure, loudness_lufs, true_peak_db, encoder_delay,
  encoder_padding, sample_rate, peaks) on public.tracks to authenticated;
grant delete on public.tracks to authenticated;
grant all on public.tracks, public.track_files to service_role;
grant select on public.track_files to authenticated;
grant insert (track_id, kind, bucket, path, bytes, format), update (track_id, kind, bucket, path, bytes, format)
  on public.track_files to authenticated;

alter table public.artist_pages enable row level security;
create policy "everyone reads artist pages" on public.artist_pages for select to anon, authenticated using (true);
create policy "artists make their own page" on public.artist_pages for insert to authenticated
  with check (artist_id = (select auth.uid()) and (select private.has_role('artist')));
create policy "artists change their own page" on public.artist_pages for update to authenticated
  using (artist_id = (select auth.uid())) with check (artist_id = (select auth.uid()) and (select private.has_role('artist')));
revoke all on public.artist_pages from anon, authenticated;
grant select on public.artist_pages to anon, authenticated;
grant insert (artist_id, accent, banner_url, pinned_album_id, sections), update (artist_id, accent, banner_url, pinned_album_id,
  sections) on public.artist_pages to authenticated;
grant all on public.artist_pages to service_role;

-- # Functions

create function private.track_is_audible(track uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.tracks join public.albums on albums.id = album_id
    where tracks.id = track and status = 'ready' and state = 'public')
$$;
comment on function private.track_is_audible is 'Whether anybody may hear this track''s stream: ready, on an album that is neither draft, scheduled, withdrawn nor hidden.';

-- Increments instead of a recount: two tracks that become ready concurrently do not see each other, and a recount by the second would miss
-- the first. An increment uses the row as the first left it.
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
create trigger count_tracks after insert or delete or update of status, album_id on public.tracks
  for each row execute function private.count_tracks();

create function private.limit_tracks() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_sold boolean;
begin
  -- Serialised: of two concurrent inserts of the last allowed track, each would see only its own.
  perform from public.albums where id = new.album_id for no key update;
  is_sold := private.album_is_sold(new.album_id);
  if (select count(*) from public.tracks as track where track.album_id = new.album_id and (track.id = new.id or not (is_sold
    and track.status = 'failed' and exists (select 1 from private.withdrawn_tracks where track_id = track.id)))) > 20
  then perform private.refuse('too_many_tracks', new.album_id::text); end if;
  return null;
end $$;
comment on function private.limit_tracks is
  'At most 20 tracks an album, in whatever state. Tracks taken off a sold album do not count: they cannot be deleted to make room.';
-- After the insert, so that a track that is sent again (on conflict do nothing) is not counted twice.
create trigger limit_new_tracks after insert on public.tracks for each row
  when (current_user in ('anon', 'authenticated', 'service_role')) execute function private.limit_tracks();
create trigger limit_tracks after update of status, album_id on public.tracks for each row
  when ((new.album_id <> old.album_id or (old.status = 'failed' and new.status <> 'failed')) and current_user in ('anon', 'authenticated', 'service_role'))
  execute function private.limit_tracks();

create function private.note_withdrawn_track() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status = 'failed' and new.failure = 'withdrawn' then
    -- Buyers got only tracks that were ready: rows of files that never arrived would break every download of the album.
    if tg_op = 'UPDATE' and old.status = 'ready' then
      insert into private.withdrawn_tracks (track_id) values (new.id) on conflict do nothing;
    end if;
    -- Its public stream moves to the private bucket.
    perform private.note_public_streams(new.id);
  elsif new.status <> 'hidden' then
    delete from private.withdrawn_tracks where track_id = new.id;
  end if;
  return null;
end $$;
create trigger note_withdrawn_track after insert or update of status, failure on public.tracks
  for each row execute function private.note_withdrawn_track();

create function private.require_own_pin() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.pinned_album_id is not null
    and not exists (select 1 from public.albums where id = new.pinned_album_id and artist_id = new.artist_id)
  then perform private.refuse('not_own_album', new.pinned_album_id::text); end if;
  return new;
end $$;
create trigger own_pin before insert or update of pinned_album_id on public.artist_pages
  for each row execute function private.require_own_pin();

-- # Who may call

revoke execute on function private.luminance, private.contrast, private.valid_accent, private.valid_sections, private.album_is_evidence,
  private.owns_track, private.hold_files, private.track_is_audible, private.count_tracks,
  private.limit_tracks, private.note_withdrawn_track, private.require_own_pin from public;
grant execute on function private.track_is_audible to anon, authenticated, service_role;
grant execute on function private.luminance, private.contrast, private.valid_accent, private.valid_sections, private.album_is_evidence,
  private.owns_track, private.hold_files to authenticated, service_role;
