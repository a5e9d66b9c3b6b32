-- Counting attempts for edge functions. In the database, so that a restart forgives nobody.

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

create function public.count_attempt(rule text, subject text, most integer, window_seconds integer) returns integer
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  span interval := make_interval(secs => window_seconds);
  -- Two at once: the second may have begun before the first, whose window then lies a moment ahead of it.
  slack interval := interval '1 minute';
  kept private.attempts;
begin
  insert into private.attempts as known (rule, subject, times)
  values (count_attempt.rule, encode(extensions.digest(count_attempt.subject, 'sha256'), 'hex'), 1)
  -- A window that begins further ahead was written under a wrong clock and counts as over.
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

revoke all on function public.count_attempt, public.forget_old_attempts from public, anon, authenticated;
grant execute on function public.count_attempt, public.forget_old_attempts to service_role;
