import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const LENGTH = 12;

/** A short digest of files and folders, given relative to `root`: it changes when one of them does. */
export function digestOfFiles(root: string, paths: string[]): string {
  const digest = createHash('sha256');
  const add = (path: string) => {
    const full = join(root, path);
    if (statSync(full).isDirectory()) for (const name of readdirSync(full).sort()) add(join(path, name));
    else digest.update(path).update(readFileSync(full));
  };
  paths.forEach(add);
  return digest.digest('hex').slice(0, LENGTH);
}
