import { resolve } from 'node:path';
import type { RunningBackend } from '../../../servers/testing/startBackend.ts';
import { askBackend, startAtRest } from '../startAtRest.ts';

/** The built product with all of the full demo. `onWait` hears how many tracks are to come. */
export const startShop = (dataDir?: string, onWait?: (tracks: number) => void): Promise<RunningBackend> =>
  startAtRest({ demo: 'full', dataDir: dataDir && resolve(dataDir) }, onWait);

/** What is looked at, by name: paths. The album is one of several tracks, the same one at each run. */
export async function pagesOf(shop: RunningBackend): Promise<Record<string, string>> {
  const ask = 'albums?select=id&state=eq.public&track_count=gt.1&order=id&limit=1';
  const [album] = await askBackend<{ id: string }>(shop, ask);
  if (!album) throw new Error('The demo has no album to look at.');
  return { home: '/', album: `/album/${album.id}`, explore: '/explore' };
}
