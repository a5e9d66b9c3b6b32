import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import postgres from 'postgres';
import type { RunningBackend } from '../backendTypes.ts';

/** Set by `npm run test:hosted`: backends of tests get a database that is set up as a hosted Supabase project has it. */
export const isHosted = (): boolean => process.env.FAIRTONE_TEST_DATABASE === 'hosted';

/** What decides how such a database is set up, relative to the project. */
export const HOSTED_SOURCES = ['servers/testing/hosted', 'servers/supabase/src/database/prelude'];

const PRELUDE = 'servers/supabase/src/database/prelude';
const HOSTED = 'servers/testing/hosted';
/** Roles of the embedded database that are made anew. */
const API_ROLES = ['anon', 'authenticated', 'service_role', 'authenticator'];

/**
 * Replaces the database of a running backend by an empty one that is set up as a hosted project: `postgres`, as which the backend connects
 * and applies migrations, is no superuser any more. The backend's next start applies the migrations.
 * @param backend a backend without demo and rows; its requests fail until it is started again
 * @throws Error without a C compiler
 */
export async function makeHosted(root: string, backend: RunningBackend): Promise<void> {
  buildSafeupdate(root, join(backend.dataDir, 'postgres'));
  const sqlOf = (path: string) => readFileSync(join(root, path), 'utf8');
  const kept = await on(backend.databaseUrl, async (sql) => {
    const [row] = await sql<{ prelude: string; owner: string; authenticator: string }[]>`
      select settings.value as prelude, owner.rolpassword as owner, api.rolpassword as authenticator
      from fairtone_private.settings, pg_authid as owner, pg_authid as api
      where settings.name = 'prelude' and owner.rolname = 'postgres' and api.rolname = 'authenticator'`;
    await sql.unsafe(`create role renaming superuser login password '${row!.owner}'`);
    return row!;
  });
  // A role cannot rename itself, nor drop the database that it uses.
  await on(addressFor(backend, 'renaming', 'template1'), async (sql) => {
    await sql.unsafe('drop database postgres with (force)');
    for (const role of API_ROLES) await sql.unsafe(`drop role ${role}`);
    await sql.unsafe('alter role postgres rename to supabase_admin');
    await sql.unsafe('create database postgres template template0 owner supabase_admin');
  });
  await on(addressFor(backend, 'supabase_admin', 'postgres'), async (sql) => {
    await sql.unsafe('drop role renaming');
    await sql.unsafe(sqlOf(`${HOSTED}/roles.sql`)).simple();
    for (const [role, password] of [
      ['postgres', kept.owner],
      ['authenticator', kept.authenticator],
    ])
      await sql.unsafe(`alter role ${role} password '${password}'`);
    await sql.unsafe('create schema auth; create schema storage; create schema extensions').simple();
    await sql
      .unsafe('create extension pgcrypto with schema extensions; create extension "uuid-ossp" with schema extensions')
      .simple();
    await sql.unsafe('create publication supabase_realtime; set search_path to public, extensions').simple();
    for (const part of ['gateway', 'auth', 'storage']) await sql.unsafe(sqlOf(`${PRELUDE}/${part}.sql`)).simple();
    await sql`insert into fairtone_private.settings (name, value) values ('prelude', ${kept.prelude})`;
    for (const part of ['owners', 'standIns', 'installed', 'rules']) {
      await sql.unsafe(sqlOf(`${HOSTED}/${part}.sql`)).simple();
    }
  });
}

/**
 * The attributes and memberships of all roles that are the platform's own. A migration may change their settings only, which supautils
 * watches over on a hosted project.
 */
export const reservedRoles = (backend: RunningBackend): Promise<string> =>
  on(backend.databaseUrl, async (sql) => {
    const rows = await sql`
      select roles.rolname, rolsuper, rolinherit, rolcreaterole, rolcreatedb, rolcanlogin, rolreplication, rolbypassrls, rolconnlimit,
        array(select roleid::regrole::text from pg_auth_members where member = roles.oid order by 1) as is_member_of
      from pg_roles as roles where roles.oid = 10 or roles.rolname = any(${[...API_ROLES, 'postgres', 'dashboard_user', 'pgbouncer']})
        or roles.rolname like 'supabase%' order by 1`;
    return JSON.stringify(rows);
  });

/** The database as another role and by another name. The superuser keeps the password that `postgres` had. */
function addressFor({ databaseUrl }: RunningBackend, role: string, database: string): string {
  const address = new URL(databaseUrl);
  address.username = role;
  address.pathname = `/${database}`;
  return address.href;
}

async function on<Result>(url: string, work: (sql: postgres.Sql) => Promise<Result>): Promise<Result> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    return await work(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** Into the folder of the cluster, in which Postgres runs: roles.sql names the library relative to it, and copies keep it. */
function buildSafeupdate(root: string, cluster: string): void {
  // Postgres takes a path relative to this folder only if it has a folder of its own.
  const folder = join(cluster, 'hosted');
  const library = join(folder, 'safeupdate.so');
  mkdirSync(folder);
  try {
    execFileSync('cc', ['-shared', '-fPIC', '-O1', '-o', library, join(root, HOSTED, 'safeupdate.c')]);
  } catch (error) {
    throw new Error('A database as a hosted project has it needs a C compiler (cc), for the rule of safeupdate.', {
      cause: error,
    });
  }
  const { uid, gid } = statSync(cluster);
  for (const path of [folder, library]) {
    chownSync(path, uid, gid);
    chmodSync(path, 0o700);
  }
}
