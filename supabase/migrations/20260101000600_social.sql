-- Privacy settings, blocks, follows, favorites, and messages through the contact form of a profile.

-- # Tables

create table public.privacy_settings (
  user_id uuid primary key default auth.uid() references public.profiles (id) on delete cascade,
  show_followers boolean not null default true,
  show_following boolean not null default true,
  show_recently_played boolean not null default false,
  show_playlists boolean not null default true,
  show_favorites boolean not null default false,
  allow_messages text not null default 'everyone'
    constraint privacy_settings_allow_messages_check check (allow_messages in ('everyone', 'followed', 'nobody')),
  updated_at timestamptz not null default now()
);
comment on table public.privacy_settings is 'No row: the defaults of the columns. A private list is seen by its owner alone.';
comment on column public.privacy_settings.allow_messages is 'followed: only people whom this person follows.';
create trigger touch before update on public.privacy_settings for each row execute function private.touch_updated_at();

create table public.blocks (
  blocker_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  blocked_id uuid not null references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (blocker_id, blocked_id),
  constraint blocks_not_oneself_check check (blocker_id <> blocked_id)
);
comment on table public.blocks is 'Blocked people and their blocker neither follow nor write to each other. The blocked are not told.';
create index blocks_of on public.blocks (blocked_id);
create index blocks_newest on public.blocks (blocker_id, created_at desc, blocked_id);

create table public.user_follows (
  follower_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  following_id uuid not null references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  -- A follow is in two lists; hiding one of them hides the row. Stored in the row, so that lists of thousands need no look-ups.
  is_public boolean not null default true,
  primary key (follower_id, following_id),
  constraint user_follows_not_oneself_check check (follower_id <> following_id)
);
comment on table public.user_follows is 'Seen by everyone while is_public, else by the two people alone.';
comment on column public.user_follows.is_public is 'False while the follower hides whom they follow, or the followed hides their followers.';
create index user_follows_followers on public.user_follows (following_id, created_at desc, follower_id desc);
create index user_follows_following on public.user_follows (follower_id, created_at desc, following_id desc);

create table public.user_favorites (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  track_id uuid references public.tracks (id) on delete cascade,
  album_id uuid references public.albums (id) on delete cascade,
  created_at timestamptz not null default now(),
  constraint user_favorites_one_thing_check check (num_nonnulls(track_id, album_id) = 1),
  unique (user_id, track_id),
  unique (user_id, album_id)
);
comment on table public.user_favorites is 'Liked tracks and albums; private to their owner.';
create index user_favorites_newest on public.user_favorites (user_id, created_at desc, id desc);
create index user_favorites_by_track on public.user_favorites (track_id) where track_id is not null;
create index user_favorites_by_album on public.user_favorites (album_id) where album_id is not null;
create index user_favorites_newest_tracks on public.user_favorites (user_id, created_at desc, id desc) where track_id is not null;
create index user_favorites_newest_albums on public.user_favorites (user_id, created_at desc, id desc) where album_id is not null;

create table public.profile_counts (
  profile_id uuid primary key references public.profiles (id) on delete cascade,
  followers integer not null default 0 check (followers >= 0),
  following integer not null default 0 check (following >= 0)
);
comment on table public.profile_counts is 'How many follow, and are followed by, each person. Kept by a trigger on user_follows; read as an embed of profiles.';

-- # Policies

alter table public.privacy_settings enable row level security;
create policy "people read their own privacy" on public.privacy_settings for select to authenticated using (user_id = (select auth.uid()));
create policy "people set their own privacy" on public.privacy_settings for insert to authenticated with check (user_id = (select auth.uid()));
create policy "people change their own privacy" on public.privacy_settings for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
revoke all on public.privacy_settings from anon, authenticated;
grant select, insert (user_id, show_followers, show_following, show_recently_played, show_playlists, show_favorites,
  allow_messages), update (user_id, show_followers, show_following, show_recently_played, show_playlists, show_favorites,
  allow_messages) on public.privacy_settings to authenticated;
grant all on public.privacy_settings to service_role;

alter table public.blocks enable row level security;
create policy "people read their own blocks" on public.blocks for select to authenticated using (blocker_id = (select auth.uid()));
create policy "people block as themselves" on public.blocks for insert to authenticated with check (blocker_id = (select auth.uid()));
create policy "people unblock as themselves" on public.blocks for delete to authenticated using (blocker_id = (select auth.uid()));
revoke all on public.blocks from anon, authenticated;
grant select, insert (blocker_id, blocked_id), delete on public.blocks to authenticated;
grant all on public.blocks to service_role;

