import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { openSources, type Sources } from '../../support/sources';
import { addEmail, addSetting } from './byHand';
import { codeIn, isNamedBy, readRecipes, rowsOf } from './recipes';

const CONTRIBUTING = readFileSync('CONTRIBUTING.md', 'utf8');
const recipes = readRecipes(CONTRIBUTING);
/** Recipes without a generator, and a small change that follows each. */
const BY_HAND = { 'A setting': addSetting, 'An e-mail': addEmail };
const GENERATORS = ['screen', 'slot', 'dialog', 'event', 'remote', 'table', 'language'];
const WITHIN_MS = 300_000;

let sources: Sources;
/** What each recipe touched, one recipe after the other in the same copy. */
const touched = new Map<string, string[]>();

test.beforeAll(async () => {
  test.setTimeout(WITHIN_MS);
  sources = openSources();
  for (const { name, commands } of recipes) {
    for (const command of commands) await runNpm(command);
    touched.set(name, sources.takeChanges());
  }
  await printDocuments();
  touched.set('npm run docs', sources.takeChanges());
  await sources.run('tools/run.mjs', ['delivery/packages/main.ts', 'report']);
  touched.set('npm run packages:report', sources.takeChanges());
  for (const [name, change] of Object.entries(BY_HAND)) {
    change(sources);
    if (name === 'An e-mail') await runNpm('npm run db:types');
    await printDocuments();
    touched.set(name, sources.takeChanges());
  }
});
test.afterAll(() => sources?.remove());

/** `npm run new -- remote radio`, as package.json says it. */
async function runNpm(command: string): Promise<void> {
  const [, , script, ...options] = command.split(' ').filter((word) => word !== '--');
  const { scripts } = JSON.parse(sources.read('package.json')) as { scripts: Record<string, string> };
  const [, file, ...words] = scripts[script!]!.split(' ');
  await sources.run(file!, [...words, ...options]);
}

/** Runs tests in `supabase/` on databases with the migrations of the copy. @param titles runs only tests whose title contains one of these */
const testDatabase = (files: string[], titles: string[] = []) =>
  sources.run('node_modules/jest/bin/jest.js', [
    ...['-c', 'jest.database.config.mjs', '--maxWorkers', '2'],
    ...(titles.length > 0 ? ['--testNamePattern', titles.join('|')] : []),
    ...files.map((file) => `supabase/${file}`),
  ]);

const printDocuments = () => sources.run('tools/run.mjs', ['tools/docs/main.ts']);

/** Files that a cell names. */
const pathsIn = (cell: string) => codeIn(cell).filter((text) => /\/.*\.\w+$/.test(text));

test('every generator has a recipe', () => {
  expect(recipes.map(({ commands }) => commands[0]!.split(' ')[4])).toEqual(GENERATORS);
});

for (const { name, files, optional } of recipes) {
  test(`the recipe "${name}" names every file that its commands touch, and no other`, () => {
    const paths = touched.get(name)!;
    expect(paths.filter((path) => !files.some((pattern) => isNamedBy(pattern, path)))).toEqual([]);
    const due = files.filter((pattern) => !optional.includes(pattern));
    expect(due.filter((pattern) => !paths.some((path) => isNamedBy(pattern, path)))).toEqual([]);
  });
}

for (const name of Object.keys(BY_HAND)) {
  test(`a change by the recipe "${name}" touches every file that it names, and no other`, () => {
    const [paths, named] = [
      touched.get(name)!,
      rowsOf(CONTRIBUTING, `### ${name}`).flatMap(([file]) => pathsIn(file!)),
    ];
    expect(paths.filter((path) => !named.some((pattern) => isNamedBy(pattern, path)))).toEqual([]);
    expect(named.filter((pattern) => !paths.some((path) => isNamedBy(pattern, path)))).toEqual([]);
  });
}

test('npm run docs changes documents only', () => {
  const paths = touched.get('npm run docs')!;
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.filter((path) => !path.endsWith('.md'))).toEqual([]);
});

test('npm run packages:report changes reports only', () => {
  const paths = touched.get('npm run packages:report')!;
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.filter((path) => !path.startsWith('delivery/packages/reports/'))).toEqual([]);
});

for (const recipe of ['### A notification', '### A translation', '### A page of text']) {
  test(`the files that are to be changed for "${recipe}" are there`, () => {
    const named = rowsOf(CONTRIBUTING, recipe).flatMap(([file]) => pathsIn(file!));
    const there = sources.list();
    expect(named.length).toBeGreaterThan(2);
    expect(named.filter((pattern) => !there.some((path) => isNamedBy(pattern, path)))).toEqual([]);
  });
}

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
