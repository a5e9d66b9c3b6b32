import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { forgetChild, recordChild } from './childRecord.ts';
import { messageOf, warn } from './log.ts';
import { isStoppingProcess } from './stopping.ts';
import { stopProcess, type StopSignals } from './stopProcess.ts';

export type ChildSpec = {
  name: string;
  dataDir: string;
  command: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  /** Set when the gateway runs as root and the child must not. */
  user?: { uid: number; gid: number };
  /** A unique part of the command line: distinguishes our child from another process with its pid. */
  mark: string;
  logFile: string;
  signals: StopSignals;
  readyWithinMs: number;
  isReady: (pid: number) => Promise<boolean> | boolean;
  /** Removes what a crashed predecessor left; runs before every start. */
  beforeStart?: () => Promise<void> | void;
  onUp?: () => void;
  onDown?: () => void;
};

export type SupervisedChild = { pid: () => number | null; stop: () => Promise<void> };

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
const START_TRIES = 5;

/** Starts a child process, waits until it is ready, and restarts it with growing delays whenever it exits. */
export async function superviseChild(spec: ChildSpec): Promise<SupervisedChild> {
  let child: ChildProcess | null = null;
  let isStopping = false;
  let pauseMs = FIRST_PAUSE_MS;

  const startOnce = async () => {
    await spec.beforeStart?.();
    if (isStoppingProcess()) throw new Error('Fairtone is stopping');
    child = launch(spec);
    await untilReady(spec, child);
    pauseMs = FIRST_PAUSE_MS;
    child.once('exit', (code, signal) => void handleDeath(signal ?? `code ${code}`));
    spec.onUp?.();
  };

  const startWithPatience = async (tries: number) => {
    for (let attempt = 1; !isStopping; attempt += 1) {
      try {
        return await startOnce();
      } catch (error) {
        if (attempt >= tries || isStoppingProcess()) throw error;
        warn(spec.name, `did not start (${messageOf(error)}); trying again in ${pauseMs} ms`);
        await sleep(pauseMs);
        pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
      }
    }
  };

  const handleDeath = async (how: string) => {
    if (isStopping || isStoppingProcess()) return;
    spec.onDown?.();
    warn(spec.name, `ended unexpectedly (${how}); starting it again`);
    await startWithPatience(Number.POSITIVE_INFINITY);
  };

  await startWithPatience(START_TRIES);
  return {
    pid: () => child?.pid ?? null,
    stop: async () => {
      isStopping = true;
      spec.onDown?.();
      if (child?.pid && child.exitCode === null) await stopProcess(child.pid, spec.mark, spec.signals);
      forgetChild(spec.dataDir, spec.name);
    },
  };
}

function launch(spec: ChildSpec): ChildProcess {
  mkdirSync(dirname(spec.logFile), { recursive: true });
  // A file instead of a pipe: an orphan that writes to a closed pipe would be killed in the middle of its work.
  const log = openSync(spec.logFile, 'a', 0o600);
  try {
    const child = spawn(spec.command, spec.args, {
      env: spec.env,
      stdio: ['ignore', log, log],
      // Own process group: Ctrl-C in the terminal reaches the gateway alone, which then stops its children in order.
      detached: true,
      ...spec.user,
    });
    child.once('error', (error) => warn(spec.name, error.message));
    if (child.pid) {
      recordChild(spec.dataDir, { name: spec.name, pid: child.pid, mark: spec.mark, signals: spec.signals });
    }
    return child;
  } finally {
    closeSync(log);
  }
}

async function untilReady(spec: ChildSpec, child: ChildProcess): Promise<void> {
  const end = Date.now() + spec.readyWithinMs;
  while (Date.now() < end) {
    if (!child.pid || child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`exited at start. ${lastLines(spec.logFile)}`);
    }
    if (await spec.isReady(child.pid)) return;
    await sleep(15);
  }
  await stopProcess(child.pid!, spec.mark, spec.signals);
  throw new Error(`was not ready within ${spec.readyWithinMs} ms. ${lastLines(spec.logFile)}`);
}

function lastLines(file: string): string {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-4).join(' | ');
}
