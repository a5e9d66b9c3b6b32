-- Who people are (profiles) and what they may do (user_roles). Clients write neither a role nor a user_roles row.

create function private.valid_social_links(links jsonb) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select jsonb_typeof(links) = 'object' and not exists (
    select 1 from jsonb_each(case when jsonb_typeof(links) = 'object' then links else '{}' end) as link(key, value)
    where jsonb_typeof(value) <> 'string'
      or char_length(value #>> '{}') > 300
      or case
        when key in ('website', 'other') then not private.is_web_url(value #>> '{}')
        when key in ('instagram', 'twitter', 'facebook', 'youtube') then
          not (private.is_web_url(value #>> '{}') or value #>> '{}' ~ '^[^\s:/\\<>"''\u0001-\u001f][^:/\\<>"''\u0001-\u001f]*$')
        else true
      end
  )
$$;
comment on function private.valid_social_links is
  'website and other: http(s) urls. The four networks: a handle or an http(s) url. A handle has no colon, so no scheme fits in.';
revoke execute on function private.valid_social_links from public;
grant execute on function private.valid_social_links to anon, authenticated, service_role;

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  name text not null default 'Anonymous'
    constraint profiles_name_check check (btrim(name) <> '' and char_length(name) <= 100 and private.is_plain_line(name)),
  avatar_url text constraint profiles_avatar_url_check check (private.is_image_url(avatar_url)),
  role text not null default 'customer' constraint profiles_role_check check (role in ('customer', 'artist')),
  bio text constraint profiles_bio_check check (char_length(bio) <= 5000),
  location text constraint profiles_location_check check (char_length(location) <= 120 and private.is_plain_line(location)),
  genres text[] not null default '{}' constraint profiles_genres_check check (cardinality(genres) <= 20),
  social_links jsonb not null default '{}' constraint profiles_social_links_check check (private.valid_social_links(social_links)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  state text not null default 'active' constraint profiles_state_check check (state in ('active', 'hidden', 'deleted'))
);
comment on table public.profiles is 'Public face of every account. Holds nothing private: no e-mail, no phone.';
comment on column public.profiles.role is 'Follows user_roles by trigger: artist if any row says artist. Never written by clients.';
comment on column public.profiles.state is
  'hidden: seen by its owner alone. deleted: a nameless row that keeps sold music and its books together. Written by functions only.';

create index profiles_artists_by_name on public.profiles (name, id) where role = 'artist';
create index profiles_artists_by_age on public.profiles (created_at desc, id desc) where role = 'artist';
create index profiles_genres on public.profiles using gin (genres);
create index profiles_name_search on public.profiles using gin (name extensions.gin_trgm_ops);

create function private.clean_profile_name() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.name = normalize(btrim(new.name), nfc);
  return new;
end $$;
revoke execute on function private.clean_profile_name from public;

create trigger clean_name before insert or update of name on public.profiles
  for each row execute function private.clean_profile_name();
create trigger known_genres before insert or update of genres on public.profiles
  for each row execute function private.require_known_genres();
create trigger touch before update on public.profiles for each row execute function private.touch_updated_at();

create table public.user_roles (
  user_id uuid not null references public.profiles (id) on delete cascade,
  role text not null constraint user_roles_role_check check (role in ('customer', 'artist', 'moderator', 'tester')),
  created_at timestamptz not null default now(),
  primary key (user_id, role)
);
comment on table public.user_roles is 'Rights. Written by the signup trigger, start_selling() and the service role only.';
create index user_roles_by_role on public.user_roles (role);

create function private.has_role(wanted text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.user_roles where user_id = auth.uid() and role = wanted)
$$;
revoke execute on function private.has_role from public;
grant execute on function private.has_role to anon, authenticated, service_role;

create function private.follow_roles() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  whose uuid := coalesce(new.user_id, old.user_id);
begin
  update public.profiles set role = case
    when exists (select 1 from public.user_roles where user_id = whose and role = 'artist') then 'artist' else 'customer' end
  where id = whose;
  return null;
end $$;
revoke execute on function private.follow_roles from public;
create trigger follow_roles after insert or update or delete on public.user_roles
  for each row execute function private.follow_roles();

create function private.handle_new_user() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  wish text := new.raw_user_meta_data ->> 'role';
  given text := coalesce(
    nullif(btrim(new.raw_user_meta_data ->> 'full_name'), ''), nullif(btrim(new.raw_user_meta_data ->> 'name'), ''));
begin
  if given is null or not private.is_plain_line(given) then
    given := 'Anonymous';
  end if;
  insert into public.profiles (id, name) values (new.id, left(given, 100));
  insert into public.user_roles (user_id, role) values (new.id, case when wish = 'artist' then 'artist' else 'customer' end);
  return new;
end $$;
comment on function private.handle_new_user is
  'The metadata of a signup is the visitor''s own words: only the wish to be an artist is honoured, every other role becomes customer.';
revoke execute on function private.handle_new_user from public;
create trigger on_auth_user_created after insert on auth.users for each row execute function private.handle_new_user();

create function public.start_selling() returns public.profiles
language plpgsql security definer set search_path = '' as $$
declare
  mine public.profiles;
begin
  insert into public.user_roles (user_id, role) values (auth.uid(), 'artist') on conflict do nothing;
  select * into strict mine from public.profiles where id = auth.uid();
  return mine;
end $$;
comment on function public.start_selling is 'Adds the artist role to the caller. Safe to repeat.';
revoke all on function public.start_selling from public, anon, authenticated;
grant execute on function public.start_selling to authenticated;

alter table public.profiles enable row level security;
create policy "everyone reads profiles" on public.profiles for select to anon, authenticated using (true);
create policy "people edit their own profile" on public.profiles for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));

alter table public.user_roles enable row level security;
create policy "people read their own roles" on public.user_roles for select to authenticated using (user_id = (select auth.uid()));

revoke all on public.profiles, public.user_roles from anon, authenticated;
grant select on public.profiles to anon, authenticated;
grant update (name, avatar_url, bio, location, genres, social_links) on public.profiles to authenticated;
grant select on public.user_roles to authenticated;
grant all on public.profiles, public.user_roles to service_role;
