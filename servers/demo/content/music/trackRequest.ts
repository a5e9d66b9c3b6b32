import type { GenreScore } from './compose/score';
import { SCORES } from './genres/catalogue';
import { createRandom, type Random } from './random';

/** `genre` is a name of the shop's genre list; the same three values give the same samples everywhere. */
export type TrackRequest = { genre: string; seed: number; seconds: number };

export function scoreOf({ genre }: TrackRequest): GenreScore {
  const score = SCORES.find(({ name }) => name === genre);
  if (!score) throw new Error(`There is no music of the genre "${genre}"; known are ${SCORES.map(({ name }) => name).join(', ')}.`);
  return score;
}

/** The random source of one piece. */
export const randomOf = ({ genre, seed }: TrackRequest): Random => createRandom(`${genre}/${seed}`);
