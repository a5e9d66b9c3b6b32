-- The right to download. Granted when an order is paid or a free album is taken; revoked by revoked_at, never by deletion. Artists cannot
-- revoke what buyers rely on: docs/rights-after-sale.md lists who may change what.

-- # Tables

create table public.purchases (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete set null,
  album_id uuid not null references public.albums (id) on delete restrict,
  order_item_id uuid unique references public.order_items (id) on delete restrict,
  album_title text not null,
  artist_name text not null,
  amount_cents integer not null constraint purchases_amount_check check (amount_cents >= 0),
  revoked_at timestamptz,
  created_at timestamptz not null default now()
);
comment on table public.purchases is 'Who may download what. order_item_id is null for albums taken free.';
create unique index purchases_once on public.purchases (user_id, album_id) where revoked_at is null;
create index purchases_newest_by_user on public.purchases (user_id, created_at desc, id desc);
create index purchases_by_album on public.purchases (album_id);

create table private.sold_files (
  track_id uuid not null references public.tracks (id) on delete cascade,
  kind text not null check (kind in ('original', 'purchase')),
  path text not null,
  bytes bigint not null,
  format text not null,
  replaced_at timestamptz not null,
  primary key (track_id, replaced_at, kind)
);
comment on table private.sold_files is 'Files of sold tracks whose audio was replaced since: whoever bought before replaced_at downloads these.';
create index sold_files_by_path on private.sold_files (path);

-- # Policies

alter table public.purchases enable row level security;
alter table private.sold_files enable row level security;
create policy "people read their own purchases" on public.purchases for select to authenticated using (user_id = (select auth.uid()));
revoke all on public.purchases from anon, authenticated;
grant select on public.purchases to authenticated;
grant all on public.purchases to service_role;

create policy "buyers read albums they bought" on public.albums for select to authenticated
  using (id in (select album_id from public.purchases where user_id = (select auth.uid()) and revoked_at is null));

-- # Functions

create function private.album_is_sold(which uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.purchases where album_id = which)
    or exists (select 1 from public.order_items join public.orders on orders.id = order_items.order_id
      where order_items.album_id = which and orders.state in ('pending', 'paid', 'refunded'))
$$;
comment on function private.album_is_sold is 'Also true while somebody is paying: deleting then would take money for nothing.';

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

create function private.keep_sold() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Artists cannot delete rows of track_files: a track without any never had a file that could be bought.
  if tg_table_name = 'tracks' and to_jsonb(old) ->> 'status' in ('processing', 'failed')
    and not exists (select 1 from public.track_files where track_id = old.id) then return old; end if;
  if private.album_is_sold(case tg_table_name when 'albums' then old.id else (to_jsonb(old) ->> 'album_id')::uuid end) then
    perform private.refuse('sold_cannot_be_deleted', old.id::text);
  end if;
  return old;
end $$;
comment on function private.keep_sold is 'Sold albums and tracks are withdrawn, never deleted: buyers keep them. Holds for every role.';
create trigger keep_sold before delete on public.albums for each row execute function private.keep_sold();
create trigger keep_sold before delete on public.tracks for each row execute function private.keep_sold();

create function private.keep_sold_part() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- An order takes the same lock in share mode: either it sees the track after this change, or this sees the sale.
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

create function private.keep_fixed_files() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.hold_files(new.track_id) then perform private.refuse('files_are_fixed', new.track_id::text); end if;
  return null;
end $$;
comment on function private.keep_fixed_files is 'A purchase file added to a sold MP3 would be downloaded in its place.';
-- After the insert, so that the studio may send an existing row again (on conflict do nothing).
create trigger keep_fixed_files after insert on public.track_files for each row
  when (current_user in ('anon', 'authenticated')) execute function private.keep_fixed_files();

create function public.grant_free_album(album_id uuid) returns public.purchases
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  album public.albums;
  granted public.purchases;
begin
  select * into album from public.albums where id = grant_free_album.album_id and state = 'public' for share;
  if album.id is null then perform private.refuse('album_not_found', grant_free_album.album_id::text); end if;
  if album.artist_id = auth.uid() then perform private.refuse('own_album', album.id::text); end if;
  if coalesce(album.price, coalesce(album.minimum_price, 0)) <> 0 then perform private.refuse('not_free', album.id::text); end if;
  insert into public.purchases (user_id, album_id, album_title, artist_name, amount_cents)
  select auth.uid(), album.id, album.title, profiles.name, 0 from public.profiles where profiles.id = album.artist_id
  on conflict (user_id, album_id) where revoked_at is null do nothing;
  select * into strict granted from public.purchases
    where user_id = auth.uid() and album_id = album.id and revoked_at is null;
  return granted;
