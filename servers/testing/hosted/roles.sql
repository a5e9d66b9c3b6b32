-- The roles of a hosted Supabase project. Run by its superuser, supabase_admin, in a new database.

-- What a project's owner gets: no superuser, but roles, databases, and rows past every policy.
create role postgres login createdb createrole replication bypassrls nosuperuser;
alter database postgres owner to postgres;
-- On a hosted project supautils lets this role change a few settings that belong to superusers.
grant set on parameter session_replication_role to postgres;

create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
create role authenticator login noinherit;
create role dashboard_user nologin createdb createrole replication;
create role supabase_auth_admin login noinherit createrole;
create role supabase_storage_admin login noinherit createrole;
create role supabase_realtime_admin nologin noinherit;
create role supabase_replication_admin login replication;
create role supabase_read_only_user login bypassrls;
create role pgbouncer login;

grant anon, authenticated, service_role to authenticator, supabase_storage_admin;
grant pg_read_all_data to supabase_read_only_user;
grant pg_monitor, pg_read_all_data, pg_signal_backend, pg_create_subscription, supabase_realtime_admin to postgres;
-- Their settings may be changed by postgres. Their attributes may not, which no event trigger can see: makeHosted.ts compares them after
-- the migrations. The other roles are reserved: postgres has no admin option on them.
grant anon, authenticated, service_role, authenticator to postgres with admin option;

-- supautils lets postgres create policies on storage.objects, which belongs to supabase_storage_admin. Membership is the nearest that
-- plain Postgres has; rules.sql takes back what it allows beyond policies.
grant supabase_storage_admin to postgres with inherit true;

-- # Limits of a statement, by role

alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
alter role authenticator set statement_timeout = '8s';
alter role authenticator set lock_timeout = '8s';
alter role supabase_auth_admin set idle_in_transaction_session_timeout = '60s';
alter database postgres set statement_timeout = '2min';

-- safeupdate for every statement of the data API, whichever role it switches to, inside functions too (safeupdate.c).
alter role authenticator set session_preload_libraries = 'hosted/safeupdate.so';

-- # Search paths

alter role postgres set search_path = "$user", public, extensions;
alter role supabase_admin set search_path = "$user", public, auth, extensions;
alter role supabase_auth_admin set search_path = auth;
alter role supabase_storage_admin set search_path = storage;
alter database postgres set search_path = "$user", public, extensions;
