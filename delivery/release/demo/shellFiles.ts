import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One digest over all files of the built shell. */
export function shellDigest(root: string): string {
  const folder = join(root, 'dist/apps/shell');
  const digest = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) digest.update(file.slice(folder.length)).update(readFileSync(file));
  return digest.digest('hex').slice(0, 16);
}
