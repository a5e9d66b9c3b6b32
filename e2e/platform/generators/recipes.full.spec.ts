import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { openSources, type Sources } from '../../support/sources';
import { followRecipes } from './followRecipes';
import { readRecipes } from './recipes';

const WITHIN_MS = 300_000;

let sources: Sources;
let touched: Map<string, string[]>;

test.beforeAll(async () => {
  test.setTimeout(WITHIN_MS);
  sources = openSources();
  touched = await followRecipes(sources, readRecipes(readFileSync('CONTRIBUTING.md', 'utf8')));
});
test.afterAll(() => sources?.remove());

/** Runs tests in `supabase/` on databases with the migrations of the copy. @param titles runs only tests whose title contains one of these */
const testDatabase = (files: string[], titles: string[] = []) =>
  sources.run('node_modules/jest/bin/jest.js', [
    ...['-c', 'jest.database.config.mjs', '--maxWorkers', '2'],
    ...(titles.length > 0 ? ['--testNamePattern', titles.join('|')] : []),
    ...files.map((file) => `supabase/${file}`),
  ]);

test.describe('What all recipes wrote together', () => {
  test.beforeEach(() => test.setTimeout(WITHIN_MS));

  // The copy has no commit, so `npm run check` finds no changed file and runs no unit test: the next test names them. It skips the
  // budget of the first load, because the copy is not built; new-remote.build.spec.ts builds what a generator wrote.
  test('passes npm run check', async () => {
    const said = await sources.run('tools/scripts/check/check.mjs', []);
    expect(said.match(/^skip .*(?= \()/gm)).toEqual(['skip first load within its budget']);
    expect(said).toMatch(/^1[0-9] passed, 0 failed, 1 skipped$/m);
  });

  test('passes the unit tests that it brings, and those that look at texts, migrations and contracts', async () => {
    const written = ['apps/radio/', 'apps/catalog/src/screens/genres/', 'apps/catalog/src/offline.test.tsx'];
    const ofByHand = ['servers/launcher/src/settings/', 'libs/mail/'];
    const ofTable = ['apps/account/src/api/albumNotesApi'];
    const ofLanguage = [
      'delivery/generators/language',
      'apps/shell/src/header/whoSeesWhat',
      'tools/mail/',
      'tools/translations/',
    ];
    const lookers = ['apps/catalog/src/remote.contract.test.ts', 'libs/i18n/', 'libs/contracts/', 'tools/migrations/'];
    await sources.run('node_modules/jest/bin/jest.js', [
      '--maxWorkers',
      '2',
      ...written,
      ...ofTable,
      ...ofByHand,
      ...ofLanguage,
      ...lookers,
    ]);
  });

  // The policies of all other tables are those of this repository, which the database tests have checked.
  test('has a table that the policy tests accept, on a database with its migrations', async () => {
    await testDatabase(['tests/policies/tables', 'tests/policies/meta'], ['album_notes', 'every table and view']);
  });

  test('has a table whose rows are exported and erased with their account, an e-mail that is sent, and a language that accounts may have', async () => {
    await testDatabase([
      'tests/albumNotes',
      'tests/dbTypes',
      'tests/emails',
      'tests/languages',
      'tests/policies/catalogue',
      'tests/policies/functions',
      'functions/delete-account',
      'functions/export-account',
      'functions/send-emails',
    ]);
  });

  test('has a language whose English texts are listed for translators', async () => {
    const listed = await sources.run('tools/run.mjs', ['tools/translations/main.ts']);
    expect(listed).toMatch(/^es: \d{4} texts in \d\d files are still English$/m);
    for (const path of touched.get('A language')!.filter((file) => /\/es[./]/.test(file)))
      expect(listed).toContain(path);
  });
});
