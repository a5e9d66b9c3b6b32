/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { deadPaths } from './deadPaths.ts';
import { documentsOf, repositoryFiles } from './documents.ts';

const files = repositoryFiles('.');
const dead = (text: string, page = 'docs/page.md') => deadPaths('.', files, page, text);

describe('paths in a document', () => {
  it.each([
    'See [tests](testing.md) and [the start](../README.md#two-commands).',
    'The rule is in `libs/domain/src/money.ts`, its test in `libs/domain/src/money`.',
    'Both: `libs/{domain,contracts}/src/index.ts`.',
    'Any app: `apps/<remote>/src/remote.ts`, `supabase/**`, `libs/*/src/index.ts`, `supabase/migrations/…_music.sql`.',
    'The end of a path: `money.ts`, `src/money.ts`.',
    '# Rules\n\nA heading here: [rules](#rules).',
    'Not ours: [npm](https://www.npmjs.com), `npm run docs`.',
  ])('are accepted when they exist: %s', (text) => {
    expect(dead(text)).toEqual([]);
  });

  it.each([
    ['[gone](gone.md)', 'gone.md'],
    ['[no such heading](testing.md#gone)', 'testing.md#gone'],
    ['`libs/domain/src/mony.ts`', 'libs/domain/src/mony.ts'],
    ['`libs/{domain,nowhere}/src/index.ts`', 'libs/nowhere/src/index.ts'],
    ['`apps/<remote>/src/nowhere.ts`', 'apps/<remote>/src/nowhere.ts'],
    ['`libs/*/src/nowhere.ts`', 'libs/*/src/nowhere.ts'],
    ['`mony.ts`', 'mony.ts'],
  ])('are named when nothing is there: %s', (text, path) => {
    expect(dead(text)).toEqual([path]);
  });

  it.each(documentsOf(files))('exist in %s', (page) => {
    expect(dead(readFileSync(page, 'utf8'), page)).toEqual([]);
  });
});
