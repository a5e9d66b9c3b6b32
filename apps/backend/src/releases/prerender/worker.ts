import type { Prerendered, PrerenderParts, PrerenderRequest } from '@fairtone/contracts';
import { parentPort } from 'node:worker_threads';
import { createContext, Script } from 'node:vm';

/** What the host asks of its worker: to draw with a file, whose code comes along the first time. */
export type PrerenderJob = {
  id: number;
  /** Names the file among all others. */
  key: string;
  code?: string;
  part: keyof PrerenderParts;
  request: PrerenderRequest;
};
export type PrerenderResult = { id: number; drawn: Prerendered | null } | { id: number; error: string };

/** All that a page may use that is drawn as text: no network, no files, no environment. */
const GLOBALS = {
  AbortController,
  AbortSignal,
  Blob,
  clearTimeout,
  console,
  DOMException,
  Event,
  EventTarget,
  Headers,
  MessageChannel,
  performance,
  queueMicrotask,
  ReadableStream,
  Request,
  Response,
  structuredClone,
  TextDecoder,
  TextEncoder,
  URL,
  URLSearchParams,
};

const known = new Map<string, Loaded>();
type Loaded = { parts: PrerenderParts; forgetTimers: () => void };

function load(key: string, code: string): Loaded {
  const timers = new Set<NodeJS.Timeout>();
  const setTimer = (run: () => void, ms?: number) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      run();
    }, ms);
    timers.add(timer);
    return timer;
  };
  const module: { exports: PrerenderParts } = { exports: {} };
  const context = createContext({
    ...GLOBALS,
    module,
    exports: module.exports,
    setTimeout: setTimer,
    setInterval: () => 0,
    clearInterval: () => undefined,
  });
  new Script(`globalThis.self = globalThis;\n${code}`, { filename: key }).runInContext(context);
  return {
    parts: module.exports,
    // A store that was drawn from would keep its answers for minutes.
    forgetTimers: () => {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}

async function draw({ key, code, part, request }: PrerenderJob): Promise<Prerendered | null> {
  if (code !== undefined) known.set(key, load(key, code));
  const loaded = known.get(key);
  if (!loaded) throw new Error(`${key} was never given`);
  try {
    return (await loaded.parts[part]?.(request)) ?? null;
  } finally {
    loaded.forgetTimers();
  }
}

// One after the other: what a file draws with is its own, and there is one of it.
let turn = Promise.resolve();
parentPort!.on('message', (job: PrerenderJob) => {
  turn = turn.then(async () => {
    const { id } = job;
    const result: PrerenderResult = await draw(job).then(
      (drawn) => ({ id, drawn }),
      (error: unknown) => ({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    );
    parentPort!.postMessage(result);
  });
});
