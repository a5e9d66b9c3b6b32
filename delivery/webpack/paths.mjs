import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root folder of the workspace. */
export const root = resolve(fileURLToPath(import.meta.url), '../../..');

/** Version of the product, from the root's package.json. */
export const productVersion = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;

const apps = join(root, 'apps');

/** The feature apps: every folder of apps/ that opens a door, in alphabetical order. */
export const REMOTES = readdirSync(apps)
  .filter((name) => existsSync(join(apps, name, 'src/remote.ts')))
  .sort();

/** webpack aliases made of the TypeScript paths, so that a name is declared once. */
export function libAliases() {
  const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.base.json'), 'utf8'));
  return Object.fromEntries(
    Object.entries(compilerOptions.paths).map(([name, [path]]) => [`${name}$`, join(root, path)]),
  );
}
