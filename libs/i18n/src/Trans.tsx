import type { TFunction } from 'i18next';
import { cloneElement, type ReactElement } from 'react';

interface TransProps {
  t: TFunction<never>;
  i18nKey: string;
  values?: Record<string, unknown>;
  /** Element for each tag that the text may have. */
  components: Record<string, ReactElement>;
}

/**
 * Renders a text with tags, such as `<strong>{{amount}}</strong> of each sale`. Tags do not nest; a tag without an element stays text.
 * It replaces the `Trans` of react-i18next, which adds an HTML parser to every first load.
 *
 * @example
 * <Trans t={t} i18nKey="pricing.youReceive" values={values} components={{ strong: <strong /> }} />
 */
export function Trans({ t, i18nKey, values, components }: TransProps) {
  const translate = t as unknown as (key: string, values?: Record<string, unknown>) => string;
  const parts = translate(i18nKey, values).split(/(<(\w+)>.*?<\/\2>)/gs);
  // Two groups for each match: the whole element, then the name of its tag.
  return parts.map((part, index) => {
    if (index % 3 === 2) return null;
    const name = parts[index + 1];
    const element = index % 3 === 1 && name ? components[name] : undefined;
    return element && name
      ? cloneElement(element, { key: index }, part.slice(name.length + 2, -name.length - 3))
      : part;
  });
}
