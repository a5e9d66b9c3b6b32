import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Playwright sorts files by name within a project, and each project has its own workers: each further group starts the product again. */
const GROUPS = 2;
const TEST_FOLDERS = ['journeys', 'teams', 'platform', 'quality'];
const APART = /\.(build|full)\.spec\.ts$/;

/**
 * Deals the test files into groups that run in parallel. The seed decides which files share a product, and which group comes
 * first. A test that depends on another file fails in some run, and the same seed repeats that run.
 * @param seed the shuffle's seed; without it all files are in one group
 * @returns absolute paths by group
 */
export function shuffledGroups(seed: string | undefined): string[][] {
  const files = TEST_FOLDERS.flatMap((room) => specsOf(join(__dirname, room)));
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
