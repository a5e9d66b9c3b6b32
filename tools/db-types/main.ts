// Writes libs/db-types/src/database.types.ts from a migrated database.
// Usage: node tools/run.mjs tools/db-types/main.ts --url postgres://… [--check]
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { introspect } from './introspect.ts';
import { renderTypes } from './render.ts';

const { values } = parseArgs({ options: { url: { type: 'string' }, check: { type: 'boolean', default: false } } });
if (!values.url) throw new Error('Name a migrated database: --url postgres://user@host:port/database');

const file = resolve('libs/db-types/src/database.types.ts');
const wanted = renderTypes(await introspect(values.url));
if (!values.check) {
  writeFileSync(file, wanted);
} else if (readFileSync(file, 'utf8') !== wanted) {
  console.error(
    'libs/db-types is out of date: run the generator (tools/db-types/main.ts) against a migrated database.',
  );
  process.exitCode = 1;
}
