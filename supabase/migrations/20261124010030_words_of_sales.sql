-- What was sold keeps its words, also when its artist's account is deleted: purchases, receipts and downloads call the album and the
-- artist as they were called when they were bought. A name goes with the last person who holds it.

create function private.forget_sold_names(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  -- Sales of this person that nobody holds any more, or that never came about.
  update public.purchases set artist_name = 'Deleted account'
    where user_id is null and album_id in (select id from public.albums where artist_id = person);
  update public.order_items set artist_name = 'Deleted account' from public.orders
    where orders.id = order_id and order_items.artist_id = person and (orders.user_id is null or orders.state in ('failed', 'cancelled'));
  -- Purchases of this person from artists who left before.
  update public.purchases set artist_name = 'Deleted account' from public.albums join public.profiles on profiles.id = albums.artist_id
    where albums.id = album_id and purchases.user_id = person and profiles.state = 'deleted';
  update public.order_items set artist_name = 'Deleted account' from public.orders, public.profiles
    where orders.id = order_id and profiles.id = order_items.artist_id and orders.user_id = person and profiles.state = 'deleted';
end $$;
revoke execute on function private.forget_sold_names from public;

create or replace function private.erase_mentions(person uuid, address text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.notifications where private.person_in_news(payload) = person::text;
  -- Receipts of what this person sold stay as they are with their buyers; like all e-mails they are deleted after some time.
  delete from public.emails where user_id = person or lower(to_address) = lower(address) or private.person_in_news(payload) = person::text;
  perform private.forget_sold_names(person);
  update public.orders set email = null, url = null where user_id = person;
  update public.reports set claimant_name = null, claimant_email = null where lower(claimant_email) = lower(address);
  update public.donations set giver_name = 'Deleted account' where giver_id = person;
  update public.donations set artist_name = 'Deleted account' where artist_id = person;
end $$;
