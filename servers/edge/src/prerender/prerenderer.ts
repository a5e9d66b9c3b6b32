import type { Prerendered } from '@fairtone/contracts';
import { messageOf, warn } from '@fairtone/servers/shared';
import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { HeldFile, PrerenderJob, PrerenderResult } from './worker.ts';

/** A file of a build that draws, and how to come by it. */
export type PrerenderFile = {
  /** Names it among all others. */
  key: string;
  /** `sha384-…`, as the release says: nothing else is run. */
  integrity: string;
  read: () => Promise<string | null>;
};

/** A part of a page, and the files that it is drawn with. */
export type PrerenderWish = Pick<PrerenderJob, 'part' | 'request'> & {
  shell: PrerenderFile;
  remote: PrerenderFile | null;
};

export interface Prerenderer {
  /** A drawn part; null when one of its files cannot be had, or failed a while ago. */
  draw: (wish: PrerenderWish) => Promise<Prerendered | null>;
  stop: () => Promise<void>;
}

type Waiting = {
  start: () => void;
  resolve: (drawn: Prerendered | null) => void;
  reject: (error: Error) => void;
};

/** A page that draws for so long will not come to an end: the worker is ended with it. */
const GIVE_UP_MS = 5_000;
/** A file that failed is left alone for so long: what broke the thread may have been another. */
const REST_MS = 60_000;
/** So many files are held: the live ones, those before, a canary. With one more the thread begins anew. */
const HELD = 8;
/** So many wait at most: whoever comes when there is much to draw gets the page without. */
const MOST_WAITING = 20;
const LIMITS = { maxOldGenerationSizeMb: 384 };

/**
 * Draws with the files of builds, in a thread of its own without environment, files or network. A file that is not what its release
 * says, throws or hangs is left alone for a while: its pages are drawn by the browser alone.
 */
export function createPrerenderer(program: string, giveUpMs = GIVE_UP_MS): Prerenderer {
  let worker: Worker | null = null;
  const held = new Set<string>();
  const refusedUntil = new Map<string, number>();
  /** In the order in which the thread draws them: the first is being drawn. */
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let underWay = 0;

  function launch(): Worker {
    const started = new Worker(program, { env: {}, resourceLimits: LIMITS });
    // What nobody waits for any more must not keep the host alive.
    started.unref();
    started.on('message', (result: PrerenderResult) => {
      const asked = waiting.get(result.id);
      waiting.delete(result.id);
      startFirst();
      if ('error' in result) asked?.reject(new Error(result.error));
      else asked?.resolve(result.drawn);
    });
    started.on('error', (error) => end(started, error));
    started.on('exit', () => end(started, new Error('The thread ended')));
    return started;
  }

  /** @param error what went wrong with the part that is being drawn, the first in the line; the others are not to blame */
  function end(ended: Worker, error: Error | null): void {
    if (worker !== ended) return;
    worker = null;
    held.clear();
    const [drawn, ...others] = waiting.values();
    waiting.clear();
    if (error) drawn?.reject(error);
    else drawn?.resolve(null);
    for (const { resolve } of others) resolve(null);
    void ended.terminate();
  }

  function ask(job: Omit<PrerenderJob, 'id'>): Promise<Prerendered | null> {
    const thread = (worker ??= launch());
    const id = (last += 1);
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined;
      waiting.set(id, {
        start: () => {
          timer ??= setTimeout(() => end(thread, new Error(`nothing after ${giveUpMs} ms`)), giveUpMs);
        },
        resolve: (drawn) => {
          clearTimeout(timer);
          resolve(drawn);
        },
        reject: (error) => {
          clearTimeout(timer);
          reject(error);
        },
      });
      startFirst();
      thread.postMessage({ id, ...job });
    });
  }

  /** A part has its whole time from the moment at which it is drawn: what waits behind slow ones is not to blame. */
  function startFirst(): void {
    const [first] = waiting.values();
    first?.start();
  }

  /** What the thread does not hold yet comes along with its code. */
  async function hold(file: PrerenderFile): Promise<HeldFile | null> {
    if (held.has(file.key)) return { key: file.key };
    const code = await readCode(file);
    return code === null ? null : { key: file.key, code };
  }

  return {
    async draw({ shell, remote, part, request }) {
      const files = [shell, ...(remote ? [remote] : [])];
      if (underWay >= MOST_WAITING) return null;
      if (files.some(({ key }) => (refusedUntil.get(key) ?? 0) > Date.now())) return null;
      underWay += 1;
      try {
        if (worker && held.size >= HELD && files.some(({ key }) => !held.has(key))) end(worker, null);
        const [around, own] = await Promise.all([hold(shell), remote && hold(remote)]);
        if (!around || (remote && !own)) return null;
        const drawn = ask({ shell: around, remote: own, part, request });
        for (const { key } of files) held.add(key);
        return await drawn;
      } catch (error) {
        // What broke is what is drawn: a shell that draws other screens is not to blame.
        const { key } = remote ?? shell;
        refusedUntil.set(key, Date.now() + REST_MS);
        warn('releases', `${key} draws no first views: ${messageOf(error)}`);
        return null;
      } finally {
        underWay -= 1;
      }
    },
    stop: async () => {
      const thread = worker;
      if (thread) end(thread, null);
      await thread?.terminate();
    },
  };
}

/** @throws when it is not what the release says */
async function readCode({ integrity, read }: PrerenderFile): Promise<string | null> {
  const code = await read();
  if (code === null) return null;
  const [algorithm, hash] = integrity.split(/-(.*)/s);
  if (createHash(algorithm!).update(code).digest('base64') !== hash) throw new Error('it is not what its release says');
  return code;
}
