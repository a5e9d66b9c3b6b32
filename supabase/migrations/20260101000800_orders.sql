-- Orders, the applied events of the payment provider (payment_events), and purchases. Only functions write them. An order uses the price
-- that the buyer saw; repeating the same request creates no second order.

-- # Tables

create table public.orders (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete set null,
  state text not null default 'pending' constraint orders_state_check
    check (state in ('pending', 'paid', 'failed', 'cancelled', 'refunded', 'disputed')),
  total_cents integer not null constraint orders_total_check check (total_cents between 0 and 50000000),
  email text constraint orders_email_check check (char_length(email) <= 320 and email ~ '^[^@\s]+@[^@\s]+$'),
  provider_session_id text unique,
  url text constraint orders_url_check check (private.is_web_url(url)),
  created_at timestamptz not null default now(),
  paid_at timestamptz,
  provider_payment_id text unique constraint orders_provider_payment_id_check check (char_length(provider_payment_id) between 1 and 255),
  tax_cents integer not null default 0 constraint orders_tax_check check (tax_cents >= 0),
  request_id uuid,
  request_fingerprint text,
  constraint orders_paid_is_dated_check check (state <> 'paid' or paid_at is not null),
  constraint orders_request_once unique (user_id, request_id)
);
comment on table public.orders is 'One payment. user_id becomes null when the account is deleted; the sale stays for the books.';
comment on column public.orders.state is
  'disputed while a chargeback is open, and for good once it is lost; refunded when all of it was given back. Both take the downloads back.';
comment on column public.orders.tax_cents is 'What the provider added on top; never part of the split.';
comment on column public.orders.request_id is 'The buyer''s own name for the request: sent again it finds this order, sent with another cart it is refused.';
create index orders_by_user on public.orders (user_id, created_at desc, id desc);
create index orders_waiting on public.orders (created_at) where state = 'pending';
create index orders_paid_by_user on public.orders (user_id, paid_at desc, id desc) where paid_at is not null;

create table public.order_items (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id) on delete restrict,
  album_id uuid references public.albums (id) on delete set null,
  artist_id uuid references public.profiles (id) on delete set null,
  album_title text not null,
  artist_name text not null,
  amount_cents integer not null constraint order_items_amount_check check (amount_cents = 0 or amount_cents between 50 and 1000000),
  pricing text not null constraint order_items_pricing_check check (pricing in ('free', 'fixed', 'name_your_price')),
  sold_at timestamptz,
  state text not null default 'open' constraint order_items_state_check check (state in ('open', 'sold', 'refunded', 'disputed')),
  unique (order_id, album_id)
);
comment on table public.order_items is 'What an order was for, with title and name as they were when it was made.';
comment on column public.order_items.state is 'Each item by itself: an artist refunds their own item of a cart of many artists.';
create index order_items_by_album on public.order_items (album_id);
create index order_items_by_artist on public.order_items (artist_id);
create index order_items_newest_by_artist on public.order_items (artist_id, sold_at desc, id desc) where sold_at is not null;

create table public.payment_events (
  id text primary key constraint payment_events_id_check check (char_length(id) between 1 and 255),
  type text not null,
  payload jsonb not null default '{}',
  processed_at timestamptz not null default now()
);
comment on table public.payment_events is 'Provider events already acted upon: the primary key makes a repeated event have no effect.';

-- # Policies

create function private.order_settled(which uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.orders where id = which and paid_at is not null)
$$;

alter table public.orders enable row level security;
alter table public.order_items enable row level security;
alter table public.payment_events enable row level security;
create policy "people read their own orders" on public.orders for select to authenticated using (user_id = (select auth.uid()));
create policy "buyers read the items of their orders" on public.order_items for select to authenticated
  using (exists (select 1 from public.orders where orders.id = order_id and orders.user_id = (select auth.uid())));
create policy "artists read what they sold" on public.order_items for select to authenticated
  using (artist_id = (select auth.uid()) and private.order_settled(order_id));
