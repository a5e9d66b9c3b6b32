// Proves that the import rules bite: each fixture must be refused, with a project graph made from a clean cache.
// The boundary rule says nothing at all when it finds no graph; that silence must not pass for "clean".
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const cache = mkdtempSync(join(tmpdir(), 'fairtone-graph-'));
process.env.NX_WORKSPACE_DATA_DIRECTORY = cache;
process.env.NX_CACHE_DIRECTORY = cache;
process.env.NX_DAEMON = 'false';

/** What must be refused: a line of code, as if it stood in this file. */
const FIXTURES = [
  ['an app imports another app', 'apps/catalog/src/fixture.ts', "import '../../player/src/remote.ts';"],
  ['the shell imports a remote', 'apps/shell/src/fixture.ts', "import '../../catalog/src/remote.ts';"],
  ['a lib imports an app', 'libs/ui/src/fixture.ts', "import '../../../apps/shell/src/main.ts';"],
  ['a lib imports past the table', 'libs/theme/src/fixture.ts', "import '@fairtone/store';"],
  ['production imports libs/testing', 'apps/catalog/src/fixture.ts', "import '@fairtone/testing';"],
];

let isBroken = false;
try {
  const { createProjectGraphAsync } = await import('@nx/devkit');
  await createProjectGraphAsync();
  const { ESLint } = await import('eslint');
  const eslint = new ESLint();
  for (const [rule, filePath, code] of FIXTURES) {
    const [result] = await eslint.lintText(`${code}\n`, { filePath });
    const isRefused = result?.messages.some((message) => message.ruleId === '@nx/enforce-module-boundaries');
    if (!isRefused) isBroken = true;
    console.log(`${isRefused ? 'refused' : 'NOT REFUSED'}: ${rule}`);
  }
} finally {
  rmSync(cache, { recursive: true, force: true });
}
process.exit(isBroken ? 1 : 0);
