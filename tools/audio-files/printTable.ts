// npm run docs:audio: writes the table of files into docs/audio-files.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { describeTable, withTable } from './describeTable';
import { RECIPES } from './recipes';

const PAGE = 'docs/audio-files.md';

writeFileSync(PAGE, withTable(readFileSync(PAGE, 'utf8'), describeTable(RECIPES)));
