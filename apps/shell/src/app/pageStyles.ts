import createCache, { type EmotionCache } from '@emotion/cache';
import { KEPT_RULES_ATTRIBUTE, PRODUCT_RULES } from '@fairtone/contracts';

const keptRules = (): string[] =>
  document.querySelector(`style[${KEPT_RULES_ATTRIBUTE}]`)?.getAttribute(KEPT_RULES_ATTRIBUTE)?.split(' ') ?? [];

/** Whether the page came with the rules of the whole product. */
export const hasProductRules = (): boolean => keptRules().includes(PRODUCT_RULES);

/**
 * Emotion's cache, which takes the rules that the page came with for inserted. The cache that Emotion makes itself would move their element to the
 * head's end, and the browser would compute the style of everything and lay it out again.
 */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'css' });
  for (const name of keptRules()) cache.inserted[name] = true;
  return cache;
}
