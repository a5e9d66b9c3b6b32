import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { CATALOGS } from '../../../../tools/demo/catalog/index.ts';
import type { Sql } from '../database/connection.ts';
import type { Config } from '../process/config.ts';
import { messageOf, warn } from '../process/log.ts';
import type { Secrets } from '../process/secrets.ts';
import { seedActivity } from './activity/seedActivity.ts';
import { createDemoStorage } from './demoStorage.ts';
import type { DemoDeps } from './deps.ts';
import { makeMusic } from './music/makeMusic.ts';
import { openPictureStudio } from './pictures/pictureStudio.ts';
import { seedPictures } from './pictures/seedPictures.ts';
import { seedRows } from './rows/seedRows.ts';

export type Demo = {
  /** All albums can be browsed and the newest can be heard. Never settles when it is stopped before. */
  ready: Promise<void>;
  stop: () => Promise<void>;
};

type Parts = { config: Config; secrets: Secrets; sql: Sql };

/** Fills the shop with the demo data, as far as an earlier start has not; most of the music follows in the background. */
export function startDemo({ config, secrets, sql }: Parts, size: 'full' | 'small'): Demo {
  const workDir = join(config.dataDir, 'demo');
  rmSync(workDir, { recursive: true, force: true });
  const storage = createDemoStorage(`http://127.0.0.1:${config.port}`, secrets.serviceKey);
  const deps: DemoDeps = { config, sql, storage, catalog: CATALOGS[size], size, workDir };
  const studio = openPictureStudio(deps);
  const music = makeMusic(deps);
  let isStopped = false;

  const fill = async () => {
    await seedRows(deps);
    const covers = seedPictures(deps, studio, music.coverIsThere).then(studio.stop);
    await Promise.all([covers, seedActivity(deps), music.first()]);
  };
  const goOn = async () => {
    await music.rest();
    rmSync(workDir, { recursive: true, force: true });
  };
  const ready = new Promise<void>((resolve, reject) => {
    fill().then(
      () => {
        resolve();
        goOn().catch((error: unknown) => isStopped || warn('demo', messageOf(error)));
      },
      // Whoever stops it does not wait for it.
      (error: unknown) => isStopped || reject(error),
    );
  });
  return {
    ready,
    stop: async () => {
      isStopped = true;
      await Promise.all([studio.stop(), music.stop()]);
      rmSync(workDir, { recursive: true, force: true });
    },
  };
}
