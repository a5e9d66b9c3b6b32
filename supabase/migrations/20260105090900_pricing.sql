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

revoke execute on function private.requested_cents, private.price_item, private.album_of_item, private.add_order_item,
  private.order_as_json from public;
