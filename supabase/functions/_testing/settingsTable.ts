import { SETTINGS } from '../_shared/settings';

/** The settings of the functions as a Markdown table, for docs/hosting.md. */
export function functionSettingsTable(): string {
  const rows = Object.entries(SETTINGS).map(
    ([name, { takes, setBy, about }]) => `| \`${name}\` | ${takes} | ${setBy} | ${about} |`,
  );
  return ['| setting | value | set by | |', '|---|---|---|---|', ...rows].join('\n');
}
