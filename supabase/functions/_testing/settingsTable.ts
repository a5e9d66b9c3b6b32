import { SETTINGS } from '../_shared/settings';

/** The settings that functions read as a table in Markdown, for docs/hosting.md. */
export function functionSettingsTable(): string {
  const rows = Object.entries(SETTINGS).map(
    ([name, { takes, setBy, about }]) => `| \`${name}\` | ${takes} | ${setBy} | ${about} |`,
  );
  return ['| setting | value | set by | |', '|---|---|---|---|', ...rows].join('\n');
}
