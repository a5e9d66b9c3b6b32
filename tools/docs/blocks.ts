import { eventSchemas } from '@fairtone/contracts';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describeTable } from '../audio-files/describeTable.ts';
import { RECIPES } from '../audio-files/recipes/index.ts';
import type { Block } from './block.ts';
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
  { page: 'ARCHITECTURE.md', name: 'routes', print: () => routeTable(root) },
  { page: 'ARCHITECTURE.md', name: 'events', print: () => eventTable(root, payloads) },
  { page: 'ARCHITECTURE.md', name: 'slots and dialogs', print: () => slotTable(root) },
  { page: 'docs/commands.md', name: 'commands', print: commandTables },
  { page: 'docs/audio-files.md', name: 'files', print: () => describeTable(RECIPES) },
];

async function printImportRules() {
  const rules = (await import(pathToFileURL(join(root, 'lint.boundaries.mjs')).href)) as {
    depConstraints: Constraint[];
  };
  return importRules(rules.depConstraints);
}
