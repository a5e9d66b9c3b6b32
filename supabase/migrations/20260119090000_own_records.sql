-- What is kept about people in tables that the data API does not show, for each person: their export reads it page by page.

create function public.own_listening_days(after_day date default null, page_size integer default 200)
returns table (day date, plays integer, seconds integer)
language sql stable security definer rows 200 set search_path = '' as $$
  select kept.day, kept.plays, kept.seconds from private.listener_days as kept
  where kept.listener_id = auth.uid() and kept.day > coalesce(after_day, '-infinity')
  order by kept.day limit least(greatest(page_size, 1), 1000)
$$;
comment on function public.own_listening_days is 'How much the caller heard on each day (UTC), oldest first. The next page: day of the last row.';

create function public.own_last_plays(after_track uuid default null, page_size integer default 200)
returns table (track_id uuid, played_at timestamptz)
language sql stable security definer rows 200 set search_path = '' as $$
  select kept.track_id, kept.played_at from private.last_plays as kept
  where kept.listener_id = auth.uid() and kept.track_id > coalesce(after_track, '00000000-0000-0000-0000-000000000000')
  order by kept.track_id limit least(greatest(page_size, 1), 1000)
$$;
comment on function public.own_last_plays is
  'When the caller last heard each track, also of what was taken off since. The next page: track_id of the last row.';

create function public.own_sessions(after_id uuid default null, page_size integer default 200)
returns table (id uuid, created_at timestamptz, refreshed_at timestamp, user_agent text, ip text)
language sql stable security definer rows 200 set search_path = '' as $$
  select kept.id, kept.created_at, kept.refreshed_at, kept.user_agent, host(kept.ip) from auth.sessions as kept
  where kept.user_id = auth.uid() and kept.id > coalesce(after_id, '00000000-0000-0000-0000-000000000000')
  order by kept.id limit least(greatest(page_size, 1), 1000)
$$;
comment on function public.own_sessions is 'Where the caller is signed in, as the auth service noted it. The next page: id of the last row.';

revoke all on function public.own_listening_days, public.own_last_plays, public.own_sessions from public, anon, authenticated;
grant execute on function public.own_listening_days, public.own_last_plays, public.own_sessions to authenticated;
