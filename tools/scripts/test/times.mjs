// npm run test:times -- RUN.json …: records the medians of finished runs of npm test, each the dist/testTimes.json that it left.
import { readFileSync } from 'node:fs';
import { ensureInstalled } from '../setup/ensureInstalled.mjs';
import { mustRun } from '../run.mjs';
import { recordTimes } from './testTimes.mjs';

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('Name the dist/testTimes.json of at least one run: npm run test:times -- RUN.json …');
  process.exit(2);
}
await ensureInstalled();
recordTimes(files.map((file) => JSON.parse(readFileSync(file, 'utf8'))));
await mustRun(process.execPath, ['tools/run.mjs', 'tools/docs/main.ts']);
