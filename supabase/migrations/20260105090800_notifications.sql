create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null constraint notifications_kind_check check (kind in ('sale', 'follower', 'new_release', 'payout', 'message')),
  payload jsonb not null default '{}' constraint notifications_payload_check check (pg_column_size(payload) <= 8192),
  read_at timestamptz,
  created_at timestamptz not null default now()
);
comment on table public.notifications is 'The bell. Facts in payload; the client words them in the reader''s language.';
create index notifications_newest on public.notifications (user_id, created_at desc, id desc);
create index notifications_unread on public.notifications (user_id) where read_at is null;

alter table public.notifications enable row level security;
create policy "people read their own notifications" on public.notifications for select to authenticated
  using (user_id = (select auth.uid()));
create policy "people mark their own notifications read" on public.notifications for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

revoke all on public.notifications from anon, authenticated;
grant select, update (read_at) on public.notifications to authenticated;
grant all on public.notifications to service_role;
