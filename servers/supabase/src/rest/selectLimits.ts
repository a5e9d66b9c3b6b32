import type { RestRefusal } from './refusals.ts';

const MOST_LEVELS = 5;
const MOST_EMBEDS = 20;
const MOST_COLUMNS = 100;
const MOST_OF_ONE_EMBED = 3;
/** Clients may name a column again, under another type or for another path inside its JSON. */
const MOST_OF_ONE_COLUMN = 4;

/**
 * The row limit applies to the outer rows only: each level of embedding, and each repeated column, multiplies the size of a
 * response. The product's own requests are three levels deep and name a column once; other clients of the API may do more.
 */
export function selectRefusal(select: string | null): RestRefusal | null {
  if (!select) return null;
  const levels = [new Map<string, number>()];
  let deepest = 0;
  let [embeds, columns] = [0, 0];
  let isRepeated = false;
  for (const { name, sign } of fieldsOf(select)) {
    const isEmbed = sign === '(';
    if (name) {
      const level = levels.at(-1) ?? new Map<string, number>();
      const times = (level.get(name) ?? 0) + 1;
      level.set(name, times);
      isRepeated ||= times > (isEmbed ? MOST_OF_ONE_EMBED : MOST_OF_ONE_COLUMN);
      if (!isEmbed) columns += 1;
    }
    if (isEmbed) {
      embeds += 1;
      levels.push(new Map());
      deepest = Math.max(deepest, levels.length - 1);
    } else if (sign === ')') levels.pop();
  }
  if (deepest > MOST_LEVELS || embeds > MOST_EMBEDS)
    return refusal(
      'Too many embedded resources.',
      `A select may embed ${MOST_EMBEDS} resources, ${MOST_LEVELS} levels deep.`,
    );
  if (columns > MOST_COLUMNS || isRepeated)
    return refusal(
      'Too many columns.',
      `A select may name ${MOST_COLUMNS} columns, each of them up to ${MOST_OF_ONE_COLUMN} times.`,
    );
  return null;
}

const refusal = (message: string, hint: string): RestRefusal => ({ status: 400, code: 'PGRST100', message, hint });

/**
 * The names in a select, without alias, cast, hint and quotes, each with the character that follows: a comma, a parenthesis, or nothing.
 */
function* fieldsOf(select: string): Generator<{ name: string; sign: string }> {
  for (const [, text = '', sign = ''] of select.matchAll(/((?:"[^"]*"|[^,()"])*)([,()]|$)/g)) {
    const bare = text.replace(/[\s"]/g, '').replace(/^\.\.\./, '');
    const unnamed = bare.replace(/^[^:]*:(?!:)/, '').replace(/::.*$/, '');
    const [column = ''] = unnamed.split('->');
    yield { name: column.replace(/[!.].*$/, ''), sign };
  }
}
