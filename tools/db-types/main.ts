// npm run db:types -- [--check]: writes libs/db-types from the migrations, with a temporary database.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startBackend } from '../../servers/testing/startBackend.ts';
import { introspect } from './introspect.ts';
import { renderTypes } from './render.ts';

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const file = resolve('libs/db-types/src/database.types.ts');

const backend = await startBackend();
try {
  const wanted = renderTypes(await introspect(backend.databaseUrl));
  if (!values.check) {
    writeFileSync(file, wanted);
  } else if (readFileSync(file, 'utf8') !== wanted) {
    console.error('libs/db-types is out of date: run npm run db:types.');
    process.exitCode = 1;
  }
} finally {
  await backend.stop();
}
