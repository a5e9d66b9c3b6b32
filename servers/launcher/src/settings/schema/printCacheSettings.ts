// Prints the settings of an edge behind a cache as a Markdown table; npm run docs writes it into docs/hosting.md.
import { CACHE_SETTINGS } from '@fairtone/servers/edge';
import { settingsTable } from './table.ts';

console.log(settingsTable(CACHE_SETTINGS));
