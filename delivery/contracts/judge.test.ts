/** @jest-environment node */
import * as z from 'zod/mini';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contract, Description, Direction } from './description.ts';
import { compareContracts, judge } from './judge.ts';
import { schemaContract } from './schemaContracts.ts';

const album = {
  albumId: z.uuid(),
  title: z.string(),
  state: z.enum(['draft', 'public']),
  note: z.optional(z.string()),
};
const { note, ...withoutNote } = album;

type Fields = Parameters<typeof z.object>[0];
const contract = (direction: Direction, fields: Fields): Record<string, Contract> => ({
  'event album/published': schemaContract(z.object(fields), direction),
});

function outcomeOf(direction: Direction, after: Fields) {
  const changes = compareContracts(contract(direction, album), contract(direction, after));
  if (changes.length === 0) return 'same';
  return changes.some(({ isBreaking }) => isBreaking) ? 'breaks' : 'adds';
}

const every = ['given', 'accepted', 'both'] as const;

test.each<[string, Fields, [given: string, accepted: string, both: string]]>([
  ['nothing changed', album, ['same', 'same', 'same']],
  ['an optional field is added', { ...album, genre: z.optional(z.string()) }, ['adds', 'adds', 'adds']],
  ['a required field is added', { ...album, genre: z.string() }, ['adds', 'breaks', 'breaks']],
  ['an optional field is removed', withoutNote, ['breaks', 'breaks', 'breaks']],
  ['a field is renamed', { ...withoutNote, remark: note }, ['breaks', 'breaks', 'breaks']],
  ['a field gets another type', { ...album, title: z.number() }, ['breaks', 'breaks', 'breaks']],
  ['an optional field becomes required', { ...album, note: z.string() }, ['adds', 'breaks', 'breaks']],
  ['a required field becomes optional', { ...album, title: z.optional(z.string()) }, ['breaks', 'adds', 'breaks']],
  ['a field may be null', { ...album, title: z.nullable(z.string()) }, ['breaks', 'adds', 'breaks']],
  ['an enum is narrowed', { ...album, state: z.enum(['draft']) }, ['breaks', 'breaks', 'breaks']],
  ['an enum is widened', { ...album, state: z.enum(['draft', 'public', 'gone']) }, ['breaks', 'adds', 'breaks']],
  ['a text gets a limit', { ...album, title: z.string().check(z.maxLength(9)) }, ['adds', 'breaks', 'breaks']],
  ['an id may be any text', { ...album, albumId: z.string() }, ['breaks', 'adds', 'breaks']],
])('%s', (_change, after, outcomes) => {
  expect(every.map((direction) => outcomeOf(direction, after))).toEqual(outcomes);
});

test('a change is found at any depth, and named by its path', () => {
  const nest = (inner: Fields) => contract('given', { items: z.array(z.record(z.string(), z.object(inner))) });
  const [change] = compareContracts(nest({ id: z.string(), size: z.int() }), nest({ id: z.string() }));
  expect(change).toEqual({
    path: 'event album/published › items › each › each › size',
    isBreaking: true,
    what: 'is removed or renamed',
  });
});

test('kinds of a union are told apart by their names', () => {
  const union = (...kinds: Fields[]) => ({
    telemetry: schemaContract(z.union(kinds.map((fields) => z.object(fields))), 'accepted'),
  });
  const error = { name: z.literal('error'), message: z.string() };
  const loaded = { name: z.literal('loaded'), value: z.number() };
  expect(compareContracts(union(error), union(loaded, error))).toMatchObject([{ isBreaking: false }]);
  expect(compareContracts(union(error, loaded), union(loaded))).toMatchObject([{ isBreaking: true }]);
});

describe('against what is released', () => {
  const released = JSON.parse(
    readFileSync(join(process.cwd(), 'libs/contracts/released/1.0.json'), 'utf8'),
  ) as Description;
  const changed = (version: string, change: (contracts: Description['contracts']) => void): Description => {
    const copy = structuredClone(released);
    change(copy.contracts);
    return { ...copy, version };
  };
  const rename = (contracts: Description['contracts']) => {
    contracts['event order/settled'] = contracts['event order/paid']!;
    delete contracts['event order/paid'];
  };
  const add = (contracts: Description['contracts']) => {
    contracts['event album/downloaded'] = contracts['event album/published']!;
  };

  test('a renamed event fails in every version but a new major one, with the way out', () => {
    for (const version of ['1.0.0', '1.1.0']) {
      const { advice, changes } = judge(released, changed(version, rename));
      expect(changes).toContainEqual({ path: 'event order/paid', isBreaking: true, what: 'is removed or renamed' });
      expect(advice).toContain("set HOST_CONTRACT_VERSION to '2.0.0' in libs/contracts/src/version.ts");
    }
    expect(judge(released, changed('2.0.0', rename)).advice).toBeNull();
  });

  test('an addition needs a new minor version', () => {
    expect(judge(released, changed('1.0.1', add)).advice).toContain("'1.1.0'");
    expect(judge(released, changed('1.1.0', add)).advice).toBeNull();
  });

  test('a version before the released one is refused', () => {
    expect(
      judge(
        released,
        changed('0.9.0', () => undefined),
      ).advice,
    ).toContain('released already');
  });

  test.each(['slot shell.cart', 'dialog account.download', 'state session', 'selector selectUser', 'tag Album'])(
    '%s is one of the contracts, and is missed when it is gone',
    (name) => {
      expect(
        judge(
          released,
          changed('1.1.0', (contracts) => delete contracts[name]),
        ).advice,
      ).not.toBeNull();
    },
  );
});
