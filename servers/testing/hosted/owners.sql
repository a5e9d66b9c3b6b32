-- Who owns which schema of a hosted project, after its services made their tables. Run by supabase_admin.

-- # Schemas of the services

alter schema auth owner to supabase_auth_admin;
alter schema storage owner to supabase_storage_admin;

do $$
declare
  made record;
  owner text;
begin
  for made in
    select class.oid::regclass as name, class.relnamespace::regnamespace::text as schema, class.relkind as kind from pg_class as class
    where class.relnamespace in ('auth'::regnamespace, 'storage'::regnamespace) and class.relkind = 'r'
  loop
    owner := format('supabase_%s_admin', made.schema);
    execute format('alter table %s owner to %I', made.name, owner);
    execute format('grant all on %s to postgres, dashboard_user', made.name);
  end loop;
  for made in
    select func.oid::regprocedure as name, func.pronamespace::regnamespace::text as schema from pg_proc as func
    where func.pronamespace in ('auth'::regnamespace, 'storage'::regnamespace)
  loop
    execute format('alter function %s owner to supabase_%s_admin', made.name, made.schema);
  end loop;
  for made in
    select format_type(type.oid, null) as name from pg_type as type where type.typnamespace = 'auth'::regnamespace and type.typtype = 'e'
  loop
    execute format('alter type %s owner to supabase_auth_admin', made.name);
  end loop;
end $$;

grant usage on schema auth, storage to postgres, dashboard_user, anon, authenticated, service_role;
grant all on all sequences in schema auth to postgres, dashboard_user;
grant all on all routines in schema auth to postgres, dashboard_user;
grant all on all tables in schema storage to postgres with grant option;

-- # Schemas of the owner, and of the extensions that Supabase installs

alter schema extensions owner to postgres;
create schema realtime authorization supabase_admin;
grant usage on schema realtime to postgres, anon, authenticated, service_role;
grant all on schema realtime to supabase_realtime_admin;
create schema pgbouncer authorization pgbouncer;

revoke create on schema public from public;
-- New projects grant nothing by default since May 2026, all projects since October: a table without explicit grants is nobody's, the
-- service role included.
grant usage on schema public to anon, authenticated, service_role;

alter publication supabase_realtime owner to postgres;

-- The backend's own schema, which a hosted project lacks: the embedded sign-in and the record of migrations are in it.
alter schema fairtone_private owner to postgres;
do $$
declare
  made record;
begin
  for made in select oid::regclass as name from pg_class where relnamespace = 'fairtone_private'::regnamespace and relkind = 'r' loop
    execute format('alter table %s owner to postgres', made.name);
  end loop;
end $$;
