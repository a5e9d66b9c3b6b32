/** @jest-environment node */
import { parseChord, parseProgression } from './chords';
import { keyName, SCALES, snapToScale, stepInScale } from './scales';
import { voiceChord } from './voicing';

test.each([
  ['I', 0, [0, 4, 7]],
  ['vi7', 9, [0, 3, 7, 10]],
  ['bVII', 10, [0, 4, 7]],
  ['V7s9', 7, [0, 4, 7, 10, 15]],
  ['ii7b5', 2, [0, 3, 6, 10]],
  ['#ivdim7', 6, [0, 3, 6, 9]],
  ['IVmaj7', 5, [0, 4, 7, 11]],
])('%s is read as a musician reads it', (symbol, root, tones) => {
  expect(parseChord(symbol)).toEqual({ root, tones });
});

test('chords in the same bar are distinguished from bars', () => {
  expect(parseProgression('ii7,V7 I').map((bar) => bar.length)).toEqual([2, 1]);
});

test('a misspelt chord is refused by name', () => {
  expect(() => parseChord('H7')).toThrow('"H7" is not a chord');
  expect(() => parseChord('Imin')).toThrow('unknown colour "min"');
});

test('steps along a scale go up and down through octaves', () => {
  expect(stepInScale(60, 7, 60, SCALES.major)).toBe(72);
  expect(stepInScale(60, -1, 60, SCALES.major)).toBe(59);
  expect(stepInScale(64, 2, 60, SCALES.minorPentatonic)).toBe(67);
  expect(snapToScale(61, 60, SCALES.major)).toBe(60);
});

test('voices move little from chord to chord', () => {
  const options = { low: 52, high: 72, size: 3 };
  const first = voiceChord(parseChord('I'), 0, options);
  const second = voiceChord(parseChord('vi'), 0, options, first);
  first.forEach((note, i) => expect(Math.abs(note - second[i]!)).toBeLessThanOrEqual(3));
});

test('keys have names', () => {
  expect(keyName(3, 'harmonicMinor')).toBe('E♭ minor');
  expect(keyName(14, 'phrygianDominant')).toBe('D phrygian dominant');
});
