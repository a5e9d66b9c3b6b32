/** @jest-environment node */
import type { BuildOptions } from 'esbuild';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { remoteVersion } from './describeRemote.mjs';
import { root as copy } from './paths.mjs';

// A separate copy of the sources, so that the test changes nothing in the working copy.
jest.mock('./paths.mjs', () => {
  const root = mkdtempSync(join(tmpdir(), 'fairtone-sources-'));
  const below = (path: string) => join(root, path);
  const folderOf = (app: string) => below(`apps/${app}`);
  return {
    root,
    productVersion: '1.0.0',
    builder: below('delivery/webpack'),
    tsconfig: below('tsconfig.base.json'),
    folderOf,
  };
});
// No change below adds or removes an import, so the modules of each app are found once.
jest.mock('esbuild', () => {
  const known: Record<string, unknown> = {};
  const { build } = jest.requireActual<typeof import('esbuild')>('esbuild');
  return { build: (options: BuildOptions) => (known[String(options.entryPoints)] ??= build(options)) };
});

const APPS = ['catalog', 'player', 'studio', 'account', 'checkout'];
let before: string[];

const versions = () => Promise.all(APPS.map(remoteVersion));

/** Changes a file, returns the apps whose version changed, and restores the file. */
async function changedBy(file: string, change: (path: string) => void): Promise<string[]> {
  const path = join(copy, file);
  const original = readFileSync(path);
  change(path);
  const after = await versions();
  writeFileSync(path, original);
  return APPS.filter((_app, index) => after[index] !== before[index]);
}

const addCode = (path: string) => appendFileSync(path, '\nexport const changedByATest = true;\n');

beforeAll(async () => {
  const root = resolve(__dirname, '../..');
  for (const part of ['apps', 'libs', 'delivery/webpack', 'package.json', 'tsconfig.base.json']) {
    cpSync(join(root, part), join(copy, part), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  before = await versions();
}, 60_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('Version of a remote', () => {
  it.each(APPS)('changes with a file of the %s app, for this app alone', async (app) => {
    expect(await changedBy(`apps/${app}/src/remote.ts`, addCode)).toEqual([app]);
  });

  it('changes with a translation, for its app alone', async () => {
    const change = (path: string) =>
      writeFileSync(path, readFileSync(path, 'utf8').replace('"price"', '"price_changed"'));
    expect(await changedBy('apps/catalog/locales/tr/catalog.json', change)).toEqual(['catalog']);
  });

  it('stays when a file of the shell changes', async () => {
    expect(await changedBy('apps/shell/src/header/Header.tsx', addCode)).toEqual([]);
  });
});
