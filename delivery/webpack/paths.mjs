import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root folder of the workspace; a bundle of this file finds it from its own folder too. */
export const root = rootAbove(dirname(fileURLToPath(import.meta.url)));

/** Version of the product, from the root's package.json. */
export const productVersion = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;

const apps = join(root, 'apps');

/** Folder of these files. */
export const builder = join(root, 'delivery/webpack');

/** TypeScript settings of every build. */
export const tsconfig = join(root, 'tsconfig.base.json');

/** Folder of an app: its sources are in `src`, its texts in `locales`. */
export const folderOf = (app) => join(apps, app);

/** The feature apps: every folder of apps/ with a `remote.ts`, in alphabetical order. */
export const REMOTES = readdirSync(apps)
  .filter((name) => existsSync(join(apps, name, 'src/remote.ts')))
  .sort();

/** webpack aliases derived from the TypeScript paths, so that each name is declared once. */
export function libAliases() {
  const { compilerOptions } = JSON.parse(readFileSync(tsconfig, 'utf8'));
  return Object.fromEntries(
    Object.entries(compilerOptions.paths).map(([name, [path]]) => [`${name}$`, join(root, path)]),
  );
}

/** @throws when no folder above holds tsconfig.base.json */
function rootAbove(folder) {
  if (existsSync(join(folder, 'tsconfig.base.json'))) return folder;
  const above = dirname(folder);
  if (above === folder) throw new Error('This file is in no workspace: no folder above it holds tsconfig.base.json.');
  return rootAbove(above);
}
