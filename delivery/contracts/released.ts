import { mkdirSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Description } from './description.ts';

const folderOf = (root: string) => join(root, 'libs/contracts/released');

/** Every released contract, oldest first. */
export function readHistory(root: string): Description[] {
  const folder = folderOf(root);
  const versions = (existsSync(folder) ? readdirSync(folder) : [])
    .map((file) => /^(\d+)\.(\d+)\.json$/.exec(file))
    .filter((match) => match !== null)
    .sort((a, b) => Number(a[1]) - Number(b[1]) || Number(a[2]) - Number(b[2]));
  return versions.map(([file]) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Description);
}

/** The last released contract; null before the first. */
export const readLastReleased = (root: string): Description | null => readHistory(root).at(-1) ?? null;

/** Writes a description as the newest released contract; the file never changes afterwards. */
export function writeReleased(root: string, description: Description): string {
  const file = `${/^\d+\.\d+/.exec(description.version)![0]}.json`;
  const path = join(folderOf(root), file);
  if (existsSync(path)) throw new Error(`libs/contracts/released/${file} is released already and stays as it is.`);
  mkdirSync(folderOf(root), { recursive: true });
  writeFileSync(path, `${JSON.stringify(description, null, 1)}\n`);
  return `libs/contracts/released/${file}`;
}
