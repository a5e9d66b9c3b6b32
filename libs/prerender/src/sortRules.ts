import { PRODUCT_RULES } from '@fairtone/contracts';

interface SortedRules {
  /** Rules of the product, classes and keyframes, by name. */
  styles: Record<string, string>;
  /** Other rules of the whole page, which a part of it inserts while it is shown. */
  others: string;
}

/** Separates the rules in Emotion's cache that a page keeps from the others. The app inserts those of the whole product first. */
export function sortRules(inserted: Record<string, string | true | undefined>): SortedRules {
  const styles: Record<string, string> = {};
  let others = '';
  for (const [name, rules] of Object.entries(inserted)) {
    // Emotion notes some names without rules.
    if (typeof rules !== 'string' || rules === '') continue;
    if (rules.includes(`.css-${name}`) || rules.includes(`@keyframes ${name}`)) styles[name] = rules;
    else if (PRODUCT_RULES in styles) others += rules;
    else styles[PRODUCT_RULES] = rules;
  }
  return { styles, others };
}
