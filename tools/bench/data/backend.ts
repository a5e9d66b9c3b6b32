import { mkdirSync } from 'node:fs';
import { startBackend as startBuilt } from '../../../servers/testing/startBackend.ts';

export type Backend = {
  url: string;
  anonKey: string;
  databaseUrl: string;
  /** Postgres' log, including plans. */
  logFile: string;
  stop: () => Promise<unknown>;
};

/** Runs the built backend without demo data. A temporary folder is removed at the end, a given one is kept. */
export async function startBackend(givenFolder: string | null): Promise<Backend> {
  if (givenFolder) mkdirSync(givenFolder, { recursive: true });
  const backend = await startBuilt({
    dataDir: givenFolder ?? undefined,
    env: { FAIRTONE_MODE: 'development', FAIRTONE_SCHEDULES: 'on' },
  });
  return { ...backend, logFile: `${backend.dataDir}/logs/postgres.log` };
}
