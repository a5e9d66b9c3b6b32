// Prints the settings of the functions as a Markdown table; npm run docs writes it into docs/hosting.md.
import { functionSettingsTable } from './settingsTable';

console.log(functionSettingsTable());
