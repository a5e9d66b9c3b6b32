import { coverAtSize } from '@fairtone/domain';
import { messageOf } from '@fairtone/servers/shared';
import { rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { albumId } from '../../content/catalog/index.ts';
import type { MusicJob, MusicResult } from '../../content/music/worker.ts';
import type { DemoDeps } from '../deps.ts';
import { createWorkerPool } from '../workers/workerPool.ts';
import type { MissingTrack } from './missingTracks.ts';
import { storeTrack } from './storeTrack.ts';

/** Makes tracks in child processes. */
export type TrackWorkerPool = {
  /** Renders, encodes and stores one track; tries twice. */
  make: (piece: MissingTrack) => Promise<void>;
  stop: () => Promise<void>;
};

export type TrackWorkerPoolSpec = {
  name: string;
  /** Niceness of the processes: 0 while a person waits for the music; higher in the background, so that visitors come first. */
  niceness: number;
  /** The most tracks that are made at the same time. */
  workers: number;
};

/** Its processes start with the first requested track. */
export function openTrackWorkerPool(deps: DemoDeps, { name, niceness, workers }: TrackWorkerPoolSpec): TrackWorkerPool {
  const { config, sql, storage, workDir } = deps;
  const program = join(config.root, 'dist/servers/demoMusic.mjs');
  const size = Math.min(workers, availableParallelism());
  const pool = createWorkerPool<MusicJob, MusicResult>(size, { name, dataDir: config.dataDir, program, niceness });
  const covers = new Map<string, Promise<MusicJob['cover']>>();

  const readCover = async (album: string): Promise<MusicJob['cover']> => {
    const [row] = await sql<{ url: string | null }[]>`
      select cover_image as url from public.albums where id = ${albumId(album)}`;
    if (!row?.url?.startsWith('/')) return undefined;
    return { mimeType: 'image/jpeg', base64: (await storage.read(coverAtSize(row.url, 640))).toString('base64') };
  };
  const coverOf = ({ album }: MissingTrack) => {
    if (!covers.has(album)) covers.set(album, readCover(album));
    return covers.get(album);
  };

  const makeOnce = async (piece: MissingTrack) => {
    const outDir = join(workDir, piece.id);
    try {
      const result = await pool.run(async () => ({ ...piece.job, id: piece.id, outDir, cover: await coverOf(piece) }));
      if (!result.ok) throw new Error(result.error);
      await storeTrack(deps, piece, result.track);
    } finally {
      await rm(outDir, { recursive: true, force: true });
    }
  };

  return {
    make: (piece) =>
      makeOnce(piece)
        .catch(() => makeOnce(piece))
        .catch((error: unknown) => {
          throw new Error(`"${piece.job.tags?.title}" was not made: ${messageOf(error)}`);
        }),
    stop: pool.stop,
  };
}
