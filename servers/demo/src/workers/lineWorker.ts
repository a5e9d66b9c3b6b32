import { forgetChild, recordChild, stopProcess, type StopSignals } from '@fairtone/servers/shared';
import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export type LineWorkerSpec = {
  name: string;
  dataDir: string;
  program: string;
  /** Niceness: 0 is normal, 19 yields to all other processes. */
  niceness: number;
};

/** A child process that answers each line of JSON with a line of JSON, one at a time. Started at the first request. */
export type LineWorker<Job, Result> = { ask: (job: Job) => Promise<Result>; stop: () => Promise<void> };

const SIGNALS: StopSignals = { ask: 'SIGTERM', insist: 'SIGKILL', patienceMs: 1_000 };

export function createLineWorker<Job, Result>(spec: LineWorkerSpec): LineWorker<Job, Result> {
  const mark = join(spec.dataDir, 'demo', spec.name);
  let child: ChildProcess | null = null;
  let waiting: Deferred<Result> | null = null;
  let isStopped = false;

  const launch = () => {
    const started = spawnWorker(spec, mark);
    started.once('error', (error) => waiting?.reject(error));
    started.once('exit', (code, signal) => {
      if (child === started) child = null;
      waiting?.reject(new Error(`${spec.name} ended (${signal ?? `code ${code}`})`));
    });
    // A write to a worker that has just died; its exit event reports it.
    started.stdin!.on('error', () => undefined);
    createInterface({ input: started.stdout! }).on('line', (line) => waiting?.resolve(JSON.parse(line) as Result));
    return started;
  };

  return {
    ask: async (job) => {
      if (isStopped) throw new Error(`${spec.name} stopped`);
      child ??= launch();
      waiting = deferred<Result>();
      child.stdin!.write(`${JSON.stringify(job)}\n`);
      return waiting.promise.finally(() => (waiting = null));
    },
    stop: async () => {
      isStopped = true;
      if (child?.pid) await stopProcess(child.pid, mark, SIGNALS);
      forgetChild(spec.dataDir, spec.name);
    },
  };
}

type Deferred<Value> = {
  promise: Promise<Value>;
  resolve: (value: Value) => void;
  reject: (error: Error) => void;
};

function deferred<Value>(): Deferred<Value> {
  let settle!: Omit<Deferred<Value>, 'promise'>;
  const promise = new Promise<Value>((resolve, reject) => (settle = { resolve, reject }));
  return { promise, ...settle };
}

function spawnWorker({ name, dataDir, program, niceness }: LineWorkerSpec, mark: string): ChildProcess {
  mkdirSync(join(dataDir, 'logs'), { recursive: true });
  const log = openSync(join(dataDir, 'logs/demo.log'), 'a', 0o600);
  try {
    // Own process group, as for every child of the gateway, and an empty environment: the worker needs no secret.
    const options: SpawnOptions = { env: { PATH: process.env.PATH }, stdio: ['pipe', 'pipe', log], detached: true };
    const child = spawn(process.execPath, [program, mark], options);
    if (child.pid) {
      recordChild(dataDir, { name, pid: child.pid, mark, signals: SIGNALS });
      // Set immediately: threads inherit the priority that the process has when they start.
      if (niceness > 0) setPriority(child.pid, niceness);
    }
    return child;
  } finally {
    closeSync(log);
  }
}
