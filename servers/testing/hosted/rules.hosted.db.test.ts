import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postgres from 'postgres';
import { sharedBackend } from '../clients.ts';
import { secretsOf } from '../secretsOf.ts';

/** What a hosted project refuses and allows, in the database of the hosted tests itself: without it their result would mean nothing. */

const { FAIRTONE_TEST_DB_URL: databaseUrl, FAIRTONE_TEST_DATA_DIR: dataDir } = process.env as Record<string, string>;
const owner = postgres(databaseUrl!, { max: 1, onnotice: () => undefined });
afterAll(() => owner.end({ timeout: 5 }));

class RollBack extends Error {}

/** The error code of a statement of `postgres`, null when it passes. Nothing of it is kept. */
const outcome = (statement: string): Promise<string | null> =>
  owner
    .begin(async (transaction) => {
      await transaction.unsafe(statement).simple();
      throw new RollBack();
    })
    .catch((error: Error & { code?: string }) => (error instanceof RollBack ? null : (error.code ?? error.message)));

test.each([
  'create event trigger mine on ddl_command_end execute function hosted_rules.reload_data_api()',
  'alter role supabase_auth_admin set statement_timeout = 0',
  'alter role supabase_admin with nologin',
  'drop role supabase_storage_admin',
  'create role mine superuser',
  "copy (select 1) to program 'true'",
  "select pg_read_file('postgresql.conf')",
  "load 'hosted/safeupdate.so'",
  'create extension file_fdw',
  'create table auth.mine (id integer)',
  'create table storage.mine (id integer)',
  'create function auth.uid_of_mine() returns uuid language sql as $$ select null::uuid $$',
  'create or replace function storage.extension(name text) returns text language sql as $$ select name $$',
  'alter table auth.users add column mine text',
  'alter table storage.objects disable row level security',
  'alter table storage.objects add column mine text',
  'drop table storage.objects cascade',
  'create index mine on storage.objects (name)',
  "insert into cron.job (schedule, command) values ('* * * * *', 'select 1')",
  'alter role authenticator set session_preload_libraries = default',
])('postgres may not: %s', async (statement) => expect(await outcome(statement)).toBe('42501'));

test.each([
  'create policy mine on storage.objects for select to anon using (false)',
  'create trigger mine after insert on auth.users for each row execute function private.touch_updated_at()',
  'create table public.mine (id uuid references auth.users (id) on delete cascade)',
  'create extension if not exists pg_cron with schema pg_catalog',
  'create extension if not exists hstore with schema extensions',
  "alter role service_role set statement_timeout = '60s'",
  'set local session_replication_role = replica',
  "select cron.schedule('mine', '* * * * *', 'select 1')",
  "select vault.create_secret('secret', 'mine')",
  "insert into storage.buckets (id, name) values ('mine', 'mine')",
])('postgres may: %s', async (statement) => expect(await outcome(statement)).toBeNull());

test('a job belongs to the owner of the function that schedules it, whoever calls', async () => {
  const password = secretsOf(dataDir!).authenticatorPassword;
  const api = postgres(databaseUrl!, { max: 1, username: 'authenticator', password, onnotice: () => undefined });
  try {
    await api`set role service_role`;
    await api`update public.schedules set enabled = enabled where name = 'sweep'`;
  } finally {
    await api.end({ timeout: 5 });
  }
  const owners = await owner`select distinct username from cron.job where jobname like 'fairtone:%'`;
  expect(owners.map(({ username }) => username as string)).toEqual(['postgres']);
});

test('a new table without grants is nobody’s', async () => {
  await owner
    .begin(async (transaction) => {
      await transaction`create table public.mine (id integer)`;
      const rows = await transaction`
        select role from unnest(array['anon', 'authenticated', 'service_role']) as role
        where has_table_privilege(role, 'public.mine', 'select, insert, update, delete, truncate, references, trigger')`;
      expect(rows).toHaveLength(0);
      throw new RollBack();
    })
    .catch((error: unknown) => expect(error).toBeInstanceOf(RollBack));
});

describe('safeupdate, without the gateway in front', () => {
  const kept = secretsOf(dataDir!);
  const settings = readFileSync(join(dataDir!, 'postgrest.conf'), 'utf8');
  const port = /^server-port = (\d+)$/m.exec(settings)![1]!;
  const [direct, gateway] = [`http://127.0.0.1:${port}`, `${sharedBackend().url}/rest/v1`];
  const answers = async (method: string, path: string, body?: string) => {
    const headers = { 'content-type': 'application/json', prefer: 'tx=rollback' };
    const sent = [
      await fetch(`${direct}/${path}`, {
        method,
        body,
        headers: { ...headers, authorization: `Bearer ${kept.serviceKey}` },
      }),
      await fetch(`${gateway}/${path}`, { method, body, headers: { ...headers, apikey: sharedBackend().serviceKey } }),
    ];
    return Promise.all(sent.map(async (answer) => [answer.status, await answer.text()]));
  };

  test.each([
    ['PATCH', 'schedules', '{"enabled": true}'],
    ['PATCH', 'schedules?select=name&order=name', '{"enabled": true}'],
    ['PATCH', 'schedules', '{}'],
    ['PATCH', 'schedules', '[{}]'],
    ['PATCH', 'schedules?name=eq.none', '{"enabled": true}'],
    ['PATCH', 'schedules?not.or=(name.neq.none)', '{"enabled": true}'],
    ['PATCH', 'schedules?limit=0&order=name', '{"enabled": true}'],
    ['DELETE', 'schedules', undefined],
    ['DELETE', 'schedules?select=name', undefined],
    ['DELETE', 'schedules?name=eq.none', undefined],
  ])('%s %s %s is answered alike by PostgREST and by the gateway', async (method, path, body) => {
    const [postgrest, ours] = await answers(method, path, body);
    expect([postgrest![0], normal(postgrest![1])]).toEqual([ours![0], normal(ours![1])]);
  });

  test('holds inside a function of the owner, and in a WITH', async () => {
    const password = kept.authenticatorPassword;
    const api = postgres(databaseUrl!, { max: 1, username: 'authenticator', password, onnotice: () => undefined });
    await owner`create function public.bare_write() returns void language sql security definer as 'delete from public.schedules'`;
    await owner`grant execute on function public.bare_write to service_role`;
    try {
      await api`set role service_role`;
      await expect(api`select public.bare_write()`).rejects.toMatchObject({ code: '21000' });
      await expect(
        api`with gone as (delete from public.schedules returning 1) select 1 from gone`,
      ).rejects.toMatchObject({
        code: '21000',
        message: 'DELETE requires a WHERE clause',
      });
      expect((await api`show lock_timeout`)[0]).toEqual({ lock_timeout: '8s' });
    } finally {
      await owner`drop function public.bare_write`;
      await api.end({ timeout: 5 });
    }
  });
});

const normal = (text: unknown) => (String(text).startsWith('{') ? (JSON.parse(String(text)) as unknown) : text);