alter table public.user_follows enable row level security;
create policy "people follow as themselves" on public.user_follows for insert to authenticated
  with check (follower_id = (select auth.uid()));
create policy "people unfollow as themselves" on public.user_follows for delete to authenticated
  using (follower_id = (select auth.uid()));
create policy "guests read public follows" on public.user_follows for select to anon using (is_public);
create policy "people read public follows and their own" on public.user_follows for select to authenticated
  using (is_public or follower_id = (select auth.uid()) or following_id = (select auth.uid()));
revoke all on public.user_follows from anon, authenticated;
grant select on public.user_follows to anon, authenticated;
grant insert (follower_id, following_id), delete on public.user_follows to authenticated;
grant all on public.user_follows to service_role;

alter table public.user_favorites enable row level security;
create policy "people read their own favourites" on public.user_favorites for select to authenticated
  using (user_id = (select auth.uid()));
-- The inner selects use the reader's policies: a person cannot like a row that they cannot see, and so cannot find out that it exists.
create policy "people like what they can see" on public.user_favorites for insert to authenticated
  with check (user_id = (select auth.uid())
    and (track_id is null or exists (select 1 from public.tracks where tracks.id = track_id))
    and (album_id is null or exists (select 1 from public.albums where albums.id = album_id)));
create policy "people unlike their own" on public.user_favorites for delete to authenticated
  using (user_id = (select auth.uid()));
revoke all on public.user_favorites from anon, authenticated;
grant select, insert (id, user_id, track_id, album_id), delete on public.user_favorites to authenticated;
grant all on public.user_favorites to service_role;

alter table public.profile_counts enable row level security;
create policy "everyone reads counts" on public.profile_counts for select to anon, authenticated using (true);
revoke all on public.profile_counts from anon, authenticated;
grant select on public.profile_counts to anon, authenticated;
grant all on public.profile_counts to service_role;

-- # Functions

create function private.privacy_of(person uuid) returns public.privacy_settings
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select kept from public.privacy_settings as kept where kept.user_id = person),
    row(person, true, true, false, true, false, 'everyone', now())::public.privacy_settings)
$$;

create function private.shows(person uuid, list text) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(person = auth.uid(), false) or case list
    when 'followers' then (private.privacy_of(person)).show_followers
    when 'following' then (private.privacy_of(person)).show_following
    when 'recently_played' then (private.privacy_of(person)).show_recently_played
    when 'playlists' then (private.privacy_of(person)).show_playlists
    when 'favorites' then (private.privacy_of(person)).show_favorites
    else false end
$$;
comment on function private.shows is
  'Whether the caller may see this list (followers, following, recently_played, playlists, favorites) of a person. One''s own always.';

create function private.is_blocked(a uuid, b uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.blocks where (blocker_id = a and blocked_id = b) or (blocker_id = b and blocked_id = a))
$$;
comment on function private.is_blocked is 'Whether either of the two blocked the other.';

create function private.lock_people(a uuid, b uuid, alone boolean) returns void
language plpgsql set search_path = '' as $$
declare
  person uuid;
begin
  -- Locked in a fixed order, otherwise two of these could deadlock.
  for person in select distinct one from unnest(array[a, b]) as one where one is not null order by one loop
    if alone then perform pg_advisory_xact_lock(hashtextextended('person:' || person, 0));
    else perform pg_advisory_xact_lock_shared(hashtextextended('person:' || person, 0)); end if;
  end loop;
end $$;
comment on function private.lock_people is
  'Until commit. Following shares the lock, what ends or hides follows takes it alone: neither can slip past the other.';

create function private.end_follows() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_people(new.blocker_id, new.blocked_id, true);
  delete from public.user_follows
  where (follower_id = new.blocker_id and following_id = new.blocked_id) or (follower_id = new.blocked_id and following_id = new.blocker_id);
  return null;
end $$;
create trigger end_follows after insert on public.blocks for each row execute function private.end_follows();

create function private.refuse_blocked_follow() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_people(new.follower_id, new.following_id, false);
  if private.is_blocked(new.follower_id, new.following_id) then perform private.refuse('blocked', new.following_id::text); end if;
  return null;
end $$;
-- After the insert, so that policies are checked first: a follow in another person's name must not reveal who blocked whom.
create trigger refuse_blocked after insert on public.user_follows for each row execute function private.refuse_blocked_follow();

create function private.set_follow_visibility() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_people(new.follower_id, new.following_id, false);
  new.is_public = (private.privacy_of(new.follower_id)).show_following and (private.privacy_of(new.following_id)).show_followers;
  return new;
