/** @jest-environment node */
import { ACCENT_PRESETS, accentProblem, moved, toPlaces, toSections } from './pageLook';

test.each([
  ['#2563eb', null],
  ['#ffffff', 'tooLight'],
  ['#ffff66', 'tooLight'],
  ['#000000', 'tooDark'],
  ['#1a1a4d', 'tooDark'],
  ['red', 'notAColour'],
  ['#12345', 'notAColour'],
])('%s as an accent has the problem %s', (hex, problem) => expect(accentProblem(hex)).toBe(problem));

test('every preset colour is a valid accent', () =>
  expect(ACCENT_PRESETS.map((hex) => accentProblem(hex))).toEqual(ACCENT_PRESETS.map(() => null)));

test('hidden sections come last and are not stored; unknown sections are kept', () => {
  const places = toPlaces(['albums', 'playlists', 'pinned']);
  expect(places.map(({ name, isShown }) => `${name} ${isShown}`)).toEqual([
    'albums true',
    'pinned true',
    'popular false',
    'about false',
  ]);
  expect(toSections(moved(places, 1, 0), ['albums', 'playlists'])).toEqual(['pinned', 'albums', 'playlists']);
});

test('an item is not moved beyond the ends of its list', () => {
  expect(moved([1, 2, 3], 0, -1)).toEqual([1, 2, 3]);
  expect(moved([1, 2, 3], 2, 3)).toEqual([1, 2, 3]);
  expect(moved([1, 2, 3], 0, 2)).toEqual([2, 3, 1]);
});
