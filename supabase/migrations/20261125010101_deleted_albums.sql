-- Albums that nobody bought can be deleted. Their artist can take that back for seven days; then they are erased with their files.

-- "Deleted" is a state, as "hidden" is: whatever asks for public albums leaves it out, and all that points at the album waits.
alter table public.albums drop constraint albums_state_check;
-- contract: wider than before, and only functions write it, since 1.0
alter table public.albums add constraint albums_state_check check (state in ('draft', 'scheduled', 'public', 'withdrawn', 'hidden', 'deleted'));
comment on column public.albums.state is
  'draft, scheduled, public, withdrawn, hidden by moderators, or deleted by its artist and about to be erased. Written by functions only.';

create table private.deleted_albums (
  album_id uuid primary key references public.albums (id) on delete cascade,
  state_before text not null,
  deleted_at timestamptz not null default now()
);
comment on table private.deleted_albums is 'Albums that their artists deleted, until they are taken back or erased.';
create index deleted_albums_oldest on private.deleted_albums (deleted_at);
alter table private.deleted_albums enable row level security;

create function private.time_to_undo() returns interval
language sql immutable parallel safe set search_path = '' as $$ select interval '7 days' $$;

create function private.album_is_evidence(which uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  with subjects as (select 'album' as kind, which as id union all select 'track', tracks.id from public.tracks where album_id = which)
  select exists (select 1 from subjects join public.content_holds on subject_kind = kind and subject_id = subjects.id)
    or exists (select 1 from subjects join public.reports on subject_kind = kind and subject_id = subjects.id and reports.state = 'open')
$$;
comment on function private.album_is_evidence is 'Whether moderators still need the album or a track of it: it is hidden, or a report about it is open.';
create index reports_open_by_subject on public.reports (subject_id) where state = 'open';

alter policy "people read public albums and their own" on public.albums
  using (state = 'public' or (artist_id = (select auth.uid()) and state <> 'deleted'));
alter policy "artists edit their own albums" on public.albums using (artist_id = (select auth.uid()) and state <> 'deleted');
alter policy "artists delete their own albums" on public.albums
  using (artist_id = (select auth.uid()) and state <> 'deleted' and not private.album_is_evidence(id));
alter policy "artists delete tracks of their own albums" on public.tracks
  using (status <> 'hidden' and exists (select 1 from public.albums as album
    where album.id = album_id and album.artist_id = (select auth.uid()) and album.state <> 'hidden'));

create function private.guard_deleted() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.state in ('draft', 'scheduled', 'public') and exists (select 1 from private.deleted_albums where album_id = new.id) then
    perform private.refuse('album_not_found', new.id::text);
  end if;
  return new;
end $$;
comment on function private.guard_deleted is 'A deleted album comes back by restore_album alone: not by publishing it, and not by the clock.';
create trigger guard_deleted before update of state on public.albums for each row
  when (old.state in ('deleted', 'hidden') and new.state <> old.state) execute function private.guard_deleted();

-- Its streams went to the private bucket when it was deleted.
drop trigger note_shown_album on public.albums;
create trigger note_shown_album after update of state on public.albums for each row
  when (old.state in ('hidden', 'deleted') and new.state = 'public') execute function private.note_shown_album();

create function private.keep_bought_album() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.albums set state = 'withdrawn' where id = new.album_id and state = 'deleted';
  if found then delete from private.deleted_albums where album_id = new.album_id; end if;
  return null;
end $$;
comment on function private.keep_bought_album is
  'Money may come for an order that was given up. Then the album is its buyer''s: it is off sale, and not deleted.';
create trigger keep_bought_album after insert on public.purchases for each row execute function private.keep_bought_album();

create function public.delete_album(album_id uuid) returns timestamptz
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  album public.albums;
begin
  -- An order takes the same lock for share: either it finds the album deleted, or this finds it sold.
  select * into album from public.albums where albums.id = delete_album.album_id and artist_id = auth.uid() for update;
  if album.id is null then perform private.refuse('album_not_found', delete_album.album_id::text); end if;
  if album.state = 'hidden' then perform private.refuse('album_hidden', album.id::text); end if;
  if album.state <> 'deleted' then
    if private.album_is_sold(album.id) then perform private.refuse('sold_cannot_be_deleted', album.id::text); end if;
    insert into private.deleted_albums (album_id, state_before) values (album.id, album.state);
    update public.albums set state = 'deleted' where albums.id = album.id;
  end if;
  return (select deleted_at + private.time_to_undo() from private.deleted_albums where deleted_albums.album_id = album.id);
end $$;
comment on function public.delete_album is
  'Deletes the caller''s own album, in whatever state, unless somebody bought it, took it free or is paying. Answers until when restore_album '
  'brings it back, with all that points at it. Safe to repeat. Codes: album_not_found, album_hidden, sold_cannot_be_deleted.';

create function public.restore_album(album_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  album public.albums;
  before text;
begin
  select * into album from public.albums where albums.id = restore_album.album_id and artist_id = auth.uid() for update;
  if album.id is null then perform private.refuse('album_not_found', restore_album.album_id::text); end if;
  delete from private.deleted_albums where deleted_albums.album_id = album.id returning state_before into before;
  if before is null then return album.state; end if;
  if album.state = 'hidden' then
    -- Moderators were here meanwhile: it is shown again when they say so.
    update public.content_holds set state_before = before where subject_kind = 'album' and subject_id = album.id;
    return album.state;
  end if;
  -- The albums of a hidden artist are out of sight; this one was not there to be hidden.
  if before in ('public', 'scheduled') and exists (select 1 from public.profiles where profiles.id = album.artist_id and state = 'hidden') then
    before := 'withdrawn';
  end if;
  update public.albums set state = before where albums.id = album.id;
  return before;
end $$;
comment on function public.restore_album is
  'Takes back delete_album: the album is in the state that it had. Answers that state. Safe to repeat. Codes: album_not_found (also when it was erased).';

create function public.list_deleted_albums() returns table (id uuid, title text, erased_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select albums.id, albums.title, deleted_at + private.time_to_undo() from private.deleted_albums join public.albums on albums.id = album_id
  where artist_id = auth.uid() and state = 'deleted' order by deleted_at desc, albums.id
$$;
comment on function public.list_deleted_albums is 'Albums of the caller that restore_album brings back, the last one first. erased_at: until then at least.';

create function public.erase_deleted_albums(max_count integer default 50) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  album public.albums;
  erased integer := 0;
begin
  for album in
    select albums.* from private.deleted_albums join public.albums on albums.id = album_id
    where deleted_at < now() - private.time_to_undo() and state = 'deleted' and not private.album_is_evidence(albums.id)
      and not private.album_is_sold(albums.id)
    order by deleted_at limit max_count for update of albums skip locked
  loop
    -- News of it would lead nowhere.
    delete from public.notifications where private.person_in_news(payload) = album.artist_id::text
      and kind = 'new_release' and payload ->> 'album_id' = album.id::text;
    delete from public.albums where id = album.id;
    erased := erased + 1;
  end loop;
  return erased;
end $$;
comment on function public.erase_deleted_albums is
  'Erases albums that were deleted more than seven days ago. What moderators still look at waits. Their files go by the schedule tidy-files.';

revoke execute on function private.time_to_undo, private.album_is_evidence, private.guard_deleted, private.keep_bought_album from public;
grant execute on function private.album_is_evidence to authenticated, service_role;
revoke all on function public.delete_album, public.restore_album, public.list_deleted_albums, public.erase_deleted_albums
  from public, anon, authenticated;
grant execute on function public.delete_album, public.restore_album, public.list_deleted_albums to authenticated;
grant execute on function public.erase_deleted_albums to service_role;
