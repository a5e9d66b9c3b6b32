import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Lies in a cluster whose making came to its end. */
export const COMPLETE = 'fairtone.ready';

/** Names the folder of a cluster that lies outside of the data folder, because Postgres' user cannot get in there. */
export const locationNote = (dataDir: string) => join(dataDir, 'postgres.location');

/** Where the cluster of a data folder lies, or will be made. */
export function clusterFolder(dataDir: string): string {
  const note = locationNote(dataDir);
  return existsSync(note) ? readFileSync(note, 'utf8').trim() : join(dataDir, 'postgres');
}

export const hasCluster = (dataDir: string): boolean => existsSync(join(clusterFolder(dataDir), COMPLETE));
