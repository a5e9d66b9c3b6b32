interface SortedRules {
  /** Rules of classes and keyframes, by name. */
  styles: Record<string, string>;
  /** Rules of the whole page, which Emotion always inserts itself. */
  others: string;
}

/** Separates the rules in Emotion's cache that it reuses by name from HTML, and the others. */
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
