-- Lists read by the data API itself. Their keyset is `created_at=lte.T & or=(created_at.lt.T,id.lt.I)`: the first part is where the index
-- walk starts, the second skips the few rows of the very same moment.

-- Signed-in readers have more than one policy on albums, so that no partial index fits; these serve the same lists to everybody.
create index albums_created on public.albums (created_at desc, id desc);
create index albums_published on public.albums (published_at desc, id desc);
create index albums_released on public.albums (release_date desc, id desc);
create index albums_titled on public.albums (title, id);
drop index public.albums_newest_public;
drop index public.albums_created_public;
drop index public.albums_released_public;
drop index public.albums_titled_public;

drop index public.user_follows_followers;
create index user_follows_followers on public.user_follows (following_id, created_at desc, follower_id desc);
create index user_follows_following on public.user_follows (follower_id, created_at desc, following_id desc);

create index user_favorites_newest_tracks on public.user_favorites (user_id, created_at desc, id desc) where track_id is not null;
create index user_favorites_newest_albums on public.user_favorites (user_id, created_at desc, id desc) where album_id is not null;

-- Row by row through the key: offset 0 keeps the planner from reading every playlist of a diligent person into a hash.
alter policy "tracks of readable playlists" on public.playlist_tracks
  using (exists (select 1 from public.playlists where playlists.id = playlist_id offset 0));

-- A plan made for nobody in particular sorts the followers of a star. So every question of the data API is planned for itself, which
-- takes less than a millisecond.
do $$
begin
  alter role authenticator set plan_cache_mode = force_custom_plan;
exception when insufficient_privilege then
  raise notice 'Set plan_cache_mode = force_custom_plan for the role authenticator as its administrator.';
end $$;
