-- Playlists: rights of their owner and of other readers.

-- # Tables

create table public.playlists (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  name text not null constraint playlists_name_check
    check (btrim(name) <> '' and char_length(name) <= 100 and private.is_plain_line(name)),
  description text constraint playlists_description_check check (char_length(description) <= 1000),
  is_shared boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Shared: everyone with the link may open it. Listed: it is also shown on its owner's page.
  is_listed boolean not null default false
);
comment on table public.playlists is 'Private to their owner unless is_shared: then anyone with the link may open them.';
comment on column public.playlists.is_listed is 'is_shared, and the owner shows playlists. Follows both by trigger; others read listed rows only.';
create index playlists_newest_by_user on public.playlists (user_id, created_at desc, id desc);
-- A change of is_listed does not count as an edit.
create trigger touch before update of name, description, is_shared on public.playlists for each row execute function private.touch_updated_at();
create trigger guard_hidden before insert or update of is_shared on public.playlists for each row execute function private.guard_hidden();
create trigger forget_hold after delete on public.playlists for each row execute function private.forget_hold();

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

-- # Policies

alter table public.playlists enable row level security;
create policy "people create their own playlists" on public.playlists for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "people edit their own playlists" on public.playlists for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "people delete their own playlists" on public.playlists for delete to authenticated
  using (user_id = (select auth.uid()));
create policy "guests read listed playlists" on public.playlists for select to anon using (is_listed);
create policy "people read listed playlists and their own" on public.playlists for select to authenticated
  using (is_listed or user_id = (select auth.uid()));
revoke all on public.playlists from anon, authenticated;
grant select on public.playlists to anon, authenticated;
grant insert (id, user_id, name, description, is_shared), update (name, description, is_shared), delete
  on public.playlists to authenticated;
grant all on public.playlists to service_role;

alter table public.playlist_tracks enable row level security;
-- Checked per row through the key: offset 0 keeps the planner from hashing all playlists of a person with many.
create policy "tracks of readable playlists" on public.playlist_tracks for select to anon, authenticated
  using (exists (select 1 from public.playlists where playlists.id = playlist_id offset 0));
create policy "people fill their own playlists with what they can see" on public.playlist_tracks for insert to authenticated
  with check (exists (select 1 from public.playlists where playlists.id = playlist_id and playlists.user_id = (select auth.uid()))
    and exists (select 1 from public.tracks where tracks.id = track_id));
create policy "people reorder their own playlists" on public.playlist_tracks for update to authenticated
  using (exists (select 1 from public.playlists where playlists.id = playlist_id and playlists.user_id = (select auth.uid())));
create policy "people remove from their own playlists" on public.playlist_tracks for delete to authenticated
  using (exists (select 1 from public.playlists where playlists.id = playlist_id and playlists.user_id = (select auth.uid())));
revoke all on public.playlist_tracks from anon, authenticated;
grant select on public.playlist_tracks to anon, authenticated;
grant insert (playlist_id, track_id, position), update (position), delete on public.playlist_tracks to authenticated;
grant all on public.playlist_tracks to service_role;

-- # Functions

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

create function public.playlists_of(person uuid default null, before_time timestamptz default null, before_id uuid default null,
  page_size integer default 20) returns setof public.playlists
language plpgsql stable security definer rows 20 set search_path = '' as $$
declare
  whose uuid := coalesce(person, auth.uid());
  after_time timestamptz := coalesce(before_time, 'infinity');
  after_id uuid := coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
begin
  -- Two queries: the planner underestimates the rows of one with `or`, and then sorts.
  if whose = auth.uid() then
    return query select * from public.playlists where user_id = whose and (created_at, id) < (after_time, after_id)
      order by created_at desc, id desc limit least(greatest(page_size, 1), 100);
  else
    return query select * from public.playlists where user_id = whose and is_listed and (created_at, id) < (after_time, after_id)
      order by created_at desc, id desc limit least(greatest(page_size, 1), 100);
  end if;
end $$;
comment on function public.playlists_of is
  'The caller''s playlists, or those that another person shows; newest first. The next page: created_at and id of the last row.';

create function public.playlist_cards(person uuid default null, before_time timestamptz default null, before_id uuid default null,
  page_size integer default 20)
