import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from './projectRoot.ts';

/** Runs `npm run keys -- …` on the data folder of a running backend. @returns what it prints: a new key, or the list */
export async function changeKeys({ dataDir }: { dataDir: string }, ...args: string[]): Promise<string> {
  const program = join(projectRoot(), 'dist/servers/keys.mjs');
  const env = { PATH: process.env.PATH, FAIRTONE_DATA_DIR: dataDir };
  return (await promisify(execFile)(process.execPath, [program, ...args], { env })).stdout.trim();
}
