import { track } from '../../testing/tracks.ts';
import { dropIndex, toQueueRows } from './queueRows.ts';

it('gives two copies of a track different ids, which stay the same when other rows move', () => {
  const ids = toQueueRows([track(1), track(2), track(1)]).map(({ id }) => id);
  expect(new Set(ids).size).toBe(3);
  expect(toQueueRows([track(2), track(1), track(1)]).map(({ id }) => id)).toEqual([ids[1], ids[0], ids[2]]);
});

it.each([
  [0, 2, 'before', 1],
  [0, 2, 'after', 2],
  [2, 0, 'before', 0],
  [2, 0, 'after', 1],
  [1, 1, 'before', 1],
] as const)(
  'a row from index %i that is dropped on index %i, %s it, gets index %i',
  (from, target, position, expected) => {
    expect(dropIndex(from, target, position)).toBe(expected);
  },
);
