import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The command line of a living process, or null. Detects a pid that was reused by another process. */
export function processCommand(pid: number): string | null {
  if (!Number.isInteger(pid) || pid < 2) return null;
  if (process.platform === 'linux') return readProc(pid);
  try {
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null;
  } catch {
    return null;
  }
}

function readProc(pid: number): string | null {
  try {
    // Empty for a zombie: dead, but not yet reaped by its parent.
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim() || null;
  } catch {
    return null;
  }
}

/** Whether a process with this pid is alive and its command line contains the mark. */
export const isRunning = (pid: number, mark: string) => processCommand(pid)?.includes(mark) ?? false;
