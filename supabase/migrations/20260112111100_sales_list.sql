-- What an artist sold: albums and months of support, newest first, each with its share and whether it can still be given back.

create function public.artist_sales(before_time timestamptz default null, before_id uuid default null, page_size integer default 20)
returns table (id uuid, kind text, title text, album_id uuid, amount_cents integer, share_cents integer, state text, sold_at timestamptz,
  refundable_until timestamptz)
language sql stable security definer set search_path = '' as $$
  with page as (
    (select item.id, 'sale' as kind, item.album_title as title, item.album_id, item.amount_cents, item.state, item.sold_at
    from public.order_items as item
    where item.artist_id = auth.uid() and item.sold_at is not null
      and (item.sold_at, item.id) < (coalesce(before_time, 'infinity'), coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
    order by item.sold_at desc, item.id desc limit least(greatest(page_size, 1), 100))
    union all
    (select paid.id, 'donation', (select giver_name from public.donations where donations.id = paid.donation_id), null, paid.amount_cents, paid.state,
      paid.paid_at
    from public.donation_payments as paid
    where paid.artist_id = auth.uid() and paid.paid_at is not null
      and (paid.paid_at, paid.id) < (coalesce(before_time, 'infinity'), coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
    order by paid.paid_at desc, paid.id desc limit least(greatest(page_size, 1), 100))
  )
  select page.id, page.kind, page.title, page.album_id, page.amount_cents, public.artist_share_cents(page.amount_cents), page.state, page.sold_at,
    case when page.state = 'sold' and page.amount_cents > 0 then page.sold_at + interval '30 days' end
  from page order by page.sold_at desc, page.id desc limit least(greatest(page_size, 1), 100)
$$;
comment on function public.artist_sales is
  'The caller''s sales and donations, newest first. title: the album, or the giver. The next page: sold_at and id of the last row. '
  'refundable_until: until then refund-sale gives it back (orderItemId for a sale, donationPaymentId for a donation).';

revoke all on function public.artist_sales from public, anon, authenticated;
grant execute on function public.artist_sales to authenticated;
