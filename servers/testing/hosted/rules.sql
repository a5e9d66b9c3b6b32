-- What supautils and Supabase's event triggers do on a hosted project, as far as plain Postgres can. Run by supabase_admin.

create schema hosted_rules;
revoke all on schema hosted_rules from public;

-- The schemas of the services are changed by their services alone; policies, triggers, comments and grants are the owner's business.
create function hosted_rules.refuse_foreign_changes() returns event_trigger language plpgsql set search_path = '' as $$
declare
  change record;
begin
  if (select rolsuper from pg_catalog.pg_roles where rolname = current_user) then return; end if;
  for change in select * from pg_catalog.pg_event_trigger_ddl_commands() loop
    if change.schema_name in ('auth', 'storage', 'realtime', 'vault', 'cron', 'net', 'pgbouncer')
      and change.command_tag not in ('CREATE POLICY', 'ALTER POLICY', 'CREATE TRIGGER', 'COMMENT', 'GRANT', 'REVOKE')
    then
      raise exception using errcode = '42501', message = format('must be owner of %s', change.object_identity);
    end if;
  end loop;
end $$;
create event trigger refuse_foreign_changes on ddl_command_end execute function hosted_rules.refuse_foreign_changes();

create function hosted_rules.refuse_foreign_drops() returns event_trigger language plpgsql set search_path = '' as $$
declare
  change record;
begin
  if (select rolsuper from pg_catalog.pg_roles where rolname = current_user) then return; end if;
  for change in select * from pg_catalog.pg_event_trigger_dropped_objects() loop
    if change.schema_name in ('auth', 'storage', 'realtime', 'vault', 'cron', 'net', 'pgbouncer') and change.original
      and change.object_type not in ('policy', 'trigger')
    then
      raise exception using errcode = '42501', message = format('must be owner of %s', change.object_identity);
    end if;
  end loop;
end $$;
create event trigger refuse_foreign_drops on sql_drop execute function hosted_rules.refuse_foreign_drops();

-- The data API reads the schema again after each change of it.
create function hosted_rules.reload_data_api() returns event_trigger language plpgsql set search_path = '' as $$
begin
  if exists (select from pg_catalog.pg_event_trigger_ddl_commands() as change where change.schema_name is distinct from 'pg_temp') then
    notify pgrst, 'reload schema';
  end if;
end $$;
create event trigger pgrst_ddl_watch on ddl_command_end execute function hosted_rules.reload_data_api();
