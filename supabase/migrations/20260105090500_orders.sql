-- What somebody means to pay (orders), and what the payment provider told us (payment_events). Written by functions only.

create table public.orders (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete set null,
  state text not null default 'pending' constraint orders_state_check
    check (state in ('pending', 'paid', 'failed', 'cancelled', 'refunded')),
  total_cents integer not null constraint orders_total_check check (total_cents between 0 and 50000000),
  email text constraint orders_email_check check (char_length(email) <= 320 and email ~ '^[^@\s]+@[^@\s]+$'),
  provider_session_id text unique,
  url text constraint orders_url_check check (private.is_web_url(url)),
  created_at timestamptz not null default now(),
  paid_at timestamptz,
  constraint orders_paid_is_dated_check check (state <> 'paid' or paid_at is not null)
);
comment on table public.orders is 'One payment. user_id becomes null when the account is deleted; the sale stays for the books.';
create index orders_by_user on public.orders (user_id, created_at desc, id desc);
create index orders_waiting on public.orders (created_at) where state = 'pending';

create table public.order_items (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id) on delete restrict,
  album_id uuid references public.albums (id) on delete set null,
  artist_id uuid references public.profiles (id) on delete set null,
  album_title text not null,
  artist_name text not null,
  amount_cents integer not null constraint order_items_amount_check check (amount_cents = 0 or amount_cents between 50 and 1000000),
  pricing text not null constraint order_items_pricing_check check (pricing in ('free', 'fixed', 'name_your_price')),
  unique (order_id, album_id)
);
comment on table public.order_items is 'What an order was for, with title and name as they were when it was made.';
create index order_items_by_album on public.order_items (album_id);
create index order_items_by_artist on public.order_items (artist_id);

create table public.payment_events (
  id text primary key constraint payment_events_id_check check (char_length(id) between 1 and 255),
  type text not null,
  payload jsonb not null default '{}',
  processed_at timestamptz not null default now()
);
comment on table public.payment_events is 'Provider events already acted upon: the primary key makes a repeated event have no effect.';

create function private.order_settled(which uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.orders where id = which and paid_at is not null)
$$;
revoke execute on function private.order_settled from public;
grant execute on function private.order_settled to authenticated, service_role;

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
