import { guest, restAs, sql } from './support/backend.ts';

/** Rules about the schema as a whole: a new table or function that forgets one of them fails here. */

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

test('every view answers with the rights of who asks', async () => {
  expect(
    await names(sql()<
      Named[]
    >`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')
      and not coalesce(reloptions @> '{security_invoker=true}', false)`),
  ).toEqual([]);
});

test('no function is open to the role that everybody has, and each runs with an empty search path', async () => {
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
