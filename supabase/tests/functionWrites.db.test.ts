import { sql } from './support/backend.ts';
import { bareWritesIn } from './support/bareWritesIn.ts';

/**
 * On a hosted project safeupdate refuses UPDATE and DELETE without WHERE inside functions too, and what follows them never runs. `where true`
 * says that all rows are meant. npm run test:hosted has the rule itself; this finds what no test runs.
 */
test('no function updates or deletes without saying which rows', async () => {
  const rows = await sql()<{ name: string; source: string }[]>`
    select pronamespace::regnamespace || '.' || proname as name, prosrc as source from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prolang in
      (select oid from pg_language where lanname in ('sql', 'plpgsql'))`;
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.flatMap(({ name, source }) => bareWritesIn(source).map((write) => `${name}: ${write}`))).toEqual([]);
});

test.each([
  ['update a set b = 1', ['update a set b = 1']],
  ['delete from only a;', ['delete from only a']],
  [
    'begin delete from a; update b set c = (select 1 from d where e); end',
    ['delete from a', 'update b set c = (select 1 from d )'],
  ],
  ['with gone as (delete from a returning id) select * from gone where id > 1', ['delete from a returning id']],
  ["execute 'delete from a'", ['delete from a']],
  ['execute $x$update a set b = 1$x$', ['update a set b = 1']],
])('the search itself finds %s', (source, found) =>
  expect(bareWritesIn(source).map((write) => write.split(' ')[0])).toEqual(found.map((write) => write.split(' ')[0])),
);

test.each([
  'delete from a where true',
  'update a set b = 1 from c where c.d = a.d;',
  "execute format('delete from %I where b', name)",
  'insert into a values (1) on conflict (b) do update set c = 1',
  'select 1 from a for update',
  'select 1 from a for no key update of b',
  '-- update a set b = 1\nselect 1',
  "select 'updated'",
  "if tg_op = 'DELETE' or tg_op = 'UPDATE' then return old; end if",
])('the search itself passes %s', (source) => expect(bareWritesIn(source)).toEqual([]));
