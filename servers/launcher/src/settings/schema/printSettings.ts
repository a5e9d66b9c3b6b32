// Prints the settings of the servers as a Markdown table; npm run docs writes it into docs/settings.md.
import { settingsTable } from './table.ts';

console.log(settingsTable());
