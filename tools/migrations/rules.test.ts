/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractions } from './rules.ts';

const RELEASED = ['1.0', '1.2'];
/** Migrations up to this one create the database of the first release: no live release can break by them. */
const FIRST_RELEASE = '20260101002400';

describe('a migration that takes something away is refused', () => {
  it.each([
    'drop table public.albums;',
    'drop function if exists public.list_albums(text);',
    'alter table public.albums drop column price;',
    'alter table albums add column cents integer, drop column price;',
    'alter table public.albums rename column price to price_cents;',
    'alter table public.albums rename to records;',
    'alter function public.list_albums(text) rename to albums_of;',
    'alter table public.albums alter column price type smallint;',
    'alter table public.albums alter price set not null;',
    'alter table public.albums add column label text not null;',
    'alter table public.albums add constraint albums_title_check check (char_length(title) <= 10);',
    'create unique index albums_by_title on public.albums (title);',
    'revoke update (title) on public.albums from authenticated;',
    'do $$ begin alter table public.albums drop column price; end $$;',
  ])('%s', (sql) => {
    expect(contractions(sql, RELEASED)).toEqual([expect.stringContaining('-- contract:')]);
  });
});

describe('a migration that only adds passes', () => {
  it.each([
    'alter table public.albums add column label text;',
    "alter table public.albums add column label text not null default '';",
    "alter table public.albums add column a integer not null default 0, add column b text not null default 'x';",
    'create or replace function public.list_albums(query text) returns setof albums language sql as $$ select * from albums $$;',
    'create index albums_by_label on public.albums (label);',
    'grant select (label) on public.albums to anon;',
    'alter table public.albums drop constraint albums_title_check;',
    "comment on table public.albums is 'drop table public.albums;';",
    '-- drop table public.albums;\nselect 1;',
    "create function f() returns void language plpgsql as $$ begin execute 'drop table public.albums'; end $$;",
    'drop policy "old" on public.albums; drop trigger touch on public.albums; drop index albums_by_label;',
  ])('%s', (sql) => {
    expect(contractions(sql, RELEASED)).toEqual([]);
  });

  it('and so does one that shapes a table of its own', () => {
    const sql = `create table public.notes (id uuid); alter table public.notes add constraint notes_one unique (id);
      revoke all on public.notes from anon, authenticated;`;
    expect(contractions(sql, RELEASED)).toEqual([]);
  });
});

describe('what is said above the statement', () => {
  const drop = 'alter table public.albums drop column old_price;';

  it('lets it through when the version that stopped using it is released', () => {
    expect(contractions(`-- contract: nothing reads it since 1.2\n${drop}`, RELEASED)).toEqual([]);
    expect(contractions(`-- expand: the new check takes all that the old took\n${drop}`, RELEASED)).toEqual([]);
  });

  it('does not when the version is missing, or not released', () => {
    expect(contractions(`-- contract: nobody reads it\n${drop}`, RELEASED)).toEqual([
      expect.stringContaining('since which'),
    ]);
    expect(contractions(`-- contract: since 1.3\n${drop}`, RELEASED)).toEqual([
      expect.stringContaining('not released'),
    ]);
  });

  it('counts for that statement alone, and the line is named', () => {
    const sql = `-- contract: nothing reads it since 1.2\n${drop}\n\ndrop table public.old;\n`;
    expect(contractions(sql, RELEASED)).toEqual([expect.stringMatching(/^line 4 drops old\./)]);
  });
});

describe('the migrations of this product', () => {
  const folder = join(process.cwd(), 'supabase/migrations');
  const released = readdirSync(join(process.cwd(), 'libs/contracts/released')).map((file) => file.replace('.json', ''));
  const since = readdirSync(folder).filter((file) => file.slice(0, 14) > FIRST_RELEASE);

  it('take nothing away from what is live', () => {
    const problems = since.flatMap((file) =>
      contractions(readFileSync(join(folder, file), 'utf8'), released).map((problem) => `${file} ${problem}`),
    );
    expect(problems).toEqual([]);
  });
});
