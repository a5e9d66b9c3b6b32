-- What others may see of a person, decided by the database.

create table public.privacy_settings (
  user_id uuid primary key default auth.uid() references public.profiles (id) on delete cascade,
  show_followers boolean not null default true,
  show_following boolean not null default true,
  show_recently_played boolean not null default false,
  show_playlists boolean not null default true,
  show_favorites boolean not null default false,
  allow_messages text not null default 'everyone'
    constraint privacy_settings_allow_messages_check check (allow_messages in ('everyone', 'followed', 'nobody')),
  updated_at timestamptz not null default now()
);
comment on table public.privacy_settings is 'No row: the defaults of the columns. A private list is seen by its owner alone.';
comment on column public.privacy_settings.allow_messages is 'followed: only people whom this person follows.';
create trigger touch before update on public.privacy_settings for each row execute function private.touch_updated_at();

alter table public.privacy_settings enable row level security;
create policy "people read their own privacy" on public.privacy_settings for select to authenticated using (user_id = (select auth.uid()));
create policy "people set their own privacy" on public.privacy_settings for insert to authenticated with check (user_id = (select auth.uid()));
create policy "people change their own privacy" on public.privacy_settings for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
revoke all on public.privacy_settings from anon, authenticated;
grant select, insert (user_id, show_followers, show_following, show_recently_played, show_playlists, show_favorites, allow_messages),
  update (user_id, show_followers, show_following, show_recently_played, show_playlists, show_favorites, allow_messages)
  on public.privacy_settings to authenticated;
grant all on public.privacy_settings to service_role;

create function private.privacy_of(person uuid) returns public.privacy_settings
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select kept from public.privacy_settings as kept where kept.user_id = person),
    row(person, true, true, false, true, false, 'everyone', now())::public.privacy_settings)
$$;

create function private.shows(person uuid, list text) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(person = auth.uid(), false) or case list
    when 'followers' then (private.privacy_of(person)).show_followers
    when 'following' then (private.privacy_of(person)).show_following
    when 'recently_played' then (private.privacy_of(person)).show_recently_played
    when 'playlists' then (private.privacy_of(person)).show_playlists
    when 'favorites' then (private.privacy_of(person)).show_favorites
    else false end
$$;
comment on function private.shows is
  'Whether the caller may see this list (followers, following, recently_played, playlists, favorites) of a person. One''s own always.';

-- A follow stands in two lists; who hides one of them hides the row. Kept on the row, so that lists of thousands cost no look-ups.
alter table public.user_follows add column is_public boolean not null default true;
comment on column public.user_follows.is_public is 'False while the follower hides whom they follow, or the followed hides their followers.';
comment on table public.user_follows is 'Seen by everyone while is_public, else by the two people alone.';

create function private.set_follow_visibility() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_people(new.follower_id, new.following_id, false);
  new.is_public = (private.privacy_of(new.follower_id)).show_following and (private.privacy_of(new.following_id)).show_followers;
  return new;
end $$;
create trigger set_visibility before insert on public.user_follows for each row execute function private.set_follow_visibility();

create function private.hide_follows() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_people(new.user_id, null, true);
  update public.user_follows as follow
  set is_public = new.show_following and (private.privacy_of(follow.following_id)).show_followers
  where follower_id = new.user_id and is_public <> (new.show_following and (private.privacy_of(follow.following_id)).show_followers);
  update public.user_follows as follow
  set is_public = new.show_followers and (private.privacy_of(follow.follower_id)).show_following
  where following_id = new.user_id and is_public <> (new.show_followers and (private.privacy_of(follow.follower_id)).show_following);
  return null;
end $$;
create trigger hide_follows after insert or update of show_followers, show_following on public.privacy_settings
  for each row execute function private.hide_follows();

drop policy "everyone reads follows" on public.user_follows;
create policy "guests read public follows" on public.user_follows for select to anon using (is_public);
create policy "people read public follows and their own" on public.user_follows for select to authenticated
  using (is_public or follower_id = (select auth.uid()) or following_id = (select auth.uid()));

