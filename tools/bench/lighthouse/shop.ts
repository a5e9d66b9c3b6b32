import { resolve } from 'node:path';
import type { RunningBackend } from '../../../servers/testing/startBackend.ts';
import { askBackend, startWithDemo } from '../startWithDemo.ts';

/** Starts the built product with the full demo. `onWait` is called with the number of missing tracks. */
export const startShop = (dataDir?: string, onWait?: (tracks: number) => void): Promise<RunningBackend> =>
  startWithDemo({ demo: 'full', dataDir: dataDir && resolve(dataDir) }, onWait);

/** Visited paths by name. The album is one with several tracks, the same in each run. */
export async function pagesOf(shop: RunningBackend): Promise<Record<string, string>> {
  const ask = 'albums?select=id&state=eq.public&track_count=gt.1&order=id&limit=1';
  const [album] = await askBackend<{ id: string }>(shop, ask);
  if (!album) throw new Error('The demo has no album to look at.');
  return { home: '/', album: `/album/${album.id}`, explore: '/explore' };
}
