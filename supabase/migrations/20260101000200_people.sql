-- Who people are (profiles), what they may do (user_roles) and which language and look they chose (user_settings). Clients write neither a
-- role nor a row of user_roles.

-- # Checks

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

-- # Tables

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

create table public.profiles (
  -- No foreign key to auth.users: a profile with sold music outlives its account (state deleted).
  id uuid primary key,
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
create index profiles_artists_changed on public.profiles (id) include (updated_at) where role = 'artist';
create index profiles_artists_by_age on public.profiles (created_at desc, id desc) where role = 'artist';
create index profiles_genres on public.profiles using gin (genres);
create trigger known_genres before insert or update of genres on public.profiles
  for each row execute function private.require_known_genres();
create trigger touch before update on public.profiles for each row execute function private.touch_updated_at();

create table public.user_roles (
  user_id uuid not null references public.profiles (id) on delete cascade,
  role text not null constraint user_roles_role_check check (role in ('customer', 'artist', 'moderator', 'tester', 'staff')),
  created_at timestamptz not null default now(),
  primary key (user_id, role)
);
comment on table public.user_roles is 'Rights. Written by the signup trigger, start_selling() and the service role only.';
create index user_roles_by_role on public.user_roles (role);

create table public.user_settings (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  language text not null default 'en' constraint user_settings_language_check check (language in ('en', 'pl', 'de', 'fr', 'tr')),
  theme text not null default 'system' constraint user_settings_theme_check check (theme in ('light', 'dark', 'system')),
  updated_at timestamptz not null default now()
);
comment on table public.user_settings is 'Language and look, one row per account from its first moment. E-mails go out in this language.';
create trigger touch before update on public.user_settings for each row execute function private.touch_updated_at();

-- # Policies

alter table public.genres enable row level security;
create policy "everyone reads genres" on public.genres for select to anon, authenticated using (true);
revoke all on public.genres from anon, authenticated;
grant select on public.genres to anon, authenticated;
grant all on public.genres to service_role;

alter table public.profiles enable row level security;
alter table public.user_roles enable row level security;
alter table public.user_settings enable row level security;
create policy "people edit their own profile" on public.profiles for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));
create policy "guests read profiles that are not hidden" on public.profiles for select to anon using (state <> 'hidden');
create policy "people read profiles that are not hidden, and their own" on public.profiles for select to authenticated
  using (state <> 'hidden' or id = (select auth.uid()));
create policy "people read their own roles" on public.user_roles for select to authenticated using (user_id = (select auth.uid()));
create policy "people read their own settings" on public.user_settings for select to authenticated using (user_id = (select auth.uid()));
create policy "people change their own settings" on public.user_settings for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
revoke all on public.profiles, public.user_roles, public.user_settings from anon, authenticated;
grant select on public.profiles to anon, authenticated;
grant update (name, avatar_url, bio, location, genres, social_links) on public.profiles to authenticated;
grant all on public.profiles, public.user_roles, public.user_settings to service_role;
grant select on public.user_roles to authenticated;
grant select, update (language, theme) on public.user_settings to authenticated;

-- # Functions

create function private.has_role(wanted text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.user_roles where user_id = auth.uid() and role = wanted)
$$;

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
create trigger follow_roles after insert or update or delete on public.user_roles
  for each row execute function private.follow_roles();

create function private.clean_profile_name() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.name = normalize(btrim(new.name), nfc);
  return new;
end $$;
create trigger clean_name before insert or update of name on public.profiles
  for each row execute function private.clean_profile_name();

-- NAME_MIN of libs/domain. A sign-up through another service may contain any name, so a shorter one is replaced instead of refused.
create function private.handle_new_user() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  wish text := new.raw_user_meta_data ->> 'role';
  given text := coalesce(
    nullif(btrim(new.raw_user_meta_data ->> 'full_name'), ''), nullif(btrim(new.raw_user_meta_data ->> 'name'), ''));
begin
  if given is null or char_length(given) < 2 or not private.is_plain_line(given) then
    given := 'Anonymous';
  end if;
  insert into public.profiles (id, name) values (new.id, left(given, 100));
  insert into public.user_roles (user_id, role) values (new.id, case when wish = 'artist' then 'artist' else 'customer' end);
  return new;
end $$;
comment on function private.handle_new_user is
  'The metadata of a signup is the visitor''s own words: only the wish to be an artist is honoured, every other role becomes customer.';
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

create function private.known_language(wish text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select known from unnest(array['en', 'pl', 'de', 'fr', 'tr']) as known where known = lower(split_part(split_part(wish, '-', 1), '_', 1))
$$;
comment on function private.known_language is 'The language of ours that a tag such as de-AT or pl_PL means; null for any other.';

create function private.add_user_settings() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.user_settings (user_id, language)
  select new.id, coalesce(private.known_language(raw_user_meta_data ->> 'language'), 'en') from auth.users where id = new.id
  on conflict do nothing;
  return null;
end $$;
create trigger add_settings after insert on public.profiles for each row execute function private.add_user_settings();

create function private.follow_language() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update auth.users set raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || jsonb_build_object('language', new.language)
  where id = new.user_id;
  return null;
end $$;
comment on function private.follow_language is 'Hosted, the e-mails of signing in know the metadata of the account and nothing else of it.';
create trigger follow_language after update of language on public.user_settings for each row
  when (old.language is distinct from new.language) execute function private.follow_language();

-- # Who may call

revoke execute on function private.split_genres, private.require_known_genres, private.valid_social_links, private.has_role,
  private.follow_roles, private.clean_profile_name, private.handle_new_user, private.known_language, private.add_user_settings,
  private.follow_language from public;
revoke all on function public.start_selling from public, anon, authenticated;
grant execute on function private.split_genres, private.valid_social_links, private.has_role to anon, authenticated, service_role;
grant execute on function public.start_selling to authenticated;
