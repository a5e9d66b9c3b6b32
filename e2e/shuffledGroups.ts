import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Playwright sorts files by name within a project, and each project has workers of its own: more groups are more starts of the product. */
const GROUPS = 2;
const ROOMS = ['journeys', 'teams', 'platform', 'quality'];
const APART = /\.(alone|full)\.spec\.ts$/;

/**
 * The test files that run side by side, dealt into groups: which files share a product, and which group comes first, is decided by the
 * seed. What depends on another file fails some day, by a seed that can be given again.
 * @param seed all in one group without
 * @returns absolute paths by group
 */
export function shuffledGroups(seed: string | undefined): string[][] {
  const files = ROOMS.flatMap((room) => specsOf(join(__dirname, room)));
  if (!seed) return [files];
  const placeOf = (file: string) =>
    createHash('sha256')
      .update(`${seed} ${file.slice(__dirname.length)}`)
      .digest('hex');
  const shuffled = files.sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
  return Array.from({ length: GROUPS }, (_none, group) => shuffled.filter((_file, index) => index % GROUPS === group));
}

const specsOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.spec.ts') && !APART.test(name) && !name.startsWith('visual'))
    .map((name) => join(folder, name));
