-- The stand-ins are listed as what they stand for, so that `create extension if not exists` finds them, as a hosted project's owner would.
-- Their rights are those that a hosted project gives its owner. Run by supabase_admin.

set allow_system_table_mods = on;
insert into pg_extension (oid, extname, extowner, extnamespace, extrelocatable, extversion)
select 16000 + place, name, 'supabase_admin'::regrole, schema::regnamespace, false, version
from (values (1, 'pg_cron', 'pg_catalog', '1.6'), (2, 'pg_net', 'extensions', '0.20'), (3, 'supabase_vault', 'vault', '0.3'))
  as stand_in (place, name, schema, version);
create or replace view pg_catalog.pg_available_extensions as
  select found.name, found.default_version, extension.extversion as installed_version, found.comment
  from (
    select name, default_version, comment from pg_available_extensions()
    union all
    select extname, extversion collate "default", 'stand-in' from pg_extension where extname in ('pg_cron', 'pg_net', 'supabase_vault')
  ) as found left join pg_extension as extension on found.name = extension.extname;
reset allow_system_table_mods;

grant usage on schema cron to postgres;
grant select, update, delete on cron.job, cron.job_run_details to postgres;
grant execute on all functions in schema cron to postgres;
revoke execute on all functions in schema cron from public;
grant usage on schema net to postgres, anon, authenticated, service_role;
grant all on net.http_request_queue, net._http_response to postgres;
grant usage on schema vault to postgres, service_role;
grant select, delete on vault.secrets, vault.decrypted_secrets to postgres, service_role;
revoke execute on all functions in schema vault from public;
grant execute on all functions in schema vault to postgres, service_role;
