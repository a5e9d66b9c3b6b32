-- One definition of a sale, its day and its remaining amount, for the list, the chart, the CSV files, payouts and the ledger.

-- # Views

create view private.album_sales as
select item.id, 'sale'::text as kind, item.artist_id, item.album_title as title, item.album_id, item.amount_cents,
  case when item.state = 'sold' then 0 else item.amount_cents end as refunded_cents,
  case when item.state = 'sold' then public.artist_share_cents(item.amount_cents) else 0 end as share_cents, item.state, item.sold_at
from public.order_items as item where item.sold_at is not null and item.amount_cents > 0;

create view private.support_sales as
select paid.id, 'donation'::text as kind, paid.artist_id, (select giver_name from public.donations where donations.id = paid.donation_id) as title,
  null::uuid as album_id, paid.amount_cents,
  case when paid.state = 'sold' then 0 else paid.amount_cents end as refunded_cents,
  case when paid.state = 'sold' then public.artist_share_cents(paid.amount_cents) else 0 end as share_cents, paid.state, paid.paid_at as sold_at
from public.donation_payments as paid where paid.paid_at is not null;

create view private.sales as select * from private.album_sales union all select * from private.support_sales;
comment on view private.sales is
  'One row an album that was paid for, or month of support. A refund or dispute takes the sale back on the day of the sale: refunded_cents is '
  'then the price, and share_cents 0. What the provider gave back without naming what was sold is borne by the platform, and changes nothing '
  'here. What an artist got for free is no sale.';

revoke all on private.album_sales, private.support_sales, private.sales from public, anon, authenticated, service_role;

-- # Functions

-- Days are in the artist's time zone, which their browser names. Names change, and a browser may know one that this database does not.
create function private.known_zone(zone text) returns text
language plpgsql stable set search_path = '' as $$
begin
  perform now() at time zone zone;
  return coalesce(zone, 'UTC');
exception when invalid_parameter_value then
  return 'UTC';
end $$;

create function private.first_day(days integer, zone text) returns date
language sql stable set search_path = '' as $$
  select (now() at time zone zone)::date - (least(greatest(days, 1), 366) - 1)
$$;
comment on function private.first_day is 'The first of the last days in a zone that is known; today is one of them. At most 366.';

create function public.artist_sales(before_time timestamptz default null, before_id uuid default null, page_size integer default 20,
  days integer default null, zone text default 'UTC')
returns table (id uuid, kind text, title text, album_id uuid, amount_cents integer, refunded_cents integer, share_cents integer, state text,
  sold_at timestamptz, refundable_until timestamptz)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare
  known text := private.known_zone(artist_sales.zone);
  since timestamptz := case when artist_sales.days is null then '-infinity'
    else private.first_day(artist_sales.days, known)::timestamp at time zone known end;
  wanted integer := least(greatest(page_size, 1), 100);
begin
  before_time := coalesce(before_time, 'infinity');
  before_id := coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
  return query
    with page as (
      -- Each page is a separate query along the index.
      (select * from private.album_sales as sale
        where sale.artist_id = auth.uid() and sale.sold_at >= since and (sale.sold_at, sale.id) < (before_time, before_id)
        order by sale.sold_at desc, sale.id desc limit wanted)
      union all
      (select * from private.support_sales as sale
        where sale.artist_id = auth.uid() and sale.sold_at >= since and (sale.sold_at, sale.id) < (before_time, before_id)
        order by sale.sold_at desc, sale.id desc limit wanted)
    )
    select page.id, page.kind, page.title, page.album_id, page.amount_cents, page.refunded_cents, page.share_cents, page.state, page.sold_at,
      case when page.state = 'sold' then page.sold_at + interval '30 days' end
    from page order by page.sold_at desc, page.id desc limit wanted;
end $$;
comment on function public.artist_sales is
  'The caller''s sales and support, newest first. title: the album, or the giver. refunded_cents: taken back by a refund or dispute; share_cents: '
  'what the artist has of it now. days: only of the last days in the time zone (IANA name; UTC where it is not known), today is one. The next '
  'page: sold_at and id of the last row. refundable_until: until then refund-sale gives it back (orderItemId for a sale, donationPaymentId for '
  'a donation).';

create function public.artist_daily_stats(days integer default 30, zone text default 'UTC')
returns table (day date, plays integer, sales integer, sold_cents integer, share_cents integer, followers_gained integer)
language plpgsql stable security definer rows 30 set search_path = '' set enable_sort = off as $$
#variable_conflict use_column
declare
  known text := private.known_zone(artist_daily_stats.zone);
  first date := private.first_day(artist_daily_stats.days, known);
  last date := private.first_day(1, known);
  since timestamptz := first::timestamp at time zone known;
