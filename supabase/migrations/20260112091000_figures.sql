-- Figures of dashboards and profiles. Each adds up the reader's own few hundred rows, never single plays.

create function public.listening_seconds(days integer default 30) returns integer
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(seconds), 0)::integer from private.listener_days
  where listener_id = auth.uid() and day > (now() at time zone 'UTC')::date - least(greatest(days, 1), 366)
$$;

create function public.artist_listens(days integer default 30) returns integer
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(plays), 0)::integer from private.play_days
  where artist_id = auth.uid() and day > (now() at time zone 'UTC')::date - least(greatest(days, 1), 366)
$$;
comment on function public.listening_seconds is 'Seconds of music that the caller heard on the last days (UTC, today is one), each counted play at its full length.';
comment on function public.artist_listens is 'Plays of the caller''s own music on the last days (UTC, today is one). Says nothing about who listened.';

create function public.dashboard_figures()
returns table (listens integer, listening_seconds integer, followers integer, following integer, uploaded_tracks integer,
  albums integer, playlists integer, favorite_tracks integer, favorite_albums integer, purchases integer)
language sql stable security definer set search_path = '' as $$
  select public.artist_listens(30), public.listening_seconds(30), counts.followers, counts.following,
    (select coalesce(sum(track_count), 0)::integer from public.albums where artist_id = counts.profile_id),
    (select count(*)::integer from public.albums where artist_id = counts.profile_id),
    (select count(*)::integer from public.playlists where user_id = counts.profile_id),
    (select count(*)::integer from public.user_favorites where user_id = counts.profile_id and track_id is not null),
    (select count(*)::integer from public.user_favorites where user_id = counts.profile_id and album_id is not null),
    (select count(*)::integer from public.purchases where user_id = counts.profile_id and revoked_at is null)
  from public.profile_counts as counts where counts.profile_id = auth.uid()
$$;
comment on function public.dashboard_figures is
  'The cards of the caller''s dashboard in one row: listens and listening_seconds of the last 30 days, the rest as of now. '
  'uploaded_tracks: ready tracks, drafts included.';

create function public.artist_daily_stats(days integer default 30)
returns table (day date, plays integer, sales integer, sold_cents integer, share_cents integer, followers_gained integer)
language sql stable security definer rows 30 set search_path = ''
-- Days are added up by hash: a month of an artist's sales is not to be sorted for thirty sums.
set enable_sort = off as $$
  with span as (
    select one::date as day from generate_series((now() at time zone 'UTC')::date - (least(greatest(days, 1), 366) - 1),
      (now() at time zone 'UTC')::date, interval '1 day') as one
  ), heard as (
    select counted.day, sum(counted.plays) as plays from private.play_days as counted
    where artist_id = auth.uid() and counted.day >= (select min(span.day) from span) group by counted.day
  ), sold as (
    select (created_at at time zone 'UTC')::date as day, count(*) filter (where kind = 'sale') as sales,
      -sum(amount_cents) filter (where kind = 'sale') as cents, sum(amount_cents) filter (where kind = 'artist_share') as share
    from public.ledger_entries
    where artist_id = auth.uid() and kind in ('sale', 'artist_share')
      and created_at >= (select min(span.day) from span)::timestamp at time zone 'UTC' group by 1
  ), gained as (
    select (created_at at time zone 'UTC')::date as day, count(*) as people from public.user_follows
    where following_id = auth.uid() and created_at >= (select min(span.day) from span)::timestamp at time zone 'UTC' group by 1
  )
  select span.day, coalesce(heard.plays, 0)::integer, coalesce(sold.sales, 0)::integer, coalesce(sold.cents, 0)::integer,
    coalesce(sold.share, 0)::integer, coalesce(gained.people, 0)::integer
  from span left join heard using (day) left join sold using (day) left join gained using (day) order by span.day
$$;
comment on function public.artist_daily_stats is
  'The caller''s chart: one row for each of the last days (UTC, oldest first), also the quiet ones. Sales as they were made, refunds not taken '
  'off; followers_gained are those who still follow.';

create function public.artist_top_tracks(top integer default 10)
returns table (track_id uuid, title text, album_id uuid, album_title text, cover_image text, plays integer)
language sql stable security definer set search_path = '' as $$
  select track.id, track.title, album.id, album.title, album.cover_image, heard.plays
  from private.popular_tracks as heard join public.tracks as track on track.id = heard.track_id
  join public.albums as album on album.id = track.album_id
  where heard.artist_id = auth.uid()
  order by heard.plays desc, heard.track_id limit least(greatest(top, 1), 50)
$$;

create function public.artist_top_albums(days integer default 30, top integer default 10)
returns table (album_id uuid, title text, cover_image text, plays integer, sales integer, sold_cents integer)
-- In plpgsql: when a sale was made stands in a column of a later migration.
language plpgsql stable security definer rows 10 set search_path = '' as $$
#variable_conflict use_column
declare
  since date := (now() at time zone 'UTC')::date - (least(greatest(days, 1), 366) - 1);
begin
  return query
    with heard as (
      select counted.album_id, sum(counted.plays) as plays from private.play_days as counted
      where counted.artist_id = auth.uid() and counted.day >= since group by counted.album_id
    ), sold as (
      select item.album_id, count(*) as sales, sum(item.amount_cents) as cents from public.order_items as item
      where item.artist_id = auth.uid() and item.sold_at >= since::timestamp at time zone 'UTC' and item.amount_cents > 0
      group by item.album_id
    ), best as materialized (
      select album_id, coalesce(heard.plays, 0) as plays, coalesce(sold.sales, 0) as sales, coalesce(sold.cents, 0) as cents
      from heard full join sold using (album_id) where album_id is not null
      order by 2 desc, 3 desc, 1 limit least(greatest(top, 1), 50)
    )
    select album.id, album.title, album.cover_image, best.plays::integer, best.sales::integer, best.cents::integer
    from best join public.albums as album on album.id = best.album_id
    order by best.plays desc, best.sales desc, album.id;
end $$;

comment on function public.artist_top_tracks is 'The caller''s most played tracks of the last 30 days, drafts and withdrawn ones included. As of the last refresh of popularity.';
comment on function public.artist_top_albums is 'The caller''s albums by plays, then sales, of the last days.';

revoke all on function public.listening_seconds, public.artist_listens, public.dashboard_figures, public.artist_daily_stats,
  public.artist_top_tracks, public.artist_top_albums from public, anon, authenticated;
grant execute on function public.listening_seconds, public.artist_listens, public.dashboard_figures, public.artist_daily_stats,
  public.artist_top_tracks, public.artist_top_albums to authenticated;
