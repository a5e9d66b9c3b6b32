-- Reports, hidden content, and the log of moderators' actions. Tables of later files check here whether a row is hidden; the actions of
-- moderators are in the moderation migration.

-- # Tables

create table public.content_holds (
  subject_kind text not null constraint content_holds_kind_check check (subject_kind in ('album', 'track', 'profile', 'message', 'playlist')),
  subject_id uuid not null,
  owner_id uuid not null references public.profiles (id) on delete cascade,
  is_legal boolean not null default false,
  because_of uuid,
  state_before text,
  note text constraint content_holds_note_check check (char_length(note) <= 2000),
  created_at timestamptz not null default now(),
  primary key (subject_kind, subject_id)
);
comment on table public.content_holds is 'Hidden content, one row a thing, as long as it is hidden. Its owner sees why.';
comment on column public.content_holds.is_legal is 'Taken down by law: then buyers cannot download it either. Otherwise they keep what they paid for.';
comment on column public.content_holds.because_of is 'The hidden profile whose album this is: restored together with it.';
create index content_holds_by_owner on public.content_holds (owner_id, created_at desc);
create index content_holds_because on public.content_holds (because_of) where because_of is not null;

create table public.reports (
  id uuid primary key default gen_random_uuid(),
  reporter_id uuid references public.profiles (id) on delete set null,
  claimant_name text constraint reports_claimant_name_check
    check (btrim(claimant_name) <> '' and char_length(claimant_name) <= 200 and private.is_plain_line(claimant_name)),
  claimant_email text constraint reports_claimant_email_check
    check (char_length(claimant_email) <= 320 and claimant_email ~ '^[^\s<>@,;"]+@[^\s<>@,;"]+$'),
  language text constraint reports_language_check check (language in ('en', 'pl', 'de', 'fr', 'tr')),
  subject_kind text not null constraint reports_subject_check check (subject_kind in ('album', 'track', 'profile', 'message', 'playlist')),
  subject_id uuid not null,
  owner_id uuid references public.profiles (id) on delete cascade,
  subject_title text not null,
  reason text not null constraint reports_reason_check
    check (reason in ('copyright', 'spam', 'abuse', 'hate', 'sexual', 'violence', 'impersonation', 'other')),
  details text constraint reports_details_check check (char_length(details) <= 4000),
  state text not null default 'open' constraint reports_state_check check (state in ('open', 'answered')),
  outcome text constraint reports_outcome_check check (outcome in ('removed', 'kept')),
  answer text constraint reports_answer_check check (char_length(answer) <= 2000),
  answered_by uuid references public.profiles (id) on delete set null,
  answered_at timestamptz,
  created_at timestamptz not null default now(),
  constraint reports_answered_is_whole_check check ((state = 'open') = (outcome is null) and (state = 'open') = (answered_at is null))
);
comment on table public.reports is 'Reports of anyone signed in, and takedown notices of rights holders, who need no account. Written by functions only.';
comment on column public.reports.subject_title is 'Title, name, or for a message its text, as it was when it was reported.';
create index reports_queue on public.reports (state, created_at, id);
create index reports_by_reporter on public.reports (reporter_id, created_at desc, id desc);
create index reports_of_owner on public.reports (owner_id);
create index reports_answerers on public.reports (answered_by) where answered_by is not null;
create unique index reports_once on public.reports (reporter_id, subject_kind, subject_id) where state = 'open';
create index reports_open_by_subject on public.reports (subject_id) where state = 'open';

create table public.moderation_log (
  id bigint generated always as identity primary key,
  actor_id uuid,
  act text not null constraint moderation_log_act_check
    check (act in ('hide', 'restore', 'answer', 'grant_role', 'revoke_role')),
  subject_kind text not null constraint moderation_log_subject_check
    check (subject_kind in ('album', 'track', 'profile', 'message', 'playlist', 'person')),
  subject_id uuid,
  report_id uuid,
  facts jsonb not null default '{}',
  note text constraint moderation_log_note_check check (char_length(note) <= 2000),
  created_at timestamptz not null default now()
);
comment on table public.moderation_log is
  'What staff did, append-only. Who is meant is forgotten with their account: an update may empty actor_id, subject_id and note, nothing else.';
comment on column public.moderation_log.actor_id is 'The moderator; null for the operator.';
create index moderation_log_newest on public.moderation_log (created_at desc, id desc);
create index moderation_log_of_subject on public.moderation_log (subject_kind, subject_id, id desc);
create index moderation_log_of_actor on public.moderation_log (actor_id);

-- # Policies

