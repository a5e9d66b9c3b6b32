import { mkdirSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Description } from './description.ts';

const folderOf = (root: string) => join(root, 'libs/contracts/released');

/** The last released contract; null before the first. */
export function readReleased(root: string): Description | null {
  const folder = folderOf(root);
  const versions = (existsSync(folder) ? readdirSync(folder) : [])
    .map((file) => /^(\d+)\.(\d+)\.json$/.exec(file))
    .filter((match) => match !== null)
    .sort((a, b) => Number(a[1]) - Number(b[1]) || Number(a[2]) - Number(b[2]));
  const last = versions.at(-1);
  return last ? (JSON.parse(readFileSync(join(folder, last[0]), 'utf8')) as Description) : null;
}

/** Keeps a description as the released one; the file is never written again. */
export function writeReleased(root: string, description: Description): string {
  const file = `${/^\d+\.\d+/.exec(description.version)![0]}.json`;
  const path = join(folderOf(root), file);
  if (existsSync(path)) throw new Error(`libs/contracts/released/${file} is released already and stays as it is.`);
  mkdirSync(folderOf(root), { recursive: true });
  writeFileSync(path, `${JSON.stringify(description, null, 1)}\n`);
  return `libs/contracts/released/${file}`;
}
