import type { Setting } from '@fairtone/servers/shared/settings';
import { SETTINGS } from './schema.ts';

/** Markdown reads text between `<` and `>` as html. */
const escaped = (text: string) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The settings as a table in Markdown. */
function settingsTable(): string {
  const rows = Object.entries<Setting<unknown>>(SETTINGS).map(
    ([name, { kind, usual, about }]) =>
      `| \`${name}\` | ${escaped(kind.takes.replace(/^(takes|can be) /, ''))} | ${usual} | ${about} |`,
  );
  return ['| variable | value | default | |', '|---|---|---|---|', ...rows].join('\n');
}

const BEGIN = '<!-- settings: printed by npm run docs:settings -->';
const END = '<!-- /settings -->';

/** A page with the table of today between its marks. @throws Error when the page has no marks */
export function withSettingsTable(page: string): string {
  const [before, rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error(`The page has no marks ${BEGIN} and ${END}.`);
  return `${before}${BEGIN}\n${settingsTable()}\n${END}${after}`;
}
