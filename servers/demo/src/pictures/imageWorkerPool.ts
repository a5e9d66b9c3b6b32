import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DemoDeps } from '../deps.ts';
import { createWorkerPool } from '../workers/workerPool.ts';
import type { PictureJob, PictureResult, PictureRequest } from './worker.ts';

export type ImageWorkerPool = {
  /** Draws a picture; `take` receives each of its files with its name. */
  draw: (id: string, wish: PictureRequest, take: (name: string, jpeg: Buffer) => Promise<void>) => Promise<void>;
  stop: () => Promise<void>;
};

export function openImageWorkerPool({ config, workDir }: Pick<DemoDeps, 'config' | 'workDir'>): ImageWorkerPool {
  const program = join(config.root, 'dist/servers/demoPictures.mjs');
  // One process, because the image library already uses every core.
  const pool = createWorkerPool<PictureJob, PictureResult>(1, {
    name: 'demo-pictures',
    dataDir: config.dataDir,
    program,
    niceness: 0,
  });
  return {
    draw: async (id, wish, take) => {
      const outDir = join(workDir, id);
      const result = await pool.run(async () => ({ id, outDir, ...wish }));
      if (!result.ok) throw new Error(`Drawing ${id}: ${result.error}`);
      await Promise.all(Object.entries(result.files).map(async ([name, file]) => take(name, await readFile(file))));
      await rm(outDir, { recursive: true, force: true });
    },
    stop: pool.stop,
  };
}
