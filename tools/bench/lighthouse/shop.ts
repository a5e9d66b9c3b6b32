import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startBackend, type RunningBackend } from '../../../apps/backend/testing/startBackend.ts';

const MADE_WITHIN_MS = 30 * 60_000;
const LOOK_EVERY_MS = 5000;

/** The built product with all of the full demo: nothing is made beside the visits any more. `onWait` hears how many tracks are to come. */
export async function startShop(dataDir?: string, onWait?: (tracks: number) => void): Promise<RunningBackend> {
  const folder = dataDir && resolve(dataDir);
  if (folder) mkdirSync(folder, { recursive: true });
  const shop = await startBackend({ demo: 'full', dataDir: folder });
  try {
    for (const end = Date.now() + MADE_WITHIN_MS; ; await sleep(LOOK_EVERY_MS)) {
      const { length } = await ask(shop, 'tracks?select=id&status=neq.ready');
      if (length === 0) return shop;
      onWait?.(length);
      if (Date.now() > end) throw new Error(`The demo's music is not there after ${MADE_WITHIN_MS / 60_000} minutes.`);
    }
  } catch (error) {
    await shop.stop();
    throw error;
  }
}

/** What is looked at, by name: paths. The album is one of several tracks, the same one at each run. */
export async function pagesOf(shop: RunningBackend): Promise<Record<string, string>> {
  const [album] = await ask<{ id: string }>(shop, 'albums?select=id&state=eq.public&track_count=gt.1&order=id&limit=1');
  if (!album) throw new Error('The demo has no album to look at.');
  return { home: '/', album: `/album/${album.id}`, explore: '/explore' };
}

async function ask<Row>({ url, serviceKey }: RunningBackend, path: string): Promise<Row[]> {
  const headers = { apikey: serviceKey, authorization: `Bearer ${serviceKey}` };
  const answer = await fetch(`${url}/rest/v1/${path}`, { headers });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Row[];
}
