import { verifyPublished, type ReleaseStore } from '@fairtone/releases';
import { Refusal } from '../refusal.ts';
import { readDemands } from './readDemands.ts';

/**
 * Every reason against making a version live.
 * @throws Refusal 503 `site_unavailable`: without the demands of the live site nothing goes out
 */
export async function faultsOf(store: ReleaseStore, remote: string, version: string): Promise<string[]> {
  const demands = await readDemands();
  if (!demands) throw new Refusal(503, 'site_unavailable', 'The live site does not tell what it demands of releases.');
  return verifyPublished(store, remote, version, demands);
}
