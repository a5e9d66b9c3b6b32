create table public.genres (
  name text primary key check (char_length(name) between 1 and 40),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  position smallint not null unique check (position >= 1)
);
comment on table public.genres is 'The one list of genres: filters, pickers and the check on albums and profiles read it.';

insert into public.genres (name, slug, position) values
  ('Rock', 'rock', 1), ('Pop', 'pop', 2), ('Hip Hop', 'hip-hop', 3), ('Electronic', 'electronic', 4), ('Jazz', 'jazz', 5),
  ('Classical', 'classical', 6), ('R&B', 'r-and-b', 7), ('Country', 'country', 8), ('Metal', 'metal', 9), ('Folk', 'folk', 10),
  ('Indie', 'indie', 11), ('Blues', 'blues', 12), ('Reggae', 'reggae', 13), ('Funk', 'funk', 14), ('Soul', 'soul', 15),
  ('Ambient', 'ambient', 16), ('World', 'world', 17), ('Experimental', 'experimental', 18), ('Latin', 'latin', 19),
  ('Afrobeat', 'afrobeat', 20);

alter table public.genres enable row level security;
create policy "everyone reads genres" on public.genres for select to anon, authenticated using (true);

revoke all on public.genres from anon, authenticated;
grant select on public.genres to anon, authenticated;
grant all on public.genres to service_role;

create function private.split_genres(list text) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select case when btrim(list) = '' then '{}'::text[] else regexp_split_to_array(btrim(list), '\s*,\s*') end
$$;

create function private.require_known_genres() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  wanted text[] := case tg_table_name when 'albums' then private.split_genres(to_jsonb(new) ->> 'genre')
    else array(select jsonb_array_elements_text(to_jsonb(new) -> 'genres')) end;
  unknown text;
begin
  select one into unknown from unnest(wanted) as one where not exists (select 1 from public.genres where name = one) limit 1;
  if unknown is not null then
    raise exception using errcode = 'check_violation', message = 'unknown_genre', detail = left(unknown, 40);
  end if;
  return new;
end $$;
comment on function private.require_known_genres is 'Stands in for a foreign key, which arrays and comma-separated text cannot have.';

revoke execute on function private.split_genres, private.require_known_genres from public;
grant execute on function private.split_genres to anon, authenticated, service_role;
