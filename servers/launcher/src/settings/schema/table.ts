import type { Setting } from '@fairtone/servers/shared/settings';
import { SETTINGS } from './schema.ts';

/** Markdown reads text between `<` and `>` as html. */
const escaped = (text: string) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The settings as a table in Markdown, for docs/settings.md. */
export function settingsTable(): string {
  const rows = Object.entries<Setting<unknown>>(SETTINGS).map(
    ([name, { kind, usual, about }]) =>
      `| \`${name}\` | ${escaped(kind.takes.replace(/^(takes|can be) /, ''))} | ${usual} | ${about} |`,
  );
  return ['| variable | value | default | |', '|---|---|---|---|', ...rows].join('\n');
}
