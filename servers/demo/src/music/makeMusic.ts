import { messageOf, warn } from '@fairtone/servers/shared';
import { musicOrder } from '../catalogOrder.ts';
import type { DemoDeps } from '../deps.ts';
import { openTrackWorkerPool, type TrackWorkerPool, type TrackWorkerPoolSpec } from './trackWorkerPool.ts';
import { missingTracks, type MissingTrack } from './missingTracks.ts';
import { createProgress } from './progress.ts';

export type MusicMaker = {
  /** An album's music waits for its cover, which becomes part of the files' tags. */
  coverIsThere: (album: string) => void;
  /** The tracks that must play before the shop opens: the newest album, or all of the small demo. */
  first: () => Promise<void>;
  /** Makes all other tracks. A track that fails is logged and retried at the next start. */
  rest: () => Promise<void>;
  stop: () => Promise<void>;
};

const FIRST: TrackWorkerPoolSpec = { name: 'demo-music-first', niceness: 0, workers: 2 };
const BACKGROUND: TrackWorkerPoolSpec = { name: 'demo-music', niceness: 15, workers: 2 };
/** Making a long track takes more than half a gigabyte of memory, so only one is made at a time. */
const LONG: TrackWorkerPoolSpec = { name: 'demo-music-long', niceness: 15, workers: 1 };

export function makeMusic(deps: DemoDeps): MusicMaker {
  const { catalog, size } = deps;
  const releases = musicOrder(catalog);
  const total = releases.reduce((sum, { album }) => sum + album.tracks.length, 0);
  const awaited = new Set((size === 'small' ? releases : releases.slice(0, 1)).map(({ album }) => album.key));
  const covers = new Map(releases.map(({ album }) => [album.key, signal()]));
  const pools: TrackWorkerPool[] = [];
  let isStopped = false;

  const open = (spec: TrackWorkerPoolSpec) => {
    if (isStopped) throw new Error('The demo was stopped.');
    const pool = openTrackWorkerPool(deps, spec);
    pools.push(pool);
    return pool;
  };

  return {
    coverIsThere: (album) => covers.get(album)!.give(),
    first: async () => {
      const pool = open(FIRST);
      const pieces = (await missingTracks(deps)).filter(({ album }) => awaited.has(album));
      await Promise.all(pieces.map((piece) => covers.get(piece.album)!.given.then(() => pool.make(piece))));
      await pool.stop();
    },
    rest: async () => {
      const pieces = await missingTracks(deps);
      if (pieces.length === 0 || isStopped) return;
      const progress = createProgress(total, total - pieces.length);
      const makeIn = async (spec: TrackWorkerPoolSpec, some: MissingTrack[]) => {
        const pool = open(spec);
        const make = (piece: MissingTrack) =>
          pool.make(piece).then(progress.step, (error: unknown) => isStopped || warn('demo', messageOf(error)));
        await Promise.all(some.map(make));
        await pool.stop();
      };
      await makeIn(
        BACKGROUND,
        pieces.filter(({ isLong }) => !isLong),
      );
      await makeIn(
        LONG,
        pieces.filter(({ isLong }) => isLong),
      );
    },
    stop: async () => {
      isStopped = true;
      await Promise.all(pools.map((pool) => pool.stop()));
    },
  };
}

function signal() {
  let give!: () => void;
  const given = new Promise<void>((resolve) => (give = resolve));
  return { given, give };
}
