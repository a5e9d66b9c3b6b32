-- Messages that people write through the contact form of a profile. Plain text, without replies, with limits.

-- # Tables

create table public.messages (
  id uuid primary key default gen_random_uuid(),
  sender_id uuid not null references public.profiles (id) on delete cascade,
  recipient_id uuid not null references public.profiles (id) on delete cascade,
  body text not null constraint messages_body_check check (btrim(body, E' \t\r\n') <> '' and char_length(body) <= 2000
    and body !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]'),
  hidden_at timestamptz,
  created_at timestamptz not null default now(),
  constraint messages_not_to_oneself_check check (sender_id <> recipient_id)
);
comment on table public.messages is 'Read by the two people. Written by send_message only; deleted by the recipient.';
comment on column public.messages.hidden_at is 'Set by moderators: from then on the recipient does not see it.';
create index messages_inbox on public.messages (recipient_id, created_at desc, id desc);
create index messages_sent on public.messages (sender_id, created_at desc, id desc);
create trigger forget_hold after delete on public.messages for each row execute function private.forget_hold();

-- # Policies

alter table public.messages enable row level security;
create policy "recipients read what is not hidden" on public.messages for select to authenticated
  using (recipient_id = (select auth.uid()) and hidden_at is null);
create policy "senders read what they wrote" on public.messages for select to authenticated using (sender_id = (select auth.uid()));
create policy "recipients delete what they got" on public.messages for delete to authenticated
  using (recipient_id = (select auth.uid()) and hidden_at is null);
revoke all on public.messages from anon, authenticated;
grant select, delete on public.messages to authenticated;
grant all on public.messages to service_role;

-- # Functions

create function private.accepts_messages(recipient uuid, sender uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select not private.is_blocked(recipient, sender) and case (private.privacy_of(recipient)).allow_messages
    when 'everyone' then true
    when 'followed' then exists (select 1 from public.user_follows where follower_id = recipient and following_id = sender)
    else false end
$$;

create function public.can_message(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select auth.uid() is not null and person <> auth.uid() and exists (select 1 from auth.users where id = person)
    and private.accepts_messages(person, auth.uid())
$$;
comment on function public.can_message is 'Whether the caller''s message would be accepted by this person: shows or hides the button.';

create function private.message_wait(sender uuid, recipient uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select coalesce(max(ceil(extract(epoch from oldest + span - now()))), 0)::integer from (
    -- The oldest message in the window; the next one is allowed when it has left.
    values
      ((select created_at from public.messages where sender_id = sender order by created_at desc offset 9 limit 1), interval '1 hour'),
      ((select created_at from public.messages where sender_id = sender order by created_at desc offset 29 limit 1), interval '1 day'),
      ((select created_at from public.messages where sender_id = sender and recipient_id = recipient order by created_at desc offset 2 limit 1),
        interval '1 hour'),
      ((select created_at from public.messages where sender_id = sender and recipient_id = recipient order by created_at desc offset 5 limit 1),
        interval '1 day'),
      ((select created_at from public.messages where recipient_id = recipient order by created_at desc offset 59 limit 1), interval '1 hour')
  ) as rule(oldest, span)
  where oldest > now() - span
$$;
comment on function private.message_wait is
  'Seconds until the next message fits. A sender: 10 an hour, 30 a day; to one person 3 and 6. A recipient gets 60 an hour from all together.';

create function public.send_message(sender_id uuid, recipient_id uuid, body text) returns uuid
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  wait integer;
  sent uuid;
begin
  if send_message.sender_id = send_message.recipient_id then perform private.refuse('message_to_oneself'); end if;
  if not exists (select 1 from auth.users where id = send_message.recipient_id) then perform private.refuse('recipient_not_found'); end if;
  -- Serialised, so that twenty concurrent messages are counted like twenty in a row.
  perform private.lock_people(send_message.sender_id, send_message.recipient_id, true);
  if not private.accepts_messages(send_message.recipient_id, send_message.sender_id) then perform private.refuse('messages_not_accepted'); end if;
  wait := private.message_wait(send_message.sender_id, send_message.recipient_id);
  if wait > 0 then perform private.refuse('too_many_messages', wait::text); end if;
  insert into public.messages (sender_id, recipient_id, body)
  values (send_message.sender_id, send_message.recipient_id, normalize(btrim(send_message.body, E' \t\r\n'), nfc)) returning id into sent;
  perform private.notify(send_message.recipient_id, 'message', jsonb_build_object('message_id', sent, 'sender_id', send_message.sender_id,
    'sender_name', (select name from public.profiles where id = send_message.sender_id),
    'preview', left(btrim(send_message.body, E' \t\r\n'), 200)));
  return sent;
end $$;
comment on function public.send_message is
  'Stores a message and tells the recipient. Codes: message_to_oneself, recipient_not_found, messages_not_accepted (by choice or block, not '
  'said which), too_many_messages (detail: seconds to wait).';

-- In plpgsql the planner knows the size of a page and walks the index of the box; in plain SQL it would sort the whole box.
create function public.list_messages(box text default 'inbox', before_time timestamptz default null, before_id uuid default null,
  page_size integer default 20) returns setof public.messages
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  reader constant uuid := auth.uid();
  wanted constant integer := least(greatest(page_size, 1), 100);
begin
  before_time := coalesce(before_time, 'infinity');
  before_id := coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
  if box = 'inbox' then
    return query select * from public.messages where recipient_id = reader and hidden_at is null
      and (created_at, id) < (before_time, before_id) order by created_at desc, id desc limit wanted;
  elsif box = 'sent' then
    return query select * from public.messages where sender_id = reader
      and (created_at, id) < (before_time, before_id) order by created_at desc, id desc limit wanted;
  end if;
end $$;
comment on function public.list_messages is 'The caller''s messages, newest first: box inbox or sent. The next page: created_at and id of the last row.';

-- # Who may call

revoke execute on function private.accepts_messages, private.message_wait from public;
revoke all on function public.can_message, public.send_message, public.list_messages from public, anon, authenticated;
grant execute on function public.can_message, public.list_messages to authenticated;
grant execute on function public.send_message to service_role;
