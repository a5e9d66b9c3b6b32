import type { Setting } from '@fairtone/servers/shared/settings';
import { SETTINGS } from './schema.ts';

/** Markdown reads text between `<` and `>` as html. */
const escaped = (text: string) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Settings as a table in Markdown, for a page of docs/. */
export function settingsTable(settings: Record<string, Setting<unknown>> = SETTINGS): string {
  const rows = Object.entries(settings).map(
    ([name, { kind, usual, about }]) =>
      `| \`${name}\` | ${escaped(kind.takes.replace(/^(takes|can be) /, ''))} | ${usual} | ${about} |`,
  );
  return ['| variable | value | default | |', '|---|---|---|---|', ...rows].join('\n');
}
