create table public.playlists (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  name text not null constraint playlists_name_check
    check (btrim(name) <> '' and char_length(name) <= 100 and private.is_plain_line(name)),
  description text constraint playlists_description_check check (char_length(description) <= 1000),
  is_shared boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.playlists is 'Private to their owner unless is_shared: then anyone with the link may open them.';
create index playlists_newest_by_user on public.playlists (user_id, created_at desc, id desc);
create trigger touch before update on public.playlists for each row execute function private.touch_updated_at();

create table public.playlist_tracks (
  playlist_id uuid not null references public.playlists (id) on delete cascade,
  track_id uuid not null references public.tracks (id) on delete cascade,
  position integer not null constraint playlist_tracks_position_check check (position between 0 and 100000),
  created_at timestamptz not null default now(),
  primary key (playlist_id, track_id),
  constraint playlist_tracks_position_key unique (playlist_id, position) deferrable initially deferred
);
comment on column public.playlist_tracks.position is 'From 0. Unique at commit, so that a reorder may pass through clashes.';
create index playlist_tracks_by_track on public.playlist_tracks (track_id);

alter table public.playlists enable row level security;
create policy "guests read shared playlists" on public.playlists for select to anon using (is_shared);
create policy "people read shared playlists and their own" on public.playlists for select to authenticated
  using (is_shared or user_id = (select auth.uid()));
create policy "people create their own playlists" on public.playlists for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "people edit their own playlists" on public.playlists for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "people delete their own playlists" on public.playlists for delete to authenticated
  using (user_id = (select auth.uid()));

alter table public.playlist_tracks enable row level security;
create policy "tracks of readable playlists" on public.playlist_tracks for select to anon, authenticated
  using (exists (select 1 from public.playlists where playlists.id = playlist_id));
create policy "people fill their own playlists with what they can see" on public.playlist_tracks for insert to authenticated
  with check (exists (select 1 from public.playlists where playlists.id = playlist_id and playlists.user_id = (select auth.uid()))
    and exists (select 1 from public.tracks where tracks.id = track_id));
create policy "people reorder their own playlists" on public.playlist_tracks for update to authenticated
  using (exists (select 1 from public.playlists where playlists.id = playlist_id and playlists.user_id = (select auth.uid())));
create policy "people remove from their own playlists" on public.playlist_tracks for delete to authenticated
  using (exists (select 1 from public.playlists where playlists.id = playlist_id and playlists.user_id = (select auth.uid())));

revoke all on public.playlists, public.playlist_tracks from anon, authenticated;
grant select on public.playlists, public.playlist_tracks to anon, authenticated;
grant insert (id, user_id, name, description, is_shared), update (name, description, is_shared), delete on public.playlists to authenticated;
grant insert (playlist_id, track_id, position), update (position), delete on public.playlist_tracks to authenticated;
grant all on public.playlists, public.playlist_tracks to service_role;
