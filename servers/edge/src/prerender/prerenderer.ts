import type { Prerendered } from '@fairtone/contracts';
import { messageOf, warn } from '@fairtone/servers/shared';
import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { HeldFile, PrerenderJob, PrerenderResult } from './worker.ts';

/** A prerender file of a build, and a function that reads it. */
export type PrerenderFile = {
  /** Unique key of the file. */
  key: string;
  /** `sha384-…` from the release: a file with another hash is not run. */
  integrity: string;
  read: () => Promise<string | null>;
};

/** A page, and the files that render it. */
export type PrerenderTask = Pick<PrerenderJob, 'request'> & {
  shell: PrerenderFile;
  remote: PrerenderFile | null;
};

export interface Prerenderer {
  /** A rendered page; null when one of its files is not available, or failed recently. */
  draw: (wish: PrerenderTask) => Promise<Prerendered | null>;
  stop: () => Promise<void>;
}

type GiveUpMs = { first: number; later: number };

type Waiting = {
  start: () => void;
  resolve: (drawn: Prerendered | null) => void;
  reject: (error: Error) => void;
};

/**
 * Ms after which a render is regarded as endless, and the worker is terminated. The first render of a file also starts the worker and
 * compiles the code, which takes a busy machine many seconds.
 */
const GIVE_UP_MS: GiveUpMs = { first: 30_000, later: 5_000 };
/** Ms for which a failed file is not used: another file may have broken the thread. */
const REST_MS = 60_000;
/** Most files in one thread: the live ones, the previous ones, a canary. One more starts a new thread. */
const HELD = 8;
/** Longest queue: further pages are sent without prerendered HTML. */
const MOST_WAITING = 20;
const LIMITS = { maxOldGenerationSizeMb: 384 };

/**
 * Renders with the prerender files of builds, in a thread without environment, files or network. A file that does not match its release's
 * hash, throws or hangs is not used for a while: browsers render its pages alone.
 */
export function createPrerenderer(program: string, giveUpMs = GIVE_UP_MS): Prerenderer {
  let worker: Worker | null = null;
  const held = new Set<string>();
  const refusedUntil = new Map<string, number>();
  /** In the order of rendering: the first one is being rendered. */
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let underWay = 0;

  function launch(): Worker {
    const started = new Worker(program, { env: {}, resourceLimits: LIMITS });
    // A pending render must not keep the host's process alive.
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

  /** @param error the failure of the part that is being rendered, the first in the queue; the others are not affected */
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
    const isFirst = [job.shell, job.remote].some((file) => file?.code !== undefined);
    const limitMs = isFirst ? giveUpMs.first : giveUpMs.later;
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined;
      waiting.set(id, {
        start: () => {
          timer ??= setTimeout(() => end(thread, new Error(`nothing after ${limitMs} ms`)), limitMs);
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

  /** The time-out of a part starts when its render starts, so that parts behind slow ones are not affected. */
  function startFirst(): void {
    const [first] = waiting.values();
    first?.start();
  }

  /** Files that the thread does not hold yet are sent with their code. */
  async function hold(file: PrerenderFile): Promise<HeldFile | null> {
    if (held.has(file.key)) return { key: file.key };
    const code = await readCode(file);
    return code === null ? null : { key: file.key, code };
  }

  return {
    async draw({ shell, remote, request }) {
      const files = [shell, ...(remote ? [remote] : [])];
      if (underWay >= MOST_WAITING) return null;
      if (files.some(({ key }) => (refusedUntil.get(key) ?? 0) > Date.now())) return null;
      underWay += 1;
      try {
        if (worker && held.size >= HELD && files.some(({ key }) => !held.has(key))) end(worker, null);
        const [around, own] = await Promise.all([hold(shell), remote && hold(remote)]);
        if (!around || (remote && !own)) return null;
        const drawn = ask({ shell: around, remote: own, request });
        for (const { key } of files) held.add(key);
        return await drawn;
      } catch (error) {
        // The failure belongs to the file that is being rendered with, not to a shell that renders other screens too.
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

/** @throws when the file does not match the release's hash */
async function readCode({ integrity, read }: PrerenderFile): Promise<string | null> {
  const code = await read();
  if (code === null) return null;
  const [algorithm, hash] = integrity.split(/-(.*)/s);
  if (createHash(algorithm!).update(code).digest('base64') !== hash) throw new Error('it is not what its release says');
  return code;
}
