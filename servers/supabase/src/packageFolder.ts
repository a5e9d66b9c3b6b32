import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Folder of an installed package, or null. Found by walking node_modules upwards, because packages of binaries export nothing. */
export function packageFolder(root: string, name: string): string | null {
  const places = createRequire(join(root, 'package.json')).resolve.paths(name) ?? [];
  return places.map((place) => join(place, name)).find((folder) => existsSync(join(folder, 'package.json'))) ?? null;
}
