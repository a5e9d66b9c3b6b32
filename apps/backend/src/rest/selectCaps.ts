import type { RestRefusal } from './refusals.ts';

const MOST_LEVELS = 5;
const MOST_EMBEDS = 20;

/**
 * The row limit holds for the outer rows only: each level of embeds multiplies what one answer holds. The product's own
 * requests go three levels deep.
 */
export function selectRefusal(select: string | null): RestRefusal | null {
  let level = 0;
  let deepest = 0;
  let embeds = 0;
  for (const sign of select ?? '') {
    if (sign === '(') {
      embeds += 1;
      level += 1;
      deepest = Math.max(deepest, level);
    } else if (sign === ')') level -= 1;
  }
  if (deepest <= MOST_LEVELS && embeds <= MOST_EMBEDS) return null;
  return {
    status: 400,
    code: 'PGRST100',
    message: 'Too many embedded resources.',
    hint: `A select may embed ${MOST_EMBEDS} resources, ${MOST_LEVELS} levels deep.`,
  };
}
