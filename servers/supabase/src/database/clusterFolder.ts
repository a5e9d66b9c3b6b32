import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file in a completely initialised cluster. */
export const COMPLETE = 'fairtone.ready';

/** Names the folder of a cluster outside the data folder, for when Postgres' user cannot access the data folder. */
export const locationNote = (dataDir: string) => join(dataDir, 'postgres.location');

/** The folder of the cluster of a data folder, existing or not. */
export function clusterFolder(dataDir: string): string {
  const note = locationNote(dataDir);
  return existsSync(note) ? readFileSync(note, 'utf8').trim() : join(dataDir, 'postgres');
}

export const hasCluster = (dataDir: string): boolean => existsSync(join(clusterFolder(dataDir), COMPLETE));
