/** Deeper than any body of the product; Postgres fails at some thousands. */
const MOST_JSON_LEVELS = 50;

/** Whether the arrays and objects of a JSON text are nested deeper than this. Invalid JSON gets a result too. */
export function isNestedDeeper(text: string, mostLevels = MOST_JSON_LEVELS): boolean {
  let level = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (isInString) {
      if (sign === '\\') at += 1;
      else if (sign === '"') isInString = false;
    } else if (sign === '"') isInString = true;
    else if (sign === '[' || sign === '{') {
      level += 1;
      if (level > mostLevels) return true;
    } else if (sign === ']' || sign === '}') level -= 1;
  }
  return false;
}
