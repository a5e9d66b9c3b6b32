-- What npm run doctor reads about a database that is going live. It changes nothing.

-- # Functions

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

-- # Who may call

revoke execute on function private.applied_migrations, private.clock_report from public;
revoke execute on function public.setup_report from public, anon, authenticated;
grant execute on function public.setup_report to service_role;
