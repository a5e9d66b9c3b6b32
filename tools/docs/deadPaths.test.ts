/** @jest-environment node */
import { deadPaths } from './deadPaths.ts';

const dead = (text: string, page = 'docs/page.md') => deadPaths(process.cwd(), page, text);

describe('paths in a document', () => {
  it.each([
    'See [tests](testing.md) and [the start](../README.md#two-commands).',
    'The rule is in `libs/domain/src/money.ts`, its test in `libs/domain/src/money`.',
    'Both: `libs/{domain,contracts}/src/index.ts`.',
    'Any app: `apps/<remote>/src/remote.ts`, `supabase/**`.',
    'Not ours: [npm](https://www.npmjs.com), `npm run docs`.',
  ])('are accepted when they exist: %s', (text) => {
    expect(dead(text)).toEqual([]);
  });

  it.each([
    ['[gone](gone.md)', 'gone.md'],
    ['`libs/domain/src/mony.ts`', 'libs/domain/src/mony.ts'],
    ['`libs/{domain,nowhere}/src/index.ts`', 'libs/nowhere/src/index.ts'],
  ])('are named when nothing is there: %s', (text, path) => {
    expect(dead(text)).toEqual([path]);
  });
});
