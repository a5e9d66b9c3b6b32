-- The right to download. Granted by fulfil_order and grant_free_album only; taken back by revoked_at, never by deletion.

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

alter table public.purchases enable row level security;
create policy "people read their own purchases" on public.purchases for select to authenticated using (user_id = (select auth.uid()));
revoke all on public.purchases from anon, authenticated;
grant select on public.purchases to authenticated;
grant all on public.purchases to service_role;

create policy "buyers read albums they bought" on public.albums for select to authenticated
  using (id in (select album_id from public.purchases where user_id = (select auth.uid()) and revoked_at is null));

create function private.album_is_sold(which uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.purchases where album_id = which)
    or exists (select 1 from public.order_items join public.orders on orders.id = order_items.order_id
      where order_items.album_id = which and orders.state in ('pending', 'paid', 'refunded'))
$$;
comment on function private.album_is_sold is 'Also true while somebody is paying: deleting then would take money for nothing.';

create function private.track_is_sold(which uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.tracks where id = which and private.album_is_sold(album_id))
$$;

create function private.keep_sold() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.album_is_sold(case tg_table_name when 'albums' then old.id else (to_jsonb(old) ->> 'album_id')::uuid end) then
    perform private.refuse('sold_cannot_be_deleted', old.id::text);
  end if;
  return old;
end $$;
comment on function private.keep_sold is 'Sold albums and tracks are withdrawn, never deleted: buyers keep them. Holds for every role.';

create trigger keep_sold before delete on public.albums for each row execute function private.keep_sold();
create trigger keep_sold before delete on public.tracks for each row execute function private.keep_sold();
revoke execute on function private.album_is_sold, private.track_is_sold, private.keep_sold from public;
grant execute on function private.track_is_sold to authenticated, service_role;

-- Files of sold tracks are what buyers paid for: adding is fine, replacing is not.
create policy "artists replace files of their unsold tracks" on public.track_files for update to authenticated
  using (private.owns_track(track_id) and not private.track_is_sold(track_id))
  with check (bucket = 'audio_masters' and split_part(path, '/', 1) = (select auth.uid())::text and private.owns_track(track_id)
    and not private.track_is_sold(track_id));

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
revoke all on function public.grant_free_album from public, anon, authenticated;
grant execute on function public.grant_free_album to authenticated;
