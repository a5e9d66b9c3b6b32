// npm run docs:settings: prints the settings into the README.
import { readFileSync, writeFileSync } from 'node:fs';
import { withSettingsTable } from './table.ts';

const page = 'README.md';
writeFileSync(page, withSettingsTable(readFileSync(page, 'utf8')));
