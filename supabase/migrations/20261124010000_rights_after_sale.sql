-- What a buyer relies on is not the artist's to take back. docs/rights-after-sale.md has the table of who may change what.

create function private.is_sold_part(track public.tracks) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.album_is_sold(track.album_id) and (track.status in ('ready', 'hidden')
    or exists (select 1 from private.withdrawn_tracks where track_id = track.id))
$$;
comment on function private.is_sold_part is 'Whether buyers have this track. One that is still being added to a sold album is not theirs yet.';

create function private.track_is_fixed(which uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.tracks as track join public.albums as album on album.id = track.album_id
    where track.id = which and ((track.status in ('ready', 'hidden') and album.state in ('public', 'hidden')) or private.is_sold_part(track)))
$$;
comment on function private.track_is_fixed is
  'Whether the files of a track stay as they are: it was sold, or is on sale. To replace them its artist takes it off first.';

create function private.master_is_fixed(name text) returns boolean
language sql stable security definer set search_path = '' as $$
  -- Names of other buckets have no id; policies may evaluate their terms in any order.
  select coalesce(private.track_is_fixed(private.uuid_or_null(split_part(name, '/', 2))), false)
$$;

revoke execute on function private.is_sold_part, private.track_is_fixed, private.master_is_fixed from public;
grant execute on function private.track_is_fixed, private.master_is_fixed to authenticated, service_role;

-- Adding counts as well: a stream put where a published one lay before would take its place when the album comes out again.
drop policy "artists add their own masters" on storage.objects;
create policy "artists add their own masters" on storage.objects for insert to authenticated
  with check (private.is_own_master(bucket_id, name) and (select private.has_role('artist')) and not private.master_is_fixed(name));
drop policy "artists replace their own unsold masters" on storage.objects;
create policy "artists replace masters that are not on sale" on storage.objects for update to authenticated
  using (private.is_own_master(bucket_id, name) and not private.master_is_fixed(name))
  with check (private.is_own_master(bucket_id, name) and (select private.has_role('artist')) and not private.master_is_fixed(name));
drop policy "artists delete their own unsold masters" on storage.objects;
create policy "artists delete masters that are not on sale" on storage.objects for delete to authenticated
  using (private.is_own_master(bucket_id, name) and not private.master_is_fixed(name));

drop policy "artists replace files of their unsold tracks" on public.track_files;
create policy "artists replace files of tracks that are not on sale" on public.track_files for update to authenticated
  using (private.owns_track(track_id) and not private.track_is_fixed(track_id))
  with check (bucket = 'audio_masters' and split_part(path, '/', 1) = (select auth.uid())::text and private.owns_track(track_id)
    and not private.track_is_fixed(track_id));

create function private.keep_fixed_files() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.track_is_fixed(new.track_id) then perform private.refuse('files_are_fixed', new.track_id::text); end if;
  return null;
end $$;
comment on function private.keep_fixed_files is 'A purchase file added to a sold MP3 would be downloaded in its place.';
-- After the row, so that the studio may send again what is there already (on conflict do nothing).
create trigger keep_fixed_files after insert on public.track_files for each row
  when (current_user in ('anon', 'authenticated')) execute function private.keep_fixed_files();

create function private.keep_sold_part() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- An order takes the same lock for share: either it finds the track as it is after this, or this finds it sold.
  perform from public.albums where id = old.album_id for no key update;
  if not private.is_sold_part(old) then return new; end if;
  if (new.status, new.failure) is distinct from (old.status, old.failure)
    and not (new.status = 'ready' or (new.status = 'failed' and new.failure is not distinct from 'withdrawn'))
  then perform private.refuse('sold_cannot_be_changed', old.id::text); end if;
  if (new.duration, new.duration_ms, new.loudness_lufs, new.true_peak_db, new.encoder_delay, new.encoder_padding, new.sample_rate, new.peaks)
    is distinct from
    (old.duration, old.duration_ms, old.loudness_lufs, old.true_peak_db, old.encoder_delay, old.encoder_padding, old.sample_rate, old.peaks)
  then perform private.refuse('sold_cannot_be_changed', old.id::text); end if;
  return new;
end $$;
comment on function private.keep_sold_part is
  'A sold track is ready or taken off (failed, withdrawn), which leaves it with its buyers. What was measured of its files stays as the files do.';
create trigger keep_sold_part before update of status, failure, duration, duration_ms, loudness_lufs, true_peak_db, encoder_delay,
  encoder_padding, sample_rate, peaks on public.tracks for each row
  when (current_user in ('anon', 'authenticated')) execute function private.keep_sold_part();
revoke execute on function private.keep_fixed_files, private.keep_sold_part from public;

create or replace function private.note_withdrawn_track() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status = 'failed' and new.failure = 'withdrawn' then
    -- Only what was ready reached anybody: rows of files that never arrived would break every download of the album.
    if tg_op = 'UPDATE' and old.status = 'ready' then
      insert into private.withdrawn_tracks (track_id) values (new.id) on conflict do nothing;
    end if;
    -- Its public stream goes where nobody can hear it.
    perform private.note_file('audio_files', albums.artist_id || '/' || new.id || '.mp3') from public.albums where id = new.album_id;
  elsif new.status <> 'hidden' then
    delete from private.withdrawn_tracks where track_id = new.id;
  end if;
  return null;
end $$;

create or replace function public.downloadable_tracks(user_id uuid, album_id uuid) returns setof public.tracks
language sql stable security definer set search_path = '' as $$
  select track.* from public.tracks as track left join private.withdrawn_tracks as withdrawn on withdrawn.track_id = track.id
  where track.album_id = downloadable_tracks.album_id and (track.status = 'ready'
    or (track.status in ('hidden', 'failed')
      and not private.is_taken_down('track', track.id)
      and exists (select 1 from public.purchases as bought
        left join public.order_items as item on item.id = bought.order_item_id left join public.orders on orders.id = item.order_id
        where bought.album_id = track.album_id and bought.user_id = downloadable_tracks.user_id and bought.revoked_at is null
        -- Who was paying when it was taken off had been offered it.
        and (coalesce(orders.created_at, bought.created_at) <= withdrawn.withdrawn_at
          or (track.status = 'hidden' and withdrawn.track_id is null)))))
  order by track.track_number, track.id
$$;

-- contract: only policies of storage.objects called it, no client since 1.0
drop function private.master_is_sold;
