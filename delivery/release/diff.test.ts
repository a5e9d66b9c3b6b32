/** @jest-environment node */
import { EVERYTHING, folderStore } from '@fairtone/releases';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diff } from './diff.ts';
import { buildFiles, writeFiles } from './testing/builds.ts';
import type { ToolContext } from './toolContext.ts';

let folder: string;
let said: string[];
let tool: ToolContext;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairtone-diff-'));
  said = [];
  const store = folderStore(join(folder, 'store'));
  tool = { root: folder, store, rights: EVERYTHING, by: 'ada', sharedPackages: [], say: (line) => said.push(line) };
});
afterEach(() => rmSync(folder, { recursive: true }));

const publish = (version: string, files: Record<string, string>) =>
  tool.store.put('catalog', version, writeFiles(files, join(folder, version)));

it('names files, routes, slots and the contract range that differ', async () => {
  const old = buildFiles('1', { routes: ['/', '/album/:id'], slots: ['shell.search'] });
  await publish('1', old);
  const { 'assets/cover.svg': _cover, ...rest } = buildFiles('2', {
    routes: ['/', '/charts'],
    slots: ['shell.search', 'shell.menu'],
    contract: '^1.2.0',
  });
  const fresh: Record<string, string> = { ...rest, '3.js': '"more"', '1.js.br': 'PACKED' };
  await publish('2', fresh);
  await diff(tool, 'catalog', '1', '2');
  expect(said).toEqual([
    'catalog 1 -> 2',
    '  + 3.js  6 bytes',
    '  - assets/cover.svg  6 bytes',
    '  ~ remoteEntry.js  35 -> 35 bytes (0)',
    '  1 added, 1 removed, 1 changed, 1 equal',
    // Transferred bytes: of 1.js those of its compressed copy, which says nothing about the content.
    '  all files: 47 -> 47 bytes (0)',
    '  routes: - /album/:id, + /charts',
    '  slots: + shell.menu',
    '  contract range: ^1.0.0 -> ^1.2.0',
  ]);
});

it('says that a version is not published', async () => {
  await publish('1', buildFiles('1'));
  await expect(diff(tool, 'catalog', '1', '2')).rejects.toThrow('catalog 2 is not published.');
});
