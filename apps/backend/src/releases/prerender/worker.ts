import type { Prerendered, PrerenderRequest, RemotePrerenderFile, ShellPrerenderFile } from '@fairtone/contracts';
import { parentPort } from 'node:worker_threads';
import { createContext, Script } from 'node:vm';

/** A file of a build; its code comes along the first time. */
export type HeldFile = { key: string; code?: string };

/** What the host asks of its worker: a part of a page, drawn with a shell's file and that of the remote whose screen it is. */
export type PrerenderJob = {
  id: number;
  shell: HeldFile;
  /** Null where the screen is part of the shell's build. */
  remote: HeldFile | null;
  part: 'page' | 'screen';
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

type Shell = {
  file: ShellPrerenderFile;
  remotes: Map<string, RemotePrerenderFile>;
  run: (file: Required<HeldFile>, require: (name: string) => unknown) => unknown;
  forgetTimers: () => void;
};
const codes = new Map<string, string>();
const shells = new Map<string, Shell>();

function openShell(key: string): Shell {
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
  const run: Shell['run'] = (file, require) => {
    const module = { exports: {} as unknown };
    const wrapped = new Script(`(function (module, exports, require) {${file.code}\n})`, { filename: file.key });
    (wrapped.runInContext(context) as (...args: unknown[]) => void)(module, module.exports, require);
    return module.exports;
  };
  const file = run(codeOf(key), refuse) as ShellPrerenderFile;
  // A store that was drawn from would keep its answers for minutes.
  const forgetTimers = () => {
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
  };
  return { file, run, forgetTimers, remotes: new Map() };
}

function openRemote({ file, remotes, run }: Shell, key: string): RemotePrerenderFile {
  const opened =
    remotes.get(key) ?? (run(codeOf(key), (name) => file.shares[name] ?? refuse(name)) as RemotePrerenderFile);
  remotes.set(key, opened);
  return opened;
}

function refuse(name: string): never {
  throw new Error(`${name} is not shared`);
}

function codeOf(key: string): Required<HeldFile> {
  const code = codes.get(key);
  if (code === undefined) throw new Error(`${key} was never given`);
  return { key, code };
}

async function draw({
  shell: { key, ...shellFile },
  remote,
  part,
  request,
}: PrerenderJob): Promise<Prerendered | null> {
  if (shellFile.code !== undefined) codes.set(key, shellFile.code);
  if (remote?.code !== undefined) codes.set(remote.key, remote.code);
  const shell = shells.get(key) ?? openShell(key);
  shells.set(key, shell);
  try {
    if (part === 'page') return await shell.file.page(request);
    const remotes = remote ? [openRemote(shell, remote.key).remote] : (shell.file.remotes ?? []);
    return await shell.file.screen(request, remotes);
  } finally {
    shell.forgetTimers();
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
