-- News of what became of a sale: for its artist (sale_update: refunded, disputed, won, lost) and for its buyer (refund).

-- expand: takes every kind that the old check took
alter table public.notifications drop constraint notifications_kind_check;
-- expand: takes every kind that the old check took
alter table public.notifications add constraint notifications_kind_check
  check (kind in ('new_release', 'sale', 'sale_update', 'refund', 'follower', 'payout', 'message', 'moderation'));
-- expand: takes every kind that the old check took
alter table public.notification_preferences drop constraint notification_preferences_kind_check;
-- expand: takes every kind that the old check took
alter table public.notification_preferences add constraint notification_preferences_kind_check
  check (kind in ('new_release', 'sale', 'sale_update', 'refund', 'follower', 'payout', 'message', 'moderation'));
-- expand: takes every kind that the old check took
alter table public.emails drop constraint emails_kind_check;
-- expand: takes every kind that the old check took
alter table public.emails add constraint emails_kind_check check (kind in ('receipt', 'refund', 'sale', 'sale_update', 'donation_started',
  'donation_ending', 'donation_ended', 'payout', 'payout_failed', 'new_release', 'new_follower', 'message', 'report_answer', 'account_deleted',
  'export_ready'));

create or replace function private.notification_defaults() returns table (place integer, kind text, in_app boolean, email boolean, email_kind text)
language sql immutable parallel safe set search_path = '' as $$
  values (1, 'new_release', true, true, 'new_release'), (2, 'sale', true, true, 'sale'), (3, 'sale_update', true, true, 'sale_update'),
    (4, 'refund', true, true, 'refund'), (5, 'follower', true, false, 'new_follower'), (6, 'payout', true, true, 'payout'),
    (7, 'message', true, true, 'message'), (8, 'moderation', true, true, 'report_answer')
$$;

create or replace function private.preference_of_email(kind text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case when kind = 'new_follower' then 'follower' when kind in ('new_release', 'message', 'sale', 'sale_update') then kind end
$$;

-- expand: only functions call it; it is made again with one more argument, which has a default
drop function private.notify(uuid, text, jsonb);
create function private.notify(user_id uuid, kind text, payload jsonb, to_address text default null) returns void
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
    perform private.queue_email(user_id, to_address, wanted.email_kind, payload, concat_ws(':', kind, user_id, md5(payload::text)));
  end if;
end $$;
comment on function private.notify is
  'Tells a person something, as they chose: a row of notifications, an e-mail, both or neither. payload: facts, worded by client and template. '
  'to_address: where the e-mail goes instead of the account''s address.';
revoke execute on function private.notify from public;

-- A release of the account app refuses a whole list for one kind that it has no words for: each names the kinds that it can word.
create function private.first_kinds() returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select array['new_release', 'sale', 'follower', 'payout', 'message', 'moderation']
$$;
comment on function private.first_kinds is 'The kinds of news that every release can word.';
revoke execute on function private.first_kinds from public;

-- expand: it is made again with one more argument, which has a default
drop function public.unread_notifications();
create function public.unread_notifications(kinds text[] default null) returns integer
language sql stable security definer set search_path = '' as $$
  select count(*)::integer from public.notifications
  where user_id = auth.uid() and read_at is null and kind = any (coalesce(kinds, private.first_kinds()))
$$;
comment on function public.unread_notifications is 'How many notifications of these kinds the caller has not read. kinds: as in list_notifications.';

-- expand: it is made again with one more argument, which has a default
drop function public.mark_notifications_read(uuid[]);
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

-- expand: it is made again with one more argument, which has a default
drop function public.list_notifications(timestamptz, uuid, integer);
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

revoke all on function public.unread_notifications, public.mark_notifications_read, public.list_notifications from public, anon, authenticated;
grant execute on function public.unread_notifications, public.mark_notifications_read, public.list_notifications to authenticated;
