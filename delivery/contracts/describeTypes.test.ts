/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeTypes } from './describeTypes.ts';
import { compareContracts } from './judge.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairtone-contracts-'));
  writeFileSync(
    join(folder, 'tsconfig.json'),
    '{ "compilerOptions": { "strict": true, "types": [], "lib": ["ES5"] } }',
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function describeSource(source: string) {
  const file = join(folder, 'typed.ts');
  writeFileSync(file, source);
  return describeTypes(file, join(folder, 'tsconfig.json'));
}

const props = (fields: string, name = "'shell.cart'") => `export interface Given { slot: { ${name}: { ${fields} } } }`;
const FIELDS = "albumId: string; tone: 'light' | 'dark'; note?: string";

let before: ReturnType<typeof describeSource>;
beforeAll(() => {
  before = describeSource(props(FIELDS));
});

test.each([
  ['nothing changed', props(FIELDS), null],
  ['an optional field is added', props(`${FIELDS}; size?: number`), false],
  ['a field is removed', props("albumId: string; tone: 'light' | 'dark'"), true],
  ['an enum is narrowed', props("albumId: string; tone: 'dark'; note?: string"), true],
  ['a field becomes optional', props("albumId?: string; tone: 'light' | 'dark'; note?: string"), true],
  ['a field gets another type', props("albumId: number; tone: 'light' | 'dark'; note?: string"), true],
  ['a slot is renamed', props(FIELDS, "'shell.basket'"), true],
])('%s', (_change, after, isBreaking) => {
  const changes = compareContracts(before, describeSource(after));
  expect(changes.length === 0 ? null : changes.some((change) => change.isBreaking)).toBe(isBreaking);
});

test('what a function takes may be widened, what it answers may not', () => {
  const host = (type: string) => describeSource(`export interface Given { host: { open: ${type} } }`);
  const taken = host('(name: string) => string');
  expect(compareContracts(taken, host('(name: string | null) => string'))).toMatchObject([{ isBreaking: false }]);
  expect(compareContracts(taken, host('(name: string) => string | null'))).toMatchObject([{ isBreaking: true }]);
});

test('a type that refers to itself ends', () => {
  const { 'state tree': tree } = describeSource(
    'interface Node { next: Node | null } export interface Given { state: { tree: Node } }',
  );
  expect(tree?.shape.properties?.next).toEqual({ anyOf: [{ ts: 'Node' }, { type: 'null' }] });
});

test('a kind under which nothing is found is an error, not an empty list', () => {
  expect(() => describeSource("export interface Given { slot: import('./gone').Slots }")).toThrow('"slot"');
});
