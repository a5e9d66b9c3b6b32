-- One door for everything that people are told: the bell, the e-mail, and each person's choice about both.

alter table public.notifications drop constraint notifications_kind_check;
alter table public.notifications add constraint notifications_kind_check
  check (kind in ('new_release', 'sale', 'follower', 'payout', 'message', 'moderation'));
-- Told once for each follower: found without reading an artist's whole bell.
create index notifications_of_followers on public.notifications (user_id, (payload ->> 'follower_id')) where kind = 'follower';

create table public.notification_preferences (
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  kind text not null constraint notification_preferences_kind_check
    check (kind in ('new_release', 'sale', 'follower', 'payout', 'message', 'moderation')),
  in_app boolean,
  email boolean,
  primary key (user_id, kind)
);
comment on table public.notification_preferences is
  'What a person chose about a kind of news. No row, or null: the default of private.notification_defaults().';

alter table public.notification_preferences enable row level security;
create policy "people read their own choices" on public.notification_preferences for select to authenticated
  using (user_id = (select auth.uid()));
create policy "people make their own choices" on public.notification_preferences for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "people change their own choices" on public.notification_preferences for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "people forget their own choices" on public.notification_preferences for delete to authenticated
  using (user_id = (select auth.uid()));
revoke all on public.notification_preferences from anon, authenticated;
grant select, insert, update, delete on public.notification_preferences to authenticated;
grant all on public.notification_preferences to service_role;

create function private.notification_defaults() returns table (place integer, kind text, in_app boolean, email boolean, email_kind text)
language sql immutable parallel safe set search_path = '' as $$
  values (1, 'new_release', true, true, 'new_release'), (2, 'sale', true, true, 'sale'), (3, 'follower', true, false, 'new_follower'),
    (4, 'payout', true, true, 'payout'), (5, 'message', true, true, 'message'), (6, 'moderation', true, true, 'report_answer')
$$;
comment on function private.notification_defaults is 'Every kind of news in the order of the settings page, what is on by default, and its e-mail.';

create function public.notification_choices() returns table (kind text, in_app boolean, email boolean)
language sql stable security definer set search_path = '' as $$
  select preset.kind, coalesce(chosen.in_app, preset.in_app), coalesce(chosen.email, preset.email)
  from private.notification_defaults() as preset
  left join public.notification_preferences as chosen on chosen.user_id = auth.uid() and chosen.kind = preset.kind
  order by preset.place
$$;
comment on function public.notification_choices is 'Every kind of news and whether the caller gets it in the bell and by e-mail. Change it by upserting notification_preferences.';

create function private.notify(user_id uuid, kind text, payload jsonb) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  wanted record;
begin
  -- Whoever deleted the account is told nothing, and what this tells about must not fail for it.
  if not exists (select 1 from auth.users where users.id = user_id) then return; end if;
  select coalesce(chosen.in_app, preset.in_app) as in_app, coalesce(chosen.email, preset.email) as email, preset.email_kind into wanted
  from private.notification_defaults() as preset
  left join public.notification_preferences as chosen on chosen.user_id = notify.user_id and chosen.kind = preset.kind
  where preset.kind = notify.kind;
  if wanted is null then perform private.refuse('unknown_notification', kind); end if;
  if wanted.in_app then
    insert into public.notifications (user_id, kind, payload) values (user_id, kind, payload);
  end if;
  if wanted.email then
    -- The same news twice (followed, unfollowed, followed again) is one e-mail.
    perform private.queue_email(user_id, null, wanted.email_kind, payload, concat_ws(':', kind, user_id, md5(payload::text)));
  end if;
end $$;
comment on function private.notify is
  'Tells a person something, as they chose: a row of notifications, an e-mail, both or neither. payload: facts, worded by client and template.';

create function private.tell_followers(album public.albums) returns void
language plpgsql security definer set search_path = '' as $$
declare
  news jsonb := jsonb_build_object('album_id', album.id, 'album_title', album.title, 'artist_id', album.artist_id,
    'artist_name', (select name from public.profiles where id = album.artist_id));
begin
  perform private.notify(follower_id, 'new_release', news) from public.user_follows where following_id = album.artist_id;
end $$;

create function private.tell_followed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Following again after unfollowing is no news: otherwise a toggle is a way to flood somebody's bell.
  if not exists (select 1 from public.notifications where user_id = new.following_id and kind = 'follower'
      and payload ->> 'follower_id' = new.follower_id::text) then
    perform private.notify(new.following_id, 'follower', jsonb_build_object('follower_id', new.follower_id,
      'follower_name', (select name from public.profiles where id = new.follower_id)));
  end if;
  return null;
end $$;
create trigger tell_followed after insert on public.user_follows for each row execute function private.tell_followed();

create function public.unread_notifications() returns integer
language sql stable security definer set search_path = '' as $$
  select count(*)::integer from public.notifications where user_id = auth.uid() and read_at is null
$$;

create function public.mark_notifications_read(ids uuid[] default null) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  marked integer;
begin
  update public.notifications set read_at = now()
  where user_id = auth.uid() and read_at is null and (ids is null or id = any (ids));
  get diagnostics marked = row_count;
  return marked;
end $$;
comment on function public.mark_notifications_read is 'Marks these notifications of the caller read; without ids all of them. Returns how many were unread.';

create function public.list_notifications(before_time timestamptz default null, before_id uuid default null, page_size integer default 20)
returns setof public.notifications
language sql stable security definer set search_path = '' as $$
  select * from public.notifications
  where user_id = auth.uid() and (created_at, id) < (coalesce(before_time, 'infinity'), coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
  order by created_at desc, id desc limit least(greatest(page_size, 1), 100)
$$;
comment on function public.list_notifications is 'The caller''s notifications, newest first. The next page: created_at and id of the last row.';

revoke execute on function private.notification_defaults, private.notify, private.tell_followers, private.tell_followed from public;
revoke all on function public.notification_choices, public.unread_notifications, public.mark_notifications_read, public.list_notifications
  from public, anon, authenticated;
grant execute on function public.notification_choices, public.unread_notifications, public.mark_notifications_read, public.list_notifications
  to authenticated;
