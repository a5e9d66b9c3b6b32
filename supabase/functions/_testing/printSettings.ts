// npm run docs:settings: prints what functions read into docs/hosting.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { withFunctionSettings } from './settingsTable';

const page = 'docs/hosting.md';
writeFileSync(page, withFunctionSettings(readFileSync(page, 'utf8')));
