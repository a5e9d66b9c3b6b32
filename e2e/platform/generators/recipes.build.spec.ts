import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { openSources, type Sources } from '../../support/sources';
import { BY_HAND, followRecipes } from './followRecipes';
import { codeIn, isNamedBy, readRecipes, rowsOf } from './recipes';

const CONTRIBUTING = readFileSync('CONTRIBUTING.md', 'utf8');
const recipes = readRecipes(CONTRIBUTING);
const GENERATORS = ['screen', 'slot', 'dialog', 'event', 'remote', 'table', 'language'];
const WITHIN_MS = 300_000;

let sources: Sources;
let touched: Map<string, string[]>;

test.beforeAll(async () => {
  test.setTimeout(WITHIN_MS);
  sources = openSources();
  touched = await followRecipes(sources, recipes);
});
test.afterAll(() => sources?.remove());

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