end $$;
comment on function public.grant_free_album is
  'Adds a free album (price 0, or name your price from 0) to the caller''s collection. Safe to repeat. '
  'Codes: album_not_found, own_album, not_free.';

create function public.can_download(user_id uuid default null, album_id uuid default null) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.albums as album where album.id = can_download.album_id
      and (album.artist_id = can_download.user_id or (album.state = 'public' and album.price = 0)))
    or (exists (select 1 from public.purchases as bought where bought.album_id = can_download.album_id
      and bought.user_id = can_download.user_id and bought.revoked_at is null)
      and not private.is_taken_down('album', can_download.album_id))
$$;
comment on function public.can_download is
  'Owner, buyer (unless taken down by law), or anyone for a public free album. For the download function; without user_id it asks for a guest.';

create function public.downloadable_tracks(user_id uuid, album_id uuid) returns setof public.tracks
language sql stable security definer set search_path = '' as $$
  select track.* from public.tracks as track left join private.withdrawn_tracks as withdrawn on withdrawn.track_id = track.id
  where track.album_id = downloadable_tracks.album_id and (track.status = 'ready'
    or (track.status in ('hidden', 'failed')
      and not private.is_taken_down('track', track.id)
      and exists (select 1 from public.purchases as bought
        left join public.order_items as item on item.id = bought.order_item_id left join public.orders on orders.id = item.order_id
        where bought.album_id = track.album_id and bought.user_id = downloadable_tracks.user_id and bought.revoked_at is null
        -- A buyer whose payment was pending when the track was removed had been offered it.
        and (coalesce(orders.created_at, bought.created_at) <= withdrawn.withdrawn_at
          or (track.status = 'hidden' and withdrawn.track_id is null)))))
  order by track.track_number, track.id
$$;
comment on function public.downloadable_tracks is
  'The tracks of an album that a person with the right to it gets: ready ones; for its buyers also hidden ones that no law took down, and '
  'those that their artist took off the album after they had bought it.';

create function public.downloadable_files(user_id uuid, album_id uuid)
returns table (track_id uuid, title text, track_number integer, status text, kind text, bucket text, path text, bytes bigint, format text)
language sql stable security definer set search_path = '' as $$
  with bought as (
    select coalesce(orders.created_at, purchases.created_at) as at from public.purchases
    left join public.order_items as item on item.id = purchases.order_item_id left join public.orders on orders.id = item.order_id
    where purchases.album_id = downloadable_files.album_id and purchases.user_id = downloadable_files.user_id and revoked_at is null),
  track as (
    select mine.*, (select min(replaced_at) from private.sold_files where sold_files.track_id = mine.id and replaced_at > (select min(at) from bought)) as sold_until
    from public.downloadable_tracks(downloadable_files.user_id, downloadable_files.album_id) as mine)
  select track.id, track.title, track.track_number, track.status, file.kind, file.bucket, file.path, file.bytes, file.format
  from track join public.track_files as file on file.track_id = track.id
  where file.kind <> 'stream' and track.sold_until is null
  union all
  select track.id, track.title, track.track_number, track.status, file.kind, 'audio_masters', file.path, file.bytes, file.format
  from track join private.sold_files as file on file.track_id = track.id and file.replaced_at = track.sold_until
$$;
comment on function public.downloadable_files is
  'The files of downloadable_tracks, without streams. Whoever bought the album before the audio of a track was replaced gets what was sold.';

-- # Who may call

revoke execute on function private.album_is_sold, private.is_sold_part, private.track_is_fixed, private.keep_sold,
  private.keep_sold_part, private.keep_fixed_files from public;
revoke all on function public.grant_free_album, public.can_download, public.downloadable_tracks, public.downloadable_files
  from public, anon, authenticated;
grant execute on function private.track_is_fixed to authenticated, service_role;
grant execute on function public.grant_free_album to authenticated;
grant execute on function public.can_download, public.downloadable_tracks, public.downloadable_files to service_role;
