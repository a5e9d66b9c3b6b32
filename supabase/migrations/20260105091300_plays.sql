create table public.plays (
  id uuid primary key default gen_random_uuid(),
  track_id uuid not null references public.tracks (id) on delete cascade,
  album_id uuid not null references public.albums (id) on delete cascade,
  artist_id uuid not null references public.profiles (id) on delete cascade,
  listener_id uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now()
);
comment on table public.plays is 'One row a counted play (30 seconds heard, or half of a shorter track). No country, no address, no device.';
create index plays_by_listener on public.plays (listener_id, created_at desc, id desc);
create index plays_by_track on public.plays (track_id, created_at desc);
create index plays_by_album on public.plays (album_id, created_at desc);
create index plays_by_artist on public.plays (artist_id, created_at desc);
-- One play per listener, track and half hour, whatever is sent in parallel.
create unique index plays_once_a_half_hour on public.plays (listener_id, track_id, date_bin('30 minutes', created_at at time zone 'UTC', timestamp '2000-01-01'))
  where listener_id is not null;

alter table public.plays enable row level security;
create policy "people read their own plays" on public.plays for select to authenticated using (listener_id = (select auth.uid()));
revoke all on public.plays from anon, authenticated;
grant select on public.plays to authenticated;
grant all on public.plays to service_role;
