-- Extensions, the private schema for helpers that no API may list, default privileges that grant nothing, and small checks and counters
-- that all other files use. The files of this folder run in the order of their names; each has its tables first, then their policies,
-- then its functions.

-- # Schemas and default privileges

create schema if not exists extensions;

create extension if not exists pgcrypto with schema extensions;
create extension if not exists pg_trgm with schema extensions;
create extension if not exists unaccent with schema extensions;
create extension if not exists citext with schema extensions;

-- Older projects grant everything in public to the API's roles by default, new ones nothing. With these lines both are alike: what a
-- migration does not grant, nobody has.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

create schema private;

comment on schema private is 'Helpers of policies, checks and triggers. Not exposed by the data API.';
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

-- # Settings of the API's roles, which the data API applies to each request

-- A generic plan would sort all followers of a popular artist. So every query of the data API gets its own plan, which takes less than a
-- millisecond.
alter role anon set plan_cache_mode = force_custom_plan;
alter role authenticated set plan_cache_mode = force_custom_plan;
alter role service_role set plan_cache_mode = force_custom_plan;

-- The schedule's work grows with the shop: a hosted project would end it after eight seconds.
alter role service_role set statement_timeout = '60s';

notify pgrst, 'reload config';

-- # Tables

create table private.attempts (
  rule text not null,
  subject text not null,
  began_at timestamptz not null default now(),
  times integer not null,
  primary key (rule, subject)
);
comment on table private.attempts is 'Attempts per rule and subject since began_at. A subject is an id or a digest, never an address in the clear.';
create index attempts_oldest on private.attempts (began_at);

alter table private.attempts enable row level security;

-- # Functions

create function private.refuse(code text, about text default null) returns void
language plpgsql set search_path = '' as $$
begin
  raise exception using errcode = 'P0001', message = code, detail = coalesce(about, '');
end $$;
comment on function private.refuse is 'Raises a stable snake_case code as the message; clients translate the code, never the text.';

create function private.touch_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at = now();
  return new;
end $$;

create function private.is_web_url(value text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select char_length(value) <= 2048 and value ~* '^https?://[^\s<>"''\\]+$'
$$;

create function private.is_image_url(value text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select private.is_web_url(value) or (char_length(value) <= 2048 and value ~ '^/[^/\s<>"''\\][^\s<>"''\\]*$')
$$;
comment on function private.is_image_url is 'An http(s) url, or a path of this site (one leading slash: two would name another host).';

-- Refused characters include invisible fillers, soft hyphens, line separators, tags, C1 controls, and names that consist only of spaces
-- which btrim does not know.
create function private.is_plain_line(value text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select value !~ ('[\u0001-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u2028-\u202e'
    '\u2060-\u206f\u2800\u3164\ufe00-\ufe0d\ufeff\uffa0\ufff9-\ufffb\U000e0000-\U000e0fff]'
    '|^[\s\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+$')
$$;
comment on function private.is_plain_line is 'No control, invisible or direction-changing characters: they let one name pass for another.';

create function private.uuid_or_null(value text) returns uuid
language sql immutable parallel safe set search_path = '' as $$
  select case when value ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then value::uuid end
$$;

create function public.count_attempt(rule text, subject text, most integer, window_seconds integer) returns integer
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  span interval := make_interval(secs => window_seconds);
  -- Concurrent attempts: the second may have started before the first, whose window then begins slightly later.
  slack interval := interval '1 minute';
  kept private.attempts;
begin
  insert into private.attempts as known (rule, subject, times)
  values (count_attempt.rule, encode(extensions.digest(count_attempt.subject, 'sha256'), 'hex'), 1)
  -- A window that begins further in the future was written while the clock was wrong, and counts as over.
  on conflict (rule, subject) do update set
    times = case when known.began_at between now() - span and now() + slack then known.times + 1 else 1 end,
    began_at = case when known.began_at between now() - span and now() + slack then known.began_at else now() end
  returning * into kept;
  return case when kept.times <= most then 0 else greatest(1, ceil(extract(epoch from kept.began_at + span - now())))::integer end;
end $$;
comment on function public.count_attempt is 'Counts an attempt. 0: go on. Else the seconds until the next one may be made. Call it by itself: a refusal after it, in its transaction, would undo it.';

create function public.forget_old_attempts() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  forgotten integer;
begin
  delete from private.attempts where began_at < now() - interval '2 days';
  get diagnostics forgotten = row_count;
  return forgotten;
end $$;

-- # Who may call

revoke execute on function private.refuse, private.touch_updated_at, private.is_web_url, private.is_image_url, private.is_plain_line,
  private.uuid_or_null from public;
revoke all on function public.count_attempt, public.forget_old_attempts from public, anon, authenticated;
grant execute on function private.is_web_url, private.is_image_url, private.is_plain_line to anon, authenticated, service_role;
grant execute on function private.refuse to authenticated;
grant execute on function public.count_attempt, public.forget_old_attempts to service_role;
