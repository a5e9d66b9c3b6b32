import type { RestRefusal } from './refusals.ts';

/** The product's own filters are two levels deep. */
const MOST_LEVELS = 10;
/** Most conditions in an `or` or `and`: Postgres nests them, and its stack ends at some thousands. */
const MOST_CONDITIONS = 1000;

const REFUSAL: RestRefusal = {
  status: 400,
  code: 'PGRST100',
  message: 'The filter is too complex.',
  hint: `A filter may have ${MOST_CONDITIONS} conditions, ${MOST_LEVELS} levels deep.`,
};

/** Refuses filters whose nesting or number of conditions would exceed Postgres' stack. A list of values is not nesting. */
export function filterRefusal(parameters: URLSearchParams): RestRefusal | null {
  for (const [name, text] of parameters) {
    if (!/(^|\.)(not\.)?(or|and)$/.test(name)) continue;
    const { deepest, commas } = shapeOf(text);
    if (deepest > MOST_LEVELS || commas >= MOST_CONDITIONS) return REFUSAL;
  }
  return null;
}

function shapeOf(text: string): { deepest: number; commas: number } {
  const shape = { deepest: 0, commas: 0 };
  let level = 0;
  for (const sign of text.replace(/"(\\.|[^"\\])*"/g, '')) {
    if (sign === '(') {
      level += 1;
      shape.deepest = Math.max(shape.deepest, level);
    } else if (sign === ')') level -= 1;
    else if (sign === ',') shape.commas += 1;
  }
  return shape;
}
