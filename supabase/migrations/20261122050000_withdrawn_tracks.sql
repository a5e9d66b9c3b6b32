-- A track that was sold cannot be deleted; its artist takes it off the album instead. It is then out of sight for everybody, as
-- whatever asks for ready tracks leaves it out, and whoever had bought the album by then can go on downloading it.

create table private.withdrawn_tracks (
  track_id uuid primary key references public.tracks (id) on delete cascade,
  withdrawn_at timestamptz not null default now()
);
comment on table private.withdrawn_tracks is
  'Tracks that their artist took off an album (status failed, failure withdrawn), and when: who buys later does not get them.';
alter table private.withdrawn_tracks enable row level security;

create function private.note_withdrawn_track() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status = 'failed' and new.failure = 'withdrawn' then
    insert into private.withdrawn_tracks (track_id) values (new.id) on conflict do nothing;
    -- Its public stream goes where nobody can hear it.
    perform private.note_file('audio_files', albums.artist_id || '/' || new.id || '.mp3') from public.albums where id = new.album_id;
  else
    delete from private.withdrawn_tracks where track_id = new.id;
  end if;
  return null;
end $$;
create trigger note_withdrawn_track after insert or update of status, failure on public.tracks
  for each row execute function private.note_withdrawn_track();
revoke execute on function private.note_withdrawn_track from public;

create or replace function public.downloadable_tracks(user_id uuid, album_id uuid) returns setof public.tracks
language sql stable security definer set search_path = '' as $$
  select track.* from public.tracks as track
  where track.album_id = downloadable_tracks.album_id and (track.status = 'ready'
    or (track.status in ('hidden', 'failed')
      and not private.is_taken_down('track', track.id)
      and exists (select 1 from public.purchases as bought where bought.album_id = track.album_id
        and bought.user_id = downloadable_tracks.user_id and bought.revoked_at is null
        and (track.status = 'hidden' or bought.created_at <= (select withdrawn_at from private.withdrawn_tracks where track_id = track.id)))))
  order by track.track_number, track.id
$$;
comment on function public.downloadable_tracks is
  'The tracks of an album that a person with the right to it gets: ready ones; for its buyers also hidden ones that no law took down, and '
  'those that their artist took off the album after they had bought it.';
