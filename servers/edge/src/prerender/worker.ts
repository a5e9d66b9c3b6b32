import type {
  Prerendered,
  PrerenderRequest,
  RemoteDefinition,
  RemotePrerenderFile,
  ShellPrerenderFile,
} from '@fairtone/contracts';
import { parentPort } from 'node:worker_threads';
import { createContext, Script } from 'node:vm';

/** A file of a build; its code is sent the first time. */
export type HeldFile = { key: string; code?: string };

/** A request of the host: a page, rendered with a shell's file and that of the remote whose screen it shows. */
export type PrerenderJob = {
  id: number;
  shell: HeldFile;
  /** Null when the screen is part of the shell's build. */
  remote: HeldFile | null;
  request: PrerenderRequest;
};
export type PrerenderResult = { id: number; drawn: Prerendered | null } | { id: number; error: string };

/** The globals of a prerendered page: no network, no files, no environment. */
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

/** Each page has its own context: two versions of a remote would register the same endpoints and texts. */
type Stage = { shell: ShellPrerenderFile; remotes: readonly RemoteDefinition[]; forgetTimers: () => void };
const codes = new Map<string, string>();
const stages = new Map<string, Stage>();

function openStage(shellKey: string, remoteKey: string | undefined): Stage {
  const timers = new Set<NodeJS.Timeout>();
  const setTimer = (run: () => void, ms?: number) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      run();
    }, ms);
    timers.add(timer);
    return timer;
  };
  const context = createContext({
    ...GLOBALS,
    setTimeout: setTimer,
    setInterval: () => 0,
    clearInterval: () => undefined,
  });
  new Script('globalThis.self = globalThis').runInContext(context);
  const run = (key: string, require: (name: string) => unknown) => {
    const code = codes.get(key);
    if (code === undefined) throw new Error(`${key} was never given`);
    const module = { exports: {} as unknown };
    const wrapped = new Script(`(function (module, exports, require) {${code}\n})`, { filename: key });
    (wrapped.runInContext(context) as (...args: unknown[]) => void)(module, module.exports, require);
    return module.exports;
  };
  const shell = run(shellKey, refuse) as ShellPrerenderFile;
  const require = (name: string) => shell.shares[name] ?? refuse(name);
  const remotes = remoteKey ? [(run(remoteKey, require) as RemotePrerenderFile).remote] : (shell.remotes ?? []);
  // A store that was used for a render would keep its cached responses for minutes.
  const forgetTimers = () => {
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
  };
  return { shell, remotes, forgetTimers };
}

function refuse(name: string): never {
  throw new Error(`${name} is not shared`);
}

async function draw({ shell, remote, request }: PrerenderJob): Promise<Prerendered | null> {
  for (const file of [shell, remote]) if (file?.code !== undefined) codes.set(file.key, file.code);
  const key = [shell.key, remote?.key].join();
  const stage = stages.get(key) ?? openStage(shell.key, remote?.key);
  stages.set(key, stage);
  try {
    return await stage.shell.page(request, stage.remotes);
  } finally {
    stage.forgetTimers();
  }
}

// Renders run sequentially: a file's modules have global state.
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
