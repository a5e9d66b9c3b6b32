create table public.albums (
  id uuid primary key default gen_random_uuid(),
  title text not null constraint albums_title_check
    check (char_length(btrim(title)) >= 2 and char_length(title) <= 200 and private.is_plain_line(title)),
  artist_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  description text constraint albums_description_check check (char_length(description) <= 5000),
  cover_image text constraint albums_cover_image_check check (private.is_image_url(cover_image)),
  release_date date not null default current_date
    constraint albums_release_date_check check (release_date between '1900-01-01' and '2200-01-01'),
  genre text not null default '' constraint albums_genre_check check (char_length(genre) <= 400),
  genres text[] not null generated always as (private.split_genres(genre)) stored,
  price integer constraint albums_price_check check (price = 0 or price between 99 and 1000000),
  minimum_price integer constraint albums_minimum_price_check check (minimum_price = 0 or minimum_price between 50 and 1000000),
  suggested_price integer constraint albums_suggested_price_check check (suggested_price = 0 or suggested_price between 50 and 1000000),
  pricing_message text constraint albums_pricing_message_check check (char_length(pricing_message) <= 300),
  state text not null default 'draft' constraint albums_state_check check (state in ('draft', 'scheduled', 'public', 'withdrawn')),
  published_at timestamptz,
  accent text constraint albums_accent_check check (accent ~* '^#[0-9a-f]{6}$'),
  track_count integer not null default 0 check (track_count >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint albums_public_is_dated_check check (state <> 'public' or published_at is not null),
  constraint albums_suggested_reaches_minimum_check check (suggested_price >= minimum_price)
);
comment on table public.albums is 'Releases. Guests see the public ones; artists also their own; buyers also what they bought.';
comment on column public.albums.price is 'Integer US cents. 0: free. null: name your price. Else fixed, at least 99.';
comment on column public.albums.minimum_price is 'Cents a name-your-price buyer must pay. 0 or at least 50: the card provider takes nothing smaller.';
comment on column public.albums.genre is 'Comma-separated names of public.genres; genres is the same as an array, for filters.';
comment on column public.albums.state is 'draft, scheduled, public or withdrawn. Written by functions only.';
comment on column public.albums.track_count is 'Ready tracks. Kept by a trigger on tracks.';

-- Partial: a guest''s policy is exactly state = 'public', so the planner can use them; signed-in clients add the filter themselves.
create index albums_newest_public on public.albums (published_at desc, id desc) where state = 'public';
create index albums_created_public on public.albums (created_at desc, id desc) where state = 'public';
create index albums_released_public on public.albums (release_date desc, id desc) where state = 'public';
create index albums_titled_public on public.albums (title, id) where state = 'public';
create index albums_by_artist on public.albums (artist_id, release_date desc, id desc);
create index albums_due on public.albums (release_date) where state = 'scheduled';
create index albums_genres on public.albums using gin (genres);
create index albums_title_search on public.albums using gin (title extensions.gin_trgm_ops);

create trigger known_genres before insert or update of genre on public.albums
  for each row execute function private.require_known_genres();
-- Only what people edit counts as a change: the track counter must not look like another tab''s edit.
create trigger touch before update of title, description, cover_image, release_date, genre, price, minimum_price,
  suggested_price, pricing_message, accent, state on public.albums for each row execute function private.touch_updated_at();

alter table public.albums enable row level security;
create policy "guests read public albums" on public.albums for select to anon using (state = 'public');
create policy "people read public albums and their own" on public.albums for select to authenticated
  using (state = 'public' or artist_id = (select auth.uid()));
create policy "artists create their own albums" on public.albums for insert to authenticated
  with check (artist_id = (select auth.uid()) and (select private.has_role('artist')));
create policy "artists edit their own albums" on public.albums for update to authenticated
  using (artist_id = (select auth.uid())) with check (artist_id = (select auth.uid()) and (select private.has_role('artist')));
create policy "artists delete their own albums" on public.albums for delete to authenticated
  using (artist_id = (select auth.uid()));

revoke all on public.albums from anon, authenticated;
grant select on public.albums to anon, authenticated;
grant insert (id, title, artist_id, description, cover_image, release_date, genre, price, minimum_price, suggested_price,
  pricing_message, accent) on public.albums to authenticated;
grant update (title, description, cover_image, release_date, genre, price, minimum_price, suggested_price, pricing_message, accent)
  on public.albums to authenticated;
grant delete on public.albums to authenticated;
grant all on public.albums to service_role;
