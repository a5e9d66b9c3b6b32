/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { SCORES } from './genres/catalogue';
import { renderTrack, type TrackRequest } from './renderTrack';
import { fingerprints } from './testing/sharedSamples';
import type { PieceFacts } from './testing/surveyPieces';

jest.setTimeout(180_000);

const GENRE_NAMES = SCORES.map(({ name }) => name);
const SECONDS = 6;

function survey(requests: TrackRequest[]): PieceFacts[] {
  const script = resolve('tools/demo/music/testing/surveyPieces.ts');
  const output = execFileSync(process.execPath, [resolve('tools/run.mjs'), script, JSON.stringify(requests)], { maxBuffer: 1 << 28 });
  return output.toString().trim().split('\n').map((line) => JSON.parse(line) as PieceFacts);
}

/** Rendered a second time, behind all others. */
const REPEATED = ['Rock', 'Classical', 'Electronic'];

let pieces: PieceFacts[];
let again: PieceFacts[];
beforeAll(() => {
  const wishes = GENRE_NAMES.flatMap((genre) => [1, 2].map((seed) => ({ genre, seed, seconds: SECONDS })));
  const repeats = REPEATED.map((genre) => ({ genre, seed: 1, seconds: SECONDS }));
  const rendered = survey([...wishes, ...repeats]);
  pieces = rendered.slice(0, wishes.length);
  again = rendered.slice(wishes.length);
});
const first = (genre: string) => pieces.find((piece) => piece.genre === genre)!;

test.each(GENRE_NAMES)('%s is sound that one can listen to', (genre) => {
  const piece = first(genre);
  expect(piece.loudnessLufs).toBeGreaterThan(-20);
  expect(piece.loudnessLufs).toBeLessThan(-11);
  expect(piece.truePeakDb).toBeLessThan(-0.2);
  expect(piece.durationMs).toBeGreaterThan(SECONDS * 900);
  for (const offset of piece.offsets) expect(Math.abs(offset)).toBeLessThan(1e-3);
  expect(piece.lastSample).toBeLessThan(1e-3);
  expect(piece.isStereo).toBe(true);
  expect(piece.instruments.length).toBeGreaterThanOrEqual(3);
  expect(piece.key).toMatch(/^[A-G][♭♯]? [a-z ]+$/);
});

test('the same seed gives the same samples', () => {
  expect(again.map(({ digest }) => digest)).toEqual(REPEATED.map((genre) => first(genre).digest));
});

test('no two pieces share two seconds of samples', () => {
  const owners = new Map<string, number>();
  pieces.forEach(({ prints }, index) => {
    expect(prints.length).toBeGreaterThan(20);
    expect(prints.map((print) => owners.get(print)).filter((owner) => owner !== undefined)).toEqual([]);
    for (const print of prints) owners.set(print, index);
  });
});

test('fingerprints do find what two pieces share, wherever it lies', () => {
  const piece = Float32Array.from({ length: 120_000 }, (_, i) => 0.5 * Math.sin(i * 0.031) + 0.3 * Math.sin(i * 0.0473 + Math.sin(i * 0.001)));
  // Another piece, not silence: a stretch of silence begins at every sample, and each is compared.
  const quoting = Float32Array.from({ length: 170_000 }, (_, i) => 0.6 * Math.sin(i * 0.0217 + Math.sin(i * 0.0013)));
  quoting.set(piece.subarray(30_000, 30_000 + 2 * 44_100), 77_777);
  const prints = fingerprints(piece, 44_100);
  expect([...fingerprints(quoting, 44_100)].filter((print) => prints.has(print)).length).toBeGreaterThan(0);
});

test('tempo and instruments differ by genre', () => {
  expect(new Set(GENRE_NAMES.map((genre) => first(genre).tempo)).size).toBeGreaterThan(15);
  expect(new Set(GENRE_NAMES.map((genre) => first(genre).instruments.join())).size).toBe(GENRE_NAMES.length);
});

test('an unknown genre is named', () => {
  expect(() => renderTrack({ genre: 'Polka', seed: 1, seconds: 30 })).toThrow('"Polka"');
});
