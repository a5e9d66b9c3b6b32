import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
// The generator itself is tested here; tools are not a library.
/* eslint-disable @nx/enforce-module-boundaries */
import { introspect } from '../../tools/db-types/introspect.ts';
import { renderTypes } from '../../tools/db-types/render.ts';
/* eslint-enable @nx/enforce-module-boundaries */
import { databaseUrl } from './support/backend.ts';

test('libs/db-types equals the types of the migrated database', async () => {
  const written = readFileSync(resolve('libs/db-types/src/database.types.ts'), 'utf8');
  expect(written).toBe(renderTypes(await introspect(databaseUrl())));
});