-- Shared means: whoever has the link may open it. Listed means: also found on its owner's page.
alter table public.playlists add column is_listed boolean not null default false;
comment on column public.playlists.is_listed is 'is_shared, and the owner shows playlists. Follows both by trigger; others read listed rows only.';
update public.playlists set is_listed = is_shared;

create function private.set_playlist_listing() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_people(new.user_id, null, false);
  new.is_listed = new.is_shared and (private.privacy_of(new.user_id)).show_playlists;
  return new;
end $$;
create trigger set_listing before insert or update of is_shared on public.playlists
  for each row execute function private.set_playlist_listing();

create function private.list_playlists() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_people(new.user_id, null, true);
  update public.playlists set is_listed = is_shared and new.show_playlists
  where user_id = new.user_id and is_listed <> (is_shared and new.show_playlists);
  return null;
end $$;
create trigger list_playlists after insert or update of show_playlists on public.privacy_settings
  for each row execute function private.list_playlists();

-- The visibility of a row is no edit of it.
drop trigger touch on public.playlists;
create trigger touch before update of name, description, is_shared on public.playlists for each row execute function private.touch_updated_at();

drop policy "guests read shared playlists" on public.playlists;
create policy "guests read listed playlists" on public.playlists for select to anon using (is_listed);
drop policy "people read shared playlists and their own" on public.playlists;
create policy "people read listed playlists and their own" on public.playlists for select to authenticated
  using (is_listed or user_id = (select auth.uid()));

create function public.open_playlist(playlist_id uuid) returns setof public.playlists
language sql stable security definer rows 1 set search_path = '' as $$
  select * from public.playlists where id = open_playlist.playlist_id and (is_shared or user_id = auth.uid())
$$;
comment on function public.open_playlist is 'A shared playlist by its link, listed or not, or one''s own. Its tracks: open_playlist_tracks.';

create function public.open_playlist_tracks(playlist_id uuid) returns setof public.playlist_tracks
language sql stable security definer set search_path = '' as $$
  select entry.* from public.playlist_tracks as entry
  where entry.playlist_id = open_playlist_tracks.playlist_id and exists (select 1 from public.open_playlist(open_playlist_tracks.playlist_id))
  order by entry.position
$$;
comment on function public.open_playlist_tracks is
  'Entries of a playlist that open_playlist gives, in order. Embed tracks(*): each reader''s own policies decide which of them are there.';

create function public.favorites_of(person uuid, before_time timestamptz default null, before_id uuid default null, page_size integer default 20)
returns setof public.user_favorites
language sql stable security definer set search_path = '' as $$
  select * from public.user_favorites
  where user_id = person and (select private.shows(person, 'favorites'))
    and (created_at, id) < (coalesce(before_time, 'infinity'), coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
  order by created_at desc, id desc limit least(greatest(page_size, 1), 100)
$$;
comment on function public.favorites_of is 'What a person likes, newest first, where they show it; else nothing. Embed albums(*) and tracks(*).';

create function public.recently_played_of(person uuid) returns setof public.tracks
language sql stable security definer set search_path = '' as $$
  select track.* from private.last_plays as last
  join public.tracks as track on track.id = last.track_id and track.status = 'ready'
  join private.listings as listed on listed.id = track.album_id and listed.genre = ''
  where last.listener_id = person and (select private.shows(person, 'recently_played'))
  order by last.played_at desc, last.track_id limit 5
$$;
comment on function public.recently_played_of is 'The last five public tracks that a person heard, where they show it; else nothing. Says nothing of when.';

revoke execute on function private.privacy_of, private.shows, private.set_follow_visibility, private.hide_follows,
  private.set_playlist_listing, private.list_playlists from public;
revoke all on function public.open_playlist, public.open_playlist_tracks, public.favorites_of, public.recently_played_of
  from public, anon, authenticated;
grant execute on function public.open_playlist, public.open_playlist_tracks, public.favorites_of, public.recently_played_of
  to anon, authenticated;