returns table (id uuid, user_id uuid, name text, description text, is_shared boolean, created_at timestamptz, track_count integer, covers text[])
language sql stable rows 20 set search_path = '' as $$
  select list.id, list.user_id, list.name, list.description, list.is_shared, list.created_at,
    (select count(*)::integer from public.playlist_tracks as entry where entry.playlist_id = list.id),
    -- Runs with the caller's rights: covers of albums that the caller may not see are left out.
    array(select one.cover_image from (
      select album.cover_image, min(entry.position) as place from public.playlist_tracks as entry
      join public.tracks as track on track.id = entry.track_id join public.albums as album on album.id = track.album_id
      where entry.playlist_id = list.id and entry.position < 40 and album.cover_image is not null
      group by album.id, album.cover_image order by place limit 4) as one order by one.place)
  from public.playlists_of(person, before_time, before_id, page_size) as list
$$;
comment on function public.playlist_cards is
  'As playlists_of, with the number of tracks and up to four covers of the first albums in it.';

create function public.add_to_playlist(playlist uuid, tracks uuid[]) returns integer
language plpgsql set search_path = '' as $$
declare
  added integer;
begin
  if cardinality(tracks) > 500 then perform private.refuse('too_many_tracks'); end if;
  -- Runs with the caller's rights, and only an own playlist can be locked. A concurrent addition waits here and continues after these
  -- positions.
  perform from public.playlists where id = playlist for update;
  if not found then perform private.refuse('playlist_not_found'); end if;
  insert into public.playlist_tracks (playlist_id, track_id, position)
  select playlist, one.id, coalesce((select max(position) + 1 from public.playlist_tracks where playlist_id = playlist), 0)
    + (row_number() over (order by one.place))::integer - 1
  from (select id, min(place) as place from unnest(tracks) with ordinality as wanted(id, place) group by id) as one
  where not exists (select 1 from public.playlist_tracks where playlist_id = playlist and track_id = one.id);
  get diagnostics added = row_count;
  return added;
end $$;
comment on function public.add_to_playlist is
  'Puts tracks at the end of an own playlist, in the order given; those that are in it stay where they are. Answers how many were '
  'added. Codes: playlist_not_found, too_many_tracks.';

create function public.move_in_playlist(playlist uuid, track uuid, place integer) returns integer
language plpgsql set search_path = '' as $$
declare
  landed integer;
begin
  -- Runs with the caller's rights, and only an own playlist can be locked. Concurrent moves in two tabs are serialised.
  perform from public.playlists where id = playlist for update;
  if not found then perform private.refuse('playlist_not_found'); end if;
  if not exists (select 1 from public.playlist_tracks where playlist_id = playlist and track_id = track) then
    perform private.refuse('track_not_in_playlist');
  end if;
  with others as (
    select track_id, row_number() over (order by position) - 1 as spot from public.playlist_tracks
    where playlist_id = playlist and track_id <> track
  ), wanted as (
    select least(greatest(move_in_playlist.place, 0), (select count(*) from others))::integer as spot
  ), ordered as (
    select track_id, (others.spot + case when others.spot >= (select wanted.spot from wanted) then 1 else 0 end)::integer as spot from others
    union all select track, wanted.spot from wanted
  )
  update public.playlist_tracks as entry set position = ordered.spot
  from ordered where entry.playlist_id = playlist and entry.track_id = ordered.track_id and entry.position <> ordered.spot;
  select position into landed from public.playlist_tracks where playlist_id = playlist and track_id = track;
  return landed;
end $$;
comment on function public.move_in_playlist is
  'Puts a track of an own playlist at a place, counted from 0 without it, and numbers the others anew. Answers where it landed. Codes: '
  'playlist_not_found, track_not_in_playlist.';

-- # Who may call

revoke execute on function private.set_playlist_listing, private.list_playlists from public;
revoke all on function public.open_playlist, public.open_playlist_tracks, public.playlists_of, public.playlist_cards,
  public.add_to_playlist, public.move_in_playlist from public, anon, authenticated;
grant execute on function public.playlists_of to anon, authenticated, service_role;
grant execute on function public.open_playlist, public.open_playlist_tracks, public.playlist_cards to anon, authenticated;
grant execute on function public.add_to_playlist, public.move_in_playlist to authenticated;
