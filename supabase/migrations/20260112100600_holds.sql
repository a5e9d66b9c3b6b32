-- What moderators took out of sight. "Hidden" is a state of the thing itself, so whatever asks for public albums or ready tracks
-- leaves it out without knowing of moderation.

create table public.content_holds (
  subject_kind text not null constraint content_holds_kind_check check (subject_kind in ('album', 'track', 'profile', 'message', 'playlist')),
  subject_id uuid not null,
  owner_id uuid not null references public.profiles (id) on delete cascade,
  is_legal boolean not null default false,
  because_of uuid,
  state_before text,
  note text constraint content_holds_note_check check (char_length(note) <= 2000),
  created_at timestamptz not null default now(),
  primary key (subject_kind, subject_id)
);
comment on table public.content_holds is 'Hidden content, one row a thing, as long as it is hidden. Its owner sees why.';
comment on column public.content_holds.is_legal is 'Taken down by law: then buyers cannot download it either. Otherwise they keep what they paid for.';
comment on column public.content_holds.because_of is 'The hidden profile whose album this is: restored together with it.';
create index content_holds_by_owner on public.content_holds (owner_id, created_at desc);
create index content_holds_because on public.content_holds (because_of) where because_of is not null;

alter table public.content_holds enable row level security;
create policy "owners see what of theirs is hidden" on public.content_holds for select to authenticated
  using (owner_id = (select auth.uid()));
create policy "moderators see what is hidden" on public.content_holds for select to authenticated
  using ((select private.has_role('moderator')));
revoke all on public.content_holds from anon, authenticated, service_role;
grant select on public.content_holds to authenticated, service_role;

create function private.is_held(kind text, id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.content_holds where subject_kind = kind and subject_id = id)
$$;
create function private.is_taken_down(kind text, id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.content_holds where subject_kind = kind and subject_id = id and is_legal)
$$;

alter table public.albums drop constraint albums_state_check;
alter table public.albums add constraint albums_state_check check (state in ('draft', 'scheduled', 'public', 'withdrawn', 'hidden'));
comment on column public.albums.state is 'draft, scheduled, public, withdrawn, or hidden by moderators. Written by functions only.';
alter table public.tracks drop constraint tracks_status_check;
alter table public.tracks add constraint tracks_status_check check (status in ('processing', 'ready', 'failed', 'hidden'));

create function private.guard_hidden() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  kind text := case tg_table_name when 'albums' then 'album' when 'tracks' then 'track' else 'playlist' end;
  is_hidden boolean := case tg_table_name when 'playlists' then not (to_jsonb(new) ->> 'is_shared')::boolean
    else coalesce(to_jsonb(new) ->> 'state', to_jsonb(new) ->> 'status') = 'hidden' end;
begin
  if not is_hidden and private.is_held(kind, new.id) then perform private.refuse(kind || '_hidden', new.id::text); end if;
  if is_hidden and tg_table_name <> 'playlists' and not private.is_held(kind, new.id) then
    perform private.refuse('hidden_by_moderators_only', new.id::text);
  end if;
  return new;
end $$;
comment on function private.guard_hidden is 'Hidden as long as there is a hold, and only then: whatever role or function writes.';
create trigger guard_hidden before insert or update of state on public.albums for each row execute function private.guard_hidden();
create trigger guard_hidden before insert or update of status on public.tracks for each row execute function private.guard_hidden();
create trigger guard_hidden before insert or update of is_shared on public.playlists for each row execute function private.guard_hidden();

create function private.forget_hold() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.content_holds where subject_id = old.id;
  return null;
end $$;
create trigger forget_hold after delete on public.albums for each row execute function private.forget_hold();
create trigger forget_hold after delete on public.tracks for each row execute function private.forget_hold();
create trigger forget_hold after delete on public.playlists for each row execute function private.forget_hold();
create trigger forget_hold after delete on public.messages for each row execute function private.forget_hold();

drop policy "everyone reads profiles" on public.profiles;
create policy "guests read profiles that are not hidden" on public.profiles for select to anon using (state <> 'hidden');
create policy "people read profiles that are not hidden, and their own" on public.profiles for select to authenticated
  using (state <> 'hidden' or id = (select auth.uid()));

create function private.relist_person() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.relist_artists(array[new.id]);
  return null;
end $$;
create trigger relist_person after update of state on public.profiles for each row when (new.state <> old.state)
  execute function private.relist_person();

create function private.album_is_audible(album uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.albums where id = album and state = 'public')
$$;
comment on function private.album_is_audible is 'Whether anybody may hear this album''s streams: public, so neither draft, scheduled, withdrawn nor hidden.';
create function private.track_is_audible(track uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.tracks join public.albums on albums.id = album_id
    where tracks.id = track and status = 'ready' and state = 'public')
$$;

create function public.can_download(user_id uuid default null, album_id uuid default null) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.albums as album where album.id = can_download.album_id
      and (album.artist_id = can_download.user_id or (album.state = 'public' and album.price = 0)))
    or (exists (select 1 from public.purchases as bought where bought.album_id = can_download.album_id
      and bought.user_id = can_download.user_id and bought.revoked_at is null)
      and not private.is_taken_down('album', can_download.album_id))
$$;
comment on function public.can_download is
  'Owner, buyer (unless taken down by law), or anyone for a public free album. For the download function; without user_id it asks for a guest.';

create function public.downloadable_tracks(user_id uuid, album_id uuid) returns setof public.tracks
language sql stable security definer set search_path = '' as $$
  select track.* from public.tracks as track
  where track.album_id = downloadable_tracks.album_id and (track.status = 'ready' or (track.status = 'hidden'
    and not private.is_taken_down('track', track.id)
    and exists (select 1 from public.purchases as bought where bought.album_id = track.album_id
      and bought.user_id = downloadable_tracks.user_id and bought.revoked_at is null)))
  order by track.track_number, track.id
$$;
comment on function public.downloadable_tracks is
  'The tracks of an album that a person with the right to it gets: ready ones, and for its buyers also hidden ones that no law took down.';

revoke execute on function private.is_held, private.is_taken_down, private.guard_hidden, private.forget_hold, private.relist_person, private.album_is_audible,
  private.track_is_audible from public;
grant execute on function private.album_is_audible, private.track_is_audible to anon, authenticated, service_role;
revoke all on function public.can_download, public.downloadable_tracks from public, anon, authenticated;
grant execute on function public.can_download, public.downloadable_tracks to service_role;
