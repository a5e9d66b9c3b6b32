import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning } from './processCommand.ts';

export type StopSignals = { ask: NodeJS.Signals; insist: NodeJS.Signals; patienceMs: number };

/** Stops a process with SIGTERM, then with SIGKILL. The mark is checked before every signal. */
export async function stopProcess(pid: number, mark: string, signals: StopSignals): Promise<void> {
  for (const signal of [signals.ask, signals.insist]) {
    if (!send(pid, mark, signal)) return;
    const end = Date.now() + signals.patienceMs;
    while (Date.now() < end) {
      if (!isRunning(pid, mark)) return;
      await sleep(20);
    }
  }
  throw new Error(`Process ${pid} (${mark}) does not end.`);
}

function send(pid: number, mark: string, signal: NodeJS.Signals): boolean {
  if (!isRunning(pid, mark)) return false;
  try {
    process.kill(pid, signal);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}