revoke all on public.orders, public.order_items, public.payment_events from anon, authenticated;
grant select on public.orders, public.order_items to authenticated;
grant all on public.orders, public.order_items, public.payment_events to service_role;

-- # Functions

create function private.requested_cents(item jsonb) returns integer
language plpgsql immutable set search_path = '' as $$
declare
  amount numeric;
begin
  if jsonb_typeof(item -> 'amount_cents') is distinct from 'number' then perform private.refuse('invalid_amount'); end if;
  amount := (item ->> 'amount_cents')::numeric;
  if amount < 0 or amount <> trunc(amount) then perform private.refuse('invalid_amount', left(amount::text, 40)); end if;
  if amount > 1000000 then perform private.refuse('price_too_high', '1000000'); end if;
  return amount::integer;
end $$;
comment on function private.requested_cents is 'The amount a buyer names: a whole JSON number of cents. Text, null, lists and fractions are refused.';

create function private.price_item(album public.albums, item jsonb) returns integer
language plpgsql stable set search_path = '' as $$
declare
  amount integer := album.price;
begin
  if amount is null then
    amount := private.requested_cents(item);
    if amount < coalesce(album.minimum_price, 0) then perform private.refuse('price_too_low', album.minimum_price::text); end if;
    if amount between 1 and 49 then perform private.refuse('below_provider_minimum', '50'); end if;
  end if;
  return amount;
end $$;
comment on function private.price_item is 'A fixed price is the database''s whatever the client said; only name-your-price listens to it.';

create function private.album_of_item(item jsonb) returns uuid
language plpgsql immutable set search_path = '' as $$
begin
  return (item ->> 'album_id')::uuid;
exception when invalid_text_representation then
  perform private.refuse('album_not_found', left(item ->> 'album_id', 40));
end $$;

