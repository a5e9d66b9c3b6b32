import { eventSchemas } from '@fairtone/contracts';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { describeTable } from '../audio-files/describeTable.ts';
import { RECIPES } from '../audio-files/recipes/index.ts';
import type { Block } from './block.ts';
import { drawDependencies } from './dependencies.ts';
import { commandTables } from './tables/commands.ts';
import { eventTable } from './tables/events.ts';
import { folderTree } from './tables/folders.ts';
import { importRules, type Constraint } from './tables/importRules.ts';
import { routeTable } from './tables/routes.ts';
import { slotTable } from './tables/slots.ts';

const root = process.cwd();
const payloads = Object.fromEntries(
  Object.entries(eventSchemas).map(([name, schema]) => [name, Object.keys(schema.shape)]),
);

/** Everything that `npm run docs` prints, and where. */
export const BLOCKS: readonly Block[] = [
  { page: 'ARCHITECTURE.md', name: 'folders', print: () => folderTree(root) },
  { page: 'ARCHITECTURE.md', name: 'import rules', print: printImportRules },
  { page: 'ARCHITECTURE.md', name: 'dependencies', print: () => drawDependencies(root) },
  { page: 'ARCHITECTURE.md', name: 'routes', print: () => routeTable(root) },
  { page: 'ARCHITECTURE.md', name: 'events', print: () => eventTable(root, payloads) },
  { page: 'ARCHITECTURE.md', name: 'slots and dialogs', print: () => slotTable(root) },
  {
    page: 'docs/settings.md',
    name: 'settings',
    print: outputOf('servers/launcher/src/settings/schema/printSettings.ts'),
  },
  {
    page: 'docs/hosting.md',
    name: 'settings of functions',
    print: outputOf('supabase/functions/_testing/printSettings.ts'),
  },
  {
    page: 'docs/hosting.md',
    name: 'settings of a cache',
    print: outputOf('servers/launcher/src/settings/schema/printCacheSettings.ts'),
  },
  { page: 'docs/commands.md', name: 'commands', print: commandTables },
  { page: 'docs/testing.md', name: 'times', print: outputOf('tools/scripts/test/testTimes.mjs') },
  { page: 'docs/audio-files.md', name: 'files', print: () => describeTable(RECIPES) },
];

async function printImportRules() {
  const rules = (await import(pathToFileURL(join(root, 'lint.boundaries.mjs')).href)) as {
    depConstraints: Constraint[];
  };
  return importRules(rules.depConstraints);
}

/** Runs another project's printing script as a process: tools do not import servers. */
function outputOf(entry: string) {
  return async () => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      entry.endsWith('.mjs') ? [entry] : ['tools/run.mjs', entry],
      {
        cwd: root,
      },
    );
    return stdout.trim();
  };
}
