import { mkdirSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Description } from './description.ts';

/** Folder of the released contracts, below the root. */
const CONTRACTS = 'libs/contracts/released';

/** Every released contract, oldest first. @param below folder with one file for each release */
export function readHistory(root: string, below = CONTRACTS): Description[] {
  const folder = join(root, below);
  const versions = (existsSync(folder) ? readdirSync(folder) : [])
    .map((file) => /^(\d+)\.(\d+)\.json$/.exec(file))
    .filter((match) => match !== null)
    .sort((a, b) => Number(a[1]) - Number(b[1]) || Number(a[2]) - Number(b[2]));
  return versions.map(([file]) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Description);
}

/** The last released contract; null before the first. */
export const readLastReleased = (root: string): Description | null => readHistory(root).at(-1) ?? null;

const asJson = (description: Description) => `${JSON.stringify(description, null, 1)}\n`;

/** Writes a description as the newest released contract; the file never changes afterwards. */
export function writeReleased(
  root: string,
  description: Description,
  below = CONTRACTS,
  textOf: (description: Description) => string = asJson,
): string {
  const file = `${/^\d+\.\d+/.exec(description.version)![0]}.json`;
  const path = join(root, below, file);
  if (existsSync(path)) throw new Error(`${below}/${file} is released already and stays as it is.`);
  mkdirSync(join(root, below), { recursive: true });
  writeFileSync(path, textOf(description));
  return `${below}/${file}`;
}
