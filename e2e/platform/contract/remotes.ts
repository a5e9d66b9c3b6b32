import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The feature apps: every folder of apps/ that opens a door. */
export const REMOTES = readdirSync(join(process.cwd(), 'apps'))
  .filter((name) => existsSync(join(process.cwd(), 'apps', name, 'src/remote.ts')))
  .sort();
