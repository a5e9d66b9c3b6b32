import { guest, restAs, sql } from '../support/backend.ts';

/** Rules for the whole schema: a new table or function that violates one fails here. */

type Named = { name: string };

const names = async (rows: PromiseLike<readonly Named[]>) => (await rows).map(({ name }) => name);

test('every table has row-level security and a comment', async () => {
  expect(
    await names(sql()<
      Named[]
    >`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and not relrowsecurity`),
  ).toEqual([]);
  expect(
    await names(sql()<
      Named[]
    >`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v')
      and obj_description(oid, 'pg_class') is null and relname not in ('playlist_tracks')`),
  ).toEqual([]);
});

test('every view has the rights of its caller', async () => {
  expect(
    await names(sql()<
      Named[]
    >`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')
      and not coalesce(reloptions @> '{security_invoker=true}', false)`),
  ).toEqual([]);
});

test('no function is granted to PUBLIC, and each runs with an empty search path', async () => {
  const functions = await sql()<{ name: string; everyone: boolean; path: boolean }[]>`
    select nspname || '.' || proname as name,
      coalesce(proacl::text ~ '[{,]=X', true) as everyone, coalesce(proconfig @> array['search_path=""'], false) as path
    from pg_proc join pg_namespace on pg_namespace.oid = pronamespace where nspname in ('public', 'private') order by 1`;
  const having = (rule: (one: (typeof functions)[number]) => boolean) => functions.filter(rule).map(({ name }) => name);
  expect(having(({ everyone }) => everyone)).toEqual([]);
  expect(having(({ path }) => !path)).toEqual([]);
});

test('every foreign key has an index to look it up by', async () => {
  expect(
    await names(sql()<
      Named[]
    >`select conname as name from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
      and not exists (select 1 from pg_index where indrelid = conrelid and indkey[0] = conkey[1])`),
  ).toEqual([]);
});

test.each(['auth', 'storage', 'private', 'extensions', 'fairtone_private'])(
  'the schema %s is not offered by the data API',
  async (schema) => {
    const { error } = await guest()
      .schema(schema as never)
      .from('users' as never)
      .select();
    expect(error?.message).toMatch(/schema must be one of/);
  },
);

test('garbage instead of a token is refused', async () => {
  for (const token of ['garbage', 'a.b.c', 'postgres']) {
    expect((await restAs(token).from('albums').select('id').limit(1)).status).toBe(401);
  }
});

test('internal tables are granted to no client, and have row-level security too', async () => {
  expect(
    await names(sql()<Named[]>`
      select relname as name from pg_class where relnamespace in ('private'::regnamespace, 'fairtone_private'::regnamespace)
      and relkind in ('r', 'p', 'v', 'm', 'S')
      and (has_table_privilege('anon', oid, 'SELECT, INSERT, UPDATE, DELETE, TRUNCATE') or has_table_privilege('authenticated', oid, 'SELECT, INSERT, UPDATE, DELETE, TRUNCATE'))`),
  ).toEqual([]);
  expect(
    await names(sql()<Named[]>`
      select relname as name from pg_class where relnamespace = 'private'::regnamespace and relkind in ('r', 'p') and not relrowsecurity`),
  ).toEqual([]);
});

test('no client may use a sequence, create anything, or bypass row-level security', async () => {
  const roles = ['anon', 'authenticated'];
  for (const role of roles) {
    expect(
      await names(sql()<Named[]>`
        select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S'
        and case relkind when 'S' then has_sequence_privilege(${role}, oid, 'USAGE, SELECT, UPDATE') end`),
    ).toEqual([]);
    expect(
      await names(sql()<Named[]>`
        select nspname as name from pg_namespace where nspname !~ '^pg_' and has_schema_privilege(${role}, oid, 'CREATE')`),
    ).toEqual([]);
  }
  expect(
    await names(sql()<Named[]>`
      select rolname as name from pg_roles where rolname in ('anon', 'authenticated', 'authenticator') and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb)`),
  ).toEqual([]);
});

test('every policy names its roles, and evaluates the caller’s id once', async () => {
  expect(
    await names(sql()<Named[]>`
      select tablename || ': ' || policyname as name from pg_policies where schemaname in ('public', 'storage') and 'public' = any (roles)`),
  ).toEqual([]);
  // A bare auth.uid() is evaluated for each row of a list; as a subselect it is evaluated once.
  expect(
    await names(sql()<Named[]>`
      select tablename || ': ' || policyname as name from pg_policies where schemaname = 'public'
      and regexp_replace(coalesce(qual, '') || coalesce(with_check, ''), '\\( SELECT auth\\.uid\\(\\) AS uid\\)', '', 'g') ~ 'auth\\.uid\\(\\)'`),
  ).toEqual([]);
});

test('functions for guests change nothing, and no function can be used as a column', async () => {
  expect(
    await names(sql()<Named[]>`
      select proname as name from pg_proc where pronamespace = 'public'::regnamespace and provolatile = 'v' and has_function_privilege('anon', oid, 'EXECUTE')`),
  ).toEqual([]);
  expect(
    await names(sql()<Named[]>`
      select proname as name from pg_proc join pg_type on pg_type.oid = proargtypes[0]
      where pronamespace = 'public'::regnamespace and pronargs = 1 and typtype = 'c'`),
  ).toEqual([]);
});

test('no table is published to realtime, which would bypass what lists hide', async () => {
  expect(
    await names(
      sql()<Named[]>`select tablename as name from pg_publication_tables where pubname = 'supabase_realtime'`,
    ),
  ).toEqual([]);
});

test('a new table or function of the public schema is granted to no role of the API, functions included', async () => {
  const [granted] = await sql()<{ names: string[] | null }[]>`
    select array_agg(grantee::regrole::text || ' ' || privilege_type || ' on ' || defaclobjtype::text) as names
    from pg_default_acl, aclexplode(defaclacl) where defaclnamespace = 'public'::regnamespace
      and grantee::regrole::text in ('anon', 'authenticated', 'service_role')`;
  expect(granted?.names ?? []).toEqual([]);
});

test('every query of the data API gets a plan of its own', async () => {
  expect(
    await names(sql()<Named[]>`
      select rolname as name from pg_roles where rolname in ('anon', 'authenticated', 'service_role')
      and not coalesce(rolconfig @> '{plan_cache_mode=force_custom_plan}', false)`),
  ).toEqual([]);
});