begin
  return query
    with span as (
      select one::date as day from generate_series(first, last, interval '1 day') as one
    ), heard as (
      -- Plays are counted by UTC days: a UTC day that begins before the artist's day is shown on the artist's newest day.
      select least(counted.day, last) as day, sum(counted.plays) as plays from private.play_days as counted
      where counted.artist_id = auth.uid() and counted.day >= first group by 1
    ), sold as (
      select (sale.sold_at at time zone known)::date as day, count(*) filter (where sale.state = 'sold') as sales,
        sum(sale.amount_cents - sale.refunded_cents) as cents, sum(sale.share_cents) as share
      from private.sales as sale where sale.artist_id = auth.uid() and sale.sold_at >= since group by 1
    ), gained as (
      select (follow.created_at at time zone known)::date as day, count(*) as people from public.user_follows as follow
      where follow.following_id = auth.uid() and follow.created_at >= since group by 1
    )
    select span.day, coalesce(heard.plays, 0)::integer, coalesce(sold.sales, 0)::integer, coalesce(sold.cents, 0)::integer,
      coalesce(sold.share, 0)::integer, coalesce(gained.people, 0)::integer
    from span left join heard using (day) left join sold using (day) left join gained using (day) order by span.day;
end $$;
comment on function public.artist_daily_stats is
  'The caller''s chart: one row for each of the last days in the time zone (IANA name; UTC where it is not known), oldest first, also the quiet '
  'ones. Sales and support as artist_sales lists them: refunded and disputed ones are taken off the day on which they were sold. '
  'followers_gained are those who still follow.';

create function public.artist_top_albums(days integer default 30, top integer default 10, zone text default 'UTC')
returns table (album_id uuid, title text, cover_image text, plays integer, sales integer, sold_cents integer)
language plpgsql stable security definer rows 10 set search_path = '' as $$
#variable_conflict use_column
declare
  known text := private.known_zone(artist_top_albums.zone);
  first date := private.first_day(artist_top_albums.days, known);
begin
  return query
    with heard as (
      select counted.album_id, sum(counted.plays) as plays from private.play_days as counted
      where counted.artist_id = auth.uid() and counted.day >= first group by counted.album_id
    ), sold as (
      select sale.album_id, count(*) filter (where sale.state = 'sold') as sales, sum(sale.amount_cents - sale.refunded_cents) as cents
      from private.album_sales as sale
      where sale.artist_id = auth.uid() and sale.sold_at >= first::timestamp at time zone known group by sale.album_id
    ), best as materialized (
      select album_id, coalesce(heard.plays, 0) as plays, coalesce(sold.sales, 0) as sales, coalesce(sold.cents, 0) as cents
      from heard full join sold using (album_id) where album_id is not null
      order by 2 desc, 3 desc, 1 limit least(greatest(top, 1), 50)
    )
    select album.id, album.title, album.cover_image, best.plays::integer, best.sales::integer, best.cents::integer
    from best join public.albums as album on album.id = best.album_id
    order by best.plays desc, best.sales desc, album.id;
end $$;
comment on function public.artist_top_albums is
  'The caller''s albums by plays, then sales, of the last days in the time zone. Sales as artist_daily_stats counts them, without support.';

create function public.artist_debts() returns table (sale_id uuid, booked_at timestamptz, kind text, title text, amount_cents integer)
language sql stable security definer set search_path = '' as $$
  select coalesce(unpaid.order_item_id, unpaid.donation_payment_id), unpaid.booked_at, unpaid.kind,
    coalesce((select album_title from public.order_items where id = unpaid.order_item_id),
      (select giver_name from public.donations join public.donation_payments as month on month.donation_id = donations.id
        where month.id = unpaid.donation_payment_id)),
    unpaid.cents::integer
  from (
    select entry.order_item_id, entry.donation_payment_id, max(entry.created_at) as booked_at,
      (array_agg(entry.kind order by entry.id desc))[1] as kind, sum(entry.amount_cents) as cents
    from public.ledger_entries as entry
    where entry.artist_id = auth.uid() and entry.account = 'artist' and entry.payout_id is null
      and not exists (select 1 from public.payout_entries where entry_id = entry.id)
    group by entry.order_item_id, entry.donation_payment_id having sum(entry.amount_cents) < 0
  ) as unpaid
  order by unpaid.booked_at desc, 1 limit 100
$$;
comment on function public.artist_debts is
  'What was taken back of the caller after it was paid out, newest first, until a payout takes it off: one row a sale, amount_cents below zero. '
  'kind: that of the last movement (refund, donation_refund, dispute). title: the album as it was sold, or the giver. At most 100.';

-- # Who may call

revoke execute on function private.known_zone, private.first_day from public;
revoke all on function public.artist_sales, public.artist_daily_stats, public.artist_top_albums, public.artist_debts
  from public, anon, authenticated;
grant execute on function public.artist_sales, public.artist_daily_stats, public.artist_top_albums, public.artist_debts
  to authenticated;
