-- One definition of a sale, its day and its remaining amount, for the list, the chart, the CSV files, payouts and the ledger; and what
-- artists and buyers are told about payments.

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

-- # News of sales
-- Notifications of artists and buyers about payments, each once, independent of the number and order of the provider's events: the last
-- reported state is stored, and a notification is the difference to it.

-- ## Tables

create table private.told_sales (
  id uuid primary key,
  outcome text constraint told_sales_outcome_check check (outcome in ('sold', 'partly_refunded', 'refunded', 'disputed', 'dispute_lost')),
  refunded_cents integer not null default 0 constraint told_sales_refunded_check check (refunded_cents >= 0)
);
comment on table private.told_sales is
  'outcome: what the artist of an order item or month of support was told last; no row: that it was sold. refunded_cents: how much the buyer of '
  'an order or month of support was told is given back, tax included.';

-- ## Policies

alter table private.told_sales enable row level security;

-- ## Functions

create function private.outcome_of(state text, charges text[], goodwill_cents integer) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when state = 'disputed' and not exists (select 1 from public.disputes where charge_id = any (charges) and disputes.state = 'open') then 'dispute_lost'
    when state = 'sold' and goodwill_cents > 0 then 'partly_refunded'
    else state end
$$;
comment on function private.outcome_of is
  'What became of an order item or month of support, as its artist is told. goodwill_cents: given back of the payment without naming what was sold.';

create function private.news_of_outcome(told text, outcome text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case
    when outcome = told then null
    when outcome in ('sold', 'partly_refunded') and told in ('disputed', 'dispute_lost') then 'dispute_won'
    when outcome in ('sold', 'partly_refunded') and told = 'refunded' then 'refund_failed'
    -- Refunded before the artist was notified of the sale, or sold for the first time, which has its own notification.
    when outcome = 'sold' or (told = 'open' and outcome = 'refunded') then null
    else outcome end
$$;
comment on function private.news_of_outcome is
  'The event that an artist is told when one outcome follows another; null: none. told: open for what was not paid for before.';

create function private.asked_back_cents(charges text[]) returns integer
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(amount_cents), 0)::integer from public.refunds where charge_id = any (charges) and state = 'requested'
$$;
comment on function private.asked_back_cents is
  'Refunds that artists asked for and the provider has not named yet. Its total of the payment may hold them already.';

