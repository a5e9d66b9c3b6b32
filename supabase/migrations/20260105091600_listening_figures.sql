-- Figures of the dashboard. Summed here: a page of plays in the browser would be as long as somebody listened.

create function public.listening_seconds(days integer default 30) returns integer
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(tracks.duration), 0)::integer
  from public.plays join public.tracks on tracks.id = plays.track_id
  where plays.listener_id = auth.uid() and plays.created_at > now() - make_interval(days => least(greatest(days, 1), 366))
$$;
comment on function public.listening_seconds is 'Seconds of music that the caller heard in the last days, each counted play at its full length.';

create function public.artist_listens(days integer default 30) returns integer
language sql stable security definer set search_path = '' as $$
  select count(*)::integer from public.plays
  where artist_id = auth.uid() and created_at > now() - make_interval(days => least(greatest(days, 1), 366))
$$;
comment on function public.artist_listens is 'Plays of the caller''s own music in the last days. Says nothing about who listened.';

revoke all on function public.listening_seconds, public.artist_listens from public, anon, authenticated;
grant execute on function public.listening_seconds, public.artist_listens to authenticated;
