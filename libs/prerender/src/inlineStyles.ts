import type { Prerendered } from '@fairtone/contracts';

type Themes<T> = Record<'light' | 'dark', T>;

const STYLE = / style="([^"]*)"/g;
/** Styles of their own beat every class that the product writes. */
const ATTRIBUTE = 'data-first-style';
const WEIGHT = 4;
/** Characters that could end a rule or start another one. Declarations of the product contain none of them. */
const FORBIDDEN = /[{}<@\\]/;

/**
 * Turns style attributes into CSS rules, because the page's policy forbids the attributes. Attributes that differ between the themes become
 * one rule per theme.
 * @param part prefix of the rules' names
 * @param markup the same HTML in both themes
 */
export function extractInlineStyles(
  part: string,
  markup: Themes<string>,
  css: string,
): Pick<Prerendered, 'html' | 'css'> {
  const dark = [...markup.dark.matchAll(STYLE)].map(([, style]) => style!);
  const rules: string[] = [];
  const known = new Map<string, string>();
  let at = 0;
  const html = markup.light.replace(STYLE, (_all, light: string) => {
    const pair = { light, dark: dark[at++] ?? light };
    const key = `${pair.light}|${pair.dark}`;
    const name = known.get(key) ?? `${part}-${known.size}`;
    if (!known.has(key)) {
      known.set(key, name);
      const selector = `[${ATTRIBUTE}="${name}"]`.repeat(WEIGHT);
      const add = (place: string, style: string) => FORBIDDEN.test(style) || rules.push(`${place}{${style}}`);
      if (pair.light === pair.dark) add(selector, decode(light));
      else
        for (const theme of ['light', 'dark'] as const) add(`[data-theme="${theme}"] ${selector}`, decode(pair[theme]));
    }
    return ` ${ATTRIBUTE}="${name}"`;
  });
  return { html, css: css + rules.join('') };
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const decode = (text: string) => text.replace(/&(amp|lt|gt|quot|#x27);/g, (_all, name: string) => ENTITIES[name]!);
