-- Which pages of guests have changed, so that the edges purge them from the cache in front. Only changes of rows that guests read are noted.

-- # Tables

create table private.page_changes (
  seq bigint generated always as identity primary key,
  tag text not null,
  -- Transactions end in another order than they began: a reader asks by this, and not by seq, to miss none.
  transaction_id xid8 not null default pg_current_xact_id(),
  changed_at timestamptz not null default now()
);
comment on table private.page_changes is 'Tags of changed pages of the last hour: id-<first eight digits of a row''s id>, or lists.';
create index page_changes_by_transaction on private.page_changes (transaction_id);
create index page_changes_by_time on private.page_changes (changed_at);

-- # Policies

alter table private.page_changes enable row level security;

-- # Functions

create function private.page_tag(id uuid) returns text
language sql immutable set search_path = '' as $$
  select 'id-' || left(id::text, 8)
$$;
comment on function private.page_tag is 'The tag of pages that contain an id: tagOfId of the edge.';

create function private.note_page_changes(variadic tags text[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.page_changes (tag) select distinct unnest(tags);
  delete from private.page_changes where seq in (
    -- By the index of the time: in the order of seq, each change would read all changes of the last hour.
    select seq from private.page_changes where changed_at < now() - interval '1 hour' order by changed_at limit 20
    -- Another transaction that deletes the same rows must not be waited for.
    for update skip locked);
end $$;

create function private.note_album_page() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  album public.albums := coalesce(new, old);
begin
  perform private.note_page_changes('lists', private.page_tag(album.id), private.page_tag(album.artist_id));
  return null;
end $$;
create trigger note_new_page after insert on public.albums for each row
  when (new.state = 'public') execute function private.note_album_page();
create trigger note_changed_page after update on public.albums for each row
  when ((old.state = 'public' or new.state = 'public') and old.* is distinct from new.*) execute function private.note_album_page();
create trigger note_removed_page after delete on public.albums for each row
  when (old.state = 'public') execute function private.note_album_page();

create function private.note_track_page() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  track public.tracks := coalesce(new, old);
begin
  if exists (select 1 from public.albums where id = track.album_id and state = 'public') then
    perform private.note_page_changes(private.page_tag(track.album_id));
  end if;
  return null;
end $$;
create trigger note_new_page after insert or delete on public.tracks for each row execute function private.note_track_page();
create trigger note_changed_page after update on public.tracks for each row
  when (old.* is distinct from new.*) execute function private.note_track_page();

create function private.note_profile_page() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.note_page_changes(private.page_tag(old.id));
  if 'artist' in (old.role, new.role) then perform private.note_page_changes('lists'); end if;
  return null;
end $$;
create trigger note_changed_page after update on public.profiles for each row
  when (old.* is distinct from new.*) execute function private.note_profile_page();
create trigger note_removed_page after delete on public.profiles for each row execute function private.note_profile_page();

create function private.note_artist_page() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.note_page_changes(private.page_tag(coalesce(new.artist_id, old.artist_id)));
  return null;
end $$;
create trigger note_changed_page after insert or update or delete on public.artist_pages
  for each row execute function private.note_artist_page();

-- What a listener shows of themselves to guests. Without a row the defaults of the columns apply. Guests do not see who may write to them.
create function private.lists_shown(privacy public.privacy_settings) returns boolean[]
language sql immutable set search_path = '' as $$
  select array[coalesce(privacy.show_followers, true), coalesce(privacy.show_following, true),
    coalesce(privacy.show_recently_played, false), coalesce(privacy.show_playlists, true), coalesce(privacy.show_favorites, false)]
$$;

create function private.note_privacy_page() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.lists_shown(old) <> private.lists_shown(new) then
    perform private.note_page_changes(private.page_tag(coalesce(new.user_id, old.user_id)));
  end if;
  return null;
end $$;
create trigger note_changed_page after insert or update or delete on public.privacy_settings
  for each row execute function private.note_privacy_page();

create function private.note_playlist_page() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  playlist public.playlists := coalesce(new, old);
begin
  perform private.note_page_changes(private.page_tag(playlist.id), private.page_tag(playlist.user_id));
  return null;
end $$;
create trigger note_new_page after insert on public.playlists for each row
  when (new.is_shared) execute function private.note_playlist_page();
create trigger note_changed_page after update on public.playlists for each row
  when ((old.is_shared or new.is_shared) and old.* is distinct from new.*) execute function private.note_playlist_page();
create trigger note_removed_page after delete on public.playlists for each row
  when (old.is_shared) execute function private.note_playlist_page();

-- By statement: a new order changes each row of a playlist.
create function private.note_playlist_tracks() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  tags text[] := array(select distinct private.page_tag(changed.playlist_id)
    from changed join public.playlists on playlists.id = changed.playlist_id where playlists.is_shared);
begin
  if cardinality(tags) > 0 then perform private.note_page_changes(variadic tags); end if;
  return null;
end $$;
create trigger note_added_tracks after insert on public.playlist_tracks referencing new table as changed
  for each statement execute function private.note_playlist_tracks();
create trigger note_moved_tracks after update on public.playlist_tracks referencing new table as changed
  for each statement execute function private.note_playlist_tracks();
create trigger note_removed_tracks after delete on public.playlist_tracks referencing old table as changed
  for each statement execute function private.note_playlist_tracks();

create function public.page_changes(after text default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  with changed as (
    select seq, tag from private.page_changes where transaction_id >= page_changes.after::xid8 order by seq limit 5001
  )
  select jsonb_build_object(
    'next', pg_snapshot_xmin(pg_current_snapshot())::text,
    'changes', case when count(*) <= 5000 then coalesce(jsonb_agg(jsonb_build_array(seq, tag)), '[]') end)
  from changed
$$;
comment on function public.page_changes is
  'Changes since an earlier answer''s `next`, as [number, tag], and `next` for the following call; `changes` is null when there are too many. A '
  'change may be answered several times, always with its number: until the transactions of its time have ended. Without `after`: `next` alone. '
  'Everybody may call it: it contains what guests find out by looking at pages.';

-- # Who may call

revoke execute on function private.page_tag, private.note_page_changes, private.lists_shown, private.note_album_page, private.note_track_page,
  private.note_profile_page, private.note_artist_page, private.note_privacy_page, private.note_playlist_page, private.note_playlist_tracks
  from public;
revoke execute on function public.page_changes from public, anon, authenticated;
grant execute on function public.page_changes to anon, authenticated, service_role;