end $$;
create trigger set_visibility before insert on public.user_follows for each row execute function private.set_follow_visibility();

create function private.hide_follows() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_people(new.user_id, null, true);
  update public.user_follows as follow
  set is_public = new.show_following and (private.privacy_of(follow.following_id)).show_followers
  where follower_id = new.user_id and is_public <> (new.show_following and (private.privacy_of(follow.following_id)).show_followers);
  update public.user_follows as follow
  set is_public = new.show_followers and (private.privacy_of(follow.follower_id)).show_following
  where following_id = new.user_id and is_public <> (new.show_followers and (private.privacy_of(follow.follower_id)).show_following);
  return null;
end $$;
create trigger hide_follows after insert or update of show_followers, show_following on public.privacy_settings
  for each row execute function private.hide_follows();

create function private.tell_followed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Following again after unfollowing creates no notification: otherwise toggling could flood a person's bell.
  if not exists (select 1 from public.notifications where user_id = new.following_id and kind = 'follower'
      and payload ->> 'follower_id' = new.follower_id::text) then
    perform private.notify(new.following_id, 'follower', jsonb_build_object('follower_id', new.follower_id,
      'follower_name', (select name from public.profiles where id = new.follower_id)));
  end if;
  return null;
end $$;
create trigger tell_followed after insert on public.user_follows for each row execute function private.tell_followed();

create function private.open_profile_counts() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profile_counts (profile_id) values (new.id) on conflict do nothing;
  return null;
end $$;
create trigger open_counts after insert on public.profiles for each row execute function private.open_profile_counts();

create function private.count_follows() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Locked in a fixed order and then incremented: concurrent follows are all counted, and cannot deadlock.
  perform from public.profile_counts as known
  where known.profile_id in (select follower_id from changed union select following_id from changed)
  order by known.profile_id for no key update;
  update public.profile_counts as known
  set followers = known.followers + step.followers, following = known.following + step.following
  from (
    select person, sum(is_followed) * sign.by as followers, sum(follows) * sign.by as following
    from (select following_id as person, 1 as is_followed, 0 as follows from changed
      union all select follower_id, 0, 1 from changed) as part,
      (select case tg_op when 'INSERT' then 1 else -1 end as by) as sign
    group by person, sign.by
  ) as step where known.profile_id = step.person;
  return null;
end $$;
create trigger count_added after insert on public.user_follows referencing new table as changed
  for each statement execute function private.count_follows();
create trigger count_removed after delete on public.user_follows referencing old table as changed
  for each statement execute function private.count_follows();

create function public.favorites_of(person uuid, before_time timestamptz default null, before_id uuid default null, page_size integer default 20)
returns setof public.user_favorites
language sql stable security definer set search_path = '' as $$
  select * from public.user_favorites
  where user_id = person and (select private.shows(person, 'favorites'))
    and (created_at, id) < (coalesce(before_time, 'infinity'), coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
  order by created_at desc, id desc limit least(greatest(page_size, 1), 100)
$$;
comment on function public.favorites_of is 'What a person likes, newest first, where they show it; else nothing. Embed albums(*) and tracks(*).';

-- # Who may call

revoke execute on function private.privacy_of, private.shows, private.is_blocked, private.lock_people, private.end_follows,
  private.refuse_blocked_follow, private.set_follow_visibility, private.hide_follows, private.tell_followed,
  private.open_profile_counts, private.count_follows from public;
revoke all on function public.favorites_of from public, anon, authenticated;
grant execute on function public.favorites_of to anon, authenticated;

-- # Messages
-- Messages that people write through the contact form of a profile. Plain text, without replies, with limits.

-- ## Tables

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

-- ## Policies

alter table public.messages enable row level security;
create policy "recipients read what is not hidden" on public.messages for select to authenticated
  using (recipient_id = (select auth.uid()) and hidden_at is null);
create policy "senders read what they wrote" on public.messages for select to authenticated using (sender_id = (select auth.uid()));
create policy "recipients delete what they got" on public.messages for delete to authenticated
  using (recipient_id = (select auth.uid()) and hidden_at is null);
revoke all on public.messages from anon, authenticated;
grant select, delete on public.messages to authenticated;
grant all on public.messages to service_role;

-- ## Functions

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

-- ## Who may call

revoke execute on function private.accepts_messages, private.message_wait from public;
revoke all on function public.can_message, public.send_message, public.list_messages from public, anon, authenticated;
grant execute on function public.can_message, public.list_messages to authenticated;
grant execute on function public.send_message to service_role;
