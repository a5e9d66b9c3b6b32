import type { Random } from '../random';
import type { Section } from './form';
import type { Pattern } from './score';
import { elementAfter } from './elementAfter';

/** Chooses what a part plays in verses and lifts; sections with a variant get the patterns that follow in the score. */
export function choosePatterns(
  { verse, lift = verse }: { verse: Pattern[]; lift?: Pattern[] }, random: Random,
): (section: Section) => Pattern {
  const chosen = { verse: random.pick(verse), lift: random.pick(lift) };
  return ({ kind, variant }) =>
    kind === 'lift' ? elementAfter(lift, chosen.lift, variant) : elementAfter(verse, chosen.verse, variant);
}
