-- Scheduled calls of functions. Embedded, the gateway's clock reads this table; hosted, pg_cron and pg_net do. Then what npm run doctor
-- reads about a database that is going live.

-- # Extensions

do $$
begin
  if exists (select from pg_catalog.pg_available_extensions where name = 'pg_cron')
    and exists (select from pg_catalog.pg_available_extensions where name = 'pg_net') then
    create extension if not exists pg_cron with schema pg_catalog;
    create extension if not exists pg_net with schema extensions;
  end if;
end $$;

-- # Tables

create table public.schedules (
  name text primary key constraint schedules_name_check check (name ~ '^[a-z][a-z0-9-]{0,62}$'),
  cron text not null constraint schedules_cron_check check (cron ~ '^\S+( \S+){4}$'),
  function text not null constraint schedules_function_check check (function ~ '^[a-z][a-z0-9-]{0,62}$'),
  enabled boolean not null default true,
  last_started_at timestamptz,
  last_finished_at timestamptz,
  last_error text,
  last_request bigint,
  created_at timestamptz not null default now()
);
comment on table public.schedules is 'Edge functions called with the service key by the clock. Times are UTC. For the service role only.';
comment on column public.schedules.cron is 'Minute, hour, day of month, month, day of week.';
comment on column public.schedules.last_request is 'Hosted only: the id under which pg_net keeps the answer of the last call.';

-- # Policies

alter table public.schedules enable row level security;
revoke all on public.schedules from anon, authenticated;
grant all on public.schedules to service_role;

-- # Functions

