-- Why an artist owes: the refunds and disputes of sales whose share was paid out before.

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
revoke all on function public.artist_debts from public, anon, authenticated;
grant execute on function public.artist_debts to authenticated;
