/** A key as the code uses it. `*` replaces the variable part of a template: `genres.*`. */
export interface UsedKey {
  key: string;
  /** Namespaces that may have it, besides `common`. Empty when the file names none. */
  namespaces: string[];
}

const CALL = /(?<![\w.$])t\(|\bi18nKey=(?=["'])/g;
const NAMESPACE = /(?:useTranslation\(|TFunction<|getFixedT\(null, |addNamespace\()['"](\w+)['"]/g;
/** A string in a comparison is not a key. */
const COMPARED = /[!=]==?\s*$/;
/** Comment lines, whose examples are not uses. */
const COMMENT = /^\s*(\/?\*|\/\/).*$/gm;
const LOOKS_LIKE_KEY = /^(\w+:)?[\w*-]+(\.[\w*-]+)*$/;

/** Every text key that a source file uses: literals, both branches of a condition, templates. */
export function usedKeys(file: string): UsedKey[] {
  const source = file.replace(COMMENT, '');
  const namespaces = [...new Set([...source.matchAll(NAMESPACE)].map(([, name]) => name!))];
  return [...source.matchAll(CALL)].flatMap(({ index, 0: call }) =>
    stringsOfArgument(source, index + call.length).map((key) => ({ key, namespaces })),
  );
}

/** The strings of the first argument, from its start to the comma or bracket that ends it. */
function stringsOfArgument(source: string, start: number): string[] {
  const strings: string[] = [];
  let depth = 0;
  for (let at = start; at < source.length; at += 1) {
    const letter = source[at]!;
    if (letter === "'" || letter === '"' || letter === '`') {
      const { text, end } = readString(source, at);
      if (depth === 0 && !COMPARED.test(source.slice(start, at)) && LOOKS_LIKE_KEY.test(text)) strings.push(text);
      at = end;
      // An attribute's value is one string.
      if (source[start - 1] === '=') return strings;
    } else if ('([{'.includes(letter)) depth += 1;
    else if (')]}'.includes(letter)) depth -= 1;
    if (depth < 0 || (depth === 0 && letter === ',')) return strings;
  }
  return strings;
}

/** A string from its quote on; each `${…}` of a template becomes `*`. */
function readString(source: string, start: number): { text: string; end: number } {
  const quote = source[start];
  let text = '';
  for (let at = start + 1; at < source.length; at += 1) {
    if (source[at] === quote) return { text, end: at };
    if (quote === '`' && source.startsWith('${', at)) {
      at = endOfPlaceholder(source, at + 2);
      text += '*';
    } else text += source[at];
  }
  return { text, end: source.length };
}

function endOfPlaceholder(source: string, start: number): number {
  let depth = 1;
  let at = start;
  for (; at < source.length && depth > 0; at += 1) {
    if (source[at] === '{') depth += 1;
    if (source[at] === '}') depth -= 1;
  }
  return at - 1;
}

const PLURAL = /_(zero|one|two|few|many|other)$/;

/**
 * Whether texts have a key: itself, its plural forms, or, with `*`, any key that matches.
 * @param keys dotted keys of one namespace
 */
export function hasKey(keys: ReadonlySet<string>, { key }: Pick<UsedKey, 'key'>): boolean {
  if (keys.has(key) || keys.has(`${key}_other`)) return true;
  if (!key.includes('*')) return false;
  const pattern = new RegExp(`^${key.replace(/[.]/g, '\\.').replace(/\*/g, '.+')}$`);
  return [...keys].some((one) => pattern.test(one.replace(PLURAL, '')));
}
