-- Staff are named by the operator, through the service role, and every naming is written down.

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

alter table public.moderation_log enable row level security;
create policy "moderators read the log" on public.moderation_log for select to authenticated using ((select private.has_role('moderator')));
revoke all on public.moderation_log from anon, authenticated, service_role;
grant select on public.moderation_log to authenticated, service_role;

create function public.grant_role(user_id uuid, role text) returns boolean
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  if grant_role.role is null or grant_role.role not in ('artist', 'moderator', 'tester') then
    perform private.refuse('unknown_role', left(grant_role.role, 40));
  end if;
  if not exists (select 1 from auth.users where id = grant_role.user_id) then perform private.refuse('user_not_found'); end if;
  insert into public.user_roles (user_id, role) values (grant_role.user_id, grant_role.role) on conflict do nothing;
  if not found then return false; end if;
  insert into public.moderation_log (act, subject_kind, subject_id, facts)
  values ('grant_role', 'person', grant_role.user_id, jsonb_build_object('role', grant_role.role));
  return true;
end $$;
comment on function public.grant_role is 'Gives a person the role artist, moderator or tester. False when they had it. Codes: unknown_role, user_not_found.';

create function public.revoke_role(user_id uuid, role text) returns boolean
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  delete from public.user_roles where user_id = revoke_role.user_id and role = revoke_role.role and role in ('moderator', 'tester');
  if not found then return false; end if;
  insert into public.moderation_log (act, subject_kind, subject_id, facts)
  values ('revoke_role', 'person', revoke_role.user_id, jsonb_build_object('role', revoke_role.role));
  return true;
end $$;
comment on function public.revoke_role is 'Takes the role moderator or tester away. False when there was none. Who sold music stays an artist.';

revoke execute on function private.keep_moderation_log from public;
revoke all on function public.grant_role, public.revoke_role from public, anon, authenticated;
grant execute on function public.grant_role, public.revoke_role to service_role;
