-- The queue of e-mails, leaving a kind of e-mail by one click, and all notifications, in the bell and by e-mail.

-- # Checks

create function private.is_email_address(value text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select char_length(value) <= 320 and value ~ '^[^\s<>@,;"]+@[^\s<>@,;"]+$'
$$;

-- # Tables

create table public.emails (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete set null,
  to_address text not null constraint emails_to_address_check check (private.is_email_address(to_address)),
  kind text not null constraint emails_kind_check check (kind in ('receipt', 'refund', 'sale', 'sale_update', 'donation_started',
    'donation_ending', 'donation_ended', 'payout', 'payout_failed', 'new_release', 'new_follower', 'message', 'report_answer',
    'account_deleted', 'export_ready', 'error_alert')),
  language text not null constraint emails_language_check check (language in ('en', 'pl', 'de', 'fr', 'tr')),
  payload jsonb not null default '{}' constraint emails_payload_check check (jsonb_typeof(payload) = 'object'),
  dedupe_key text unique,
  state text not null default 'waiting' constraint emails_state_check check (state in ('waiting', 'sending', 'sent', 'failed')),
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  claim uuid,
  sent_at timestamptz,
  last_error text,
  created_at timestamptz not null default now()
);
comment on table public.emails is 'E-mails to send and sent. Holds addresses: for the service role only. Sent ones are forgotten after 90 days.';
comment on column public.emails.due_at is 'When to try next. While state is sending: when the claim lapses and another run may take the row.';
create index emails_due on public.emails (due_at, id) where state in ('waiting', 'sending');
create index emails_by_user on public.emails (user_id);
create index emails_over on public.emails (created_at) where state in ('sent', 'failed');

create table private.unsubscribe_tokens (
  token text primary key default encode(extensions.gen_random_bytes(24), 'hex'),
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null,
  created_at timestamptz not null default now(),
  unique (user_id, kind)
);
comment on table private.unsubscribe_tokens is 'Whoever holds a token may end that kind of e-mail for that person, and nothing else.';

-- # Policies

alter table public.emails enable row level security;
alter table private.unsubscribe_tokens enable row level security;
revoke all on public.emails from anon, authenticated;
grant all on public.emails to service_role;

-- # Functions

create function private.queue_email(user_id uuid, to_address text, kind text, payload jsonb, dedupe_key text default null) returns uuid
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  address text := coalesce(to_address, (select users.email from auth.users where users.id = user_id));
  reader_language text := coalesce((select settings.language from public.user_settings as settings where settings.user_id = queue_email.user_id),
    private.known_language(payload ->> 'language'), 'en');
  queued uuid;
begin
  -- A sale must not fail because its address cannot receive e-mails.
  if private.is_email_address(address) is not true then return null; end if;
  insert into public.emails (user_id, to_address, kind, language, payload, dedupe_key)
  values ((select users.id from auth.users where users.id = user_id), address, kind, reader_language, coalesce(payload, '{}'), dedupe_key)
  on conflict do nothing
  returning id into queued;
  return queued;
end $$;
comment on function private.queue_email is
  'Queues an e-mail in the transaction of what it tells about. Without an address: that of the account. Language: the account''s settings, '
  'else payload.language, else English. A dedupe_key that was used before does nothing. Returns the new row''s id, or null. '
  'What payload holds for each kind: libs/mail/src/payloads.ts.';

create function private.preference_of_email(kind text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case when kind = 'new_follower' then 'follower' when kind in ('new_release', 'message', 'sale', 'sale_update') then kind end
$$;
comment on function private.preference_of_email is 'The choice in notification_preferences that ends this kind of e-mail; null where it is transactional.';

create function private.unsubscribe_token(user_id uuid, kind text) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  choice text := private.preference_of_email(kind);
  known text;
begin
  if choice is null or user_id is null then return null; end if;
  insert into private.unsubscribe_tokens (user_id, kind) values (user_id, choice) on conflict do nothing;
  select tokens.token into known from private.unsubscribe_tokens as tokens where tokens.user_id = unsubscribe_token.user_id and tokens.kind = choice;
  return known;
end $$;

create function public.claim_emails(batch integer default 20, lease_seconds integer default 120) returns setof jsonb
language plpgsql security definer set search_path = '' as $$
declare
  this_claim uuid := gen_random_uuid();
begin
  return query
  with due as (
    select id from public.emails where state in ('waiting', 'sending') and due_at <= now()
    order by due_at, id limit least(greatest(batch, 1), 100) for update skip locked
  ), claimed as (
    update public.emails set state = 'sending', claim = this_claim, attempts = attempts + 1,
      due_at = now() + make_interval(secs => least(greatest(lease_seconds, 10), 3600))
    where id in (select id from due)
    returning *
  )
  select jsonb_build_object('id', claimed.id, 'claim', claim, 'to_address', to_address, 'kind', kind, 'language', language, 'payload', payload,
    'name', profiles.name, 'unsubscribe_token', private.unsubscribe_token(claimed.user_id, kind))
  from claimed left join public.profiles on profiles.id = claimed.user_id
  order by claimed.created_at, claimed.id;
end $$;
comment on function public.claim_emails is
  'Takes due e-mails for sending, each for one caller at a time. A claim that is not finished within the lease lapses and the e-mail is due again.';

create function public.finish_email(email_id uuid, claim uuid, error text default null, is_final boolean default false) returns boolean
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  waits interval[] := array['1 minute', '5 minutes', '30 minutes', '2 hours', '6 hours', '12 hours', '24 hours']::interval[];
begin
  update public.emails set
    state = case when finish_email.error is null then 'sent' when is_final or attempts > cardinality(waits) then 'failed' else 'waiting' end,
    sent_at = case when finish_email.error is null then now() end,
    due_at = case when finish_email.error is null then due_at else now() + coalesce(waits[attempts], '1 day') end,
    last_error = left(finish_email.error, 500),
    claim = null
  where id = finish_email.email_id and emails.claim = finish_email.claim and state = 'sending';
  return found;
end $$;
comment on function public.finish_email is
  'Ends a claim: sent, or with an error to be tried again later (eight attempts over two days), or given up at once (is_final). '
  'False when the claim has lapsed and the e-mail is somebody else''s.';

create function public.unsubscribe(token text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  held private.unsubscribe_tokens;
begin
  select * into held from private.unsubscribe_tokens as tokens where tokens.token = unsubscribe.token;
  if held.user_id is null then return null; end if;
  insert into public.notification_preferences (user_id, kind, email) values (held.user_id, held.kind, false)
  on conflict (user_id, kind) do update set email = false;
  return held.kind;
end $$;
comment on function public.unsubscribe is 'Ends one kind of e-mail for the holder of the token. Safe to repeat. Returns the kind; null for an unknown token.';

create function public.unsubscribe_kind(token text) returns text
language sql stable security definer set search_path = '' as $$
  select tokens.kind from private.unsubscribe_tokens as tokens where tokens.token = unsubscribe_kind.token
$$;
comment on function public.unsubscribe_kind is 'What unsubscribe would end, to be asked before. Null for an unknown token.';

create function public.forget_old_emails() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  forgotten integer;
begin
  delete from public.emails where state in ('sent', 'failed') and created_at < now() - interval '90 days';
  get diagnostics forgotten = row_count;
  return forgotten;
end $$;
comment on function public.forget_old_emails is 'Deletes e-mails that are over after 90 days: they hold addresses and what people bought.';

-- The goodbye e-mail holds the last copy of a deleted account's address: it is deleted as soon as it was sent or given up.
create function private.forget_farewell() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.emails where id = new.id;
  return null;
end $$;
create trigger forget_farewell after update of state on public.emails for each row
  when (new.kind = 'account_deleted' and new.state in ('sent', 'failed')) execute function private.forget_farewell();

-- # Who may call

revoke execute on function private.is_email_address, private.queue_email, private.preference_of_email, private.unsubscribe_token,
  private.forget_farewell from public;
revoke all on function public.claim_emails, public.finish_email, public.unsubscribe, public.unsubscribe_kind, public.forget_old_emails
  from public, anon, authenticated;
grant execute on function private.is_email_address, public.claim_emails, public.finish_email, public.unsubscribe,
  public.unsubscribe_kind, public.forget_old_emails to service_role;

-- # Notifications
-- All notifications are created by private.notify: in the bell, by e-mail, and by each person's settings for both.

-- ## Checks

create function private.person_in_news(payload jsonb) returns text
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(payload ->> 'follower_id', payload ->> 'sender_id', payload ->> 'artist_id', payload ->> 'giver_id')
$$;

-- ## Tables

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

-- ## Policies

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

-- ## Functions

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

-- ## Who may call

revoke execute on function private.person_in_news, private.notification_defaults, private.first_kinds, private.notify from public;
revoke all on function public.notification_choices, public.unread_notifications, public.mark_notifications_read,
  public.list_notifications from public, anon, authenticated;
grant execute on function private.person_in_news to authenticated, service_role;
grant execute on function public.notification_choices, public.unread_notifications, public.mark_notifications_read,
  public.list_notifications to authenticated;
