-- How an artist's page looks: accent, banner, what is pinned, and in which order the sections come.

create function private.luminance(hex text) returns numeric
language sql immutable parallel safe set search_path = '' as $$
  select sum(weight * case when level <= 0.04045 then level / 12.92 else power((level + 0.055) / 1.055, 2.4) end)
  from (values (2, 0.2126), (4, 0.7152), (6, 0.0722)) as channel(place, weight)
  cross join lateral (select ('x' || lpad(substr(hex, place, 2), 8, '0'))::bit(32)::integer / 255.0 as level) as part
$$;
create function private.contrast(a text, b text) returns numeric
language sql immutable parallel safe set search_path = '' as $$
  select (greatest(private.luminance(a), private.luminance(b)) + 0.05) / (least(private.luminance(a), private.luminance(b)) + 0.05)
$$;
comment on function private.contrast is 'WCAG 2 contrast of two colours written #rrggbb, 1 to 21.';

create function private.valid_accent(hex text) returns boolean
language sql immutable strict parallel safe set search_path = '' as $$
  select case when hex ~* '^#[0-9a-f]{6}$'
    then private.contrast(hex, '#ffffff') >= 3 and private.contrast(hex, '#0d0907') >= 3 else false end
$$;
comment on function private.valid_accent is 'A colour that stands out (3 to 1, WCAG 1.4.11) from the page by day and by night.';

create function private.valid_sections(sections text[]) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select sections <@ array['pinned', 'albums', 'popular', 'about', 'followers', 'playlists']
    and cardinality(sections) = (select count(distinct one) from unnest(sections) as one)
$$;

create table public.artist_pages (
  artist_id uuid primary key default auth.uid() references public.profiles (id) on delete cascade,
  accent text constraint artist_pages_accent_check check (private.valid_accent(accent)),
  banner_url text constraint artist_pages_banner_check check (private.is_image_url(banner_url)),
  pinned_album_id uuid references public.albums (id) on delete set null,
  sections text[] not null default '{pinned,albums,popular,about}' constraint artist_pages_sections_check check (private.valid_sections(sections)),
  updated_at timestamptz not null default now()
);
comment on table public.artist_pages is 'Public. No row: the product''s own look. Sections that are left out are not shown.';
create index artist_pages_pinned on public.artist_pages (pinned_album_id) where pinned_album_id is not null;
create trigger touch before update on public.artist_pages for each row execute function private.touch_updated_at();

create function private.require_own_pin() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.pinned_album_id is not null
    and not exists (select 1 from public.albums where id = new.pinned_album_id and artist_id = new.artist_id)
  then perform private.refuse('not_own_album', new.pinned_album_id::text); end if;
  return new;
end $$;
create trigger own_pin before insert or update of pinned_album_id on public.artist_pages
  for each row execute function private.require_own_pin();

alter table public.artist_pages enable row level security;
create policy "everyone reads artist pages" on public.artist_pages for select to anon, authenticated using (true);
create policy "artists make their own page" on public.artist_pages for insert to authenticated
  with check (artist_id = (select auth.uid()) and (select private.has_role('artist')));
create policy "artists change their own page" on public.artist_pages for update to authenticated
  using (artist_id = (select auth.uid())) with check (artist_id = (select auth.uid()) and (select private.has_role('artist')));
revoke all on public.artist_pages from anon, authenticated;
grant select on public.artist_pages to anon, authenticated;
grant insert (artist_id, accent, banner_url, pinned_album_id, sections), update (artist_id, accent, banner_url, pinned_album_id, sections)
  on public.artist_pages to authenticated;
grant all on public.artist_pages to service_role;

revoke execute on function private.luminance, private.contrast, private.valid_accent, private.valid_sections, private.require_own_pin from public;
grant execute on function private.luminance, private.contrast, private.valid_accent, private.valid_sections to authenticated, service_role;