alter table public.content_holds enable row level security;
alter table public.reports enable row level security;
alter table public.moderation_log enable row level security;
create policy "owners see what of theirs is hidden" on public.content_holds for select to authenticated
  using (owner_id = (select auth.uid()));
create policy "moderators see what is hidden" on public.content_holds for select to authenticated
  using ((select private.has_role('moderator')));
create policy "people read their own reports" on public.reports for select to authenticated using (reporter_id = (select auth.uid()));
create policy "moderators read reports" on public.reports for select to authenticated using ((select private.has_role('moderator')));
create policy "moderators read the log" on public.moderation_log for select to authenticated using ((select private.has_role('moderator')));
revoke all on public.content_holds, public.moderation_log from anon, authenticated, service_role;
revoke all on public.reports from anon, authenticated;
grant select on public.content_holds, public.moderation_log to authenticated, service_role;
grant select on public.reports to authenticated;
grant all on public.reports to service_role;

-- # Functions

create function private.keep_moderation_log() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  forgettable text[] := '{actor_id, subject_id, note}';
begin
  if tg_op <> 'UPDATE' or to_jsonb(new) - forgettable <> to_jsonb(old) - forgettable
    or coalesce(new.actor_id <> old.actor_id, new.actor_id is not null)
    or coalesce(new.subject_id <> old.subject_id, new.subject_id is not null)
    or coalesce(new.note <> old.note, new.note is not null)
  then perform private.refuse('moderation_log_is_append_only'); end if;
  return new;
end $$;
create trigger append_only before update or delete on public.moderation_log for each row execute function private.keep_moderation_log();
create trigger never_emptied before truncate on public.moderation_log for each statement execute function private.keep_moderation_log();

create function private.is_held(kind text, id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.content_holds where subject_kind = kind and subject_id = id)
$$;

create function private.is_taken_down(kind text, id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.content_holds where subject_kind = kind and subject_id = id and is_legal)
$$;

create function private.guard_hidden() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  kind text := case tg_table_name when 'albums' then 'album' when 'tracks' then 'track' else 'playlist' end;
  is_hidden boolean := case tg_table_name when 'playlists' then not (to_jsonb(new) ->> 'is_shared')::boolean
    else coalesce(to_jsonb(new) ->> 'state', to_jsonb(new) ->> 'status') = 'hidden' end;
begin
  if not is_hidden and private.is_held(kind, new.id) then perform private.refuse(kind || '_hidden', new.id::text); end if;
  if is_hidden and tg_table_name <> 'playlists' and not private.is_held(kind, new.id) then
    perform private.refuse('hidden_by_moderators_only', new.id::text);
  end if;
  return new;
end $$;
comment on function private.guard_hidden is 'Hidden as long as there is a hold, and only then: whatever role or function writes.';

create function private.forget_hold() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.content_holds where subject_id = old.id;
  return null;
end $$;

create function public.grant_role(user_id uuid, role text) returns boolean
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  if grant_role.role is null or grant_role.role not in ('artist', 'moderator', 'tester', 'staff') then
    perform private.refuse('unknown_role', left(grant_role.role, 40));
  end if;
  if not exists (select 1 from auth.users where id = grant_role.user_id) then perform private.refuse('user_not_found'); end if;
  insert into public.user_roles (user_id, role) values (grant_role.user_id, grant_role.role) on conflict do nothing;
  if not found then return false; end if;
  insert into public.moderation_log (act, subject_kind, subject_id, facts)
  values ('grant_role', 'person', grant_role.user_id, jsonb_build_object('role', grant_role.role));
  return true;
end $$;
comment on function public.grant_role is 'Gives a person the role artist, moderator, tester or staff. False when they had it. Codes: unknown_role, user_not_found.';

create function public.revoke_role(user_id uuid, role text) returns boolean
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  delete from public.user_roles where user_id = revoke_role.user_id and role = revoke_role.role and role in ('moderator', 'tester', 'staff');
  if not found then return false; end if;
  insert into public.moderation_log (act, subject_kind, subject_id, facts)
  values ('revoke_role', 'person', revoke_role.user_id, jsonb_build_object('role', revoke_role.role));
  return true;
end $$;
comment on function public.revoke_role is 'Takes the role moderator, tester or staff away. False when there was none. Who sold music stays an artist.';

-- # Who may call

revoke execute on function private.keep_moderation_log, private.is_held, private.is_taken_down, private.guard_hidden,
  private.forget_hold from public;
revoke all on function public.grant_role, public.revoke_role from public, anon, authenticated;
grant execute on function public.grant_role, public.revoke_role to service_role;
