-- Statement by statement, so that a thousand rows at once cost one pass.

create function private.list_new_albums() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.relist_albums(array_agg(id)), private.date_artists(array_agg(distinct artist_id))
  from changed where state = 'public' having count(*) > 0;
  return null;
end $$;
create trigger list_new after insert on public.albums referencing new table as changed
  for each statement execute function private.list_new_albums();

create function private.list_changed_albums() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.relist_albums(array_agg(new_row.id)),
    private.date_artists(array_agg(distinct new_row.artist_id) || array_agg(distinct old_row.artist_id))
  from new_rows as new_row join old_rows as old_row using (id)
  where (new_row.title, new_row.state, new_row.genre, new_row.release_date, new_row.artist_id, new_row.published_at)
    is distinct from (old_row.title, old_row.state, old_row.genre, old_row.release_date, old_row.artist_id, old_row.published_at)
  having count(*) > 0;
  return null;
end $$;
create trigger list_changed after update on public.albums referencing old table as old_rows new table as new_rows
  for each statement execute function private.list_changed_albums();

create function private.list_new_artists() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.relist_artists(array_agg(id)) from changed where role = 'artist' having count(*) > 0;
  return null;
end $$;
create trigger list_new after insert on public.profiles referencing new table as changed
  for each statement execute function private.list_new_artists();

create function private.list_changed_artists() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.relist_artists(array_agg(new_row.id)) from new_rows as new_row join old_rows as old_row using (id)
  where (new_row.name, new_row.role, new_row.genres, new_row.created_at)
    is distinct from (old_row.name, old_row.role, old_row.genres, old_row.created_at)
  having count(*) > 0;
  perform private.relist_albums(array_agg(album.id)) from public.albums as album
  join new_rows as new_row on new_row.id = album.artist_id join old_rows as old_row on old_row.id = new_row.id
  where new_row.name <> old_row.name or private.artist_is_shown(new_row::public.profiles) <> private.artist_is_shown(old_row::public.profiles)
  having count(*) > 0;
  return null;
end $$;
create trigger list_changed after update on public.profiles referencing old table as old_rows new table as new_rows
  for each statement execute function private.list_changed_artists();

create function private.list_new_tracks() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.relist_tracks(array_agg(id)) from changed where status = 'ready' having count(*) > 0;
  return null;
end $$;
create trigger list_new after insert on public.tracks referencing new table as changed
  for each statement execute function private.list_new_tracks();

create function private.list_changed_tracks() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.relist_tracks(array_agg(new_row.id)) from new_rows as new_row join old_rows as old_row using (id)
  where (new_row.title, new_row.status, new_row.album_id) is distinct from (old_row.title, old_row.status, old_row.album_id)
  having count(*) > 0;
  return null;
end $$;
create trigger list_changed after update on public.tracks referencing old table as old_rows new table as new_rows
  for each statement execute function private.list_changed_tracks();

create function private.unlist_deleted() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.search_entries where id in (select id from gone);
  if tg_table_name <> 'tracks' then delete from private.listings where id in (select id from gone); end if;
  if tg_table_name = 'albums' then
    perform private.date_artists(array_agg(distinct (to_jsonb(gone) ->> 'artist_id')::uuid)) from gone having count(*) > 0;
  end if;
  return null;
end $$;
create trigger unlist after delete on public.profiles referencing old table as gone for each statement execute function private.unlist_deleted();
create trigger unlist after delete on public.albums referencing old table as gone for each statement execute function private.unlist_deleted();
create trigger unlist after delete on public.tracks referencing old table as gone for each statement execute function private.unlist_deleted();

revoke execute on function private.list_new_albums, private.list_changed_albums, private.list_new_artists, private.list_changed_artists,
  private.list_new_tracks, private.list_changed_tracks, private.unlist_deleted from public;

create function private.relist_everything() returns void
language plpgsql security definer set search_path = '' as $$
declare
  part uuid[];
begin
  perform private.relist_artists(array(select id from public.profiles where role = 'artist'));
  -- In parts: a million tracks at once would be one array of them all.
  for part in select array_agg(id) from (select id, ntile(1 + (select count(*) from public.albums)::integer / 2000) over (order by id) as tile
    from public.albums) as album group by tile
  loop
    perform private.relist_albums(part);
  end loop;
  perform private.date_artists(array(select id from private.listings where kind = 'artist' and genre = ''));
end $$;
comment on function private.relist_everything is 'For rows that came in past the triggers: a restore, a bulk load.';
revoke execute on function private.relist_everything from public;
select private.relist_everything();
