import { writeFileSafely } from '@fairtone/servers/shared';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

/** The only file with the database's URL: for tests and tools of the person who runs the product. */
export type RunFile = { pid: number; url: string; databaseUrl: string; paymentsUrl: string | null };

const fileOf = (dataDir: string) => join(dataDir, 'run.json');

export const writeRunFile = (dataDir: string, run: RunFile) =>
  writeFileSafely(fileOf(dataDir), JSON.stringify(run, null, 2), 0o600);
export const removeRunFile = (dataDir: string) => rmSync(fileOf(dataDir), { force: true });