create function private.vault_value(wanted text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  found_value text;
begin
  if to_regclass('vault.decrypted_secrets') is null then return null; end if;
  execute 'select decrypted_secret from vault.decrypted_secrets where name = $1' into found_value using wanted;
  return found_value;
end $$;

create function private.note_schedule_answers() returns void
language plpgsql security definer set search_path = '' as $$
begin
  if to_regclass('net._http_response') is null then return; end if;
  execute $update$
    update public.schedules set last_finished_at = answer.created, last_request = null,
      last_error = case when answer.status_code between 200 and 299 then null
        else left(coalesce(answer.error_msg, answer.status_code || ' ' || answer.content, 'no answer'), 500) end
    from net._http_response as answer where answer.id = schedules.last_request
  $update$;
end $$;
comment on function private.note_schedule_answers is 'Hosted: pg_net answers later than it asks, so each call looks for the answers of the calls before.';

create function private.call_schedule(schedule_name text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  wanted public.schedules;
  address text := private.vault_value('fairtone_functions_url');
  service_key text := private.vault_value('fairtone_service_key');
  request bigint;
begin
  perform private.note_schedule_answers();
  select * into wanted from public.schedules where name = schedule_name and enabled for update;
  -- Still running: only one call at a time. After ten minutes its response is no longer expected.
  if wanted.name is null or (wanted.last_request is not null and wanted.last_started_at > now() - interval '10 minutes') then return; end if;
  if address is null or service_key is null then
    update public.schedules set last_started_at = now(), last_finished_at = now(),
      last_error = 'The vault lacks fairtone_functions_url or fairtone_service_key.' where name = schedule_name;
    return;
  end if;
  execute 'select net.http_post(url := $1, body := $2, headers := $3, timeout_milliseconds := 60000)' into request
  using rtrim(address, '/') || '/' || wanted.function, '{}'::jsonb,
    -- A secret key of today (sb_secret_…) is no token. A legacy key is the bearer too.
    jsonb_build_object('content-type', 'application/json', 'apikey', service_key)
      || case when service_key like 'eyJ%' then jsonb_build_object('authorization', 'Bearer ' || service_key) else '{}' end;
  update public.schedules set last_started_at = now(), last_request = request where name = schedule_name;
end $$;
comment on function private.call_schedule is 'Hosted: what each pg_cron job runs. Address and key of the functions are kept in the vault.';

create function private.follow_schedules() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if to_regclass('cron.job') is null then return null; end if;
  execute $unschedule$
    select cron.unschedule(job.jobname) from cron.job
    where job.jobname like 'fairtone:%' and not exists (
      select 1 from public.schedules where enabled and 'fairtone:' || name = job.jobname)
  $unschedule$;
  execute $schedule$
    select cron.schedule('fairtone:' || name, cron, format('select private.call_schedule(%L)', name))
    from public.schedules where enabled
  $schedule$;
  return null;
end $$;
comment on function private.follow_schedules is 'Hosted: pg_cron has one job for each enabled row. Embedded, where pg_cron is missing, it does nothing.';
create trigger follow_schedules after insert or delete or update of name, cron, enabled on public.schedules
  for each statement execute function private.follow_schedules();

-- # Schedules

insert into public.schedules (name, cron, function) values
  -- Every day, so that a failed transfer is tried again soon: only a month's first run opens its payouts.
  ('run-payouts', '0 6 * * *', 'run-payouts'),
  ('release-scheduled', '*/5 * * * *', 'release-scheduled'),
  ('refresh-lists', '*/10 * * * *', 'refresh-lists'),
  ('send-emails', '* * * * *', 'send-emails'),
  ('tidy-files', '* * * * *', 'tidy-files'),
  ('sweep', '17 * * * *', 'sweep');

-- # Who may call

revoke execute on function private.vault_value, private.note_schedule_answers, private.call_schedule, private.follow_schedules
  from public;

-- # Report for npm run doctor: it changes nothing

-- ## Functions

create function private.applied_migrations() returns text[]
language plpgsql stable security definer set search_path = '' as $$
declare
  versions text[];
begin
  -- Hosted, the Supabase CLI records them; embedded, the backend does.
  if to_regclass('supabase_migrations.schema_migrations') is not null then
    execute 'select array_agg(version order by version) from supabase_migrations.schema_migrations' into versions;
  elsif to_regclass('fairtone_private.migrations') is not null then
    execute $read$select array_agg(split_part(name, '_', 1) order by name) from fairtone_private.migrations$read$ into versions;
  end if;
  return versions;
end $$;
comment on function private.applied_migrations is 'Versions of the applied migrations; null when nobody recorded them.';

create function private.clock_report() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  jobs text[];
  secrets text[];
begin
  if to_regclass('cron.job') is null then return null; end if;
  execute $read$select coalesce(array_agg(jobname::text order by jobname), '{}') from cron.job where jobname like 'fairtone:%'$read$ into jobs;
  if to_regclass('vault.secrets') is not null then
    execute $read$select coalesce(array_agg(name order by name), '{}') from vault.secrets where name like 'fairtone_%'$read$ into secrets;
  end if;
  return jsonb_build_object('jobs', jobs, 'secrets', coalesce(secrets, '{}'));
end $$;
comment on function private.clock_report is 'Hosted: the jobs of pg_cron and the names of the secrets that they need. Null without pg_cron.';

create function public.setup_report() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'migrations', to_jsonb(private.applied_migrations()),
    'tables', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'name', class.relname,
        'has_policies_on', class.relrowsecurity,
        'guest_writes', has_any_column_privilege('anon', class.oid, 'insert, update') or has_table_privilege('anon', class.oid, 'delete'),
        'service_reads', has_table_privilege('service_role', class.oid, 'select')) order by class.relname), '[]')
      from pg_catalog.pg_class as class where class.relnamespace = 'public'::regnamespace and class.relkind in ('r', 'p')),
    'policies', (
      select coalesce(jsonb_agg(policies.tablename || ': ' || policies.policyname order by policies.tablename, policies.policyname), '[]')
      from pg_catalog.pg_policies as policies
      where policies.schemaname = 'public' or (policies.schemaname = 'storage' and policies.tablename = 'objects')),
    'buckets', (
      select coalesce(jsonb_agg(jsonb_build_object('id', buckets.id, 'public', buckets.public, 'file_size_limit', buckets.file_size_limit,
        'allowed_mime_types', buckets.allowed_mime_types) order by buckets.id), '[]')
      from storage.buckets),
    'schedules', (
      select coalesce(jsonb_agg(jsonb_build_object('name', schedules.name, 'cron', schedules.cron, 'enabled', schedules.enabled,
        'last_finished_at', schedules.last_finished_at, 'last_error', schedules.last_error) order by schedules.name), '[]')
      from public.schedules),
    'clock', private.clock_report(),
    'failed_emails', (
      select count(*) from public.emails where emails.state = 'failed' and emails.created_at > now() - interval '1 day'),
    'now', now())
$$;
comment on function public.setup_report is 'What npm run doctor reads: migrations, policies, grants, buckets, schedules and failed e-mails. No personal data.';

-- ## Who may call

revoke execute on function private.applied_migrations, private.clock_report from public;
revoke execute on function public.setup_report from public, anon, authenticated;
grant execute on function public.setup_report to service_role;
