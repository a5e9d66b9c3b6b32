import { LANGUAGES } from '@fairtone/contracts';
import { sql } from './support/backend.ts';

test('the database takes the languages of the product, and no other, wherever it stores a language', async () => {
  const checks = await sql()<{ table: string; definition: string }[]>`
    select relname as table, pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_class on pg_class.oid = conrelid where conname like '%\\_language\\_check' order by 1`;
  expect(checks.map(({ table }) => table)).toEqual(['emails', 'reports', 'user_settings']);
  for (const { table, definition } of checks) {
    const taken = [...definition.matchAll(/'(\w+)'/g)].map(([, code]) => code);
    expect([table, ...taken]).toEqual([table, ...LANGUAGES]);
  }
});

test('a language is known by its tags', async () => {
  for (const language of LANGUAGES) {
    const tags = [language, `${language}-XX`, `${language.toUpperCase()}_YY`];
    const rows = await sql()<{ known: string }[]>`
      select private.known_language(tag) as known from unnest(${tags}::text[]) as tag`;
    expect(rows.map(({ known }) => known)).toEqual(tags.map(() => language));
  }
});
