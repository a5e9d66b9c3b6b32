-- All notifications are created by private.notify: in the bell, by e-mail, and by each person's settings for both.

-- # Checks

create function private.person_in_news(payload jsonb) returns text
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(payload ->> 'follower_id', payload ->> 'sender_id', payload ->> 'artist_id', payload ->> 'giver_id')
$$;

-- # Tables

create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null constraint notifications_kind_check
    check (kind in ('new_release', 'sale', 'sale_update', 'refund', 'follower', 'payout', 'message', 'moderation')),
  payload jsonb not null default '{}' constraint notifications_payload_check check (pg_column_size(payload) <= 8192),
  read_at timestamptz,
  created_at timestamptz not null default now()
);
comment on table public.notifications is 'The bell. Facts in payload; the client words them in the reader''s language.';
create index notifications_newest on public.notifications (user_id, created_at desc, id desc);
create index notifications_unread on public.notifications (user_id) where read_at is null;
-- One notification per follower: found without reading all of an artist's notifications.
create index notifications_of_followers on public.notifications (user_id, (payload ->> 'follower_id')) where kind = 'follower';
create index notifications_about on public.notifications (private.person_in_news(payload)) where private.person_in_news(payload) is not null;

create table public.notification_preferences (
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  kind text not null constraint notification_preferences_kind_check
    check (kind in ('new_release', 'sale', 'sale_update', 'refund', 'follower', 'payout', 'message', 'moderation')),
  in_app boolean,
  email boolean,
  primary key (user_id, kind)
);
comment on table public.notification_preferences is
  'What a person chose about a kind of news. No row, or null: the default of private.notification_defaults().';

-- # Policies

alter table public.notifications enable row level security;
create policy "people read their own notifications" on public.notifications for select to authenticated
  using (user_id = (select auth.uid()));
create policy "people mark their own notifications read" on public.notifications for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
revoke all on public.notifications from anon, authenticated;
grant select, update (read_at) on public.notifications to authenticated;
grant all on public.notifications to service_role;

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

-- # Functions

create function private.notification_defaults() returns table (place integer, kind text, in_app boolean, email boolean, email_kind text)
language sql immutable parallel safe set search_path = '' as $$
  values (1, 'new_release', true, true, 'new_release'), (2, 'sale', true, true, 'sale'), (3, 'sale_update', true, true, 'sale_update'),
    (4, 'refund', true, true, 'refund'), (5, 'follower', true, false, 'new_follower'), (6, 'payout', true, true, 'payout'),
    (7, 'message', true, true, 'message'), (8, 'moderation', true, true, 'report_answer')
$$;
comment on function private.notification_defaults is 'Every kind of news in the order of the settings page, what is on by default, and its e-mail.';

-- A release of the account app cannot show a list with an unknown kind: each names the kinds that it knows.
create function private.first_kinds() returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select array['new_release', 'sale', 'follower', 'payout', 'message', 'moderation']
$$;
comment on function private.first_kinds is 'The kinds of news that every release can word.';

create function private.notify(user_id uuid, kind text, payload jsonb, to_address text default null) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  wanted record;
begin
  -- Deleted accounts get no notification, and the calling statement must not fail because of them.
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
    -- The same notification twice (followed, unfollowed, followed again) is one e-mail.
    perform private.queue_email(user_id, to_address, wanted.email_kind, payload, concat_ws(':', kind, user_id, md5(payload::text)));
  end if;
end $$;
comment on function private.notify is
  'Tells a person something, as they chose: a row of notifications, an e-mail, both or neither. payload: facts, worded by client and template. '
  'to_address: where the e-mail goes instead of the account''s address.';

create function public.notification_choices() returns table (kind text, in_app boolean, email boolean)
language sql stable security definer set search_path = '' as $$
  select preset.kind, coalesce(chosen.in_app, preset.in_app), coalesce(chosen.email, preset.email)
  from private.notification_defaults() as preset
  left join public.notification_preferences as chosen on chosen.user_id = auth.uid() and chosen.kind = preset.kind
  order by preset.place
$$;
comment on function public.notification_choices is 'Every kind of news and whether the caller gets it in the bell and by e-mail. Change it by upserting notification_preferences.';

create function public.unread_notifications(kinds text[] default null) returns integer
language sql stable security definer set search_path = '' as $$
  select count(*)::integer from public.notifications
  where user_id = auth.uid() and read_at is null and kind = any (coalesce(kinds, private.first_kinds()))
$$;
comment on function public.unread_notifications is 'How many notifications of these kinds the caller has not read. kinds: as in list_notifications.';

create function public.mark_notifications_read(ids uuid[] default null, kinds text[] default null) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  marked integer;
begin
  update public.notifications set read_at = now()
  where user_id = auth.uid() and read_at is null
    and case when ids is null then kind = any (coalesce(kinds, private.first_kinds())) else id = any (ids) end;
  get diagnostics marked = row_count;
  return marked;
end $$;
comment on function public.mark_notifications_read is
  'Marks these notifications of the caller read; without ids all of these kinds. Returns how many were unread. kinds: as in list_notifications.';

create function public.list_notifications(before_time timestamptz default null, before_id uuid default null, page_size integer default 20,
  kinds text[] default null)
returns setof public.notifications
language sql stable security definer set search_path = '' as $$
  select * from public.notifications
  where user_id = auth.uid() and (created_at, id) < (coalesce(before_time, 'infinity'), coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
    and kind = any (coalesce(kinds, private.first_kinds()))
  order by created_at desc, id desc limit least(greatest(page_size, 1), 100)
$$;
comment on function public.list_notifications is
  'The caller''s notifications, newest first. The next page: created_at and id of the last row. kinds: those that the caller has words for; '
  'without it the six that every release can word.';

-- # Who may call

revoke execute on function private.person_in_news, private.notification_defaults, private.first_kinds, private.notify from public;
revoke all on function public.notification_choices, public.unread_notifications, public.mark_notifications_read,
  public.list_notifications from public, anon, authenticated;
grant execute on function private.person_in_news to authenticated, service_role;
grant execute on function public.notification_choices, public.unread_notifications, public.mark_notifications_read,
  public.list_notifications to authenticated;
