-- Books what was sold, to its goal: sold, refunded or disputed. Only the difference to what is booked already.

create function private.line_entries(line uuid) returns setof public.ledger_entries
language sql stable security definer set search_path = '' as $$
  select * from public.ledger_entries where (order_item_id = line or donation_payment_id = line) and kind <> 'partial_refund'
$$;
comment on function private.line_entries is 'All that was booked for one thing sold, but for goodwill.';

-- Whoever books, by whatever function: nothing is paid back that was not paid, and nothing is paid twice.
create function private.refuse_double_booking() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  paid bigint;
  most bigint;
begin
  select sum(amount_cents), min(amount_cents) into paid, most
    from private.line_entries(coalesce(new.order_item_id, new.donation_payment_id)) where account = 'customer';
  if paid > 0 or paid < most then perform private.refuse('ledger_double_booking', new.movement_id::text); end if;
  return null;
end $$;
create constraint trigger booked_once after insert on public.ledger_entries deferrable initially deferred
  for each row when (num_nonnulls(new.order_item_id, new.donation_payment_id) = 1 and new.account = 'customer') execute function private.refuse_double_booking();

create function private.book_line(item uuid, donation_payment uuid, seller uuid, amount_cents integer) returns void
language sql security definer set search_path = '' as $$
  insert into public.ledger_entries (movement_id, order_item_id, donation_payment_id, account, artist_id, kind, amount_cents, payable_at)
  select private.movement_id('sale:' || coalesce(item, donation_payment)), item, donation_payment, part.account, seller,
    case when item is null then 'donation' else part.kind end, part.amount, now() + interval '7 days'
  from (select case when seller is null then 0 else public.artist_share_cents(amount_cents) end as cents) as share
  cross join lateral (values
    (1, 'customer', 'sale', -amount_cents),
    (2, 'artist', 'artist_share', share.cents),
    (3, 'platform', 'platform_share', amount_cents - share.cents)
  ) as part(place, account, kind, amount)
  where part.amount <> 0
  order by part.place
$$;
comment on function private.book_line is 'Splits a sale: floor(85 %) to the artist, the rest to the platform; all of it when the artist''s account is gone.';

create function private.reverse_line(line uuid, as_kind text) returns void
language sql security definer set search_path = '' as $$
  with booked as materialized (select * from private.line_entries(line))
  insert into public.ledger_entries (movement_id, order_item_id, donation_payment_id, account, artist_id, kind, amount_cents, payable_at)
  select private.movement_id(as_kind || ':' || line || ':' || (select count(*) from booked)),
    order_item_id, donation_payment_id, account, artist_id, as_kind, -sum(amount_cents), min(payable_at)
  from booked group by order_item_id, donation_payment_id, account, artist_id having sum(amount_cents) <> 0
  order by min(id)
$$;

create function private.restore_line(line uuid, as_kind text) returns void
language sql security definer set search_path = '' as $$
  with booked as materialized (select * from private.line_entries(line))
  insert into public.ledger_entries (movement_id, order_item_id, donation_payment_id, account, artist_id, kind, amount_cents, payable_at)
  select private.movement_id(as_kind || ':' || line || ':' || (select count(*) from booked)),
    order_item_id, donation_payment_id, account, artist_id, as_kind, amount_cents, payable_at
  from booked where movement_id = (select movement_id from booked order by id limit 1)
  order by id
$$;

create function private.settle_line(item uuid, donation_payment uuid, goal text, seller uuid, amount_cents integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  line uuid := coalesce(item, donation_payment);
  booked integer;
  last_kind text;
begin
  select sum(entry.amount_cents) filter (where entry.account = 'customer'), (array_agg(entry.kind order by entry.id desc))[1]
    into booked, last_kind from private.line_entries(line) as entry;
  if booked is null then
    if goal = 'sold' then perform private.book_line(item, donation_payment, seller, amount_cents); end if;
  elsif booked <> 0 and goal <> 'sold' then
    perform private.reverse_line(line, case when goal = 'disputed' then 'dispute' when item is null then 'donation_refund' else 'refund' end);
  elsif booked = 0 and goal = 'sold' then
    perform private.restore_line(line, case last_kind when 'dispute' then 'dispute_won' else 'refund_failed' end);
  end if;
end $$;
comment on function private.settle_line is 'Brings the books of one thing sold to its goal. Does nothing when they are there.';

create function private.settle_goodwill(which_order uuid, donation_payment uuid, goal_cents integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  booked integer;
  movements integer;
begin
  select coalesce(sum(amount_cents), 0), count(*) into booked, movements from public.ledger_entries
    where (order_id = which_order or (donation_payment_id = donation_payment and kind = 'partial_refund')) and account = 'customer';
  if goal_cents = booked then return; end if;
  insert into public.ledger_entries (movement_id, order_id, donation_payment_id, account, kind, amount_cents)
  select private.movement_id('partial_refund:' || coalesce(which_order, donation_payment) || ':' || movements), which_order, donation_payment,
    part.account, 'partial_refund', part.amount
  from (values ('customer', goal_cents - booked), ('platform', booked - goal_cents)) as part(account, amount);
end $$;
comment on function private.settle_goodwill is
  'Part of a payment given back at the provider, without naming what was sold, is goodwill: the platform bears it, and downloads stay.';

revoke execute on function private.line_entries, private.refuse_double_booking, private.book_line, private.reverse_line, private.restore_line,
  private.settle_line, private.settle_goodwill from public;
