import type { SurveyedPiece } from './survey';

/** Fewer fingerprints than this per second prove nothing: about ten are expected. */
const FEWEST_PRINTS_A_SECOND = 3;

/** Share of the genres that must have a mean tempo of their own, in whole beats per minute. */
const DIFFERENT_PACES = 0.75;

/** Problems of a set of pieces as sentences; empty when no two pieces share sound and the genres sound different. */
export function problemsOf(pieces: SurveyedPiece[]): string[] {
  return [...sharedSamples(pieces), ...thinProof(pieces), ...genresAlike(pieces)];
}

function sharedSamples(pieces: SurveyedPiece[]): string[] {
  const owners = new Map<string, string>();
  const pairs = new Set<string>();
  for (const { name, prints } of pieces) {
    for (const print of prints) {
      const owner = owners.get(print);
      if (owner !== undefined && owner !== name) pairs.add(`${name} shares samples with ${owner}`);
      owners.set(print, name);
    }
  }
  return [...pairs];
}

const thinProof = (pieces: SurveyedPiece[]) =>
  pieces
    .filter(({ prints, durationMs }) => prints.length < (FEWEST_PRINTS_A_SECOND * durationMs) / 1000)
    .map(({ name, prints }) => `${name} has only ${prints.length} fingerprints`);

/** Genres must differ in instruments and tempo: no two share their instruments, and few share a tempo. */
function genresAlike(pieces: SurveyedPiece[]): string[] {
  const bands = new Map<string, string>();
  const problems: string[] = [];
  for (const { name, genre, instruments } of pieces) {
    const band = instruments.join(', ');
    const other = bands.get(band);
    if (other !== undefined && other !== genre) problems.push(`${name}: ${genre} is played by a band of ${other}`);
    bands.set(band, genre);
  }
  const genres = [...new Set(pieces.map(({ genre }) => genre))];
  const paces = genres.map((genre) => Math.round(mean(pieces.filter((each) => each.genre === genre))));
  const different = new Set(paces).size;
  if (different < genres.length * DIFFERENT_PACES) problems.push(`Only ${different} paces for ${genres.length} genres`);
  return problems;
}

const mean = (pieces: SurveyedPiece[]) => pieces.reduce((sum, { tempo }) => sum + tempo, 0) / pieces.length;
