interface SortedRules {
  /** Of classes and keyframes, by name. */
  styles: Record<string, string>;
  /** Those of the whole page: Emotion writes them itself, whatever it finds. */
  others: string;
}

/** Sorts what Emotion's cache has collected by whether it is kept under its name in a page. */
export function sortRules(inserted: Record<string, string | true | undefined>): SortedRules {
  const styles: Record<string, string> = {};
  let others = '';
  for (const [name, rules] of Object.entries(inserted)) {
    if (typeof rules !== 'string') continue;
    if (rules.includes(`.css-${name}`) || rules.includes(`@keyframes ${name}`)) styles[name] = rules;
    else others += rules;
  }
  return { styles, others };
}
