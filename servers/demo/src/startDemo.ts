import { messageOf, warn } from '@fairtone/servers/shared';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { CATALOGS } from '../content/catalog/index.ts';
import { recountEarlierPlays } from './activity/recountEarlierPlays.ts';
import { seedActivity } from './activity/seedActivity.ts';
import { createDemoStorage } from './demoStorage.ts';
import type { DemoDeps } from './deps.ts';
import { makeMusic } from './music/makeMusic.ts';
import { connectPayoutAccount } from './payoutAccount.ts';
import { openImageWorkerPool } from './pictures/imageWorkerPool.ts';
import { seedRemainingCovers, seedPictures } from './pictures/seedPictures.ts';
import { seedRows } from './rows/seedRows.ts';
import type { DemoSettings } from './settings.ts';
import type { DemoShop } from './shop.ts';

export type Demo = {
  /** Resolves when all albums can be browsed and the newest can be played. Never settles when it is stopped before. */
  ready: Promise<void>;
  stop: () => Promise<void>;
};

/** Fills the shop with the demo data that is still missing; most of the music follows in the background. */
export function startDemo(config: DemoSettings, shop: DemoShop): Demo {
  const { size } = config;
  const { sql, accounts, url: origin, keys } = shop;
  const workDir = join(config.dataDir, 'demo');
  rmSync(workDir, { recursive: true, force: true });
  const storage = createDemoStorage(origin, () => keys().secret);
  const deps: DemoDeps = { config, sql, accounts, storage, catalog: CATALOGS[size], size, workDir };
  const images = openImageWorkerPool(deps);
  const music = makeMusic(deps);
  let isStopped = false;

  const fill = async () => {
    await seedRows(deps);
    await Promise.all([seedPictures(deps, images, music.coverIsThere), seedActivity(deps), music.first()]);
  };
  const tell = (error: unknown) => isStopped || warn('demo', messageOf(error));
  const goOn = async () => {
    // The music does not depend on this step.
    if (shop.hasTestPayments)
      await connectPayoutAccount({ sql, size, origin, publishableKey: keys().publishable }).catch(tell);
    await seedRemainingCovers(deps, images, music.coverIsThere);
    await images.stop();
    await music.rest();
    await recountEarlierPlays(deps);
    rmSync(workDir, { recursive: true, force: true });
  };
  const ready = new Promise<void>((resolve, reject) => {
    fill().then(
      () => {
        resolve();
        goOn().catch(tell);
      },
      // Stopping does not wait for it.
      (error: unknown) => isStopped || reject(error),
    );
  });
  return {
    ready,
    stop: async () => {
      isStopped = true;
      await Promise.all([images.stop(), music.stop()]);
      rmSync(workDir, { recursive: true, force: true });
    },
  };
}
