/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { planTable } from './table.ts';
import { workspaceCopy } from './testing/workspaceCopy.ts';

let copy: ReturnType<typeof workspaceCopy>;
beforeAll(() => {
  copy = workspaceCopy();
});
afterAll(() => copy.remove());

const now = new Date('2030-04-05T06:07:08Z');
const table = (name: string, ...columns: string[]) => planTable(copy.root, { remote: 'studio', name, columns, now });

test('a table comes with policies, grants by column, a comment, expectations, a test and endpoints', async () => {
  const files = await copy.apply(table('album_notes', 'body:text', 'stars?:integer'));
  expect(Object.keys(files)).toEqual([
    'supabase/migrations/20300405060708_album_notes.sql',
    'supabase/tests/policies/expectations/albumNotes.ts',
    'supabase/tests/albumNotes.db.test.ts',
    'apps/studio/src/api/albumNotesApi.test.tsx',
    'apps/studio/src/api/albumNotesApi.ts',
    'supabase/tests/policies/expectations/index.ts',
    'supabase/functions/export-account/sections.ts',
    'supabase/functions/_testing/fullAccount.ts',
  ]);
  const sql = files['supabase/migrations/20300405060708_album_notes.sql']!;
  expect(sql).toContain('alter table public.album_notes enable row level security;');
  expect(sql.match(/create policy/g)).toHaveLength(4);
  expect(sql).toContain('comment on table public.album_notes');
  expect(sql).toContain('revoke all on public.album_notes from anon, authenticated;');
  expect(sql).toContain(
    'insert (user_id, body, stars), update (body, stars), delete on public.album_notes to authenticated;',
  );
  expect(sql).toMatch(/ body text not null constraint .*\n {2}stars integer constraint /);
  expect(files['apps/studio/src/api/albumNotesApi.ts']).toContain(
    'studioListAlbumNotes: build.query<AlbumNote[], void>',
  );

  const index = readFileSync(join(copy.root, 'supabase/tests/policies/expectations/index.ts'), 'utf8');
  expect(index).toContain("import { albumNotes } from './albumNotes.ts';");
  expect(index).toContain('\n  albumNotes,\n];');
});

test('the rows of a table are exported with an account, and tests of export and erasure find one', () => {
  const sections = readFileSync(join(copy.root, 'supabase/functions/export-account/sections.ts'), 'utf8');
  expect(sections).toContain("\n  { name: 'albumNotes', table: 'album_notes', owner: 'user_id', key: BY_AGE },\n];");
  const account = readFileSync(join(copy.root, 'supabase/functions/_testing/fullAccount.ts'), 'utf8');
  expect(account).toContain(
    "await done(me.rest.from('album_notes').insert({ body: 'Side two, late at night.', stars: 3 })",
  );
});

test('a migration comes after all that are there, whatever the clock says', () => {
  const early = planTable(copy.root, { remote: 'studio', name: 'mixes', columns: [], now: new Date(0) });
  const [file] = Object.keys(early.create);
  const last = readdirSync(join(copy.root, 'supabase/migrations')).sort().at(-1)!;
  expect(file! > `supabase/migrations/${last}`).toBe(true);
});

test('many become one', () => {
  const one = (name: string) => /type (\w+) =/.exec(Object.values(table(name).create).at(-1)!)![1];
  expect(['radio_boxes', 'stories', 'liner_notes', 'releases'].map(one)).toEqual([
    'RadioBox',
    'Story',
    'LinerNote',
    'Release',
  ]);
});

test.each([
  ['AlbumNotes', [], 'is no table'],
  ['albums', [], 'there already'],
  ['album_tips', ['Amount:integer'], 'is no column'],
  ['album_tips', ['user_id:text'], 'is no column'],
  ['album_tips', ['amount:money'], 'text, integer, boolean'],
])('%s %j is refused', (name, columns, reason) => {
  expect(() => table(name, ...columns)).toThrow(reason);
});