create function private.tell_buyer(payment uuid, buyer uuid, address text, total_cents integer, back_cents integer, asked_cents integer,
  is_news boolean, about jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  told integer := coalesce((select refunded_cents from private.told_sales where id = payment), 0);
  back integer := least(back_cents, total_cents);
begin
  if back > told then back := greatest(back - asked_cents, told); end if;
  if back = told then return; end if;
  insert into private.told_sales (id, refunded_cents) values (payment, back) on conflict (id) do update set refunded_cents = excluded.refunded_cents;
  if not is_news then return; end if;
  perform private.notify(buyer, 'refund', about || jsonb_build_object('event', case when back > told then 'refunded' else 'refund_failed' end,
    'amount_cents', abs(back - told), 'left_cents', total_cents - back, 'at', now()), address);
end $$;
comment on function private.tell_buyer is
  'Tells a buyer how much more of a payment was given back than they were told before, or (refund_failed) how much the bank sent back of that. '
  'asked_cents: as private.asked_back_cents; told with the refund itself. about: what the payment was for.';

create function private.tell_artists(changes jsonb) returns void
language sql security definer set search_path = '' as $$
  select private.notify(artist_id, 'sale_update', jsonb_build_object('event', event, 'kind', kind, 'sale_ids', jsonb_agg(id order by id),
    'album_title', string_agg(title, ', ' order by title, id), 'amount_cents', sum(amount_cents),
    'share_cents', sum(public.artist_share_cents(amount_cents)), 'at', now()))
  from (select *, private.news_of_outcome(told, outcome) as event
    from jsonb_to_recordset(changes) as change(id uuid, kind text, artist_id uuid, title text, amount_cents integer, told text, outcome text)) as change
  where artist_id is not null and amount_cents > 0 and event is not null
  group by artist_id, event, kind
$$;
comment on function private.tell_artists is
  'Tells each artist what became of their sales of one payment: one piece of news an event. Nothing of the buyer is in it, as in the list of sales.';

create function private.keep_outcomes(changes jsonb) returns void
language sql security definer set search_path = '' as $$
  insert into private.told_sales (id, outcome) select id, outcome from jsonb_to_recordset(changes) as change(id uuid, outcome text)
  on conflict (id) do update set outcome = excluded.outcome
$$;

create function private.tell_order(sold public.orders, was_open boolean, charges text[], back_cents integer, goodwill_cents integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  asked integer := private.asked_back_cents(charges);
  is_full boolean := sold.state = 'refunded';
  changes jsonb;
  taken jsonb;
begin
  select jsonb_agg(jsonb_build_object('id', item.id, 'kind', 'sale', 'artist_id', item.artist_id, 'title', item.album_title,
      'artist_name', item.artist_name, 'amount_cents', item.amount_cents, 'told', item.told, 'outcome', item.outcome)
    order by item.album_title, item.id) into changes
  from (select order_items.*, coalesce(told_sales.outcome, case when was_open then 'open' else 'sold' end) as told,
      private.outcome_of(order_items.state, charges,
        goodwill_cents - case when told_sales.outcome = 'partly_refunded' then 0 else asked end) as outcome
    from public.order_items left join private.told_sales on told_sales.id = order_items.id where order_id = sold.id) as item
  where item.outcome <> item.told and (item.told <> 'open' or item.outcome <> 'sold');
  perform private.keep_outcomes(changes);
  perform private.tell_artists(changes);
  select coalesce(jsonb_agg(change - array['id', 'kind', 'artist_id', 'told', 'outcome']), '[]') into taken
    from jsonb_array_elements(coalesce(changes, '[]')) as change where change ->> 'outcome' = 'refunded';
  perform private.tell_buyer(sold.id, sold.user_id, sold.email, sold.total_cents + sold.tax_cents,
    back_cents, case when is_full then 0 else asked end, not (was_open and is_full),
    jsonb_build_object('order_id', sold.id, 'items', taken));
end $$;
comment on function private.tell_order is 'Tells artists and buyer what they do not know yet of a paid order that was settled. was_open: it was paid just now.';

create function private.tell_month(month public.donation_payments, charges text[], back_cents integer, goodwill_cents integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  support public.donations;
  told text := coalesce((select outcome from private.told_sales where id = month.id), 'sold');
  outcome text := private.outcome_of(month.state, charges, goodwill_cents);
  changes jsonb;
begin
  select * into strict support from public.donations where id = month.donation_id;
  if outcome <> told then
    changes := jsonb_build_array(jsonb_build_object('id', month.id, 'kind', 'donation', 'artist_id', support.artist_id,
      'amount_cents', month.amount_cents, 'told', told, 'outcome', outcome));
    perform private.keep_outcomes(changes);
    perform private.tell_artists(changes);
  end if;
  perform private.tell_buyer(month.id, support.giver_id, null, month.amount_cents + month.tax_cents, back_cents, 0, true,
    -- Contains the artist's id, so that the notification is deleted with the artist's account.
    jsonb_build_object('artist_id', support.artist_id, 'artist_name', support.artist_name));
end $$;
comment on function private.tell_month is 'Tells artist and giver what they do not know yet of a paid month of support that was settled.';

-- ## Who may call

revoke execute on function private.outcome_of, private.news_of_outcome, private.asked_back_cents, private.tell_buyer,
  private.tell_artists, private.keep_outcomes, private.tell_order, private.tell_month from public;
