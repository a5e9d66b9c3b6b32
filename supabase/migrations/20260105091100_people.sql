-- Who follows whom, and what people like.

create table public.user_follows (
  follower_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  following_id uuid not null references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (follower_id, following_id),
  constraint user_follows_not_oneself_check check (follower_id <> following_id)
);
comment on table public.user_follows is 'Public: followers and following are counts and lists anyone may see.';
create index user_follows_followers on public.user_follows (following_id, created_at desc);

create table public.user_favorites (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  track_id uuid references public.tracks (id) on delete cascade,
  album_id uuid references public.albums (id) on delete cascade,
  created_at timestamptz not null default now(),
  constraint user_favorites_one_thing_check check (num_nonnulls(track_id, album_id) = 1),
  unique (user_id, track_id),
  unique (user_id, album_id)
);
comment on table public.user_favorites is 'Liked tracks and albums; private to their owner.';
create index user_favorites_newest on public.user_favorites (user_id, created_at desc, id desc);
create index user_favorites_by_track on public.user_favorites (track_id) where track_id is not null;
create index user_favorites_by_album on public.user_favorites (album_id) where album_id is not null;

alter table public.user_follows enable row level security;
create policy "everyone reads follows" on public.user_follows for select to anon, authenticated using (true);
create policy "people follow as themselves" on public.user_follows for insert to authenticated
  with check (follower_id = (select auth.uid()));
create policy "people unfollow as themselves" on public.user_follows for delete to authenticated
  using (follower_id = (select auth.uid()));

alter table public.user_favorites enable row level security;
create policy "people read their own favourites" on public.user_favorites for select to authenticated
  using (user_id = (select auth.uid()));
-- The inner selects run under the reader's own policies: nobody can like, and so probe, what they cannot see.
create policy "people like what they can see" on public.user_favorites for insert to authenticated
  with check (user_id = (select auth.uid())
    and (track_id is null or exists (select 1 from public.tracks where tracks.id = track_id))
    and (album_id is null or exists (select 1 from public.albums where albums.id = album_id)));
create policy "people unlike their own" on public.user_favorites for delete to authenticated
  using (user_id = (select auth.uid()));

revoke all on public.user_follows, public.user_favorites from anon, authenticated;
grant select on public.user_follows to anon, authenticated;
grant insert (follower_id, following_id), delete on public.user_follows to authenticated;
grant select, insert (id, user_id, track_id, album_id), delete on public.user_favorites to authenticated;
grant all on public.user_follows, public.user_favorites to service_role;
