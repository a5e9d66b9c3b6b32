-- Notifications of artists and buyers about payments, each once, independent of the number and order of the provider's events: the last
-- reported state is stored, and a notification is the difference to it.

-- # Tables

create table private.told_sales (
  id uuid primary key,
  outcome text constraint told_sales_outcome_check check (outcome in ('sold', 'partly_refunded', 'refunded', 'disputed', 'dispute_lost')),
  refunded_cents integer not null default 0 constraint told_sales_refunded_check check (refunded_cents >= 0)
);
comment on table private.told_sales is
  'outcome: what the artist of an order item or month of support was told last; no row: that it was sold. refunded_cents: how much the buyer of '
  'an order or month of support was told is given back, tax included.';

-- # Policies

alter table private.told_sales enable row level security;

-- # Functions

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

-- # Who may call

revoke execute on function private.outcome_of, private.news_of_outcome, private.asked_back_cents, private.tell_buyer,
  private.tell_artists, private.keep_outcomes, private.tell_order, private.tell_month from public;
