// Proves that the configured lint rules work: each fixture must be refused, with a project graph made from a clean cache.
// The boundary rule reports nothing when it finds no graph; that must not pass as "clean".
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../scripts/run.mjs';
import { copyParts, linkPackages } from '../workspace/copyWorkspace.mjs';

const PARTS = [
  'apps',
  'delivery',
  'libs',
  'lint.boundaries.mjs',
  'nx.json',
  'oxlint.config.mjs',
  'package.json',
  'servers',
  'tsconfig.base.json',
];
const NX_TOOLS = ['tools/nx', 'tools/lint'];
const BOUNDARIES = '@nx(enforce-module-boundaries)';
const WORDS = 'fairtone(private-words)';

/** Fixtures that must be refused: the rule, and code as if it were in this file. */
const FIXTURES = [
  ['an app imports another app', BOUNDARIES, 'apps/catalog/src/fixture1.ts', "import '../../player/src/remote.ts';"],
  ['the shell imports a remote', BOUNDARIES, 'apps/shell/src/fixture2.ts', "import '../../catalog/src/remote.ts';"],
  ['a lib imports an app', BOUNDARIES, 'libs/ui/src/fixture3.ts', "import '../../../apps/shell/src/main.ts';"],
  ['a lib imports past the table', BOUNDARIES, 'libs/theme/src/fixture4.ts', "import '@fairtone/store';"],
  ['production imports libs/testing', BOUNDARIES, 'apps/catalog/src/fixture5.ts', "import '@fairtone/testing';"],
  [
    'edge imports what lies behind the door of supabase',
    BOUNDARIES,
    'servers/edge/src/fixture7.ts',
    "import '../../supabase/src/database/connection.ts';",
  ],
  [
    'edge imports the door of supabase',
    BOUNDARIES,
    'servers/edge/src/fixture8.ts',
    "import '@fairtone/servers/supabase';",
  ],
  [
    'a server imports a type of its launcher',
    BOUNDARIES,
    'servers/supabase/src/fixture9.ts',
    "import type { Config } from '../../launcher/src/settings/config.ts';\nexport type Fixture = Config;",
  ],
  ['an app imports a server', BOUNDARIES, 'apps/catalog/src/fixture10.ts', "import '@fairtone/servers/shared';"],
  [
    'an app imports the test harness of the servers',
    BOUNDARIES,
    'apps/catalog/src/fixture11.ts',
    "import '../../../servers/testing/clients.ts';",
  ],
  [
    'a server imports the release tool',
    BOUNDARIES,
    'servers/edge/src/fixture14.ts',
    "import '../../../delivery/release/commands.ts';",
  ],
  [
    'a server imports a type of the release tool',
    BOUNDARIES,
    'servers/launcher/src/fixture15.ts',
    "import type { Workplace } from '../../../delivery/release/workplace.ts';\nexport type Fixture = Workplace;",
  ],
  [
    'an app imports the build of the apps',
    BOUNDARIES,
    'apps/catalog/src/fixture16.ts',
    "import '../../../delivery/webpack/paths.mjs';",
  ],
  ['a lib imports a server', BOUNDARIES, 'libs/domain/src/fixture12.ts', "import '@fairtone/servers/edge';"],
  [
    'a text stands in the code',
    'i18next(no-literal-string)',
    'apps/player/src/Fixture6.tsx',
    'export const Fixture = () => <p>Nothing plays</p>;',
  ],
  ['a name is private language', WORDS, 'libs/ui/src/fixture12.ts', 'export const useLender = () => null;'],
  [
    'a comment is private language',
    WORDS,
    'libs/ui/src/fixture13.ts',
    '/** Lent to others. */\nexport const slot = null;',
  ],
];

// In a copy, so that tools that read the sources at the same time do not find the fixtures.
const copy = mkdtempSync(join(tmpdir(), 'fairtone-lint-'));
let isBroken = false;
try {
  copyParts(root, copy, [...PARTS, ...NX_TOOLS]);
  linkPackages(root, copy);
  for (const [, , path, code] of FIXTURES) writeFileSync(join(copy, path), `${code}\n`);
  await runNode('tools/lint/projectGraph.mjs');
  const found = JSON.parse(await lintFixtures());
  for (const [what, rule, path] of FIXTURES) {
    const isRefused = found.diagnostics.some(({ code, filename }) => code === rule && filename === path);
    if (!isRefused) isBroken = true;
    console.log(`${isRefused ? 'refused' : 'NOT REFUSED'}: ${what}`);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
process.exit(isBroken ? 1 : 0);

function lintFixtures() {
  const paths = FIXTURES.map(([, , path]) => path);
  return runNode('node_modules/oxlint/bin/oxlint', '-c', 'oxlint.config.mjs', '-f', 'json', ...paths);
}

/** The output of a command, also when it exits with an error. */
async function runNode(script, ...args) {
  const options = { cwd: copy, env: { ...process.env, NX_DAEMON: 'false' }, maxBuffer: 2 ** 26 };
  return promisify(execFile)(process.execPath, [join(copy, script), ...args], options).then(
    ({ stdout }) => stdout,
    (error) => {
      if (error.stdout) return error.stdout;
      throw error;
    },
  );
}