create function private.add_order_item(order_id uuid, buyer uuid, item jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  wanted uuid := private.album_of_item(item);
  album public.albums;
begin
  select * into album from public.albums where id = wanted and state = 'public' for share;
  if album.id is null then perform private.refuse('album_not_found', wanted::text); end if;
  if album.artist_id = buyer then perform private.refuse('own_album', wanted::text); end if;
  if exists (select 1 from public.purchases where user_id = buyer and album_id = wanted and revoked_at is null) then
    perform private.refuse('already_owned', wanted::text);
  end if;
  insert into public.order_items (order_id, album_id, artist_id, album_title, artist_name, amount_cents, pricing)
  select add_order_item.order_id, album.id, album.artist_id, album.title, profiles.name, private.price_item(album, item),
    case when album.price = 0 then 'free' when album.price is null then 'name_your_price' else 'fixed' end
  from public.profiles where profiles.id = album.artist_id;
exception when unique_violation then
  perform private.refuse('duplicate_item', wanted::text);
end $$;

create function private.order_as_json(which uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(orders) || jsonb_build_object('items', coalesce(
    (select jsonb_agg(to_jsonb(order_items) || jsonb_build_object('cover_image', albums.cover_image)
        order by order_items.album_title, order_items.id)
      from public.order_items left join public.albums on albums.id = order_items.album_id where order_items.order_id = orders.id),
    '[]'::jsonb))
  from public.orders where id = which
$$;
comment on function private.order_as_json is 'The order''s columns plus items: the columns of order_items and cover_image.';

create function private.price_seen(item jsonb) returns integer
language plpgsql immutable set search_path = '' as $$
begin
  if jsonb_typeof(item -> 'expected_cents') is distinct from 'number' then return null; end if;
  return (item ->> 'expected_cents')::numeric::integer;
exception when numeric_value_out_of_range then
  perform private.refuse('invalid_amount', 'expected_cents');
end $$;

create function private.changed_price(item jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  -- The buyer chooses the amount of a name-your-price item. Without an amount, the item had a fixed price when it was added to the cart.
  select jsonb_build_object('albumId', id, 'amountCents', price) from public.albums
  where id = private.album_of_item(item) and state = 'public' and private.price_seen(item) is not null
    and case when price is null then item -> 'amount_cents' is null else price <> private.price_seen(item) end
$$;
comment on function private.changed_price is 'What an album costs now, when the buyer saw another price; amountCents null: it is name your price now.';

create function private.refuse_changed_prices(items jsonb) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  changed jsonb;
begin
  select jsonb_agg(private.changed_price(value)) filter (where private.changed_price(value) is not null) into changed
    from jsonb_array_elements(items);
  if changed is not null then perform private.refuse('price_changed', changed::text); end if;
end $$;

create function private.repeated_order(buyer uuid, request uuid, fingerprint text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  known public.orders;
begin
  if request is null then return null; end if;
  -- Two concurrent clicks: the second waits for the first one's order.
  perform pg_advisory_xact_lock(hashtextextended(buyer::text || request::text, 0));
  select * into known from public.orders where user_id = buyer and request_id = request;
  if known.id is not null and known.request_fingerprint <> fingerprint then perform private.refuse('request_reused', request::text); end if;
  return known.id;
end $$;

create function public.create_order(user_id uuid, items jsonb, email text default null, request_id uuid default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  fingerprint text := md5(jsonb_build_array(items, create_order.email)::text);
  made uuid;
  item jsonb;
begin
  if not exists (select 1 from auth.users where users.id = create_order.user_id) then perform private.refuse('user_not_found'); end if;
  if jsonb_typeof(items) is distinct from 'array' or jsonb_array_length(items) = 0 then perform private.refuse('empty_cart'); end if;
  if jsonb_array_length(items) > 50 then perform private.refuse('too_many_items', '50'); end if;
  made := private.repeated_order(create_order.user_id, create_order.request_id, fingerprint);
  if made is not null then return private.order_as_json(made); end if;
  perform private.refuse_changed_prices(items);
  insert into public.orders (user_id, total_cents, email, request_id, request_fingerprint)
  values (create_order.user_id, 0, coalesce(create_order.email, (select users.email from auth.users where users.id = create_order.user_id)),
    create_order.request_id, fingerprint)
  returning id into made;
  for item in select value from jsonb_array_elements(items) loop
    perform private.add_order_item(made, create_order.user_id, item);
  end loop;
  update public.orders set total_cents = (select sum(amount_cents) from public.order_items where order_id = made) where id = made;
  -- Nothing to pay, so no webhook will arrive: the order is completed here.
  if (select total_cents from public.orders where id = made) = 0 then perform private.pay_order(made); end if;
  return private.order_as_json(made);
end $$;
comment on function public.create_order is
  'Prices a cart in the database and stores a pending order (or a paid one when all of it is free). items: [{album_id, amount_cents?, '
  'expected_cents?}]; amount_cents counts for name-your-price only, expected_cents is the price that the buyer saw. The same request_id finds '
  'the same order. Returns the order''s columns plus items. Codes: user_not_found, empty_cart, too_many_items, album_not_found, own_album, '
  'already_owned, duplicate_item, invalid_amount, price_too_low, price_too_high, below_provider_minimum, request_reused, price_changed (its '
  'detail: JSON [{albumId, amountCents}]).';

create function private.note_payment_event(event_id text, event_type text, event_payload jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.payment_events (id, type, payload) values (event_id, event_type, event_payload) on conflict do nothing;
  return found;
end $$;
comment on function private.note_payment_event is 'False when the event was seen before. Of parallel deliveries all but one wait here, then get false.';

create function private.lock_order(which uuid) returns public.orders
language plpgsql security definer set search_path = '' as $$
declare
  locked public.orders;
begin
  select * into locked from public.orders where id = which for update;
  if locked.id is null then perform private.refuse('order_not_found', which::text); end if;
  return locked;
end $$;

create function private.albums_of_order(which uuid) returns uuid[]
language sql stable security definer set search_path = '' as $$
  select array_agg(album_id) from public.order_items where order_id = which and album_id is not null
$$;

create function private.charges_of_order(which uuid) returns text[]
language sql stable security definer set search_path = '' as $$
  select array_remove(array['order:' || id, provider_payment_id], null) from public.orders where id = which
$$;
comment on function private.charges_of_order is 'Where facts about an order are kept: under its payment, or under its own id when a caller knew no payment.';

create function public.close_order(order_id uuid, provider_event_id text, outcome text, event_type text default 'checkout.session.expired',
  payload jsonb default '{}') returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  current_order public.orders := private.lock_order(close_order.order_id);
  is_new boolean := private.note_payment_event(provider_event_id, event_type, close_order.payload);
begin
  if outcome not in ('failed', 'cancelled') then perform private.refuse('invalid_outcome', outcome); end if;
  if is_new and current_order.state = 'pending' then update public.orders set state = outcome where id = current_order.id; end if;
  return private.order_as_json(current_order.id);
end $$;
comment on function public.close_order is 'Ends a pending order without payment (outcome failed or cancelled). Never undoes a paid one.';

create function public.sweep_orders() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  swept integer;
begin
  update public.orders set state = 'cancelled'
    where state = 'pending' and provider_session_id is null and created_at < now() - interval '15 minutes';
  get diagnostics swept = row_count;
  return swept;
end $$;
comment on function public.sweep_orders is
  'Ends pending orders whose request died before they had a payment page. Money that comes all the same still pays them.';

create function public.stale_orders(page_size integer default 50) returns setof public.orders
language sql stable security definer set search_path = '' as $$
  select * from public.orders where state = 'pending' and provider_session_id is not null and created_at < now() - interval '2 hours'
  order by created_at limit least(greatest(page_size, 1), 200)
$$;
comment on function public.stale_orders is 'Pending orders whose payment page must be over by now, oldest first: the provider knows how they ended.';

-- # Who may call

revoke execute on function private.order_settled, private.requested_cents, private.price_item, private.album_of_item,
  private.add_order_item, private.order_as_json, private.price_seen, private.changed_price, private.refuse_changed_prices,
  private.repeated_order, private.note_payment_event, private.lock_order, private.albums_of_order, private.charges_of_order from public;
revoke all on function public.create_order, public.close_order, public.sweep_orders, public.stale_orders
  from public, anon, authenticated;
grant execute on function private.order_settled to authenticated, service_role;
grant execute on function public.create_order, public.close_order, public.sweep_orders, public.stale_orders to service_role;

-- # Purchases
-- The right to download. Granted when an order is paid or a free album is taken; revoked by revoked_at, never by deletion. Artists cannot
-- revoke what buyers rely on: docs/rights-after-sale.md lists who may change what.

-- ## Tables

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

-- ## Policies

alter table public.purchases enable row level security;
alter table private.sold_files enable row level security;
create policy "people read their own purchases" on public.purchases for select to authenticated using (user_id = (select auth.uid()));
revoke all on public.purchases from anon, authenticated;
grant select on public.purchases to authenticated;
grant all on public.purchases to service_role;

create policy "buyers read albums they bought" on public.albums for select to authenticated
  using (id in (select album_id from public.purchases where user_id = (select auth.uid()) and revoked_at is null));

-- ## Functions

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

-- ## Who may call

revoke execute on function private.album_is_sold, private.is_sold_part, private.track_is_fixed, private.keep_sold,
  private.keep_sold_part, private.keep_fixed_files from public;
revoke all on function public.grant_free_album, public.can_download, public.downloadable_tracks, public.downloadable_files
  from public, anon, authenticated;
grant execute on function private.track_is_fixed to authenticated, service_role;
grant execute on function public.grant_free_album to authenticated;
grant execute on function public.can_download, public.downloadable_tracks, public.downloadable_files to service_role;
