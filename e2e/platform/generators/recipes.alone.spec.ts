import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { openSources, type Sources } from '../../support/sources';
import { addEmail, addSetting } from './byHand';
import { codeIn, isNamedBy, readRecipes, rowsOf } from './recipes';

const CONTRIBUTING = readFileSync('CONTRIBUTING.md', 'utf8');
const recipes = readRecipes(CONTRIBUTING);
/** Recipes without a generator, and a small change that follows each. */
const BY_HAND = { 'A setting': addSetting, 'An e-mail': addEmail };
const GENERATORS = ['screen', 'slot', 'dialog', 'event', 'remote', 'table'];
const WITHIN_MS = 300_000;
const TSC = 'node_modules/typescript-native/bin/tsc';

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

const printDocuments = () => sources.run('tools/run.mjs', ['tools/docs/main.ts']);

/** Files that a cell names, without those that a new language brings. */
const pathsIn = (cell: string) => codeIn(cell).filter((text) => /\/.*\.\w+$/.test(text) && !/\bes[./]/.test(text));

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

for (const recipe of ['### A notification', '### A language', '### A translation', '### A page of text']) {
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
  // budget of the first load, because the copy is not built; new-remote.alone.spec.ts builds what a generator wrote.
  test('passes npm run check', async () => {
    const said = await sources.run('tools/scripts/check/check.mjs', []);
    expect(said.match(/^skip .*(?= \()/gm)).toEqual(['skip first load within its budget']);
    expect(said).toMatch(/^1[0-9] passed, 0 failed, 1 skipped$/m);
  });

  test('passes the unit tests that it brings, and those that look at texts, migrations and contracts', async () => {
    const written = ['apps/radio/', 'apps/catalog/src/screens/genres/', 'apps/catalog/src/offline.test.tsx'];
    const ofByHand = ['servers/launcher/src/settings/', 'libs/mail/'];
    const ofTable = ['apps/account/src/api/albumNotesApi'];
    const lookers = ['apps/catalog/src/remote.contract.test.ts', 'libs/i18n/', 'libs/contracts/', 'tools/migrations/'];
    await sources.run('node_modules/jest/bin/jest.js', [
      '--maxWorkers',
      '2',
      ...written,
      ...ofTable,
      ...ofByHand,
      ...lookers,
    ]);
  });

  test('has a table that the policy tests accept and an e-mail that is sent, on a database with its migrations', async () => {
    const tests = ['albumNotes', 'policies/tables', 'policies/meta', 'dbTypes', 'emails'];
    const files = [...tests.map((name) => `supabase/tests/${name}`), 'supabase/functions/send-emails'];
    const config = ['-c', 'jest.database.config.mjs', '--runInBand'];
    await sources.run('node_modules/jest/bin/jest.js', [...config, ...files]);
  });
});

test('a new language is missed by the compiler in the files that CONTRIBUTING marks so', async () => {
  test.setTimeout(WITHIN_MS);
  const own = openSources();
  try {
    const list = 'libs/contracts/src/languages.ts';
    own.write(list, own.read(list).replace('] as const', ", 'es'] as const"));
    const said = await own.run(TSC, ['-p', 'tsconfig.json', '--noEmit', '--pretty', 'false']).catch(String);
    const missed = [...new Set([...said.matchAll(/^(\S+\.tsx?)\(\d+,\d+\): error/gm)].map(([, path]) => path!))];
    const marked = rowsOf(CONTRIBUTING, '### A language')
      .filter(([, , missedBy]) => missedBy === 'tsc')
      .flatMap(([file]) => pathsIn(file!))
      .filter((path) => /\.tsx?$/.test(path));
    expect(missed.filter((path) => !marked.some((pattern) => isNamedBy(pattern, path)))).toEqual([]);
    expect(marked.filter((pattern) => !missed.some((path) => isNamedBy(pattern, path)))).toEqual([]);
  } finally {
    own.remove();
  }
});
