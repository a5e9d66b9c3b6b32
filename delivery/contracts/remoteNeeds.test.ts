/** @jest-environment node */
import type { Description } from './description.ts';
import { findUnderstatedRanges, usesOf } from './remoteNeeds.ts';

const release = (version: string, ...names: string[]): Description => ({
  version,
  contracts: Object.fromEntries(names.map((name) => [name, { direction: 'given', shape: {} }])),
});
const OLD = 'export @fairtone/store toastShown';
const NEW = 'action player queueMoved';
const history = [release('1.1.0', OLD)];
const current = release('1.2.0', OLD, NEW);
const remote = (range: string, ...uses: string[]) => ({ name: 'player', range, uses: new Set(uses) });

test('a remote that takes what came later has to ask for it', () => {
  expect(findUnderstatedRanges([remote('^1.1.0', OLD, NEW)], history, current)).toEqual([
    'player takes action player queueMoved, which is there since 1.2.0: ask for ^1.2.0 in apps/player/src/remote.ts.',
  ]);
});

test.each([
  ['it asks for it', remote('^1.2.0', OLD, NEW)],
  ['it takes only what was always there', remote('^1.0.0', OLD)],
  ['nobody promises it', remote('^1.0.0', 'export @fairtone/ui Button')],
])('nothing is said when %s', (_when, needs) => {
  expect(findUnderstatedRanges([needs], history, current)).toEqual([]);
});

test('finds imported values and dispatched actions, not types', () => {
  const code = `import { type AppStore, playerActions as actions, toastShown } from '@fairtone/store';
import type { Album } from '@fairtone/api';
dispatch(playerActions.queueMoved({ from: 0, to: 1 }));`;
  expect(usesOf(code)).toEqual([
    'export @fairtone/store playerActions',
    'export @fairtone/store toastShown',
    'action player queueMoved',
  ]);
});
