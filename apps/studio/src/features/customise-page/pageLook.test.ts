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
])('%s as an accent: %s', (hex, problem) => expect(accentProblem(hex)).toBe(problem));

test('every colour that is offered does', () =>
  expect(ACCENT_PRESETS.map((hex) => accentProblem(hex))).toEqual(ACCENT_PRESETS.map(() => null)));

test('hidden sections stand last and are not stored; foreign ones stay', () => {
  const places = toPlaces(['albums', 'playlists', 'pinned']);
  expect(places.map(({ name, isShown }) => `${name} ${isShown}`)).toEqual([
    'albums true',
    'pinned true',
    'popular false',
    'about false',
  ]);
  expect(toSections(moved(places, 1, 0), ['albums', 'playlists'])).toEqual(['pinned', 'albums', 'playlists']);
});

test('nothing moves off an end', () => {
  expect(moved([1, 2, 3], 0, -1)).toEqual([1, 2, 3]);
  expect(moved([1, 2, 3], 2, 3)).toEqual([1, 2, 3]);
  expect(moved([1, 2, 3], 0, 2)).toEqual([2, 3, 1]);
});
