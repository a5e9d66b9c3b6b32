import { SETTINGS } from '../_shared/settings';

const BEGIN = '<!-- settings of functions: printed by npm run docs:settings -->';
const END = '<!-- /settings of functions -->';

/** A page with the table of today between its marks. @throws Error when the page has no marks */
export function withFunctionSettings(page: string): string {
  const [before, rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error(`The page has no marks ${BEGIN} and ${END}.`);
  const rows = Object.entries(SETTINGS).map(
    ([name, { takes, setBy, about }]) => `| \`${name}\` | ${takes} | ${setBy} | ${about} |`,
  );
  const table = ['| setting | value | set by | |', '|---|---|---|---|', ...rows].join('\n');
  return `${before}${BEGIN}\n${table}\n${END}${after}`;
}
