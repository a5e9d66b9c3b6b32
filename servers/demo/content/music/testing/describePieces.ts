import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import type { TrackRequest } from '../trackRequest';
import type { PieceFacts } from './surveyPieces';

const SECONDS = 6;

function survey(requests: TrackRequest[]): PieceFacts[] {
  const script = resolve('servers/demo/content/music/testing/surveyPieces.ts');
  const output = execFileSync(process.execPath, [resolve('tools/run.mjs'), script, JSON.stringify(requests)], { maxBuffer: 1 << 28 });
  return output.toString().trim().split('\n').map((line) => JSON.parse(line) as PieceFacts);
}

/**
 * Defines tests of two pieces of each genre.
 * @param repeated genres of which one piece is rendered again after all others
 */
export function describePieces(genres: string[], repeated: string[]): void {
  let pieces: PieceFacts[];
  let again: PieceFacts[];
  beforeAll(() => {
    const wishes = genres.flatMap((genre) => [1, 2].map((seed) => ({ genre, seed, seconds: SECONDS })));
    const repeats = repeated.map((genre) => ({ genre, seed: 1, seconds: SECONDS }));
    const rendered = survey([...wishes, ...repeats]);
    pieces = rendered.slice(0, wishes.length);
    again = rendered.slice(wishes.length);
  });
  const first = (genre: string) => pieces.find((piece) => piece.genre === genre)!;

  test.each(genres)('%s is sound that one can listen to', (genre) => {
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
    expect(again.map(({ digest }) => digest)).toEqual(repeated.map((genre) => first(genre).digest));
  });

  test('no two pieces share two seconds of samples', () => {
    const owners = new Map<string, number>();
    pieces.forEach(({ prints }, index) => {
      expect(prints.length).toBeGreaterThan(20);
      expect(prints.map((print) => owners.get(print)).filter((owner) => owner !== undefined)).toEqual([]);
      for (const print of prints) owners.set(print, index);
    });
  });

  test('tempo and instruments differ by genre', () => {
    expect(new Set(genres.map((genre) => first(genre).tempo)).size).toBeGreaterThanOrEqual(Math.min(genres.length, 16));
    expect(new Set(genres.map((genre) => first(genre).instruments.join())).size).toBe(genres.length);
  });
}
