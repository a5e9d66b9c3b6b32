/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unboundedStatements } from './unbounded.ts';

describe('a statement that hosted Supabase refuses, because it has no condition', () => {
  it.each([
    'update public.albums set price = 0;',
    'delete from public.albums;',
    'delete from only public.albums using public.tracks;',
    'update albums set plays = (select count(*) from plays where album_id = albums.id);',
    'with gone as (delete from plays returning id) select count(*) from gone where true;',
    'with old as (select 1) update albums set price = 0 returning id;',
    'create function f() returns void language sql as $$ update albums set price = 0 $$;',
    'create function f() returns void language plpgsql as $body$ begin delete from albums; end $body$;',
    "do $$ begin if true then update albums set title = 'where'; end if; end $$;",
    'update albums set price = 0 -- where it is free\n;',
  ])('is found: %s', (sql) => {
    expect(unboundedStatements(sql)).toEqual([expect.stringContaining('has no condition')]);
  });

  it('is named with its line and its table', () => {
    expect(unboundedStatements('select 1;\n\nupdate\n  public.albums set price = 0;')).toEqual([
      'line 3: update public.albums has no condition. Add one, or "where true" for a table with one row.',
    ]);
  });
});

describe('what it takes', () => {
  it.each([
    'update albums set price = 0 where true;',
    'delete from albums using tracks where tracks.album_id = albums.id;',
    'insert into counts (id) values (1) on conflict (id) do update set items = counts.items + 1;',
    'grant select, update on public.albums to service_role;',
    'create trigger touch before update on albums for each row execute function touch();',
    'create policy own on albums for update using (true);',
    'create table tracks (album_id uuid references albums (id) on update cascade);',
    'select * from albums for update;',
    "comment on table albums is 'delete from albums;';",
    '-- delete from albums;\nselect 1;',
    'merge into albums using news on news.id = albums.id when matched then update set price = 0;',
  ])('%s', (sql) => {
    expect(unboundedStatements(sql)).toEqual([]);
  });
});

it('the migrations and the seed of this product have none', () => {
  const folder = join(process.cwd(), 'supabase');
  const files = readdirSync(join(folder, 'migrations')).map((file) => `migrations/${file}`);
  const problems = [...files, 'seed.sql'].flatMap((file) =>
    unboundedStatements(readFileSync(join(folder, file), 'utf8')).map((problem) => `${file} ${problem}`),
  );
  expect(problems).toEqual([]);
});
