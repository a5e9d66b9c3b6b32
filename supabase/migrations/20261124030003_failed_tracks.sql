-- Files that failed stay on their album as rows, for their artist alone. On a sold album such a row can be deleted again.

create or replace function private.keep_sold() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Artists cannot delete rows of track_files: a track without any never had a file that somebody could have bought.
  if tg_table_name = 'tracks' and to_jsonb(old) ->> 'status' in ('processing', 'failed')
    and not exists (select 1 from public.track_files where track_id = old.id) then return old; end if;
  if private.album_is_sold(case tg_table_name when 'albums' then old.id else (to_jsonb(old) ->> 'album_id')::uuid end) then
    perform private.refuse('sold_cannot_be_deleted', old.id::text);
  end if;
  return old;
end $$;
